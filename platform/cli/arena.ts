import { meet } from '@chambord/bots';
import type { Outcome } from '@chambord/bots';
import { readArgs, wholeNumber } from './args.ts';
import { budgetArgument, contestantArgument, rounded, roundedInterval } from './contest.ts';
import { gameArgument, optionsArgument } from './table-options.ts';

/** `arena`: two players meet on the same deals. */
export function arena(words: readonly string[]): void {
  const args = readArgs(words, { values: ['players', 'rules', 'games', 'seed', 'a', 'b', 'time', 'iterations'] }, 1);
  const entry = gameArgument(args);
  const { game, brain } = entry;
  const options = optionsArgument(entry, args, wholeNumber(args, 'players', 2, 1, 9));
  const sides = [contestantArgument(args, 'a'), contestantArgument(args, 'b')] as const;
  const games = wholeNumber(args, 'games', 100, 1, 100_000_000);
  const seed = args.value('seed') ?? 'chambord';
  const budget = budgetArgument(args);
  const began = performance.now();
  const [a, b] = meet({ game, brain, options, sides, games, seed, budget });
  const report = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed,
    games,
    ...budget,
    seconds: rounded((performance.now() - began) / 1000, 1),
    a: told(a),
    b: told(b),
  };
  console.log(JSON.stringify(report, null, 2));
}

function told({ winRate, meanPoints, wins, ...rest }: Outcome) {
  return {
    ...rest,
    wins: rounded(wins, 2),
    winRate: roundedInterval(winRate, 3),
    meanPoints: rounded(meanPoints, 2),
  };
}
