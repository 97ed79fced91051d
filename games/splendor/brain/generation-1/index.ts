import type { FirstBrain } from '@chambord/network/generation-1';
import type { Splendor } from '@chambord/splendor/rules';
import { evaluate } from './evaluate.ts';
import { networks } from './learned.ts';
import { prior } from './prior.ts';
import { weights } from './weights.ts';

/** The brain of the first king. */
export const firstSplendorBrain: FirstBrain<Splendor> = {
  evaluate: (state) => evaluate(state, weights, networks.get(state.players.length) ?? null),
  prior,
  turns: 0,
};
