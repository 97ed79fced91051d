import { series } from '@chambord/prose';
import { EFFECTS, GAINS } from '@chambord/burgundy/rules';
import type { Face, Gain } from '@chambord/burgundy/rules';
import type { Noun } from '@chambord/prose';

/** What a bonus can bring, as words. */
export type Resources = Readonly<Record<(typeof GAINS)[number], Noun>>;

/** The small phrases of which sentences are made. */
export interface Phrases {
  /** "1 worker", "2 workers". */
  readonly count: (count: number, what: Noun) => string;
  /** A small number in letters: "three". */
  readonly letters: (number: number) => string;
  /** "a, b and c". */
  readonly and: (items: readonly string[]) => string;
  /** "a, b or c". */
  readonly or: (items: readonly string[]) => string;
  /** "1 silver and 1 worker". */
  readonly gain: (gain: Gain) => string;
  /** What a placed card brings: "2 silver", "1 good or 1 animal". */
  readonly brings: (face: Bringing) => string;
}

/** The faces of cards that bring something by themselves. */
export type Bringing = {
  [Of in Face]: (typeof EFFECTS)[Of]['does'] extends 'bring' | 'receive' ? Of : never;
}[Face];

export function phrases(
  count: Phrases['count'],
  words: { readonly and: string; readonly or: string; readonly numbers: readonly string[] },
  resources: Resources,
): Phrases {
  const and = (items: readonly string[]) => series(items, words.and);
  const or = (items: readonly string[]) => series(items, words.or);
  const gain = (gained: Gain) =>
    and(GAINS.flatMap((what) => (gained[what] ? [count(gained[what], resources[what])] : [])));
  return {
    count,
    letters: (number) => words.numbers[number] ?? String(number),
    and,
    or,
    gain,
    brings: (face) => {
      const effect = EFFECTS[face];
      // A step that receives takes the top of a pile: one.
      return effect.does === 'bring' ? gain(effect.gain) : or(effect.of.map((supply) => count(1, resources[supply])));
    },
  };
}
