import type { Burgundy } from '@chambord/burgundy/rules';
import type { Brain, Network } from '@chambord/kernel';
import { describe, INPUTS } from './describe.ts';
import { evaluate, strengthOf } from './evaluate.ts';
import { key } from './key.ts';
import { networks as learned } from './learned.ts';
import { prior } from './prior.ts';
import { firstSight, weights as standard } from './weights.ts';
import type { Weights } from './weights.ts';

/** What there is for each number of players; where there is nothing, positions are judged by hand. */
type Networks = ReadonlyMap<number, Network>;

/** A brain with these weights, for judging positions and for first sight, and these networks: to try others. */
export function burgundyBrainWith(weights: Weights, atFirstSight: Weights, networks: Networks): Brain<Burgundy> {
  return {
    evaluate: (state) => evaluate(state, weights, networks.get(state.players.length) ?? null),
    prior: (state, moves) => prior(state, moves, atFirstSight),
    key,
    turns: 2,
    heuristic: 'prior',
    levels: [{ whim: 1.05 }, { whim: 0.7 }, { whim: 0.37 }, { iterations: 8 }, { iterations: 40 }],
    learning: {
      inputs: INPUTS,
      describe(state, seat, into) {
        const strength = strengthOf(state, seat, weights);
        describe(state, seat, strength, into);
        return strength;
      },
      withNetwork(players, network) {
        const others = [...networks].filter(([count]) => count !== players);
        return burgundyBrainWith(
          weights,
          atFirstSight,
          new Map(network === null ? others : [...others, [players, network]]),
        );
      },
    },
  };
}

export const burgundyBrain: Brain<Burgundy> = burgundyBrainWith(standard, firstSight, learned);
export type { Weights } from './weights.ts';
