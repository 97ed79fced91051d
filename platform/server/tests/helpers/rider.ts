import { findGame } from '@chambord/games';
import { at, below, randomFrom } from '@chambord/kernel';
import type { Command, FromServer } from '@chambord/protocol';
import { takeChange, takeNews, wholeTable } from '../../../web/online/connection/snapshot.ts';
import type { Snapshot } from '../../../web/online/connection/snapshot.ts';
import { lastingSocket } from '../../../web/online/connection/lasting-socket.ts';
import type { SocketState } from '../../../web/online/connection/lasting-socket.ts';
import type { Kept } from './check-log.ts';
import { newPart } from './pilot.ts';
import { wireTo } from './wire.ts';

/** Somebody who plays on whatever becomes of the connection, which is the page's own: it comes back by itself. */
export interface Rider {
  sit(table: string, seat: number): void;
  /** Everything that was acknowledged. */
  readonly kept: readonly Kept[];
  /** How often something had to be said again. */
  resent(): number;
  /** How often the connection was lost. */
  losses(): number;
  /** Milliseconds from now to the next move that is said, or said again, after now and acknowledged. */
  nextAck(): Promise<number>;
  /** Where it stands, for whoever looks for what it waits for. */
  stands(): object;
  close(): void;
}

export interface RiderParts {
  readonly address: string;
  readonly cookie: string;
  readonly seed: string;
  /** How long a decision takes at most, in milliseconds. */
  readonly thinking: number;
  readonly onOver: () => void;
}

/** Names of messages are not used twice, whoever says them. */
let names = 0;

export function newRider({ address, cookie, seed, thinking, onOver }: RiderParts): Rider {
  const random = randomFrom(seed);
  const kept: Kept[] = [];
  const waiting: { readonly since: number; readonly done: (pause: number) => void }[] = [];
  let table = '';
  let over = '';
  let known: Snapshot | null = null;
  /** What was said and is not answered yet, and when it was last said. */
  let unanswered: { readonly command: Command; said: number } | null = null;
  let resent = 0;
  let losses = 0;
  let state: SocketState = 'closed';
  /** Older servers do not know of changes. */
  let offered: { readonly changes?: true } = {};
  let thought: NodeJS.Timeout | undefined;

  const socket = lastingSocket({
    dial: (ends) => wireTo(address, cookie, ends),
    hear,
    onState(next) {
      state = next;
      if (next === 'lost') losses++;
    },
  });

  function command(saying: Command): void {
    unanswered = { command: saying, said: performance.now() };
    socket.say(saying);
  }

  function watch(): void {
    if (table !== '')
      socket.say({ type: 'watch', table, ...offered, ...(known === null ? {} : { since: known.version }) });
  }

  function hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        offered = message.offers.includes('changes') ? { changes: true } : {};
        watch();
        if (unanswered !== null) {
          resent++;
          unanswered.said = performance.now();
          socket.say(unanswered.command);
        }
        return;
      case 'table':
        if (message.facts.id === table) take(wholeTable(message, Date.now()));
        return;
      case 'update':
        if (message.table === table && known !== null) {
          take(takeNews(known, message.viewer, message.news, Date.now()), message.viewer);
        }
        return;
      case 'change':
        if (message.table === table && known !== null) {
          const next = takeChange(known, message.viewer, message.news, Date.now());
          if (next === 'wrong') throw new Error(`${seed}: the changes lead to something else than the server has`);
          take(next, message.viewer);
        }
        return;
      case 'ack':
        answered(message);
        return;
      case 'stale':
      case 'refused':
        // Nobody else plays this seat, so nothing that it says may come too late or be wrong.
        throw new Error(`${seed}: ${JSON.stringify(message)} to ${JSON.stringify(unanswered)}`);
      case 'older':
      case 'presence':
      case 'pong':
      case 'bye':
    }
  }

  function take(next: Snapshot | null, viewer = next?.viewer): void {
    if (next === null) return watch();
    known = { ...next, viewer: viewer ?? next.viewer };
    decide();
  }

  function answered({ id, version }: Extract<FromServer, { type: 'ack' }>): void {
    if (unanswered?.command.id !== id) return;
    const { command: done, said } = unanswered;
    unanswered = null;
    // Said again after a lost connection, it may be answered after the news: nothing else may come before the own decision then.
    if (done.type !== 'move') return decide();
    kept.push({ table: done.table, id, version, move: done.move });
    for (const [i, { since, done: tell }] of [...waiting.entries()].toReversed()) {
      if (said < since) continue;
      waiting.splice(i, 1);
      tell(performance.now() - since);
    }
    decide();
  }

  function decide(): void {
    clearTimeout(thought);
    if (known === null || unanswered !== null) return;
    if (known.status.phase === 'over') return end();
    thought = setTimeout(move, below(random, thinking + 1));
  }

  /** Once for each table, however often it is told. */
  function end(): void {
    if (over === table) return;
    over = table;
    onOver();
  }

  function move(): void {
    if (known === null || unanswered !== null) return;
    const { facts, view, status, viewer, version } = known;
    // What was acknowledged may be ahead of the news.
    const last = kept.at(-1);
    if (status.turn !== viewer || (last?.table === table && last.version > version)) return;
    const { game } = findGame(facts.terms.game);
    const moves = game.sensible(view);
    const text = game.format(at(moves, below(random, moves.length)), game.options(facts.terms.options));
    command({ type: 'move', table, id: `m${names++}`, version, move: text });
  }

  socket.open();
  return {
    kept,
    sit(next, seat) {
      if (table !== '') socket.say({ type: 'unwatch', table });
      table = next;
      known = null;
      watch();
      command({ type: 'sit', table, id: 'sit', seat, part: newPart() });
    },
    resent: () => resent,
    losses: () => losses,
    nextAck: () => new Promise((done) => waiting.push({ since: performance.now(), done })),
    stands: () => ({
      seed,
      table,
      over: over === table,
      state,
      unanswered: unanswered?.command ?? null,
      version: known?.version ?? null,
      viewer: known?.viewer ?? null,
      phase: known?.status.phase ?? null,
      turn: known?.status.turn ?? null,
      last: kept.at(-1) ?? null,
    }),
    close() {
      clearTimeout(thought);
      socket.close();
    },
  };
}
