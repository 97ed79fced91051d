import { findGame } from '@chambord/games';
import { at, below, pick, randomFrom } from '@chambord/kernel';
import { PHRASES } from '@chambord/protocol';
import type { Command, FromServer, RefusalCode } from '@chambord/protocol';
import { takeChange, takeNews, wholeTable } from '../../../../web/online/connection/snapshot.ts';
import type { Snapshot } from '../../../../web/online/connection/snapshot.ts';
import { lastingSocket } from '../../../../web/online/connection/lasting-socket.ts';
import { newPart } from '../pilot.ts';
import { wireTo } from '../wire.ts';

/** Something that the server said it has done. */
export interface Done {
  readonly table: string;
  readonly id: string;
  readonly version: number;
  readonly type: Command['type'];
  /** The move, or what was said. */
  readonly text: string | null;
}

/** Somebody who does at a table all that people do: moves, takes back, agrees or not, chats, goes away, loses the connection, and always comes back. */
export interface Regular {
  /** Everything that was acknowledged since it was asked last. */
  takeDone(): Done[];
  /** Takes this seat; null is to look on. */
  sit(table: string, seat: number | null): void;
  /** Goes home for a while: nothing is waited for any more, the connection ends. */
  rest(): Promise<void>;
  comeBack(): void;
  resent(): number;
  /** Where it stands, for whoever looks for what it waits for. */
  stands(): object;
}

export interface RegularParts {
  readonly address: () => string;
  readonly cookie: string;
  readonly seed: string;
  readonly onOver: () => void;
  readonly onDone: () => void;
  readonly onTrouble: (error: unknown) => void;
}

/** What may be answered to somebody who does nothing wrong: others were faster, or the table is full of words. */
const TO_BE_EXPECTED: readonly RefusalCode[] = ['noOffer', 'cannotUndo', 'saidEnough', 'over', 'away'];

/** Names of messages are not used twice, whoever says them. */
let names = 0;

export function newRegular({ address, cookie, seed, onOver, onDone, onTrouble }: RegularParts): Regular {
  const random = randomFrom(seed);
  const done: Done[] = [];
  let table = '';
  let over = '';
  let last: Done | null = null;
  let known: Snapshot | null = null;
  let unanswered: Command | null = null;
  let resent = 0;
  let resting: (() => void) | null = null;
  let thought: NodeJS.Timeout | undefined;
  const oneIn = (many: number) => below(random, many) === 0;

  const socket = lastingSocket({
    dial: (ends) => wireTo(address(), cookie, ends),
    hear(message) {
      try {
        hear(message);
      } catch (error) {
        onTrouble(error);
      }
    },
    onState() {},
  });

  function watch(): void {
    if (table === '') return;
    socket.say({ type: 'watch', table, changes: true, ...(known === null ? {} : { since: known.version }) });
  }

  function command(saying: Command): void {
    unanswered = saying;
    socket.say(saying);
  }

  function hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        watch();
        if (unanswered === null) return;
        resent++;
        socket.say(unanswered);
        return;
      case 'table':
        if (message.facts.id === table) take(wholeTable(message, 0));
        return;
      case 'update':
        if (message.table === table && known !== null) take(takeNews(known, message.viewer, message.news, 0));
        return;
      case 'change': {
        if (message.table !== table || known === null) return;
        const next = takeChange(known, message.viewer, message.news, 0);
        if (next === 'wrong') throw new Error(`${seed}: the changes lead to something else than the server has`);
        take(next);
        return;
      }
      case 'ack':
        acknowledged(message.id, message.version);
        return;
      case 'stale':
        if (unanswered?.id !== message.id) return;
        unanswered = null;
        if (known !== null) take(takeNews(known, known.viewer, message.news, 0));
        return;
      case 'refused':
        if (unanswered === null || message.id !== unanswered.id || !TO_BE_EXPECTED.includes(message.code)) {
          throw new Error(`${seed}: ${JSON.stringify(message)} to ${JSON.stringify(unanswered)}`);
        }
        unanswered = null;
        decide();
        return;
      case 'older':
      case 'presence':
      case 'pong':
      case 'bye':
    }
  }

  function take(next: Snapshot | null): void {
    if (next === null) return watch();
    if (known !== null && next.version < known.version) throw new Error(`${seed}: the table went back`);
    known = next;
    decide();
  }

  function acknowledged(id: string, version: number): void {
    if (unanswered?.id !== id) return;
    const text = unanswered.type === 'move' ? unanswered.move : unanswered.type === 'chat' ? unanswered.text : null;
    last = { table: unanswered.table, id, version, type: unanswered.type, text };
    done.push(last);
    unanswered = null;
    onDone();
    decide();
  }

  /** A little later: others want to be heard, too. */
  function decide(): void {
    clearTimeout(thought);
    if (unanswered !== null) return;
    if (resting !== null) return goHome();
    thought = setTimeout(act, below(random, 10));
  }

  function act(): void {
    if (known === null || unanswered !== null) return;
    if (resting !== null) return goHome();
    const { facts, status, view, viewer, version } = known;
    // What was acknowledged may be ahead of the news, which come.
    if (last?.table === table && last.version > version) return;
    if (status.phase === 'over') {
      if (over === table) return;
      over = table;
      return onOver();
    }
    if (oneIn(60)) return socket.lose();
    if (viewer === 'spectator' || status.phase !== 'playing') return;
    const to = { table, id: `n${names++}` };
    if (at(status.seats, viewer).away !== null) return command({ type: 'back', ...to });
    const { offer } = status;
    if (offer !== null && offer.seat !== viewer && !offer.agreed.includes(viewer)) {
      return command({ type: 'answer', ...to, offer: offer.version, agree: !oneIn(3) });
    }
    if (oneIn(25))
      return command({ type: 'chat', ...to, text: `${to.id} ${'so so '.repeat(below(random, 20))}`.trim() });
    if (oneIn(50)) return command({ type: 'phrase', ...to, phrase: pick(random, PHRASES) });
    if (oneIn(80)) return command({ type: 'leave', ...to });
    if (oneIn(status.turn === viewer ? 15 : 60)) return command({ type: 'undo', ...to, version });
    if (status.turn !== viewer) return;
    const { game } = findGame(facts.terms.game);
    const move = game.format(pick(random, game.sensible(view)), game.options(facts.terms.options));
    command({ type: 'move', ...to, version, move });
  }

  function goHome(): void {
    const home = resting;
    socket.close();
    home?.();
  }

  socket.open();
  return {
    takeDone: () => done.splice(0),
    sit(next, seat) {
      if (table !== '') socket.say({ type: 'unwatch', table });
      table = next;
      known = null;
      watch();
      if (seat !== null) command({ type: 'sit', table, id: `n${names++}`, seat, part: newPart() });
    },
    rest() {
      const home = new Promise<void>((resolve) => (resting = resolve));
      decide();
      return home;
    },
    comeBack() {
      resting = null;
      socket.open();
    },
    resent: () => resent,
    stands: () => ({
      seed,
      table,
      over: over === table,
      resting: resting !== null,
      unanswered,
      version: known?.version ?? null,
      viewer: known?.viewer ?? null,
      phase: known?.status.phase ?? null,
      turn: known?.status.turn ?? null,
      offer: known?.status.offer ?? null,
    }),
  };
}
