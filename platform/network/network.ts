import { workbench } from './arithmetic.ts';
import type { Arithmetic } from './arithmetic.ts';
import { TERMS } from './brain.ts';
import type { Encoder, Input } from './brain.ts';
import { planOf, termsOf } from './shape.ts';
import type { NetworkShape, Plan } from './shape.ts';

/** What a network says about a position. Lists are written anew by every call. */
export interface Evaluation {
  /** By move: how promising it is, all together 1. */
  readonly policy: Float32Array;
  /** How many contenders there are: what is said of others means nothing. */
  readonly contenders: number;
  /** By contender, counted from seat 0: the chance to win, all together 1; and the points expected at the end. */
  readonly chances: Float32Array;
  readonly points: Float32Array;
}

type Move = { readonly do: string };

/** Points are learned in units of so many. */
export const POINTS = 20;

/** A network at work: it has a memory of its own, so there is one in each thread. */
export class Network {
  readonly shape: NetworkShape;
  readonly plan: Plan;
  readonly arithmetic: Arithmetic;
  readonly numbers: Float32Array;
  readonly input: Input;
  /** Places in the memory, in numbers. */
  readonly places: WeightPlaces;
  readonly weights: Float32Array;

  /** By kind, then thing and action: see `termOf`. Behind the actions. */
  readonly logits: Float32Array;
  /** Where `numbers` begins in the memory, in bytes: the list itself is slow to say so. */
  readonly #base: number;
  readonly #terms = new Int16Array(TERMS);
  #policy = new Float32Array(64);
  #moveLogits = new Float32Array(64);
  readonly #chances: Float32Array;
  readonly #points: Float32Array;

  constructor(shape: NetworkShape, weights: Float32Array, kind: 'fastest' | 'plain' = 'fastest', extra = 0) {
    this.shape = shape;
    this.plan = planOf(shape);
    const places = placesOf(shape, this.plan);
    const widest = Math.max(
      this.plan.sums,
      shape.trunk,
      ...shape.kinds.flatMap(({ facts, hidden }) => [facts, hidden]),
    );
    const { numbers, arithmetic } = workbench(places.size + extra, widest, kind);
    this.numbers = numbers;
    this.#base = numbers.byteOffset;
    this.arithmetic = arithmetic;
    this.places = places;
    this.weights = numbers.subarray(places.weights, places.weights + this.plan.size);
    this.weights.set(weights);
    this.input = {
      globals: numbers.subarray(places.trunkInput, places.trunkInput + shape.globals),
      kinds: shape.kinds.map(({ facts, most }, k) => {
        const at = places.kinds[k]?.facts ?? 0;
        const groups = new Uint8Array(numbers.buffer, this.bytes(places.kinds[k]?.groups ?? 0), most);
        return { facts: numbers.subarray(at, at + most * facts), groups, count: 0 };
      }),
    };
    this.logits = numbers.subarray(places.logits, places.logits + termsOf(shape));
    this.#chances = new Float32Array(shape.contenders);
    this.#points = new Float32Array(shape.contenders);
  }

  /** Where a place lies in the memory, in bytes. */
  bytes(place: number): number {
    return this.#base + 4 * place;
  }

