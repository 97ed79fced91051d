/** A word in the two numbers that all three languages have. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

export function noun(one: string, many: string): Noun {
  return { one, many };
}

/** Counts things; the languages differ in the number of "0 things". */
export function counting(isOne: (count: number) => boolean): (count: number, what: Noun) => string {
  return (count, what) => `${count} ${isOne(count) ? what.one : what.many}`;
}
