import { setTimeout as sleep } from 'node:timers/promises';
import { at, below, randomFrom } from '@chambord/kernel';
import type { TableTerms } from '@chambord/protocol';
import { startChild } from '../child.ts';
import type { Child } from '../child.ts';
import { metric } from '../metric.ts';
import { makeTable, newGuest, termsFor } from '../pilot.ts';
import type { ServerOptions } from '../../../http/server.ts';
import { checkDone } from './check-done.ts';
import { newRegular } from './regular.ts';
import type { Regular } from './regular.ts';

export interface SoakWishes {
  readonly seed: string;
  /** Companies: two people who play one game after the other, and somebody who looks on. */
  readonly companies: number;
  /** How many rounds a server lives; in each so much is done. */
  readonly rounds: number;
  readonly deeds: number;
  /** Whether one more life is to begin, after so many. */
  readonly goOn: (lives: number) => boolean;
  readonly onRound?: (round: SoakRound) => void;
}

/** How things stood when everybody had gone home. */
export interface SoakRound {
  readonly life: number;
  readonly round: number;
  readonly done: number;
  /** What the server still needs, in megabytes. */
  readonly memory: number;
}

export interface SoakReport {
  readonly lives: number;
  readonly tables: number;
  readonly done: Readonly<Record<string, number>>;
  /** Said again, because the answer was lost with the connection or the server. */
  readonly resent: number;
  readonly clockJumps: number;
  /** The most that a server needed more after its last round than after its first, in megabytes. */
  readonly growth: number;
}

const GAMES = ['splendor', 'burgundy'];
const BOT = { kind: 'bot', level: 'page', name: 'Cosimo' } as const;
const HOUR = 3600_000;
/** Tables that nobody looks at are let go of soon, so that it shows whether they are. */
const IDLE = 500;
/** What one server may need more after many rounds than after the first: compiled programs, buffers. */
const MOST_GROWTH = 12;

/**
 * People play, chat, take back, go away, lose the connection and come back, while the system's clock jumps; between the rounds all go home, and then
 * nothing may be left of them; at the end of each life the server is killed in the middle of a round. Throws where anything that it promises does not hold.
 */
export async function soakServer(
  keep: ServerOptions['keep'],
  { seed, companies, rounds, deeds, goOn, onRound }: SoakWishes,
): Promise<SoakReport> {
  const random = randomFrom(seed);
  const troubles: unknown[] = [];
  const counts = new Map<string, number>();
  const tables = new Set<string>();
  let done = 0;
  let wanted = 0;
  let reached = () => {};
  let clock = 0;
  /** How wrong the clock was when the server was started. */
  let started = 0;
  let clockJumps = 0;
  let growth = 0;
  const more = { idle: IDLE };
  let child = await startChild(keep, 0, more);
  const { address } = child;
  const port = Number(new URL(address).port);
  let open = true;

  const onTrouble = (error: unknown) => {
    troubles.push(error);
    reached();
  };
  const check = () => {
    if (troubles.length > 0) throw troubles[0];
  };
  const onDone = () => {
    done++;
    if (done >= wanted) reached();
  };
  async function until(count: number): Promise<void> {
    wanted = done + count;
    await new Promise<void>((resolve) => (reached = resolve));
    check();
  }
  async function insist<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!open) throw error;
        await sleep(50);
      }
    }
  }

  async function company(index: number): Promise<Regular[]> {
    const cookies: string[] = [];
    for (let i = 0; i < 3; i++) cookies.push(await newGuest(address, `Guest ${index} ${i}`));
    const people = cookies.map((cookie, i) =>
      newRegular({
        address: () => address,
        cookie,
        seed: `${seed} ${index} ${i}`,
        onOver: () => (i === 0 ? void next().catch(onTrouble) : undefined),
        onDone,
        onTrouble,
      }),
    );
    let round = index;
    async function next(): Promise<void> {
      const { table } = await insist(() => makeTable(address, at(cookies, 0), termsOf(round++)));
      tables.add(table);
      for (const [i, regular] of people.entries()) regular.sit(table, i < 2 ? i : null);
    }
    await next();
    return people;
  }

  const people: Regular[] = [];
  let before = 0;
  /** Where nothing is done any more, it says who waits for what. */
  const watchdog = setInterval(() => {
    if (done === before) for (const regular of people) console.error(JSON.stringify(regular.stands()));
    before = done;
  }, 120_000);
  /** What was acknowledged since the last look stands in the log. While no server runs: the folder has room for one. */
  async function checkLog(): Promise<void> {
    const fresh = people.flatMap((regular) => regular.takeDone());
    await checkDone(keep, fresh);
    for (const { type } of fresh) counts.set(type, (counts.get(type) ?? 0) + 1);
  }

  try {
    for (let i = 0; i < companies; i++) people.push(...(await company(i)));
    let lives = 0;
    do {
      lives++;
      let first = 0;
      for (let round = 1; round <= rounds; round++) {
        await until(Math.ceil(deeds / 2));
        clock = (below(random, 5) - 2) * HOUR;
        clockJumps++;
        child.setClock(clock);
        await until(Math.ceil(deeds / 2));
        await Promise.all(people.map((regular) => regular.rest()));
        check();
        await emptied(child);
        const memory = (await child.memory()) / 2 ** 20;
        if (round === 1) first = memory;
        growth = Math.max(growth, memory - first);
        if (memory - first > MOST_GROWTH)
          throw new Error(`the server needs ${memory} MB after round ${round}, ${first} after the first`);
        onRound?.({ life: lives, round, done, memory: Number(memory.toFixed(1)) });
        for (const regular of people) regular.comeBack();
      }
      await until(Math.ceil(deeds / 3));
      await child.kill();
      await checkLog();
      // By what a clock was set forward between two starts, that counts as time that has passed (docs/hosting.md): that is no jump.
      clock = Math.min(clock, started);
      started = clock;
      child = await startChild(keep, port, more, { clock });
    } while (goOn(lives));
    await until(Math.ceil(deeds / 3));
    await Promise.all(people.map((regular) => regular.rest()));
    check();
    await child.kill();
    await checkLog();
    const resent = people.reduce((sum, regular) => sum + regular.resent(), 0);
    return { lives, tables: tables.size, done: Object.fromEntries(counts), resent, clockJumps, growth };
  } finally {
    open = false;
    clearInterval(watchdog);
    await child.kill();
  }
}

/** No connection, no table, no ghost: everything that was needed for those who have gone home is let go of. */
async function emptied({ address }: Child): Promise<void> {
  for (;;) {
    const [connections, rooms] = await Promise.all(
      ['chambord_connections', 'chambord_tables_in_memory'].map((name) => metric(address, name)),
    );
    if (connections === 0 && rooms === 0) return;
    await sleep(100);
  }
}

/** All kinds of tables: with a bot, with clocks, open to undo by agreement. */
function termsOf(round: number): TableTerms {
  const withBot = round % 3 === 2;
  const terms = termsFor(at(GAMES, round % GAMES.length), withBot ? 3 : 2);
  return {
    ...terms,
    seats: [{ kind: 'person' }, { kind: 'person' }, ...(withBot ? [BOT] : [])],
    clock: round % 2 === 0 ? { kind: 'game', seconds: 1800, increment: 10 } : { kind: 'none' },
    leaver: round % 4 < 2 ? 'bot' : 'wait',
  };
}
