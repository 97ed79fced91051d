import { describe, expect, test } from 'vitest';
import { compactConformance } from '@chambord/kernel/compact-conformance';
import { compactSplendor } from '@chambord/splendor/numbers';
import { splendor } from '@chambord/splendor/rules';

describe('Splendor on numbers is Splendor', () => {
  test.each(splendor.variants)('%j', (options) => {
    const games = Math.floor(40 / options.players);
    expect(compactConformance(compactSplendor, { options, games, seed: 'test' })).toBeGreaterThan(games * 30);
  });
});

/** What a number means is relied upon (docs/environments.md): it never changes. */
test.each([
  [0, 'take diamond'],
  [6, 'take diamond sapphire emerald'],
  [30, 'take diamond sapphire emerald ruby onyx'],
  [31, 'take diamond diamond'],
  [35, 'take onyx onyx'],
  [36, 'reserve 1diamond-a'],
  [125, 'reserve 3onyx-d'],
  [126, 'reserve level 1'],
  [128, 'reserve level 3'],
  [219, 'noble machiavelli'],
  [228, 'noble francis'],
  [229, 'return 1 diamond'],
  [235, 'return 2 diamond'],
  [311, 'return 3 gold'],
  [312, 'pass'],
])('number %i is "%s"', (number, text) => {
  const options = { players: 2, rules: 'court' } as const;
  const move = compactSplendor.moveOf(splendor.setup(options, 'numbers'), number);
  expect(splendor.format(move, options)).toBe(text);
});

test('cards are bought with as little gold as can be, or by numbers of their own with more', () => {
  const options = { players: 2, rules: 'court' } as const;
  const state = splendor.setup(options, 'numbers');
  const [player] = state.players;
  if (player === undefined) throw new Error('there is nobody');
  player.tokens = [4, 4, 4, 4, 4, 2];
  // Card 0 costs three sapphires.
  const texts = [129, 313 + 1, 313 + 5 + 5].map((number) => {
    const move = compactSplendor.moveOf(state, number);
    expect(compactSplendor.numberOf(state, move)).toBe(number);
    return splendor.format(move, options);
  });
  expect(texts).toEqual([
    'buy 1diamond-a for 3 sapphire',
    'buy 1diamond-a for 2 sapphire 1 gold',
    'buy 1diamond-a for 1 sapphire 2 gold',
  ]);
});
