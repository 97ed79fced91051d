import { series } from '@chambord/kernel/prose';
import { GAINS } from '@chambord/burgundy/rules';
import type { Gain } from '@chambord/burgundy/rules';
import type { Noun } from '@chambord/kernel/prose';

/** What a bonus can bring, as words. */
export type Resources = Readonly<Record<(typeof GAINS)[number], Noun>>;

/** The small phrases of which sentences are made. */
export interface Phrases {
  /** "1 worker", "2 workers". */
  readonly count: (count: number, what: Noun) => string;
  /** "a, b and c". */
  readonly and: (items: readonly string[]) => string;
  /** "a, b or c". */
  readonly or: (items: readonly string[]) => string;
  /** "1 silver and 1 worker". */
  readonly gain: (gain: Gain) => string;
}

export function phrases(
  count: Phrases['count'],
  words: { readonly and: string; readonly or: string },
  resources: Resources,
): Phrases {
  const and = (items: readonly string[]) => series(items, words.and);
  return {
    count,
    and,
    or: (items) => series(items, words.or),
    gain: (gain) => and(GAINS.flatMap((what) => (gain[what] ? [count(gain[what], resources[what])] : []))),
  };
}
