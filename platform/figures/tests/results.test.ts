import { describe, expect, test } from 'vitest';
import {
  againstOf,
  pointsBars,
  bestDays,
  errorOfShare,
  groupsOf,
  judgementsOf,
  ownSeatAmong,
  resultsOf,
  spreadOf,
  wonBy,
} from '../index.ts';

const game = (won: number, points: number | null, players: number) => ({ won, points, options: { players } });

describe('results', () => {
  test('count wins, shared ones in part, and hold them against even chances', () => {
    const games = [game(1, 20, 2), game(0, 10, 2), game(0.5, 15, 4), game(0, null, 4)];
    expect(resultsOf(games)).toEqual({
      games: 4,
      won: 1.5,
      share: 0.375,
      error: errorOfShare(0.375, 4),
      even: (0.5 + 0.5 + 0.25 + 0.25) / 4,
      spread: spreadOf([20, 10, 15]),
    });
  });

  test('of nothing are none, and who plays alone is held against nobody', () => {
    expect(resultsOf([])).toBeNull();
    expect(resultsOf([game(1, 30, 1), game(0, 30, 2)])?.even).toBeNull();
  });

  test('the error of a share is that of a draw, and never nothing', () => {
    // (50 + 1) / 102 of 102.
    expect(errorOfShare(0.5, 100)).toBeCloseTo(0.5 / Math.sqrt(102), 10);
    expect(errorOfShare(1, 1)).toBeCloseTo(Math.sqrt(2 / 9 / 3), 10);
  });

  test('points are spread by quarters, between two games if need be', () => {
    expect(spreadOf([4, 1, 3, 2])).toEqual({
      games: 4,
      least: 1,
      quarter: 1.75,
      middle: 2.5,
      threeQuarters: 3.25,
      most: 4,
      mean: 2.5,
    });
    expect(spreadOf([7])).toMatchObject({ least: 7, quarter: 7, middle: 7, threeQuarters: 7, most: 7 });
    expect(spreadOf([])).toBeNull();
  });

  test('bars have round steps, and none between is left out', () => {
    expect(pointsBars([12, 14, 14])).toEqual([
      { from: 12, to: 12, games: 1 },
      { from: 13, to: 13, games: 0 },
      { from: 14, to: 14, games: 2 },
    ]);
    const wide = pointsBars([3, 44, 40]);
    expect(wide[0]).toEqual({ from: 0, to: 4, games: 1 });
    expect(wide.at(-1)).toEqual({ from: 40, to: 44, games: 2 });
    expect(wide).toHaveLength(9);
    expect(pointsBars([])).toEqual([]);
  });

  test('bars count every game once', () => {
    const points = Array.from({ length: 200 }, (_, index) => (index * 37) % 151);
    expect(pointsBars(points).reduce((sum, { games }) => sum + games, 0)).toBe(200);
  });

  test('games are grouped in the order in which a group first comes up', () => {
    const groups = groupsOf(['b1', 'a1', 'b2'], (name) => name.charAt(0));
    expect([...groups]).toEqual([
      ['b', ['b1', 'b2']],
      ['a', ['a1']],
    ]);
  });

  test('the best days are those with most wins; with as many the one with fewer games', () => {
    const on = (day: number, won: number) => ({ at: day, won });
    const games = [on(1, 1), on(1, 0), on(2, 1), on(3, 1), on(3, 1), on(3, 0), on(4, 0)];
    expect(bestDays(games, String)).toEqual([
      { day: '3', games: 3, won: 2 },
      { day: '2', games: 1, won: 1 },
      { day: '1', games: 2, won: 1 },
    ]);
  });

  test('reviews are summed up over those games that have one', () => {
    const judged = (accuracy: number | null, luck: number, errors: number) => ({ judged: { accuracy, luck, errors } });
    const games = [judged(90, 1000, 300), judged(70, -200, 900), judged(null, 100, 0), { judged: null }];
    expect(judgementsOf(games)).toEqual({ games: 3, accuracy: 80, luck: 300, errors: 400, lucky: 2 });
    expect(judgementsOf([{ judged: null }])).toBeNull();
  });
});

describe('whose figures these are', () => {
  const person = (name: string) => ({ name, bot: null });
  const bot = (level: string) => ({ name: level, bot: level });

  test('the only person, else the only one of this name', () => {
    expect(ownSeatAmong([bot('king'), person('Ben')], 'Anna')).toBe(1);
    expect(ownSeatAmong([person('Ben'), person('Anna')], 'Anna')).toBe(1);
    expect(ownSeatAmong([person('Ben'), person('Eve')], 'Anna')).toBeNull();
    expect(ownSeatAmong([person('Anna'), person('Anna')], 'Anna')).toBeNull();
    expect(ownSeatAmong([person('Ben'), person('Eve')], null)).toBeNull();
    expect(ownSeatAmong([bot('king')], 'Anna')).toBeNull();
  });

  test('people count more than bots, and the strongest bot more than others', () => {
    expect(againstOf([person('Anna'), bot('king'), person('Ben')], 0)).toBe('people');
    expect(againstOf([person('Anna'), bot('duke'), bot('page')], 0)).toBe('duke');
    expect(againstOf([person('Anna')], 0)).toBe('nobody');
    // Of bots from before nobody knows how strong they were.
    expect(againstOf([person('Anna'), bot('oldest')], 0)).toBe('nobody');
  });

  test('a win is shared by those who are tied', () => {
    expect(wonBy([1, 1, 3], 0)).toBe(0.5);
    expect(wonBy([1, 1, 3], 2)).toBe(0);
    // Alone against the game itself, which is a contender, too.
    expect(wonBy([2, 1], 0)).toBe(0);
  });
});
