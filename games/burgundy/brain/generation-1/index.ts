import type { Burgundy } from '@chambord/burgundy/rules';
import type { FirstBrain } from '@chambord/network/generation-1';
import { evaluate } from './evaluate.ts';
import { networks } from './learned.ts';
import { prior } from './prior.ts';
import { firstSight, weights } from './weights.ts';

/** The brain of the first king. */
export const firstBurgundyBrain: FirstBrain<Burgundy> = {
  evaluate: (state) => evaluate(state, weights, networks.get(state.players.length) ?? null),
  prior: (state, moves) => prior(state, moves, firstSight),
  turns: 2,
};
