import { exchange } from '@chambord/kernel';
import type { Brain, Networks } from '@chambord/kernel';
import type { Splendor } from '@chambord/splendor/rules';
import { describe, INPUTS } from './describe.ts';
import { evaluate, strengthOf } from './evaluate.ts';
import { key } from './key.ts';
import { networks as learned } from './learned.ts';
import { prior } from './prior.ts';
import { likes } from './styles.ts';
import { weights as standard } from './weights.ts';
import type { Weights } from './weights.ts';

/** A brain with these weights and networks: for trying others. */
export function splendorBrainWith(weights: Weights, networks: Networks): Brain<Splendor> {
  return {
    evaluate: (state) => evaluate(state, weights, networks.get(state.players.length) ?? null),
    prior,
    key,
    turns: 0,
    heuristic: 'evaluate',
    levels: [
      { whim: 0.6, likes: likes.page },
      { iterations: 9, likes: likes.squire },
      { iterations: 30, likes: likes.knight },
      { iterations: 95, likes: likes.baron },
      { iterations: 1050, likes: likes.duke },
    ],
    learning: {
      inputs: INPUTS,
      describe(state, seat, into) {
        const strength = strengthOf(state, seat, weights);
        describe(state, seat, strength, into);
        return strength;
      },
      withNetwork: (players, network) => splendorBrainWith(weights, exchange(networks, players, network)),
    },
  };
}

export const splendorBrain: Brain<Splendor> = splendorBrainWith(standard, learned);
export type { Weights } from './weights.ts';
