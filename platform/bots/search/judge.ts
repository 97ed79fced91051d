import type { Seat } from '@chambord/kernel';
import { Network, readWeights, shapeOf } from '@chambord/network';
import type { Brain, Encoder, Evaluation } from '@chambord/network';

type Move = { readonly do: string };

/** A network that judges positions of one game. */
export class Judge {
  readonly network: Network;
  readonly encoder: Encoder;
  /** Positions that it was asked about. */
  evaluations = 0;

  constructor(brain: Pick<Brain, 'shape' | 'encoder'>, weights: Float32Array) {
    this.network = new Network(shapeOf(brain.shape, weights.length), weights);
    this.encoder = brain.encoder();
  }

  judge(state: unknown, actor: Seat, moves: readonly Move[]): Evaluation {
    this.evaluations++;
    return this.network.judge(this.encoder, state, actor, moves);
  }
}

const judges = new WeakMap<Brain, Judge>();

/** The judge of a brain: one for each thread, made when it is first wanted. */
export function judgeOf(brain: Brain): Judge {
  let judge = judges.get(brain);
  if (judge === undefined) {
    judge = new Judge(brain, readWeights(brain.weights));
    judges.set(brain, judge);
  }
  return judge;
}
