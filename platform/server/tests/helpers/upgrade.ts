import { setTimeout as sleep } from 'node:timers/promises';
import { checkLog } from './check-log.ts';
import { startChild } from './child.ts';
import { startProxy } from './proxy.ts';
import { seatRiders } from './riders.ts';
import type { RidersWishes } from './riders.ts';
import type { Place } from './servers.ts';

export interface UpgradeReport {
  readonly tables: number;
  readonly acknowledged: number;
  readonly resent: number;
  /** Milliseconds from the end of each old process to everybody's next acknowledged move. */
  readonly pauses: readonly number[];
}

/** How long old and new processes run side by side before the next one is replaced, in milliseconds. */
const SIDE_BY_SIDE = 2000;

/**
 * Two processes of an older program on one PostgreSQL behind a load balancer, under load, are replaced by today's, one after the other and in good
 * order. `from` is the folder of the older program; null for today's.
 */
export async function upgrade(
  { keep }: Place,
  wishes: Omit<RidersWishes, 'address'>,
  from: string | null,
): Promise<UpgradeReport> {
  const olds = [await startChild(keep, 0, {}, { from }), await startChild(keep, 0, {}, { from })];
  const ports = olds.map(({ address }) => Number(new URL(address).port));
  const proxy = await startProxy(ports);
  const running = [...olds];
  const riders = await seatRiders({ ...wishes, address: proxy.address });
  const { all, tables } = riders;
  try {
    const pauses: number[] = [];
    for (const [i, old] of olds.entries()) {
      const next = riders.nextAcks();
      await old.stop();
      const [fresh, took] = await Promise.all([startChild(keep, ports[i]), next]);
      running.push(fresh);
      pauses.push(...took);
      await sleep(SIDE_BY_SIDE);
      riders.check();
    }
    await riders.nextAcks();
    riders.stop();
    const kept = all.flatMap((rider) => rider.kept);
    await Promise.all(running.map((child) => child.kill()));
    await checkLog(keep, tables, kept);
    const resent = all.reduce((sum, rider) => sum + rider.resent(), 0);
    return { tables: tables.length, acknowledged: kept.length, resent, pauses };
  } finally {
    riders.stop();
    await Promise.all(running.map((child) => child.kill()));
    await proxy.close();
  }
}
