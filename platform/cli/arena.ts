import { appendFileSync, writeFileSync } from 'node:fs';
import { mean, outcomes } from '@chambord/bots';
import type { Match, ArenaResult } from '@chambord/bots';
import { readArgs, seedArgument, wholeNumber } from './args.ts';
import { budgetArgument, rounded, roundedInterval, threadsArgument } from './contest.ts';
import { playAll } from './crew.ts';
import { sideArgument } from './sides.ts';
import { gameArgument, OPTION_FLAGS, optionsArgument } from './table-options.ts';

const FLAGS = ['players', ...OPTION_FLAGS, 'games', 'seed', 'a', 'b', 'time', 'iterations', 'threads', 'records'];

/** `arena`: two players meet on the same deals. */
export async function arena(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: FLAGS }, 1);
  const entry = gameArgument(args);
  const { game } = entry;
  const options = optionsArgument(entry, args, wholeNumber(args, 'players', 2, 1, 9));
  const sides = [sideArgument(args, 'a'), sideArgument(args, 'b')] as const;
  const games = wholeNumber(args, 'games', 100, 1, 100_000_000);
  const seed = seedArgument(args, 'chambord');
  const budget = budgetArgument(args);
  const threads = threadsArgument(args);
  const file = args.value('records');
  if (file !== undefined) writeFileSync(file, '');
  const began = performance.now();
  const matches = await playAll({ game: game.id, options, sides, seed, budget }, games, threads, (match) => {
    // As they end: a long contest that is broken off leaves what was played. Only whole games can be replayed.
    if (file !== undefined && match.fault === null) appendFileSync(file, `${JSON.stringify(match.record)}\n`);
  });
  const [a, b] = outcomes(matches);
  const report = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed,
    games,
    ...budget,
    seconds: rounded((performance.now() - began) / 1000, 1),
    rounds: lengthOf(matches, ({ rounds }) => rounds),
    turns: lengthOf(matches, ({ turns }) => turns),
    a: told(sides[0], a),
    b: told(sides[1], b),
  };
  console.log(JSON.stringify(report, null, 2));
}

/** Of games that came to their end. */
function lengthOf(matches: readonly Match[], length: (match: Match) => number) {
  return roundedInterval(mean(matches.filter(({ fault }) => fault === null).map(length)), 2);
}

function told(player: string, { games, wins, winRate, corrected, saving, points, faults }: ArenaResult) {
  return {
    player,
    games,
    wins: rounded(wins, 2),
    winRate: roundedInterval(winRate, 3),
    corrected: roundedInterval(corrected, 3),
    saving: rounded(saving, 2),
    points: roundedInterval(points, 2),
    ...(faults.length === 0 ? {} : { faults }),
  };
}
