import { describe, expect, test } from 'vitest';
import { burgundy } from '@chambord/burgundy/rules';
import type { Step } from '@chambord/burgundy/rules';
import { at, perft } from '@chambord/kernel';
import { golden } from './golden.ts';

/** A golden game, the decision at which to stop, what is open there, and the lines of play of length 1, 2, 3, … */
type Count = readonly [name: string, ply: number, open: readonly Step['step'][], lines: readonly number[]];

const counts: readonly Count[] = [
  ['v1-1-won.json', 0, ['playDie'], [2, 10, 15, 73, 146, 725, 1540, 7876]],
  ['v1-1-won.json', 45, ['receive', 'tripleBonus'], [7, 21, 46, 225, 626, 2262, 5854, 20948]],
  ['v1-1-won.json', 73, ['placeAnother'], [3, 6, 22, 69, 205, 588, 1502, 3683]],
  ['v1-2.json', 0, ['playDie'], [2, 9, 18, 105, 163, 832, 1664, 8570]],
  ['v1-2.json', 57, ['receive', 'tripleBonus'], [7, 21, 38, 149, 504, 2200, 7268, 24722]],
  ['v1-2.json', 88, ['receive', 'tripleBonus'], [5, 14, 36, 155, 490, 1680, 5558, 21528]],
  ['v1-3.json', 0, ['playDie'], [2, 7, 14, 104, 104, 781, 1562, 8714]],
  ['v1-3.json', 53, ['receive', 'tripleBonus'], [7, 21, 46, 278, 997, 2582, 7840, 24752]],
  ['v1-3.json', 63, ['takeAction', 'tripleBonus'], [14, 84, 208, 575, 1801, 4494, 12744, 35032]],
  ['v1-3.json', 148, ['takeAction', 'tripleBonus'], [14, 72, 160, 1089, 3478, 13430, 38080]],
  ['v1-3.json', 195, ['placeAnother', 'tripleBonus'], [5, 14, 36, 140, 396, 926, 2437, 4684]],
  ['v1-4.json', 0, ['playDie'], [2, 8, 16, 148, 296, 2632, 5264, 63654]],
  ['v1-4.json', 110, ['takeAction', 'tripleBonus'], [14, 82, 192, 686, 2074, 4351, 10547, 23788]],
  ['v1-4.json', 119, ['takeOf', 'tripleBonus'], [8, 29, 66, 802, 2795, 17467]],
  ['v1-4.json', 163, ['takeAction', 'tripleBonus'], [14, 77, 134, 440, 1293, 3023, 7415, 20367]],
  ['v1-4.json', 271, ['takeOf', 'tripleBonus'], [5, 13, 24, 109, 272, 1570, 3790, 15151]],
];

describe('perft: lines of play from fixed positions, turn starts and the middle of chains', () => {
  test.each(counts)('%s, decision %i, %j', (name, ply, open, lines) => {
    const state = golden.position(name, ply);
    expect(at(state.agenda, state.agenda.length - 1).map(({ step }) => step)).toEqual(open);
    expect(lines.map((_, depth) => perft(burgundy, state, depth + 1))).toEqual(lines);
  });
});
