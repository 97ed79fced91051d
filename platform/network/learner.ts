import { below } from '@chambord/kernel';
import type { Random } from '@chambord/kernel';
import { Network, POINTS, softmax } from './network.ts';
import { MOVE, open } from './sample.ts';
import type { Sample } from './sample.ts';
import { planOf } from './shape.ts';
import type { Layer, NetworkShape, Plan } from './shape.ts';

/** How wrong a network is, on average: cross entropy of policy and chances (both less what cannot be known), squared error of points. */
export interface Losses {
  readonly policy: number;
  readonly chances: number;
  readonly points: number;
}

/** How much each counts. */
const POLICY = 1;
const CHANCES = 1.5;
const OF_POINTS = 1;
const DECAY = 1e-2;
/** How slowly the average of the weights follows them. */
const SLOWNESS = 0.998;

/** Weights of a network that knows nothing: at random, so that signals keep their size from layer to layer (He 2015). */
export function newWeights(shape: NetworkShape, random: Random): Float32Array {
  const { kinds, trunk, head, size } = planOf(shape);
  const weights = new Float32Array(size);
  const uniform = () => (2 * below(random, 2 ** 20)) / 2 ** 20 - 1;
  const fill = ({ at, inputs, outputs }: Layer, gain: number) => {
    const spread = gain * Math.sqrt(6 / inputs);
    for (let i = outputs; i < (inputs + 1) * outputs; i++) weights[at + i] = uniform() * spread;
  };
  for (const { first, second } of kinds) {
    fill(first, 1);
    fill(second, 0.7);
  }
  fill(trunk[0], 0.7);
  fill(trunk[1], 1);
  fill(head, 0.15);
  return weights;
}

