import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '@chambord/kernel';
import type { TableTerms } from '@chambord/protocol';
import { makeTable, newGuest, termsFor } from './pilot.ts';
import { newRider } from './rider.ts';
import type { Rider } from './rider.ts';

/** People at tables of two who play on and on; at every third table a bot sits between them. */
export interface Riders {
  readonly all: readonly Rider[];
  readonly tables: readonly string[];
  /** What went wrong with one of them, if anything did. */
  check(): void;
  /** The next acknowledged move of each. Tells (`PATIENCE`) where those stand who wait for very long: a run that hangs says why. */
  nextAcks(): Promise<number[]>;
  /** From now on nobody insists on anything. */
  stop(): void;
}

export interface RidersWishes {
  readonly address: string;
  readonly pairs: number;
  readonly seed: string;
  /** How long a decision takes at most, in milliseconds. */
  readonly thinking: number;
}

const GAMES = ['splendor', 'burgundy'];
/** Milliseconds. */
const PATIENCE = 60_000;
const BOT = { kind: 'bot', level: 'page', name: 'Cosimo' } as const;

/** Resolves when everybody has made a move. */
export async function seatRiders({ address, pairs, seed, thinking }: RidersWishes): Promise<Riders> {
  const all: Rider[] = [];
  const tables: string[] = [];
  const troubles: unknown[] = [];
  let open = true;

  /** Requests may meet a process that is just being ended; the page asks again then, or its user does. */
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

  async function seatPair(index: number): Promise<void> {
    const cookies = await Promise.all([0, 1].map((i) => insist(() => newGuest(address, `Guest ${index} ${i}`))));
    const pair = cookies.map((cookie, i) => {
      const onOver = () => (i === 0 ? void next().catch((error: unknown) => troubles.push(error)) : undefined);
      return newRider({ address, cookie, seed: `${seed} ${index} ${i}`, thinking, onOver });
    });
    all.push(...pair);
    let round = 0;
    async function next(): Promise<void> {
      const terms = termsOf(GAMES[(index + round++) % GAMES.length] ?? '', hasBot(index));
      const { table } = await insist(() => makeTable(address, at(cookies, 0), terms));
      tables.push(table);
      for (const [seat, rider] of pair.entries()) rider.sit(table, seat);
    }
    await next();
  }

  async function nextAcks(): Promise<number[]> {
    const missing = new Set(all);
    const told = setInterval(() => {
      const stuck = all.flatMap((rider, i) => (missing.has(rider) ? [rider, all[i ^ 1] ?? rider] : []));
      console.error(JSON.stringify({ waiting: missing.size, troubles: troubles.map(String) }));
      for (const rider of new Set(stuck)) console.error(JSON.stringify(rider.stands()));
    }, PATIENCE);
    try {
      return await Promise.all(all.map((rider) => rider.nextAck().finally(() => missing.delete(rider))));
    } finally {
      clearInterval(told);
    }
  }

  for (let i = 0; i < pairs; i++) await seatPair(i);
  await nextAcks();
  return {
    all,
    nextAcks,
    tables,
    check() {
      if (open && troubles.length > 0) throw troubles[0];
    },
    stop() {
      open = false;
      for (const rider of all) rider.close();
    },
  };
}

/** Every third pair plays with a bot. */
export function hasBot(pair: number): boolean {
  return pair % 3 === 2;
}

function termsOf(game: string, withBot: boolean): TableTerms {
  const terms = termsFor(game, withBot ? 3 : 2);
  return withBot ? { ...terms, seats: [{ kind: 'person' }, { kind: 'person' }, BOT] } : terms;
}
