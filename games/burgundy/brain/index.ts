import type { Burgundy } from '@chambord/burgundy/rules';
import type { Brain } from '@chambord/kernel';
import { evaluate } from './evaluate.ts';
import { key } from './key.ts';
import { prior } from './prior.ts';
import { firstSight, weights as standard } from './weights.ts';
import type { Weights } from './weights.ts';

/** A brain with these weights, for judging positions and for first sight: to try others. */
export function burgundyBrainWith(weights: Weights, atFirstSight: Weights): Brain<Burgundy> {
  return {
    evaluate: (state) => evaluate(state, weights),
    prior: (state, moves) => prior(state, moves, atFirstSight),
    key,
    turns: 2,
    heuristic: 'prior',
    whims: [1.7, 1.1, 0.75, 0.4],
  };
}

export const burgundyBrain: Brain<Burgundy> = burgundyBrainWith(standard, firstSight);
export type { Weights } from './weights.ts';
