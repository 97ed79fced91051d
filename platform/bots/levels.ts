import { at, below, LEVELS, randomFrom } from '@chambord/kernel';
import type { Game, Level, Random, Shape } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import { mindOf } from './search/mind.ts';
import type { Edge, Tree } from './search/search.ts';
import { policyOf, think } from './search/think.ts';
import type { Budget } from './search/think.ts';

export { LEVELS } from '@chambord/kernel';
export type { Level } from '@chambord/kernel';

/** Raised when bots come to search or to choose in another way: then the same weights may answer otherwise. */
export const SEARCH = 1;

/** How long the king thinks. */
export const KINGS_TIME = 1000;

/** How much better what a level likes looks to it. */
const LIKING = 1.3;

type Move = { readonly do: string };

/**
 * The move that a level makes, knowing only a view of its own seat. The king thinks for the time that is given, or for so many iterations:
 * then, as for the others, the same seed gives the same move. For the others the time is a limit that they seldom need. The weakest play
 * by the policy alone: they err as people do, being less sure which of the good-looking moves is the best; they seldom choose what looks
 * senseless. `told` learns of the tree of who searches.
 */
export function askLevel<G extends Shape>(
  game: Game<G>,
  brain: Brain<G> | null,
  level: Level,
  view: G['view'],
  seedOrRandom: string | Random,
  budget: Budget = {},
  told?: (tree: Tree) => void,
): G['move'] {
  const random = typeof seedOrRandom === 'string' ? randomFrom(seedOrRandom) : seedOrRandom;
  const only = game.sensible(view);
  if (only.length === 1) return at(only, 0);
  const habit = mindOf(game, brain).levels[LEVELS.indexOf(level)];
  if (habit !== undefined && 'temperature' in habit) {
    const { deal, moves, policy } = policyOf(game, brain, view, random);
    const liked = policy.map((part, i) => part * (habit.likes?.(deal, at(moves, i)) === true ? LIKING : 1));
    return at(moves, drawMove(liked, habit.temperature, random));
  }
  const limits = budgetOf(habit?.simulations ?? Infinity, budget);
  if (limits.iterations === undefined) return askAgain(game, brain, view, random, limits, told);
  const tree = think(game, brain, view, random, { ...limits, untilDecided: true });
  told?.(tree);
  if (habit?.likes === undefined) return tree.most().move;
  const deal = game.resample(view, random);
  return favourite(tree.edges, (move) => (habit.likes?.(deal, move) === true ? LIKING : 1));
}

/** By brain, or by game where there is none: the last tree that was thought about by the clock, and the move that came of it. */
const lastThoughts = new WeakMap<Brain | Game, { readonly tree: Tree; readonly made: Edge }>();

/** Thinks on where the last thought ended, if that was about the decision before. By the clock only: what is counted must come out the same every time. */
function askAgain(
  game: Game,
  brain: Brain | null,
  view: unknown,
  random: Random,
  budget: Budget,
  told?: (tree: Tree) => void,
): Move {
  const last = lastThoughts.get(brain ?? game);
  const begun = last?.tree.below(last.made, view, random) ?? undefined;
  const tree = think(game, brain, view, random, { ...budget, untilDecided: true }, begun);
  const made = tree.most();
  told?.(tree);
  lastThoughts.set(brain ?? game, { tree, made });
  return made.move;
}

/**
 * Thinks on about the move that the king made last, while others decide: his next thought by the clock begins with what is found there, unless something
 * was uncovered. False where he has made none.
 */
export function ponder(game: Game, brain: Brain | null, simulations: number): boolean {
  const last = lastThoughts.get(brain ?? game);
  if (last === undefined) return false;
  for (let i = 0; i < simulations; i++) last.tree.simulate(last.made);
  return true;
}

/**
 * The move that was looked at most, which is a safer choice than the one with the best value, that may have been lucky; of moves that
 * were looked at about as often, the one that is liked.
 */
export function favourite(
  judged: readonly { readonly move: Move; readonly visits: number }[],
  liking: (move: Move) => number,
): Move {
  return at(judged, indexOfMost(judged.map(({ move, visits }) => visits * liking(move)))).move;
}

function budgetOf(own: number, { iterations, ms }: Budget): Budget {
  if (own < Infinity) return { iterations: own, ms };
  return iterations === undefined ? { ms: ms ?? KINGS_TIME } : { iterations, ms };
}

/** An index, the likelier the greater its weight: at temperature 1 in proportion, at less more strictly, at 0 the greatest. */
export function drawMove(weights: readonly number[], temperature: number, random: Random): number {
  if (temperature === 0) return indexOfMost(weights);
  const most = Math.max(...weights);
  const bent = weights.map((weight) => (weight / most) ** (1 / temperature));
  const sum = bent.reduce((total, weight) => total + weight, 0);
  let left = (below(random, 2 ** 20) / 2 ** 20) * sum;
  for (let i = 0; i < bent.length; i++) {
    left -= at(bent, i);
    if (left < 0) return i;
  }
  return indexOfMost(weights);
}

/** The place of the greatest number; the first one if several are. */
export function indexOfMost(numbers: readonly number[]): number {
  let most = 0;
  for (let i = 1; i < numbers.length; i++) if (at(numbers, i) > at(numbers, most)) most = i;
  return most;
}
