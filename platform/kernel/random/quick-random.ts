/**
 * Random numbers for what nobody is dealt: games that bots and learners play out by the million. xoshiro128** (Blackman and Vigna 2018) passes the usual tests
 * of chance and takes a few nanoseconds, but from enough of its numbers the next ones can be computed, so players are dealt by `Random`.
 */
export class QuickRandom {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  /** From four whole numbers, not all of them 0. */
  constructor(state: readonly [number, number, number, number]) {
    this.#a = state[0] | 0;
    this.#b = state[1] | 0;
    this.#c = state[2] | 0;
    this.#d = state[3] | 0;
    if ((this.#a | this.#b | this.#c | this.#d) === 0)
      throw new RangeError('a generator cannot begin with nothing but 0');
  }

  /** What it goes on from: a generator made from these goes on the same. */
  get state(): [number, number, number, number] {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  /** 32 bits. */
  word(): number {
    const b = this.#b;
    const times5 = Math.imul(b, 5);
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9);
    const c = this.#c ^ this.#a;
    const d = this.#d ^ b;
    this.#b = b ^ c;
    this.#a ^= d;
    this.#c = c ^ (b << 9);
    this.#d = (d << 11) | (d >>> 21);
    return result >>> 0;
  }

  /** A whole number from 0 to n - 1, each equally likely (Lemire 2019); n is at most 2^20. */
  below(n: number): number {
    for (;;) {
      const product = this.word() * n;
      const low = product >>> 0;
      if (low >= n || low >= 2 ** 32 % n) return Math.floor(product / 2 ** 32);
    }
  }
}
