import { at, pick, wins } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import type { FirstBrain } from '@chambord/network/generation-1';
import { firstSearch } from '../generation-1/search.ts';
import type { Manner } from '../generation-1/search.ts';
import { indexOfMost } from '../levels.ts';
import { mindOf } from './mind.ts';
import type { Budget } from './think.ts';

/** As in the textbooks: every iteration with a deal of its own, moves chosen by UCB1, and sqrt(1/2) as its constant. */
const MANNER: Manner = { curiosity: Math.SQRT1_2, perDeal: 1, pessimism: 0, rule: 'ucb' };

/** Iterations, if nothing else is asked for. */
const ITERATIONS = 200;

/**
 * Plain tree search, to measure the others against: it knows nothing of the game but its rules. A leaf is played to the end at random,
 * and who wins there is what it is worth.
 */
export function plainTreeSearch(game: Game, brain: Brain | null, view: unknown, random: Random, budget: Budget) {
  const moves = game.sensible(view);
  if (moves.length === 1) return at(moves, 0);
  const ignorant: FirstBrain = {
    turns: -1,
    prior: (_state, all) => all.map(() => 1 / all.length),
    evaluate(state) {
      while (game.actor(state) !== null) game.apply(state, pick(random, game.sensible(state)));
      return wins(game.score(state).places);
    },
  };
  const limit = budget.ms === undefined && budget.iterations === undefined ? { iterations: ITERATIONS } : budget;
  const judged = firstSearch(
    game,
    ignorant,
    mindOf(game, brain).key,
    view,
    random,
    { ...limit, untilDecided: true },
    MANNER,
  );
  return at(judged, indexOfMost(judged.map(({ visits }) => visits))).move;
}
