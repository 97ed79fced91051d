/**
 * Plays random games of every game at every kind of table under the conformance checks, on all cores.
 *   npm run soak [-- GAMES [SEED [GAME [PLAYERS]]]]      10,000 games each unless said otherwise
 *   npm run soak -- --numbers [GAMES …]                  holds the games on numbers against the readable rules instead
 *   npm run soak -- --environment [GAMES …]              checks the environments for learners instead
 *   npm run soak -- … --kept FILE                        keeps in FILE what was done, and goes on from there when it is said again;
 *                                                        for the same code only: another file for another commit
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { environmentConformance } from '@chambord/environment/conformance';
import { findGame, GAMES } from '@chambord/games';
import { compactConformance } from '@chambord/kernel/compact-conformance';
import { conformance } from '@chambord/kernel/conformance';

/** One portion of work for a thread. */
interface Portion {
  readonly check: Check;
  readonly game: string;
  readonly options: { readonly players: number };
  readonly games: number;
  readonly seed: string;
}

const CHECKS = ['rules', 'numbers', 'environment'] as const;
type Check = (typeof CHECKS)[number];

/** Games a portion: enough for a new thread to get up to speed, few enough to show progress. */
const PORTION: Readonly<Record<Check, number>> = { rules: 1000, numbers: 1000, environment: 250 };

if (isMainThread) await main();
else work();

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const check = CHECKS.find((name) => words.includes(`--${name}`)) ?? 'rules';
  const file = words.includes('--kept') ? words.splice(words.indexOf('--kept'), 2)[1] : undefined;
  const kept = keptIn(file);
  const [games = '10000', seed = 'soak', only, players] = words.filter((word) => !word.startsWith('--'));
  if (!/^[1-9]\d*$/.test(games)) {
    console.error(`How many games? A whole number from 1, not "${games}".`);
    process.exit(2);
  }
  for (const { game, numbers } of GAMES) {
    if (check === 'numbers' && numbers?.compact === undefined) continue;
    if (check === 'environment' && numbers === null) continue;
    if (only !== undefined && game.id !== only) continue;
    for (const options of game.variants) {
      if (players !== undefined && String(options.players) !== players) continue;
      await soak(check, game.id, options, Number(games), seed, kept);
    }
  }
  console.log('All checks hold.');
}

async function soak(
  check: Check,
  game: string,
  options: { readonly players: number },
  games: number,
  seed: string,
  kept: Kept,
): Promise<void> {
  const began = performance.now();
  const portions: Portion[] = [];
  for (let from = 0; from < games; from += PORTION[check]) {
    portions.push({ check, game, options, games: Math.min(PORTION[check], games - from), seed: `${seed}/${from}` });
  }
  let decisions = 0;
  let done = 0;
  const threads = Array.from({ length: availableParallelism() }, async () => {
    for (let portion = portions.shift(); portion !== undefined; portion = portions.shift()) {
      const checked = kept.decisions(portion) ?? (await run(portion));
      kept.keep(portion, checked);
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

/** What was done before. */
interface Kept {
  readonly decisions: (portion: Portion) => number | undefined;
  readonly keep: (portion: Portion, decisions: number) => void;
}

/** In a file: a line for each portion, then a tab and how many decisions it had. */
function keptIn(file: string | undefined): Kept {
  if (file === undefined) return { decisions: () => undefined, keep: () => {} };
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const done = new Map(lines.map((line) => line.split('\t')).map(([portion = '', count]) => [portion, Number(count)]));
  return {
    decisions: (portion) => done.get(JSON.stringify(portion)),
    keep(portion, decisions) {
      const text = JSON.stringify(portion);
      if (!done.has(text)) appendFileSync(file, `${text}\t${decisions}\n`);
    },
  };
}

function run(portion: Portion): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: portion });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function work(): void {
  const { check, game: id, ...trial } = workerData as Portion;
  const { game, numbers } = findGame(id);
  if (check === 'environment' && numbers !== null) {
    parentPort?.postMessage(environmentConformance({ game, numbers }, trial));
  } else if (check === 'rules') parentPort?.postMessage(conformance(game, trial));
  else if (numbers?.compact !== undefined) parentPort?.postMessage(compactConformance(numbers.compact, trial));
}
