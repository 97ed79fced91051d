import { describe, expect, test } from 'vitest';
import { score, splendor } from '@chambord/splendor/rules';
import { replay } from '@chambord/kernel';
import { golden } from './golden.ts';

test('there are golden games for both sets of rules and for two, three and four players', () => {
  const played = new Set(golden.names.map((name) => JSON.stringify(golden.record(name).options)));
  expect(played).toEqual(new Set(splendor.variants.map((options) => JSON.stringify(options))));
});

describe('every golden game still leads to its exact result', () => {
  test.each(golden.names)('%s', (name) => {
    const record = golden.record(name);
    const state = replay(splendor, record);
    expect(splendor.actor(state)).toBeNull();
    expect({ points: score(state).points, places: score(state).places }).toEqual(record.result);
  });
});

/** The whole score sheets. */
const sheets: Record<string, string[]> = {
  'v1-2-classic.json': ['cards 10, nobles 0; points 10, bought 15', 'cards 11, nobles 6; points 17, bought 15'],
  'v1-2-court.json': ['cards 10, nobles 3; points 13, bought 15', 'cards 12, nobles 3; points 15, bought 11'],
  'v1-3-classic.json': [
    'cards 14, nobles 3; points 17, bought 12',
    'cards 12, nobles 0; points 12, bought 13',
    'cards 11, nobles 6; points 17, bought 12',
  ],
  'v1-3-court.json': [
    'cards 16, nobles 0; points 16, bought 15',
    'cards 13, nobles 0; points 13, bought 14',
    'cards 14, nobles 0; points 14, bought 13',
  ],
  'v1-4-classic.json': [
    'cards 14, nobles 3; points 17, bought 14',
    'cards 14, nobles 3; points 17, bought 12',
    'cards 8, nobles 3; points 11, bought 13',
    'cards 9, nobles 0; points 9, bought 13',
  ],
  'v1-4-court.json': [
    'cards 12, nobles 0; points 12, bought 11',
    'cards 13, nobles 0; points 13, bought 10',
    'cards 15, nobles 0; points 15, bought 10',
    'cards 11, nobles 0; points 11, bought 13',
  ],
};

describe('and to its exact score sheets', () => {
  test.each(Object.entries(sheets))('%s', (name, lines) => {
    const { sheets: found } = score(replay(splendor, golden.record(name)));
    expect(
      found.map(
        ({ cards, nobles, points, cardsBought }) =>
          `cards ${cards}, nobles ${nobles}; points ${points}, bought ${cardsBought}`,
      ),
    ).toEqual(lines);
  });
});
