import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTESTANTS } from '@chambord/bots';
import type { Contestant } from '@chambord/bots';
import { readArgs, readWord, seedArgument, wholeNumber } from '../args.ts';
import type { Args } from '../args.ts';
import { threadsArgument } from '../contest.ts';
import { checkDataSet } from '../data-set/check.ts';
import { digestOf, GAMES_FILE, MANIFEST } from '../data-set/manifest.ts';
import type { Manifest } from '../data-set/manifest.ts';
import { INSTALLATION } from '../installation.ts';
import { simulateAll } from '../simulation-crew.ts';
import type { Simulation } from '../simulation.ts';
import { gameArgument, OPTION_FLAGS, optionsArgument } from '../table-options.ts';
import { Failure, UsageError } from '../usage.ts';

const FLAGS = ['out', 'bots', 'players', ...OPTION_FLAGS, 'games', 'seed', 'iterations', 'threads', 'check'];
/** Who think until their budget is spent: by the clock nothing could be made again. */
const NEED_A_BUDGET: readonly Contestant[] = ['king', 'plain', 'montecarlo'];
const LICENCE = 'MIT';

/** `dataset`: games of bots that anybody can make again, with all that is needed for it. */
export async function dataset(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: FLAGS }, 1);
  const checked = args.value('check');
  if (checked !== undefined) {
    const { game, file } = checkDataSet(checked);
    console.log(JSON.stringify({ game, games: file.games, decisions: file.decisions, ok: true }));
    return;
  }
  const entry = gameArgument(args);
  const { game, brain } = entry;
  const options = optionsArgument(entry, args, wholeNumber(args, 'players', 2, 1, 9));
  const games = wholeNumber(args, 'games', 100, 1, 100_000_000);
  const seed = seedArgument(args, 'chambord');
  const bots = (args.value('bots') ?? 'knight').split(',').map((name) => readWord(name, '--bots', CONTESTANTS));
  const iterations = iterationsFor(bots, args);
  const threads = threadsArgument(args);
  const folder = args.value('out');
  if (folder === undefined) throw new UsageError('Where to? --out FOLDER is missing.');

  const budget = iterations === null ? {} : { iterations };
  const simulation: Simulation = { game: game.id, options, players: bots, budget, seed, recorded: true };
  const file = await writeGames(folder, simulation, games, threads);
  const manifest: Manifest = {
    format: 1,
    licence: LICENCE,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    chambord: INSTALLATION.version,
    seed,
    bots,
    iterations,
    network: brain === null ? null : digestOf(brain),
    file,
  };
  // It comes last: what has a manifest is whole.
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(JSON.stringify(manifest, null, 2));
}

function iterationsFor(bots: readonly Contestant[], args: Args): number | null {
  const thinker = bots.find((bot) => NEED_A_BUDGET.includes(bot));
  if (args.has('iterations')) {
    if (thinker === undefined) throw new UsageError('--iterations is for king, plain and montecarlo alone.');
    return wholeNumber(args, 'iterations', 0, 1, 10_000_000);
  }
  if (thinker !== undefined) {
    throw new UsageError(`${thinker} needs --iterations: by the clock no data set could be made again.`);
  }
  return null;
}

/** Writes the games into a new folder, a record a line, in the order of their numbers. */
async function writeGames(
  folder: string,
  simulation: Simulation,
  games: number,
  threads: number,
): Promise<Manifest['file']> {
  if (existsSync(join(folder, MANIFEST)))
    throw new Failure(`${folder} holds a data set already: choose another folder.`);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, GAMES_FILE);
  const stream = createWriteStream(`${path}.part`);
  await once(stream, 'open');
  const hash = createHash('sha256');
  let bytes = 0;
  let decisions = 0;
  await simulateAll(
    simulation,
    games,
    threads,
    async (tally) => {
      decisions += tally.decisions;
      for (const record of tally.records) {
        const line = `${record}\n`;
        hash.update(line);
        bytes += Buffer.byteLength(line);
        if (!stream.write(line)) await once(stream, 'drain');
      }
    },
    // Some bots think long about a game: they are handed out one by one.
    1,
  );
  stream.end();
  await once(stream, 'finish');
  renameSync(`${path}.part`, path);
  return { name: GAMES_FILE, games, decisions, bytes, sha256: hash.digest('hex') };
}
