import { describe, expect, test } from 'vitest';
import { burgundy, score } from '@chambord/burgundy/rules';
import { replay } from '@chambord/kernel';
import { golden } from './golden.ts';

test('there are golden games for one, two, three and four players', () => {
  expect(new Set(golden.names.map((name) => golden.record(name).options.players))).toEqual(new Set([1, 2, 3, 4]));
});

describe('every golden game still leads to its exact result', () => {
  test.each(golden.names)('%s', (name) => {
    const record = golden.record(name);
    const state = replay(burgundy, record);
    expect(burgundy.actor(state)).toBeNull();
    expect({ points: score(state).points, places: score(state).places }).toEqual(record.result);
  });
});

/** The whole score sheets: points by category, triples in the order of the types. */
const sheets: Record<string, string[]> = {
  'v1-1-lost.json': [
    'triples 2 4 0 4 0 0 3; first 3, seven 0, taken 6, sold 1, animals 0, start 0; total 23, storage 4',
    'triples 2 4 0 0 3 8 3; first 3, seven 3, taken 0, sold 0, animals 0, start 0; total 26, storage 0',
  ],
  'v1-1-won.json': [
    'triples 0 4 0 4 0 4 6; first 2, seven 0, taken 5, sold 1, animals 2, start 0; total 28, storage 3',
    'triples 2 4 0 4 3 4 3; first 4, seven 3, taken 0, sold 0, animals 0, start 0; total 27, storage 0',
  ],
  'v1-2.json': [
    'triples 0 0 0 4 0 4 3; first 3, seven 0, taken 2, sold 2, animals 2, start 1; total 21, storage 6',
    'triples 2 0 0 0 0 4 0; first 1, seven 0, taken 2, sold 1, animals 4, start 0; total 14, storage 6',
  ],
  'v1-3.json': [
    'triples 0 0 0 0 3 4 6; first 3, seven 0, taken 3, sold 3, animals 5, start 1; total 28, storage 0',
    'triples 4 0 0 8 0 0 0; first 2, seven 0, taken 5, sold 1, animals 0, start 0; total 20, storage 7',
    'triples 0 4 0 0 0 4 0; first 1, seven 0, taken 1, sold 3, animals 2, start 0; total 15, storage 1',
  ],
  'v1-4.json': [
    'triples 2 8 0 0 3 0 3; first 2, seven 0, taken 5, sold 3, animals 0, start 0; total 26, storage 5',
    'triples 0 0 0 8 0 4 6; first 1, seven 0, taken 3, sold 2, animals 2, start 0; total 26, storage 2',
    'triples 4 0 0 0 0 0 6; first 2, seven 0, taken 4, sold 1, animals 1, start 0; total 18, storage 4',
    'triples 2 0 0 4 6 0 0; first 1, seven 0, taken 3, sold 6, animals 2, start 1; total 25, storage 2',
  ],
};

describe('and to its exact score sheets', () => {
  test.each(Object.entries(sheets))('%s', (name, lines) => {
    const { sheets: found } = score(replay(burgundy, golden.record(name)));
    expect(
      found.map(({ triples, firstTriples, allSeven, points, sold, animals, startCard, total, storage }) =>
        [
          `triples ${Object.values(triples).join(' ')}`,
          `first ${firstTriples}, seven ${allSeven}, taken ${points}, sold ${sold}, animals ${animals}, start ${startCard}`,
          `total ${total}, storage ${storage}`,
        ].join('; '),
      ),
    ).toEqual(lines);
  });
});
