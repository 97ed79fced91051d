import { expect, test } from 'vitest';
import { NEWCOMER, rate, rateGame } from '../glicko.ts';

test('the example of the paper', () => {
  const own = { rating: 1500, deviation: 200, volatility: 0.06 };
  const opponent = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });
  const after = rate(own, [
    { opponent: opponent(1400, 30), score: 1 },
    { opponent: opponent(1550, 100), score: 0 },
    { opponent: opponent(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
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
