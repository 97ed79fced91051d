import { at, below, randomFrom } from '@chambord/kernel';
import type { Brain, Game, Random } from '@chambord/kernel';
import { indexOfMost } from './follow.ts';
import { search } from './search.ts';
import type { Budget, Judged } from './search.ts';

/** Six levels, by rank at court, the weakest first. */
export const LEVELS = ['page', 'squire', 'knight', 'baron', 'duke', 'king'] as const;
export type Level = (typeof LEVELS)[number];

/** How long the king thinks. */
export const KINGS_TIME = 1000;

/**
 * The move that a level makes, knowing only a view of its own seat. The king thinks for the time that is given, or for so many iterations:
 * then, as for the others, the same seed gives the same move. For the others the time is a limit that they seldom need. The weakest play
 * by first sight: they err as people do, being less sure which of the good-looking moves is the best; they seldom choose what looks senseless.
 */
export function askLevel(
  game: Game,
  brain: Brain,
  level: Level,
  view: unknown,
  seedOrRandom: string | Random,
  budget: Budget = {},
): { readonly do: string } {
  const random = typeof seedOrRandom === 'string' ? randomFrom(seedOrRandom) : seedOrRandom;
  const moves = game.sensible(view);
  if (moves.length === 1) return at(moves, 0);
  const habit = brain.levels[LEVELS.indexOf(level)];
  if (habit !== undefined && 'whim' in habit) {
    return at(moves, byWhim(brain.prior(game.resample(view, random), moves), habit.whim, random));
  }
  const limits = budgetOf(habit?.iterations ?? Infinity, budget);
  return mostVisited(search(game, brain, view, random, { ...limits, untilDecided: true }));
}

/** The move that was looked at most is a safer choice than the one with the best value, which may have been lucky. */
function mostVisited(judged: readonly Judged[]): { readonly do: string } {
  return at(judged, indexOfMost(judged.map(({ visits }) => visits))).move;
}

function budgetOf(own: number, { iterations, ms }: Budget): Budget {
  if (own < Infinity) return { iterations: own, ms };
  return iterations === undefined ? { ms: ms ?? KINGS_TIME } : { iterations, ms };
}

/** An index, the likelier the greater its weight: at whim 1 in proportion, at less more strictly, at 0 the greatest. */
export function byWhim(weights: readonly number[], whim: number, random: Random): number {
  if (whim === 0) return indexOfMost(weights);
  const most = Math.max(...weights);
  const bent = weights.map((weight) => (weight / most) ** (1 / whim));
  const sum = bent.reduce((total, weight) => total + weight, 0);
  let left = (below(random, 2 ** 20) / 2 ** 20) * sum;
  for (let i = 0; i < bent.length; i++) {
    left -= at(bent, i);
    if (left < 0) return i;
  }
  return indexOfMost(weights);
}
