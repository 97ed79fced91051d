import { at, below } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import { indexOfMost } from './levels.ts';
import { montecarlo } from './montecarlo.ts';
import { policyOf } from './think.ts';

/** Chooses a move for whoever decides. */
export type Policy = (game: Game, state: unknown, random: Random, brain: Brain | null) => { readonly do: string };

export const POLICIES = ['random', 'first', 'montecarlo', 'policy'] as const;
export type PolicyName = (typeof POLICIES)[number];

export const policies: Readonly<Record<PolicyName, Policy>> = {
  random(game, state, random) {
    const moves = game.legal(state);
    return at(moves, below(random, moves.length));
  },

  first(game, state) {
    return at(game.legal(state), 0);
  },

  montecarlo(game, state, random) {
    return montecarlo(game, ownView(game, state), random, {});
  },

  policy(game, state, random, brain) {
    return policyMove(game, brain, ownView(game, state), random);
  },
};

/** What the player who decides may know. */
function ownView(game: Game, state: unknown): unknown {
  const actor = game.actor(state);
  if (actor === null) throw new Error('the game is over');
  return game.view(state, actor);
}

/** The move that the network likes best, without any search. */
export function policyMove(game: Game, brain: Brain | null, view: unknown, random: Random): { readonly do: string } {
  const { moves, policy } = policyOf(game, brain, view, random);
  return at(moves, indexOfMost(policy));
}