/** Learns from samples in batches (Adam). */
export class Learner {
  readonly network: Network;
  /** The mean of the last weights: plays better than the last ones themselves (Polyak 1992). */
  readonly average: Float32Array;
  readonly #slopes: number;
  readonly #first: number;
  readonly #second: number;
  readonly #back: {
    readonly head: number;
    readonly trunk: readonly [number, number];
    readonly input: number;
    readonly kinds: readonly { readonly embeddings: number; readonly hidden: number }[];
  };
  readonly #termSlopes: Float32Array;
  #steps = 0;

  constructor(shape: NetworkShape, weights: Float32Array, kind: 'fastest' | 'plain' = 'fastest') {
    const plan = planOf(shape);
    let extra = 0;
    const room = (count: number) => {
      const at = extra;
      extra += Math.ceil(count / 4) * 4;
      return at;
    };
    const slopes = room(plan.size);
    const first = room(plan.size);
    const second = room(plan.size);
    const back = {
      head: room(plan.head.outputs),
      trunk: [room(shape.trunk), room(shape.trunk)] as const,
      input: room(plan.sums),
      kinds: shape.kinds.map(({ most, embedding, hidden }) => ({
        embeddings: room(most * embedding),
        hidden: room(most * hidden),
      })),
    };
    this.network = new Network(shape, weights, kind, extra);
    const base = this.network.places.size;
    this.#slopes = base + slopes;
    this.#first = base + first;
    this.#second = base + second;
    this.#back = {
      head: base + back.head,
      trunk: [base + back.trunk[0], base + back.trunk[1]],
      input: base + back.input,
      kinds: back.kinds.map(({ embeddings, hidden }) => ({ embeddings: base + embeddings, hidden: base + hidden })),
    };
    this.#termSlopes = new Float32Array(this.network.logits.length);
    this.average = Float32Array.from(weights);
  }

  get steps(): number {
    return this.#steps;
  }

  /** One step down the slope of a batch. */
  step(batch: readonly Sample[], rate: number): Losses {
    const { network, average } = this;
    const sums = { policy: 0, chances: 0, points: 0 };
    let policies = 0;
    for (const sample of batch) if (sample[1] === 1) policies++;
    for (const sample of batch) this.#learn(sample, 1 / batch.length, policies === 0 ? 0 : 1 / policies, sums);
    this.#steps++;
    const unbiased = Math.sqrt(1 - 0.999 ** this.#steps) / (1 - 0.9 ** this.#steps);
    const size = network.plan.size;
    network.arithmetic.adam(
      network.bytes(network.places.weights),
      network.bytes(this.#slopes),
      network.bytes(this.#first),
      network.bytes(this.#second),
      Math.ceil(size / 4) * 4,
      rate,
      unbiased,
      DECAY,
    );
    const slowness = Math.min(SLOWNESS, 1 - 1 / (1 + this.#steps));
    for (let i = 0; i < size; i++) {
      average[i] = slowness * (average[i] as number) + (1 - slowness) * (network.weights[i] as number);
    }
    return {
      policy: policies === 0 ? 0 : sums.policy / policies,
      chances: sums.chances / batch.length,
      points: sums.points / batch.length,
    };
  }

  #learn(
    sample: Sample,
    weight: number,
    policyWeight: number,
    sums: { policy: number; chances: number; points: number },
  ) {
    const { network } = this;
    const { shape, plan, places, numbers, input } = network;
    const { contenders, chances, points, moves, at } = open(sample, shape, input);
    network.run();
    const back = this.#back;
    numbers.fill(0, back.head, back.head + plan.head.outputs);
    // Chances: cross entropy of a softmax; points: squared error.
    const found = CHANCES_FOUND;
    for (let c = 0; c < contenders; c++) found[c] = numbers[places.head + plan.chances + c] as number;
    softmax(found, contenders, found);
    for (let c = 0; c < contenders; c++) {
      const wanted = chances[c] as number;
      const part = found[c] as number;
      if (wanted > 0) sums.chances += wanted * Math.log(wanted / Math.max(1e-9, part));
      numbers[back.head + plan.chances + c] = CHANCES * weight * (part - wanted);
      const error = (numbers[places.head + plan.points + c] as number) - (points[c] as number) / POINTS;
      sums.points += (error * error) / contenders;
      numbers[back.head + plan.points + c] = (2 * OF_POINTS * weight * error) / contenders;
    }
    if (moves > 0) this.#learnPolicy(sample, moves, at, POLICY * policyWeight, sums);
    this.#goBack(moves > 0);
  }

  /** Leaves the slopes of all terms in `#termSlopes`, those of actions also in the head's. */
  #learnPolicy(sample: Sample, moves: number, at: number, weight: number, sums: { policy: number }): void {
    const { network } = this;
    const slopes = this.#termSlopes;
    slopes.fill(0);
    if (POLICY_FOUND.length < moves) POLICY_FOUND = new Float32Array(2 * moves);
    const found = POLICY_FOUND;
    for (let i = 0; i < moves; i++) {
      const from = at + i * MOVE;
      let sum = 0;
      for (let t = 0; t < (sample[from] as number); t++)
        sum += network.logits[sample[from + 1 + t] as number] as number;
      found[i] = sum;
    }
    softmax(found, moves, found);
    for (let i = 0; i < moves; i++) {
      const from = at + i * MOVE;
      const wanted = sample[from + MOVE - 1] as number;
      const part = found[i] as number;
      if (wanted > 0) sums.policy += wanted * Math.log(wanted / Math.max(1e-9, part));
      const slope = weight * (part - wanted);
      for (let t = 0; t < (sample[from] as number); t++) {
        const term = sample[from + 1 + t] as number;
        slopes[term] = (slopes[term] as number) + slope;
      }
    }
    const { numbers, shape } = network;
    for (let i = 0; i < shape.actions; i++) numbers[this.#back.head + i] = slopes[i] as number;
  }

  #goBack(withPolicy: boolean): void {
    const { network } = this;
    const { shape, plan, places, numbers, input } = network;
    const back = this.#back;
    // Logits of things are products of queries and embeddings: each gets the other's part of the slope.
    let term = shape.actions;
    for (let k = 0; k < shape.kinds.length; k++) {
      const { actions, embedding, most } = shape.kinds[k] as NetworkShape['kinds'][number];
      const { queries } = plan.kinds[k] as Plan['kinds'][number];
      const { embeddings } = places.kinds[k] as Network['places']['kinds'][number];
      const slopes = (back.kinds[k] as { embeddings: number }).embeddings;
      const { count } = input.kinds[k] as { count: number };
      numbers.fill(0, slopes, slopes + count * embedding);
      const things = withPolicy ? count : 0;
      for (let thing = 0; thing < things; thing++) {
        for (let action = 0; action < actions; action++) {
          const slope = this.#termSlopes[term + thing * actions + action] as number;
          if (slope === 0) continue;
          const query = places.head + queries + action * embedding;
          const querySlopes = back.head + queries + action * embedding;
          for (let i = 0; i < embedding; i++) {
            const e = thing * embedding + i;
            numbers[slopes + e] = (numbers[slopes + e] as number) + slope * (numbers[query + i] as number);
            numbers[querySlopes + i] =
              (numbers[querySlopes + i] as number) + slope * (numbers[embeddings + e] as number);
          }
        }
      }
      term += most * actions;
    }
    const [one, two] = plan.trunk;
    this.#layer(plan.head, places.trunk[1], 1, back.head, back.trunk[1]);
    this.#layer(two, places.trunk[0], 1, back.trunk[1], back.trunk[0]);
    this.#layer(one, places.trunkInput, 1, back.trunk[0], back.input);
    for (let k = 0; k < shape.kinds.length; k++) {
      const { first, second, sums } = plan.kinds[k] as Plan['kinds'][number];
      const { facts, hidden, embeddings } = places.kinds[k] as Network['places']['kinds'][number];
      const slopes = back.kinds[k] as { embeddings: number; hidden: number };
      const { count, groups } = input.kinds[k] as { count: number; groups: Uint8Array };
      const width = second.outputs;
      for (let thing = 0; thing < count; thing++) {
        const from = back.input + sums + (groups[thing] as number) * width;
        for (let i = 0; i < width; i++) {
          const e = thing * width + i;
          const active = (numbers[embeddings + e] as number) > 0;
          numbers[slopes.embeddings + e] = active
            ? (numbers[slopes.embeddings + e] as number) + (numbers[from + i] as number)
            : 0;
        }
      }
      this.#layer(second, hidden, count, slopes.embeddings, slopes.hidden);
      this.#layer(first, facts, count, slopes.hidden, 0);
    }
  }

  #layer(layer: Layer, x: number, rows: number, dy: number, dx: number): void {
    const { network } = this;
    network.arithmetic.backward(
      network.bytes(x),
      rows,
      layer.inputs,
      network.bytes(network.places.weights + layer.at),
      network.bytes(dy),
      layer.outputs,
      network.bytes(this.#slopes + layer.at),
      dx === 0 ? 0 : network.bytes(dx),
    );
  }
}

const CHANCES_FOUND = new Float32Array(8);
let POLICY_FOUND = new Float32Array(256);
