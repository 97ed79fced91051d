import type { Brain } from '@chambord/kernel';
import type { Splendor } from '@chambord/splendor/rules';
import { evaluate } from './evaluate.ts';
import { key } from './key.ts';
import { prior } from './prior.ts';
import { weights as standard } from './weights.ts';
import type { Weights } from './weights.ts';

/** A brain with these weights: for trying others. */
export function splendorBrainWith(weights: Weights): Brain<Splendor> {
  return {
    evaluate: (state) => evaluate(state, weights),
    prior,
    key,
    turns: 0,
    heuristic: 'evaluate',
    whims: [4, 2, 1],
  };
}

export const splendorBrain: Brain<Splendor> = splendorBrainWith(standard);
export type { Weights } from './weights.ts';
