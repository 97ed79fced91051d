import type { Brain, Network } from '@chambord/kernel';
import type { Splendor } from '@chambord/splendor/rules';
import { describe, INPUTS } from './describe.ts';
import { evaluate, strengthOf } from './evaluate.ts';
import { key } from './key.ts';
import { networks as learned } from './learned.ts';
import { prior } from './prior.ts';
import { weights as standard } from './weights.ts';
import type { Weights } from './weights.ts';

/** What there is for each number of players; where there is nothing, positions are judged by hand. */
type Networks = ReadonlyMap<number, Network>;

/** A brain with these weights and networks: for trying others. */
export function splendorBrainWith(weights: Weights, networks: Networks): Brain<Splendor> {
  return {
    evaluate: (state) => evaluate(state, weights, networks.get(state.players.length) ?? null),
    prior,
    key,
    turns: 0,
    heuristic: 'evaluate',
    levels: [{ whim: 2.6 }, { whim: 1.1 }, { iterations: 7 }, { iterations: 20 }, { iterations: 50 }],
    learning: {
      inputs: INPUTS,
      describe(state, seat, into) {
        const strength = strengthOf(state, seat, weights);
        describe(state, seat, strength, into);
        return strength;
      },
      withNetwork(players, network) {
        const others = [...networks].filter(([count]) => count !== players);
        return splendorBrainWith(weights, new Map(network === null ? others : [...others, [players, network]]));
      },
    },
  };
}

export const splendorBrain: Brain<Splendor> = splendorBrainWith(standard, learned);
export type { Weights } from './weights.ts';
