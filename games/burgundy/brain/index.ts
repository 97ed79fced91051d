import type { Burgundy } from '@chambord/burgundy/rules';
import { exchange } from '@chambord/kernel';
import type { Brain, Networks } from '@chambord/kernel';
import { INPUTS } from './describe.ts';
import { evaluate, look, strengthOf } from './evaluate.ts';
import { key } from './key.ts';
import { networks as learned } from './learned.ts';
import { prior } from './prior.ts';
import { likes } from './styles.ts';
import { firstSight, weights as standard } from './weights.ts';
import type { Weights } from './weights.ts';

/** A brain with these weights, for judging positions and for first sight, and these networks: to try others. */
export function burgundyBrainWith(weights: Weights, atFirstSight: Weights, networks: Networks): Brain<Burgundy> {
  return {
    evaluate: (state) => evaluate(state, weights, networks.get(state.players.length) ?? null),
    prior: (state, moves) => prior(state, moves, atFirstSight),
    key,
    turns: 2,
    heuristic: 'prior',
    levels: [
      { whim: 0.8, likes: likes.page },
      { whim: 0.42, likes: likes.squire },
      { iterations: 6, likes: likes.knight },
      { iterations: 55, likes: likes.baron },
      { iterations: 550, likes: likes.duke },
    ],
    learning: {
      inputs: INPUTS,
      describe(state, contender, into) {
        const strength = strengthOf(state, contender, weights);
        look(state, contender, strength, into);
        return strength;
      },
      withNetwork: (players, network) => burgundyBrainWith(weights, atFirstSight, exchange(networks, players, network)),
    },
  };
}

export const burgundyBrain: Brain<Burgundy> = burgundyBrainWith(standard, firstSight, learned);
export type { Weights } from './weights.ts';
