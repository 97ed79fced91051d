import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { oneOf, readArgs, seedArgument, wholeNumber } from '../args.ts';
import { rounded, threadsArgument } from '../contest.ts';
import { addTally, newTotals, POLICIES } from '../simulation.ts';
import { simulateAll } from '../simulation-crew.ts';
import { gameArgument, OPTION_FLAGS, optionsArgument } from '../table-options.ts';

const FLAGS = ['players', ...OPTION_FLAGS, 'games', 'seed', 'policy', 'records', 'threads'];

/** `simulate`: the computer plays games against itself. */
export async function simulate(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: FLAGS }, 1);
  const entry = gameArgument(args);
  const { game } = entry;
  const options = optionsArgument(entry, args, wholeNumber(args, 'players', 2, 1, 9));
  const games = wholeNumber(args, 'games', 1000, 1, 100_000_000);
  const seed = seedArgument(args, 'chambord');
  const policy = oneOf(args, 'policy', 'random', POLICIES);
  const threads = threadsArgument(args);
  const records = args.value('records');
  const file = records === undefined ? undefined : await openFile(records);

  const sum = newTotals();
  const began = performance.now();
  const recorded = file !== undefined;
  const simulation = { game: game.id, options, players: [policy], budget: {}, seed, recorded };
  await simulateAll(simulation, games, threads, async ({ records: lines, ...tally }) => {
    addTally(sum, { ...tally, records: [] });
    for (const line of lines) if (file?.write(`${line}\n`) === false) await once(file, 'drain');
  });
  const seconds = (performance.now() - began) / 1000;
  if (file !== undefined) {
    file.end();
    await once(file, 'finish');
  }
  const report = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    policy,
    seed,
    games,
    decisions: sum.decisions,
    seconds: rounded(seconds, 3),
    gamesPerSecond: Math.round(games / seconds),
    decisionsPerSecond: Math.round(sum.decisions / seconds),
    decisionsPerGame: rounded(sum.decisions / games, 2),
    meanScores: sum.points.map((points) => rounded(points / games, 3)),
    winRates: sum.wins.map((wins) => rounded(wins / games, 4)),
    actions: Object.fromEntries(Object.entries(sum.actions).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  console.log(JSON.stringify(report, null, 2));
}

/** Opened before the first game, so that a path that cannot be written costs no time. */
async function openFile(path: string) {
  const file = createWriteStream(path);
  await once(file, 'open');
  return file;
}
