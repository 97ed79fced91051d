import type { GemCounts, Purse, Token } from './material.ts';

/**
 * Six small counts side by side in one number, so that one subtraction compares all of them.
 *
 * Each takes five bits: four for the count (more than 15 count as 15: nothing asks for that much), and above them the
 * guard, which is set before subtracting and survives where nothing had to be borrowed. Only the enumeration of moves
 * packs, because it compares a purse with a dozen prices at every decision; neither states nor moves hold packed counts.
 */
export type Packed = number;

const BITS = 5;
const GUARDS = 0b10000_10000_10000_10000_10000_10000;
const GEM_GUARDS = 0b10000_10000_10000_10000_10000;
const MOST = 15;

/** The first five counts of a purse, or all bonuses. */
export function packGems(counts: Readonly<Purse> | Readonly<GemCounts>): Packed {
  return (
    capped(counts[0]) |
    (capped(counts[1]) << 5) |
    (capped(counts[2]) << 10) |
    (capped(counts[3]) << 15) |
    (capped(counts[4]) << 20)
  );
}

export function packPurse(purse: Readonly<Purse>): Packed {
  return packGems(purse) | (capped(purse[5]) << 25);
}

export function unpack(packed: Packed): Purse {
  return [
    packed & MOST,
    (packed >> 5) & MOST,
    (packed >> 10) & MOST,
    (packed >> 15) & MOST,
    (packed >> 20) & MOST,
    (packed >> 25) & MOST,
  ];
}

/** One token of a kind. */
export function one(token: Token): Packed {
  return 1 << (BITS * token);
}

/** How many there are of a kind. */
export function countOf(packed: Packed, token: Token): number {
  return (packed >> (BITS * token)) & MOST;
}

/** Whether there is at least as much of everything as is wanted. */
export function covers(have: Packed, want: Packed): boolean {
  return (((have | GUARDS) - want) & GUARDS) === GUARDS;
}

/** The guards of the gems of which there is at least as much as is wanted: one bit in five, the highest. */
export function gemGuards(have: Packed, want: Packed): Packed {
  return ((have | GUARDS) - want) & GUARDS & GEM_GUARDS;
}

/** Count by count what is left after subtracting, never below 0. */
export function less(counts: Packed, others: Packed): Packed {
  const left = (counts | GUARDS) - others;
  const kept = left & GUARDS;
  return left & (kept - (kept >>> (BITS - 1)));
}

/** Both counts together, kind by kind; more than 15 count as 15. */
export function together(counts: Packed, others: Packed): Packed {
  const both = counts + others;
  const above = both & GUARDS;
  return (both | (above - (above >>> (BITS - 1)))) & ~GUARDS;
}

/** All counts together, if they are fewer than 31: the remainder by 31, since every field's unit leaves 1. */
export function sum(counts: Packed): number {
  return counts % 31;
}

function capped(count: number): number {
  return count < MOST ? count : MOST;
}
