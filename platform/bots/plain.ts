import { at, pick, wins } from '@chambord/kernel';
import type { Brain, Game, Random } from '@chambord/kernel';
import { indexOfMost } from './follow.ts';
import { search } from './search.ts';
import type { Budget, Manner } from './search.ts';

/** As in the textbooks: every iteration with a deal of its own, moves chosen by UCB1, and sqrt(1/2) as its constant. */
const MANNER: Manner = { curiosity: Math.SQRT1_2, perDeal: 1, pessimism: 0, rule: 'ucb' };

/** Iterations, if nothing else is asked for. */
const ITERATIONS = 200;

/**
 * Plain tree search, to measure the others against: it knows nothing of the game but its rules. A leaf is played to the end at random,
 * and who wins there is what it is worth.
 */
export function plainTreeSearch(game: Game, brain: Brain, view: unknown, random: Random, budget: Budget) {
  const moves = game.sensible(view);
  if (moves.length === 1) return at(moves, 0);
  const ignorant: Brain = {
    ...brain,
    turns: -1,
    prior: (_state, all) => all.map(() => 1 / all.length),
    evaluate(state) {
      while (game.actor(state) !== null) game.apply(state, pick(random, game.sensible(state)));
      return wins(game.score(state).places);
    },
  };
  const limit = budget.ms === undefined && budget.iterations === undefined ? { iterations: ITERATIONS } : budget;
  const judged = search(game, ignorant, view, random, { ...limit, untilDecided: true }, MANNER);
  return at(judged, indexOfMost(judged.map(({ visits }) => visits))).move;
}
