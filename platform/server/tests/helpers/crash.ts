import { below, randomFrom } from '@chambord/kernel';
import type { ServerOptions } from '../../http/server.ts';
import { startChild } from './child.ts';
import { checkLog } from './check-log.ts';
import type { Kept } from './check-log.ts';
import { connect, makeTable, newGuest, newPart, someMove, termsFor } from './pilot.ts';
import type { Pilot } from './pilot.ts';

export interface CrashReport {
  readonly kills: number;
  readonly tables: number;
  readonly acknowledged: number;
  /** Messages that were sent again because the answer was lost with the server, and those of them that had been kept. */
  readonly resent: number;
  readonly doneBefore: number;
  /** Milliseconds from each kill to the next acknowledged move. */
  readonly pauses: readonly number[];
}

class Cut extends Error {}

const GAMES = ['splendor', 'burgundy'];

/** Kills the server at random moments while people play, starts it again, and checks that everything it acknowledged is in the log, once. */
export async function crash(
  keep: ServerOptions['keep'],
  { kills, pairs, seed }: { kills: number; pairs: number; seed: string },
  onKill?: (kills: number) => void,
): Promise<CrashReport> {
  const random = randomFrom(seed);
  const kept: Kept[] = [];
  const tables = new Set<string>();
  const pauses: number[] = [];
  let resent = 0;
  let doneBefore = 0;
  const run = { stopped: false };
  let killed = 0;
  let names = 0;
  let child = await startChild(keep);
  const { address } = child;
  const port = Number(new URL(address).port);

  /** Tries until the server is there. */
  async function insist<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (run.stopped) throw error;
        await sleep(30);
      }
    }
  }

  /** One after the other, whatever the server does. */
  async function sit(cookie: string, table: string, seat: number): Promise<void> {
    const message = { type: 'sit', id: `sit${seat}`, table, seat, part: newPart() };
    await insist(async () => {
      const pilot = await connect(address, cookie);
      const answer = await orCut(pilot, pilot.ask(message));
      await pilot.cut();
      if (answer.type !== 'ack') throw new Error(JSON.stringify(answer));
    });
  }

  async function play(cookie: string, table: string, choices: string): Promise<void> {
    const own = randomFrom(choices);
    let pending: { type: 'move'; id: string; table: string; version: number; move: string } | null = null;
    while (!run.stopped) {
      const pilot = await insist(() => connect(address, cookie));
      try {
        let { version: had } = await orCut(pilot, pilot.watch(table));
        if (pending === null) had = 0;
        else resent++;
        for (;;) {
          if (pending === null) {
            const copy = await orCut(
              pilot,
              pilot.until(table, ({ status, viewer }) => status.phase === 'over' || status.turn === viewer),
            );
            if (copy.status.phase === 'over' || run.stopped) return await pilot.cut();
            pending = { type: 'move', id: `m${names++}`, table, version: copy.version, move: someMove(copy, own) };
          }
          const answer = await orCut(pilot, pilot.ask(pending));
          if (answer.type === 'refused') throw new Error(JSON.stringify(answer));
          if (answer.type === 'ack') {
            const { version } = answer;
            kept.push({ table, id: pending.id, version, move: pending.move });
            if (version <= had) doneBefore++;
            had = 0;
            if (killed > 0) {
              pauses.push(Date.now() - killed);
              killed = 0;
            }
            await orCut(
              pilot,
              pilot.until(table, (copy) => copy.version >= version),
            );
          }
          pending = null;
        }
      } catch (error) {
        if (!(error instanceof Cut)) throw error;
      }
    }
  }

  async function pair(index: number): Promise<void> {
    const cookies = await Promise.all([0, 1].map(() => insist(() => newGuest(address, `Guest ${index}`))));
    for (let round = 0; !run.stopped; round++) {
      const game = GAMES[(index + round) % 2] ?? 'splendor';
      const { table } = await insist(() => makeTable(address, cookies[0] ?? '', termsFor(game, 2)));
      tables.add(table);
      for (const [seat, cookie] of cookies.entries()) await sit(cookie, table, seat);
      await Promise.all(cookies.map((cookie, seat) => play(cookie, table, `${seed} ${index} ${round} ${seat}`)));
    }
  }

  const pairsPlaying = Promise.all(Array.from({ length: pairs }, (_, i) => pair(i))).catch((error: unknown) => {
    if (!run.stopped) throw error;
  });
  for (let i = 0; i < kills; i++) {
    const before = kept.length;
    while (kept.length < before + 5) await Promise.race([sleep(5), pairsPlaying]);
    await sleep(below(random, 250));
    killed = Date.now();
    await child.kill();
    child = await startChild(keep, port);
    onKill?.(i + 1);
  }
  const before = kept.length;
  while (kept.length < before + 20) await Promise.race([sleep(5), pairsPlaying]);
  run.stopped = true;
  await child.kill();
  await pairsPlaying;

  await checkLog(keep, [...tables], kept);
  return { kills, tables: tables.size, acknowledged: kept.length, resent, doneBefore, pauses };
}

function orCut<T>(pilot: Pilot, promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return Promise.race([
    promise,
    pilot.closed.then(() => {
      throw new Cut();
    }),
  ]);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
