import { describe, expect, test } from 'vitest';
import { burgundy } from '@chambord/burgundy/rules';
import type { Step } from '@chambord/burgundy/rules';
import { at, perft } from '@chambord/kernel';
import { position } from './golden.ts';

/** A golden game, the decision at which to stop, what is open there, and the lines of play of length 1, 2, 3, … */
type Count = readonly [name: string, ply: number, open: readonly Step['step'][], lines: readonly number[]];

const counts: readonly Count[] = [
  ['v1-1-won.json', 0, ['playDie'], [2, 10, 15, 73, 146]],
  ['v1-1-won.json', 45, ['receive', 'tripleBonus'], [7, 21, 46, 225, 626]],
  ['v1-1-won.json', 74, ['sellOne', 'tripleBonus'], [3, 6, 27, 66, 217]],
  ['v1-2.json', 0, ['playDie'], [2, 9, 18, 105, 163]],
  ['v1-2.json', 57, ['receive', 'tripleBonus'], [7, 21, 38, 149, 504]],
  ['v1-2.json', 88, ['receive', 'tripleBonus'], [5, 14, 36, 155, 490]],
  ['v1-3.json', 0, ['playDie'], [2, 7, 14, 104, 104]],
  ['v1-3.json', 53, ['receive', 'tripleBonus'], [7, 21, 46, 278, 997]],
  ['v1-3.json', 63, ['takeAction', 'tripleBonus'], [14, 84, 208, 575, 1801]],
  ['v1-3.json', 148, ['takeAction', 'tripleBonus'], [14, 72, 160, 1089, 3478]],
  ['v1-3.json', 195, ['placeAnother', 'tripleBonus'], [5, 14, 36, 140, 396]],
  ['v1-4.json', 0, ['playDie'], [2, 8, 16, 148, 296]],
  ['v1-4.json', 110, ['takeAction', 'tripleBonus'], [14, 82, 192, 686, 2074]],
  ['v1-4.json', 119, ['takeOf', 'tripleBonus'], [8, 29, 66, 802, 2795]],
  ['v1-4.json', 163, ['takeAction', 'tripleBonus'], [14, 77, 134, 440, 1293]],
  ['v1-4.json', 271, ['takeOf', 'tripleBonus'], [5, 13, 24, 109, 272]],
];

describe('perft: lines of play from fixed positions, turn starts and the middle of chains', () => {
  test.each(counts)('%s, decision %i, %j', (name, ply, open, lines) => {
    const state = position(name, ply);
    expect(at(state.agenda, state.agenda.length - 1).map(({ step }) => step)).toEqual(open);
    expect(lines.map((_, depth) => perft(burgundy, state, depth + 1))).toEqual(lines);
  });
});
