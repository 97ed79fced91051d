import { TERMS } from './brain.ts';
import type { Encoder, Input } from './brain.ts';
import type { NetworkShape } from './shape.ts';

type Move = { readonly do: string };

/**
 * A position to learn from, as one list of numbers: contenders, whether the policy counts, chances and points by contender; the globals; for each
 * kind how many things there are, and each one's group and facts; how many moves, and each one's terms, how many, and its part of the policy.
 */
export type Sample = Float32Array;

/** Describes the state as an encoder sees it. Chances and points are not known yet: `settle` fills them in. */
export function sampleOf(
  { contenders, rotations }: NetworkShape,
  input: Input,
  encoder: Encoder,
  state: unknown,
  moves: readonly Move[],
  policy: readonly number[] | null,
  rotation: number,
): Sample {
  const found = encoder.encode(state, input, rotation % rotations);
  const numbers = [found, policy === null ? 0 : 1];
  for (let i = 0; i < 2 * contenders; i++) numbers.push(0);
  for (const fact of input.globals) numbers.push(fact);
  for (const { facts, groups, count } of input.kinds) {
    numbers.push(count);
    const width = facts.length / groups.length;
    for (let thing = 0; thing < count; thing++) {
      numbers.push(groups[thing] as number);
      for (let i = 0; i < width; i++) numbers.push(facts[thing * width + i] as number);
    }
  }
  const terms = new Int16Array(TERMS);
  numbers.push(policy === null ? 0 : moves.length);
  policy?.forEach((part, i) => {
    terms.fill(0);
    const count = encoder.terms(moves[i] as Move, terms, 0);
    numbers.push(count, ...terms, part);
  });
  return Float32Array.from(numbers);
}

const HEADER = 2;

/** Fills in what became of it. */
export function fillInResult(
  sample: Sample,
  { contenders }: NetworkShape,
  chances: readonly number[],
  points: readonly number[],
) {
  sample.set(chances, HEADER);
  sample.set(points, HEADER + contenders);
}

/** A sample opened for learning: its facts are put into the input. */
export interface OpenedSample {
  readonly contenders: number;
  readonly chances: Float32Array;
  readonly points: Float32Array;
  readonly moves: number;
  /** Where the moves begin in the sample; each takes `MOVE` numbers. */
  readonly at: number;
}

/** Count, terms, part of the policy. */
export const MOVE = TERMS + 2;

export function open(sample: Sample, { contenders }: NetworkShape, input: Input): OpenedSample {
  let at = HEADER;
  const chances = sample.subarray(at, (at += contenders));
  const points = sample.subarray(at, (at += contenders));
  input.globals.set(sample.subarray(at, (at += input.globals.length)));
  for (const things of input.kinds) {
    const count = sample[at++] as number;
    things.count = count;
    const width = things.facts.length / things.groups.length;
    for (let thing = 0; thing < count; thing++) {
      things.groups[thing] = sample[at++] as number;
      things.facts.set(sample.subarray(at, (at += width)), thing * width);
    }
  }
  const moves = sample[at++] as number;
  return { contenders: sample[0] as number, chances, points, moves, at };
}
