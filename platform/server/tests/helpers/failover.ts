import { setTimeout as sleep } from 'node:timers/promises';
import { at, below, randomFrom } from '@chambord/kernel';
import { checkLog } from './check-log.ts';
import { startChild } from './child.ts';
import { startProxy } from './proxy.ts';
import { hasBot, seatRiders } from './riders.ts';
import type { RidersWishes } from './riders.ts';
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

const PROCESSES = 2;

/**
 * Two processes on one PostgreSQL behind a load balancer, and people at all tables who move all the time. One process is killed; how long does
 * everybody wait for the next acknowledged move? Then it is started again, and the other one is killed, and so on.
 */
export async function failover(
  { keep }: Place,
  { kills, ...wishes }: Omit<RidersWishes, 'address'> & { readonly kills: number },
  onKill?: (kills: number) => void,
): Promise<FailoverReport> {
  const random = randomFrom(wishes.seed);
  const children = [];
  for (let i = 0; i < PROCESSES; i++) children.push(await startChild(keep));
  const ports = children.map(({ address }) => Number(new URL(address).port));
  const proxy = await startProxy(ports);
  const riders = await seatRiders({ ...wishes, address: proxy.address });
  const { all, tables } = riders;
  try {
    const pauses: Pause[] = [];
    const measure = async (from: Pause['from']) => {
      const losses = all.map((rider) => rider.losses());
      const took = await riders.nextAcks();
      for (const [i, rider] of all.entries()) {
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
      riders.check();
    }
    riders.stop();
    const kept = all.flatMap((rider) => rider.kept);
    await Promise.all(children.map((child) => child.kill()));
    await checkLog(keep, tables, kept);
    const resent = all.reduce((sum, rider) => sum + rider.resent(), 0);
    return { kills, tables: tables.length, acknowledged: kept.length, resent, pauses };
  } finally {
    riders.stop();
    await Promise.all(children.map((child) => child.kill()));
    await proxy.close();
  }
}