  /** Calculates everything from what lies in `input`: the head's output, and the logits. */
  run(): void {
    const { shape, plan, places, numbers, arithmetic, input } = this;
    for (let i = places.trunkInput + shape.globals; i < places.trunkInput + plan.sums; i++) numbers[i] = 0;
    for (let k = 0; k < shape.kinds.length; k++) {
      const { first, second, sums } = plan.kinds[k] as Plan['kinds'][number];
      const { facts, hidden, embeddings } = places.kinds[k] as WeightPlaces['kinds'][number];
      const { count } = input.kinds[k] as Input['kinds'][number];
      const groups = this.bytes((places.kinds[k] as WeightPlaces['kinds'][number]).groups);
      this.#layer(first, facts, count, hidden, 1);
      this.#layer(second, hidden, count, embeddings, 1);
      const to = this.bytes(places.trunkInput + sums);
      arithmetic.sum(this.bytes(embeddings), count, second.outputs, groups, to);
    }
    const [one, two] = plan.trunk;
    this.#layer(one, places.trunkInput, 1, places.trunk[0], 1);
    this.#layer(two, places.trunk[0], 1, places.trunk[1], 1);
    this.#layer(plan.head, places.trunk[1], 1, places.head, 0);
    for (let i = 0; i < shape.actions; i++) numbers[places.logits + i] = numbers[places.head + i] as number;
    let term = shape.actions;
    for (let k = 0; k < shape.kinds.length; k++) {
      const { actions, embedding, most } = shape.kinds[k] as NetworkShape['kinds'][number];
      const { embeddings } = places.kinds[k] as WeightPlaces['kinds'][number];
      const { count } = input.kinds[k] as Input['kinds'][number];
      const queries = this.bytes(places.head + (plan.kinds[k] as Plan['kinds'][number]).queries);
      const into = this.bytes(places.logits + term);
      arithmetic.products(this.bytes(embeddings), count, embedding, queries, actions, into);
      term += most * actions;
    }
  }

  #layer(layer: Plan['head'], x: number, rows: number, y: number, rectified: number): void {
    this.arithmetic.dense(
      this.bytes(x),
      rows,
      layer.inputs,
      this.bytes(this.places.weights + layer.at),
      this.bytes(y),
      layer.outputs,
      rectified,
    );
  }

  /** Judges a state and the moves of its actor. */
  judge(encoder: Encoder, state: unknown, actor: number, moves: readonly Move[]): Evaluation {
    const contenders = encoder.encode(state, this.input, 0);
    this.run();
    const { logits, numbers, plan, places } = this;
    if (this.#policy.length < moves.length) {
      this.#policy = new Float32Array(2 * moves.length);
      this.#moveLogits = new Float32Array(2 * moves.length);
    }
    const own = this.#moveLogits;
    for (let i = 0; i < moves.length; i++) {
      const count = encoder.terms(moves[i] as Move, this.#terms, 0);
      let sum = 0;
      for (let t = 0; t < count; t++) sum += logits[this.#terms[t] as number] as number;
      own[i] = sum;
    }
    softmax(own, moves.length, this.#policy);
    // Places count from the actor on, seats from 0.
    for (let place = 0; place < contenders; place++) {
      const contender = (actor + place) % contenders;
      this.#chances[contender] = numbers[places.head + plan.chances + place] as number;
      this.#points[contender] = POINTS * (numbers[places.head + plan.points + place] as number);
    }
    softmax(this.#chances, contenders, this.#chances);
    return { policy: this.#policy, contenders, chances: this.#chances, points: this.#points };
  }
}

/** The first `count` numbers as parts of 1, a difference of 1 making e times as much. */
export function softmax(from: Float32Array, count: number, into: Float32Array): void {
  let most = -Infinity;
  for (let i = 0; i < count; i++) if ((from[i] as number) > most) most = from[i] as number;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const part = Math.exp((from[i] as number) - most);
    into[i] = part;
    sum += part;
  }
  for (let i = 0; i < count; i++) into[i] = (into[i] as number) / sum;
}

export interface WeightPlaces {
  readonly weights: number;
  readonly kinds: readonly {
    readonly facts: number;
    readonly groups: number;
    readonly hidden: number;
    readonly embeddings: number;
  }[];
  readonly trunkInput: number;
  readonly trunk: readonly [number, number];
  readonly head: number;
  readonly logits: number;
  readonly size: number;
}

function placesOf(shape: NetworkShape, plan: Plan): WeightPlaces {
  let size = 0;
  const room = (count: number) => {
    const at = size;
    size += Math.ceil(count / 4) * 4;
    return at;
  };
  return {
    weights: room(plan.size),
    kinds: shape.kinds.map(({ most, facts, hidden, embedding }) => ({
      facts: room(most * facts),
      groups: room(most / 4),
      hidden: room(most * hidden),
      embeddings: room(most * embedding),
    })),
    trunkInput: room(plan.sums),
    trunk: [room(shape.trunk), room(shape.trunk)],
    head: room(plan.head.outputs),
    logits: room(termsOf(shape)),
    size,
  };
}
