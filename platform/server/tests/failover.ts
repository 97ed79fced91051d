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
  /** Milliseconds from a kill to the next acknowledged move of each client whose connection it cut, and of all others. */
  readonly cut: readonly number[];
  readonly others: readonly number[];
  /** The same from moments at which nothing was killed. */
  readonly usual: readonly number[];
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
      const terms = termsOf(GAMES[(index + round++) % GAMES.length] ?? '', index % 3 === 2);
      const { table } = await insist(() => makeTable(proxy.address, at(cookies, 0), terms));
      tables.push(table);
      for (const [seat, rider] of pair.entries()) rider.sit(table, seat);
    }
    await next();
  }

  try {
    for (let i = 0; i < pairs; i++) await seatPair(i);
    await Promise.all(riders.map((rider) => rider.nextAck()));

    const cut: number[] = [];
    const others: number[] = [];
    const usual: number[] = [];
    for (let i = 0; i < kills; i++) {
      await sleep(below(random, 1000));
      usual.push(...(await Promise.all(riders.map((rider) => rider.nextAck()))));
      const losses = riders.map((rider) => rider.losses());
      const victim = i % PROCESSES;
      const dead = at(children, victim).kill();
      const pauses = await Promise.all(riders.map((rider) => rider.nextAck()));
      for (const [index, pause] of pauses.entries()) {
        (at(riders, index).losses() > at(losses, index) ? cut : others).push(pause);
      }
      await dead;
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
    return { kills, tables: tables.length, acknowledged: kept.length, resent, cut, others, usual };
  } finally {
    open = false;
    for (const rider of riders) rider.close();
    await Promise.all(children.map((child) => child.kill()));
    await proxy.close();
  }
}

function termsOf(game: string, withBot: boolean): TableTerms {
  const terms = termsFor(game, withBot ? 3 : 2);
  return withBot ? { ...terms, seats: [{ kind: 'person' }, { kind: 'person' }, BOT] } : terms;
}
