import { expect, test } from 'vitest';
import { NEWCOMER, rate, rateGame } from '../glicko.ts';

/** From a second program, which finds the volatility by bisection to the last digit. */
const EXAMPLES = [
  {
    name: 'the example of the paper',
    own: [1500, 200, 0.06],
    results: [
      [1400, 30, 1],
      [1550, 100, 0],
      [1700, 300, 0],
    ],
    after: [1464.05067054, 151.51652412, 0.0599959844],
  },
  {
    name: 'two newcomers',
    own: [1500, 350, 0.06],
    results: [[1500, 350, 1]],
    after: [1662.31089391, 290.31896372, 0.0599996754],
  },
  {
    name: 'other ratings, and a shared place',
    own: [1300, 110, 0.07],
    results: [
      [1250, 90, 0.5],
      [1480, 50, 1],
    ],
    after: [1339.83062967, 102.35701834, 0.0699992046],
  },
  // δ² > φ² + v: the search for the volatility begins elsewhere.
  {
    name: 'a surprise',
    own: [1720, 75, 0.05],
    results: [[1810, 60, 1]],
    after: [1739.30745172, 73.93767575, 0.0500010093],
  },
  {
    name: 'a great surprise',
    own: [1900, 60, 0.06],
    results: [
      [1400, 50, 0],
      [1420, 60, 0],
    ],
    after: [1860.91951771, 60.50345244, 0.0600438897],
  },
] as const;

test.each(EXAMPLES)('$name', ({ own: [rating, deviation, volatility], results, after }) => {
  const rated = rate(
    { rating, deviation, volatility },
    results.map(([other, spread, score]) => ({
      opponent: { rating: other, deviation: spread, volatility: 0.06 },
      score,
    })),
  );
  expect(rated.rating).toBeCloseTo(after[0], 6);
  expect(rated.deviation).toBeCloseTo(after[1], 6);
  expect(rated.volatility).toBeCloseTo(after[2], 8);
});

test('of several people, each pair is a result; who shares a place shares the points', () => {
  const ratings = rateGame([NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER], [1, 2, 2, 4]).map(({ rating }) =>
    Math.round(rating),
  );
  expect(ratings[0]).toBeGreaterThan(1600);
  expect(ratings[1]).toBe(1500);
  expect(ratings[2]).toBe(1500);
  expect(ratings[3]).toBe(3000 - (ratings[0] ?? 0));
});

test('nobody is measured against themselves', () => {
  const people = [
    NEWCOMER,
    { ...NEWCOMER, rating: 1700, deviation: 80 },
    { ...NEWCOMER, rating: 1400, deviation: 120 },
  ];
  const [first, second, third] = people;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three people');
  const results = [
    { opponent: second, score: 0 },
    { opponent: third, score: 1 },
  ];
  expect(rateGame(people, [2, 1, 3])[0]).toEqual(rate(first, results));
});

test('who has not played keeps their rating, and so does who could not but win', () => {
  const own = { rating: 1610, deviation: 90, volatility: 0.06 };
  expect(rate(own, [])).toEqual(own);
  const hopeless = { rating: -1e6, deviation: 30, volatility: 0.06 };
  expect(rate(own, [{ opponent: hopeless, score: 1 }])).toEqual(own);
});
