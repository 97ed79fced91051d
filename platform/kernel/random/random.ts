import { sha256 } from './sha256.ts';

/**
 * Random numbers: the key stream of ChaCha20 (RFC 8439, nonce 0), word after word, under the key SHA-256(seed).
 *
 * The whole state is a key that never changes and the index of the next word, so it is plain data, cheap to copy, and
 * nobody can tell coming cards from those already seen.
 */
export interface Random {
  /** Eight 32-bit words. Shared between copies: never written to. */
  readonly key: readonly number[];
  /** Index of the next word of the key stream. */
  next: number;
}

export function randomFrom(seed: string): Random {
  // ChaCha20 reads its key as little-endian words.
  return { key: sha256(seed).map(swapBytes), next: 0 };
}

/** A copy that goes on by itself from the same place. */
export function copyRandom(random: Random): Random {
  return { key: random.key, next: random.next };
}

/** A new generator, keyed by the next words of this one. */
export function branch(random: Random): Random {
  const key: number[] = [];
  for (let i = 0; i < 8; i++) key.push(word(random));
  return { key, next: 0 };
}

/** A whole number from 0 to n - 1, each equally likely (Lemire 2019: multiply, and reject the few that would bias). */
export function below(random: Random, n: number): number {
  if (!(n >= 1 && n <= 2 ** 20)) throw new RangeError(`cannot draw from ${n} numbers`);
  for (;;) {
    const product = word(random) * n; // exact: under 2^52
    const low = product >>> 0;
    if (low >= n || low >= 2 ** 32 % n) return Math.floor(product / 2 ** 32);
  }
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[below(random, list.length)] as T;
}

/** Shuffles in place (Fisher and Yates): every order is equally likely. */
export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const moved = list[i] as T;
    list[i] = list[j] as T;
    list[j] = moved;
  }
  return list;
}

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const NO_NONCE = [0, 0, 0];

// The block last computed, kept because words are drawn one after the other. It holds no state: it can be lost at any time.
const block = new Int32Array(16);
const start = new Int32Array(16);
const mixed = new Int32Array(16);
let blockKey: readonly number[] | undefined;
let blockIndex = -1;

function word(random: Random): number {
  const index = random.next >>> 4;
  if (blockKey !== random.key || blockIndex !== index) {
    chacha20(random.key, index, NO_NONCE, block);
    blockKey = random.key;
    blockIndex = index;
  }
  return (block[random.next++ & 15] ?? 0) >>> 0;
}

/** One block of the ChaCha20 key stream. */
export function chacha20(key: readonly number[], counter: number, nonce: readonly number[], out: Int32Array): void {
  // Written out: setting lists from lists takes longer than all the mixing.
  for (let i = 0; i < 4; i++) start[i] = CONSTANTS[i] as number;
  for (let i = 0; i < 8; i++) start[4 + i] = key[i] as number;
  start[12] = counter;
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i] as number;
  for (let i = 0; i < 16; i++) mixed[i] = start[i] as number;
  for (let round = 0; round < 10; round++) {
    quarter(mixed, 0, 4, 8, 12);
    quarter(mixed, 1, 5, 9, 13);
    quarter(mixed, 2, 6, 10, 14);
    quarter(mixed, 3, 7, 11, 15);
    quarter(mixed, 0, 5, 10, 15);
    quarter(mixed, 1, 6, 11, 12);
    quarter(mixed, 2, 7, 8, 13);
    quarter(mixed, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (mixed[i] as number) + (start[i] as number);
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a] as number;
  let xb = x[b] as number;
  let xc = x[c] as number;
  let xd = x[d] as number;
  xa = (xa + xb) | 0;
  xd = rotate(xd ^ xa, 16);
  xc = (xc + xd) | 0;
  xb = rotate(xb ^ xc, 12);
  xa = (xa + xb) | 0;
  xd = rotate(xd ^ xa, 8);
  xc = (xc + xd) | 0;
  xb = rotate(xb ^ xc, 7);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

function rotate(x: number, bits: number): number {
  return (x << bits) | (x >>> (32 - bits));
}

function swapBytes(x: number): number {
  return ((x >>> 24) | ((x >>> 8) & 0xff00) | ((x << 8) & 0xff0000) | (x << 24)) >>> 0;
}
