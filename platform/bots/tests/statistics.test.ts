import { describe, expect, test } from 'vitest';
import { interval, meanInterval, outcomes, playMatch, ratingIntervals, ratings } from '@chambord/bots';
import type { Player } from '@chambord/bots';
import { findBrain, findGame } from '@chambord/games';
import { at, randomFrom } from '@chambord/kernel';

describe('the interval of a rate', () => {
  test('as in the tables: 8 of 10', () => {
    const { estimate, low, high } = interval(8, 10);
    expect(estimate).toBe(0.8);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
  });

  test('never nothing, never outside', () => {
    expect(interval(0, 0)).toEqual({ estimate: 0, low: 0, high: 1 });
    expect(interval(5, 5).high).toBe(1);
    expect(interval(5, 5).low).toBeGreaterThan(0.5);
    expect(interval(0, 5).low).toBe(0);
  });
});

test('the mean of a few values', () => {
  const { estimate, low, high } = meanInterval([1, 2, 3, 4]);
  expect(estimate).toBe(2.5);
  // The standard deviation is 1.291, its half for the mean of four, times 1.96.
  expect(high - estimate).toBeCloseTo(1.265, 3);
  expect(estimate - low).toBeCloseTo(1.265, 3);
});

describe('ratings', () => {
  test('76 % are 200 points', () => {
    const [one = 0, other = 0] = ratings(2, [{ one: 0, other: 1, games: 10_000, won: 7597 }]);
    expect(one - other).toBeCloseTo(200, 0);
    expect(one + other).toBeCloseTo(0);
  });

  test('who never lost stays finite, and lies within the interval', () => {
    const pairings = [
      { one: 1, other: 0, games: 10, won: 10 },
      { one: 2, other: 1, games: 10, won: 7 },
      { one: 2, other: 0, games: 10, won: 10 },
    ];
    const found = ratingIntervals(3, pairings, randomFrom('x'));
    expect(at(found, 0).estimate).toBeLessThan(at(found, 1).estimate);
    expect(at(found, 1).estimate).toBeLessThan(at(found, 2).estimate);
    for (const { estimate, low, high } of found) {
      expect(low).toBeLessThan(estimate);
      expect(high).toBeGreaterThan(estimate);
      expect(Number.isFinite(high - low)).toBe(true);
    }
  });
});

describe('the arena', () => {
  const { game } = findGame('splendor');
  const brain = findBrain('splendor');

  test.each([2, 3, 4])('the same player on both sides and all wins are given out: %i players', async (players) => {
    const options = game.options({ players });
    const player: Player = ({ game: played, view }) => at(played.sensible(view), 0);
    const matches = [];
    for (let number = 0; number < 6; number++) {
      matches.push(await playMatch({ game, brain, options, seed: 'x' }, [player, player], ['one', 'other'], number));
    }
    const [a, b] = outcomes(matches);
    expect(a.wins + b.wins).toBeCloseTo(6);
    // Nothing is drawn, so each deal ends alike whoever is called A.
    expect(a.wins).toBeCloseTo(3);
  });
});
