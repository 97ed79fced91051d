/**
 * Plays random games of every game at every kind of table under the conformance checks, on all cores.
 *   npm run soak [-- GAMES [SEED [GAME [PLAYERS]]]]      10,000 games each unless said otherwise
 */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { findGame, GAMES } from '@chambord/games';
import { conformance } from '@chambord/kernel/conformance';

/** One portion of work for a thread. */
interface Portion {
  readonly game: string;
  readonly options: { readonly players: number };
  readonly games: number;
  readonly seed: string;
}

/** Games a portion: enough for a new thread to get up to speed, few enough to show progress. */
const PORTION = 1000;

if (isMainThread) await main();
else work();

async function main(): Promise<void> {
  const [games = '10000', seed = 'soak', only, players] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(games)) {
    console.error(`How many games? A whole number from 1, not "${games}".`);
    process.exit(2);
  }
  for (const { game } of GAMES) {
    if (only !== undefined && game.id !== only) continue;
    for (const options of game.variants) {
      if (players !== undefined && String(options.players) !== players) continue;
      await soak(game.id, options, Number(games), seed);
    }
  }
  console.log('All checks hold.');
}

async function soak(game: string, options: { readonly players: number }, games: number, seed: string): Promise<void> {
  const began = performance.now();
  const portions: Portion[] = [];
  for (let from = 0; from < games; from += PORTION) {
    portions.push({ game, options, games: Math.min(PORTION, games - from), seed: `${seed}/${from}` });
  }
  let decisions = 0;
  let done = 0;
  const threads = Array.from({ length: availableParallelism() }, async () => {
    for (let portion = portions.shift(); portion !== undefined; portion = portions.shift()) {
      const checked = await run(portion);
      decisions += checked;
      done += portion.games;
      if (process.stderr.isTTY) process.stderr.write(`\r${game} ${JSON.stringify(options)}: ${done} of ${games} games`);
    }
  });
  await Promise.all(threads);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${game} ${JSON.stringify(options)}: ${games} games, ${decisions} decisions, all checks hold (${seconds} s)`,
  );
}

function run(portion: Portion): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: portion });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function work(): void {
  const { game, options, games, seed } = workerData as Portion;
  parentPort?.postMessage(conformance(findGame(game).game, { options, games, seed }));
}
