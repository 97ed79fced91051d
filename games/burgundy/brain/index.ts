import type { Burgundy } from '@chambord/burgundy/rules';
import type { Brain } from '@chambord/kernel';
import { evaluate } from './evaluate.ts';
import { key } from './key.ts';
import { prior } from './prior.ts';
import { weights as standard } from './weights.ts';
import type { Weights } from './weights.ts';

/** A brain with these weights: for trying others. */
export function burgundyBrainWith(weights: Weights): Brain<Burgundy> {
  return {
    evaluate: (state) => evaluate(state, weights),
    prior: (state, moves) => prior(state, moves, weights),
    key,
  };
}

export const burgundyBrain: Brain<Burgundy> = burgundyBrainWith(standard);
export type { Weights } from './weights.ts';
