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

/** How much better what a level likes looks to it. */
const LIKING = 1.3;

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
  const deal = game.resample(view, random);
  const liking = (move: { readonly do: string }) => (habit?.likes?.(deal, move) === true ? LIKING : 1);
  if (habit !== undefined && 'whim' in habit) {
    const weights = brain.prior(deal, moves).map((weight, i) => weight * liking(at(moves, i)));
    return at(moves, byWhim(weights, habit.whim, random));
  }
  const limits = budgetOf(habit?.iterations ?? Infinity, budget);
  return favourite(search(game, brain, view, random, { ...limits, untilDecided: true }), liking);
}

/**
 * The move that was looked at most, which is a safer choice than the one with the best value, that may have been lucky; of moves that
 * were looked at about as often, the one that is liked.
 */
export function favourite(
  judged: readonly Pick<Judged, 'move' | 'visits'>[],
  liking: (move: { readonly do: string }) => number,
): { readonly do: string } {
  return at(judged, indexOfMost(judged.map(({ move, visits }) => visits * liking(move)))).move;
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
