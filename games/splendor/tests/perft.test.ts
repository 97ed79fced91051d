import { describe, expect, test } from 'vitest';
import { splendor } from '@chambord/splendor/rules';
import { perft } from '@chambord/kernel';
import { golden } from './golden.ts';

/** A golden game, the decision at which to stop, and the lines of play of length 1, 2, 3, … */
type Count = readonly [name: string, ply: number, lines: readonly number[]];

const counts: readonly Count[] = [
  ['v1-2-classic.json', 0, [30, 865, 24190]],
  ['v1-2-classic.json', 33, [4, 15, 94, 618, 3599]],
  ['v1-2-classic.json', 15, [6, 37, 312, 7746]],
  ['v1-2-court.json', 0, [30, 865, 24190]],
  ['v1-2-court.json', 30, [3, 74, 334, 6164]],
  ['v1-2-court.json', 58, [13, 115, 1264, 9408]],
  ['v1-3-classic.json', 0, [30, 895, 26380]],
  ['v1-3-classic.json', 47, [11, 107, 661, 4091]],
  ['v1-3-classic.json', 33, [14, 196, 1406, 6973]],
  ['v1-3-court.json', 0, [30, 895, 26380]],
  ['v1-3-court.json', 48, [12, 276, 2791, 20422]],
  ['v1-4-classic.json', 0, [30, 900, 26995]],
  ['v1-4-classic.json', 58, [20, 296, 2736, 19719]],
  ['v1-4-classic.json', 36, [5, 101, 335, 1977, 26098]],
  ['v1-4-court.json', 0, [30, 900, 26995]],
  ['v1-4-court.json', 56, [4, 26, 204, 1470, 8003]],
];

describe('perft: lines of play from fixed positions', () => {
  test.each(counts)('%s, decision %i', (name, ply, lines) => {
    const state = golden.position(name, ply);
    expect(lines.map((_, depth) => perft(splendor, state, depth + 1))).toEqual(lines);
  });
});
