import { setTimeout as sleep } from 'node:timers/promises';
import { at, below, randomFrom } from '@chambord/kernel';
import type { TableTerms } from '@chambord/protocol';
import { checkLog } from './check-log.ts';
import { startChild } from './child.ts';
import { makeTable, newGuest, termsFor } from './pilot.ts';
import { startProxy } from './proxy.ts';
import { newRider } from './rider.ts';
import type { Rider } from './rider.ts';
import type { Place } from './servers.ts';

export interface FailoverReport {
  readonly kills: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly resent: number;
  readonly pauses: readonly Pause[];
}

/** How long one client waited for its next acknowledged move, in milliseconds. */
export interface Pause {
  /** From a kill, or from a moment at which nothing was killed. */
  readonly from: 'kill' | 'nothing';
  /** Whether the client's own connection was lost in that time. */
  readonly cut: boolean;
  /** Whether a bot sits at its table: somebody has to look after it. */
  readonly bot: boolean;
  readonly took: number;
}

const GAMES = ['splendor', 'burgundy'];
const BOT = { kind: 'bot', level: 'page', name: 'Cosimo' } as const;
const PROCESSES = 2;

interface Wishes {
  readonly kills: number;
  readonly pairs: number;
  readonly seed: string;
  /** How long a decision takes at most, in milliseconds. */
  readonly thinking: number;
}

/**
 * Two processes on one PostgreSQL behind a load balancer, people at all tables who move all the time, at every third table a bot between them. One
 * process is killed; how long does everybody wait for the next acknowledged move? Then it is started again, and the other one is killed, and so on.
 */
export async function failover(
  { keep }: Place,
  { kills, pairs, seed, thinking }: Wishes,
  onKill?: (kills: number) => void,
): Promise<FailoverReport> {
  const random = randomFrom(seed);
  const children = [];
  for (let i = 0; i < PROCESSES; i++) children.push(await startChild(keep));
  const ports = children.map(({ address }) => Number(new URL(address).port));
  const proxy = await startProxy(ports);
  const riders: Rider[] = [];
  const tables: string[] = [];
  let troubles: unknown[] = [];
  let open = true;

  /** Requests may meet a process that is just being killed; the page asks again then, or its user does. */
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
    const cookies = await Promise.all([0, 1].map((i) => insist(() => newGuest(proxy.address, `Guest ${index} ${i}`))));
    const pair = cookies.map((cookie, i) => {
      const onOver = () => (i === 0 ? void next().catch((error: unknown) => troubles.push(error)) : undefined);
      return newRider({ address: proxy.address, cookie, seed: `${seed} ${index} ${i}`, thinking, onOver });
    });
    riders.push(...pair);
    let round = 0;
    async function next(): Promise<void> {
      const terms = termsOf(GAMES[(index + round++) % GAMES.length] ?? '', hasBot(index));
      const { table } = await insist(() => makeTable(proxy.address, at(cookies, 0), terms));
      tables.push(table);
      for (const [seat, rider] of pair.entries()) rider.sit(table, seat);
    }
    await next();
  }

  try {
    for (let i = 0; i < pairs; i++) await seatPair(i);
    await Promise.all(riders.map((rider) => rider.nextAck()));

    const pauses: Pause[] = [];
    const measure = async (from: Pause['from']) => {
      const losses = riders.map((rider) => rider.losses());
      const took = await Promise.all(riders.map((rider) => rider.nextAck()));
      for (const [i, rider] of riders.entries()) {
        pauses.push({ from, cut: rider.losses() > at(losses, i), bot: hasBot(i >> 1), took: at(took, i) });
      }
    };
    for (let i = 0; i < kills; i++) {
      await sleep(below(random, 1000));
      await measure('nothing');
      const victim = i % PROCESSES;
      await Promise.all([at(children, victim).kill(), measure('kill')]);
      children[victim] = await startChild(keep, at(ports, victim));
      onKill?.(i + 1);
      if (troubles.length > 0) throw troubles[0];
    }
    open = false;
    const kept = riders.flatMap((rider) => rider.kept);
    for (const rider of riders) rider.close();
    await Promise.all(children.map((child) => child.kill()));
    await checkLog(keep, tables, kept);
    const resent = riders.reduce((sum, rider) => sum + rider.resent(), 0);
    return { kills, tables: tables.length, acknowledged: kept.length, resent, pauses };
  } finally {
    open = false;
    for (const rider of riders) rider.close();
    await Promise.all(children.map((child) => child.kill()));
    await proxy.close();
  }
}

/** Every third pair plays with a bot. */
function hasBot(pair: number): boolean {
  return pair % 3 === 2;
}

function termsOf(game: string, withBot: boolean): TableTerms {
  const terms = termsFor(game, withBot ? 3 : 2);
  return withBot ? { ...terms, seats: [{ kind: 'person' }, { kind: 'person' }, BOT] } : terms;
}
