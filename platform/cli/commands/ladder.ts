import { LEVELS, outcomes, ratingIntervals } from '@chambord/bots';
import type { Pairing } from '@chambord/bots';
import { at, randomFrom } from '@chambord/kernel';
import { readArgs, seedArgument, wholeNumber } from '../args.ts';
import { budgetArgument, roundedInterval, threadsArgument } from '../contest.ts';
import { playAll } from '../crew.ts';
import { gameArgument, OPTION_FLAGS, optionsArgument } from '../table-options.ts';

/** `ladder`: every level meets every other one; ratings come from all results together. */
export async function ladder(words: readonly string[]): Promise<void> {
  const args = readArgs(
    words,
    { values: ['players', ...OPTION_FLAGS, 'games', 'seed', 'time', 'iterations', 'threads'] },
    1,
  );
  const entry = gameArgument(args);
  const { game } = entry;
  const options = optionsArgument(entry, args, wholeNumber(args, 'players', 2, 2, 9));
  const games = wholeNumber(args, 'games', 20, 1, 1_000_000);
  const seed = seedArgument(args, 'chambord');
  const budget = budgetArgument(args);
  const threads = threadsArgument(args);
  const pairings: Pairing[] = [];
  const results = [];
  for (let one = 0; one < LEVELS.length; one++) {
    for (let other = 0; other < one; other++) {
      const sides = [at(LEVELS, one), at(LEVELS, other)] as const;
      const matches = await playAll({ game: game.id, options, sides, seed, budget }, games, threads);
      const [{ wins, winRate }] = outcomes(matches);
      pairings.push({ one, other, games, won: wins });
      results.push({ a: sides[0], b: sides[1], winRate: roundedInterval(winRate, 3) });
    }
  }
  const elo = ratingIntervals(LEVELS.length, pairings, randomFrom(`${seed}/ladder`));
  const report = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed,
    gamesPerPair: games,
    ...budget,
    elo: Object.fromEntries(LEVELS.map((level, index) => [level, roundedInterval(at(elo, index), 0)])),
    results,
  };
  console.log(JSON.stringify(report, null, 2));
}
