import { at, below, chances, judge, shuffle, sizeOf } from '@chambord/kernel';
import type { Network, Random } from '@chambord/kernel';

/** A position to learn from. */
export interface Lesson {
  /** By contender, one after the other, what the network sees of them. */
  readonly seen: Float32Array;
  /** By contender, the strength by hand. */
  readonly strengths: readonly number[];
  /** By contender, the chance to win that it turned out to have. */
  readonly target: readonly number[];
}

/** A network whose output is 0 whatever it sees: judging by hand is where learning starts. */
export function newNetwork(inputs: number, hidden: number, random: Random): Network {
  const numbers = new Float64Array(sizeOf(inputs, hidden));
  const spread = Math.sqrt(6 / inputs);
  for (let i = 0; i < hidden * (inputs + 1); i++) numbers[i] = ((2 * below(random, 2 ** 20)) / 2 ** 20 - 1) * spread;
  return { inputs, hidden, numbers };
}

/** How wrong the chances are: the mean cross entropy, with the network or by hand (null). */
export function lossOf(lessons: readonly Lesson[], network: Network | null): number {
  let sum = 0;
  for (const lesson of lessons) {
    const found = chancesOf(lesson, network);
    lesson.target.forEach((target, c) => (sum -= target * Math.log(Math.max(1e-9, at(found, c)))));
  }
  return sum / lessons.length;
}

function chancesOf({ seen, strengths }: Lesson, network: Network | null): number[] {
  if (network === null) return chances([...strengths], 1);
  const values = new Float64Array(network.inputs);
  return chances(
    strengths.map((strength, c) => strength + judge(network, contender(seen, c, values))),
    1,
  );
}

function contender(seen: Float32Array, index: number, into: Float64Array): Float64Array {
  for (let i = 0; i < into.length; i++) into[i] = seen[index * into.length + i] as number;
  return into;
}

const BATCH = 128;
/** Adam (Kingma and Ba 2015), with a little decay of the weights against learning by heart. */
const FIRST = 0.9;
const SECOND = 0.999;
const DECAY = 1e-4;

/** Learns from all lessons once, in any order. The network is changed in place. */
export class Learner {
  readonly #network: Network;
  readonly #slope: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  #steps = 0;

  constructor(network: Network) {
    this.#network = network;
    this.#slope = new Float64Array(network.numbers.length);
    this.#first = new Float64Array(network.numbers.length);
    this.#second = new Float64Array(network.numbers.length);
  }

  learn(lessons: readonly Lesson[], rate: number, random: Random): void {
    const order = shuffle(random, [...lessons]);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      this.#slope.fill(0);
      for (const lesson of batch) this.#addSlope(lesson, 1 / batch.length);
      this.#step(rate);
    }
  }

  #addSlope({ seen, strengths, target }: Lesson, weight: number): void {
    const { inputs, hidden, numbers } = this.#network;
    const slope = this.#slope;
    const last = hidden * (inputs + 1);
    const all = strengths.map((strength, c) => {
      const values = contender(seen, c, new Float64Array(inputs));
      const units = new Float64Array(hidden);
      return { values, units, output: strength + judge(this.#network, values, units) };
    });
    const found = chances(
      all.map(({ output }) => output),
      1,
    );
    all.forEach(({ values, units }, c) => {
      const error = (at(found, c) - at(target, c)) * weight;
      slope[last + hidden] = (slope[last + hidden] as number) + error;
      for (let unit = 0; unit < hidden; unit++) {
        const active = units[unit] as number;
        if (active <= 0) continue;
        slope[last + unit] = (slope[last + unit] as number) + error * active;
        const back = error * (numbers[last + unit] as number);
        const row = unit * (inputs + 1);
        for (let i = 0; i < inputs; i++) slope[row + i] = (slope[row + i] as number) + back * (values[i] as number);
        slope[row + inputs] = (slope[row + inputs] as number) + back;
      }
    });
  }

  #step(rate: number): void {
    this.#steps++;
    const { numbers } = this.#network;
    const unbiased = Math.sqrt(1 - SECOND ** this.#steps) / (1 - FIRST ** this.#steps);
    for (let i = 0; i < numbers.length; i++) {
      const slope = (this.#slope[i] as number) + DECAY * (numbers[i] as number);
      const first = FIRST * (this.#first[i] as number) + (1 - FIRST) * slope;
      const second = SECOND * (this.#second[i] as number) + (1 - SECOND) * slope * slope;
      this.#first[i] = first;
      this.#second[i] = second;
      numbers[i] = (numbers[i] as number) - (rate * unbiased * first) / (Math.sqrt(second) + 1e-8);
    }
  }
}
