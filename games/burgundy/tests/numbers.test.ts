import { describe, expect, test } from 'vitest';
import { compactBurgundy, burgundyInNumbers } from '@chambord/burgundy/numbers';
import { burgundy } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import { compactConformance } from '@chambord/kernel/compact-conformance';

describe('Burgundy on numbers is Burgundy', () => {
  test.each(burgundy.variants)('%j', (options) => {
    expect(compactConformance(compactBurgundy, { options, games: 12, seed: 'test' })).toBeGreaterThan(12 * 30);
  });
});

/** What a number means is relied upon (docs/environments.md): it never changes. */
test.each([
  [0, 'play 1'],
  [5, 'play 6'],
  [6, 'sell light'],
  [8, 'sell dark'],
  [9, 'workers'],
  [10, 'silver'],
  [11, 'buy'],
  [12, 'decline'],
  [13, 'end'],
  [14, 'receive goods left'],
  [17, 'receive animals right'],
  [18, 'bonus 3 points'],
  [22, 'bonus 3 workers'],
  [23, 'take castle1a'],
  [24, 'take castle1a drop castle4b'],
  [475, 'take cityHall6'],
  [479, 'keep castle1a'],
  [935, 'use castle1a'],
  [1048, 'use cityHall6'],
  [1049, 'place castle4b'],
  [1050, 'place castle4b on castle1a'],
  [1278, 'place castle5b on cityHall6'],
  [1394, 'convert 0 workers 3 silver'],
  [1397, 'convert 3 workers 0 silver'],
  [1398, 'convert 0 workers 6 silver'],
  [6943, 'convert 180 workers 0 silver'],
])('number %i is "%s"', (number, text) => {
  const options = { players: 2 } as const;
  const state = burgundy.setup(options, 'numbers');
  at(state.players, state.seat).projects = [7, 9];
  const { moves } = burgundyInNumbers;
  const move = moves.moveOf(state, number);
  expect(burgundy.format(move, options)).toBe(text);
  expect(moves.numberOf(state, move)).toBe(number);
});
