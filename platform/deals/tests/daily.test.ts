import { afterEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '@chambord/games';
import { at } from '@chambord/kernel';
import { botsOf, dayAfter, dayOf, dealsOf, findDeal, isDay, isPlayedOn, readDay } from '../index.ts';

const DESCRIPTIONS = GAMES.map(({ description }) => description);
const dealsOn = (day: string) => DESCRIPTIONS.flatMap((game) => dealsOf(game, day));

describe('the deal of the day', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('the day is that of UTC in every time zone', () => {
    const moment = Date.UTC(2026, 10, 18, 23, 59, 59);
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata']) {
      vi.stubEnv('TZ', zone);
      // The zone has taken hold: on the wall it may be another day.
      expect(new Date(moment).getDate(), zone).toBe(zone.startsWith('P') || zone.startsWith('As') ? 19 : 18);
      expect(dayOf(moment), zone).toBe('2026-11-18');
      expect(dayOf(moment + 1000), zone).toBe('2026-11-19');
      expect(dayAfter('2026-12-31', 1), zone).toBe('2027-01-01');
    }
  });

  test('what is no day is refused', () => {
    for (const text of ['2026-02-30', '2026-2-3', '2025-12-31', 'today', '2026-11-18T00:00', '']) {
      expect(isDay(text), text).toBe(false);
      expect(() => readDay(text)).toThrow(/expected a day from 2026-01-01 on/);
    }
    expect(readDay('2028-02-29')).toBe('2028-02-29');
  });

  // Written down, so that no change of the program changes the deals of days that are past.
  test('is the one that it always was', () => {
    const told = dealsOn('2026-11-18').map(({ key, options, seat, level, seed }) => [key, options, seat, level, seed]);
    expect(told).toEqual([
      ['2026-11-18/burgundy/bots', { players: 4 }, 2, 'baron', 'deal of the day 2026-11-18/burgundy/bots'],
      ['2026-11-18/burgundy/solo', { players: 1 }, 0, 'baron', 'deal of the day 2026-11-18/burgundy/solo'],
      [
        '2026-11-18/splendor/bots',
        { players: 4, rules: 'court' },
        0,
        'baron',
        'deal of the day 2026-11-18/splendor/bots',
      ],
    ]);
  });

  test('is found by its name, and can be played', () => {
    for (let day = '2026-01-01'; day < '2026-03-01'; day = dayAfter(day, 1)) {
      for (const deal of dealsOn(day)) {
        expect(findDeal(DESCRIPTIONS, deal.key)).toEqual(deal);
        const { game } = at(
          GAMES.filter((entry) => entry.game.id === deal.game),
          0,
        );
        const options = game.options(deal.options);
        expect(game.variants).toContainEqual(expect.objectContaining(deal.options));
        expect(deal.seat).toBeLessThan(options.players);
      }
    }
    expect(findDeal(DESCRIPTIONS, '2026-11-18/chess/bots')).toBeUndefined();
    expect(findDeal(DESCRIPTIONS, '2026-11-18/splendor/solo')).toBeUndefined();
    expect(findDeal(DESCRIPTIONS, '')).toBeUndefined();
  });

  test('tables of all sizes and all seats come up', () => {
    const days = Array.from({ length: 200 }, (_, index) => dayAfter('2026-01-01', index));
    const seen = new Set(days.flatMap(dealsOn).map(({ options, seat }) => `${options.players}/${seat}`));
    expect([...seen].sort()).toEqual(['1/0', '2/0', '2/1', '3/0', '3/1', '3/2', '4/0', '4/1', '4/2', '4/3']);
  });

  test('a record of another shuffle, game or table was not played on it', () => {
    for (const { game, description } of GAMES) {
      for (const deal of dealsOf(description, '2026-11-18')) {
        const options = game.options(deal.options);
        const { seed } = deal;
        const record = {
          game: game.id,
          rulesVersion: game.rulesVersion,
          options,
          seed,
          names: [],
          moves: [],
          result: null,
        };
        expect(isPlayedOn(deal, game, record)).toBe(true);
        expect(isPlayedOn(deal, game, { ...record, seed: `${seed}x` })).toBe(false);
        expect(isPlayedOn(deal, game, { ...record, game: 'chess' })).toBe(false);
        const other = at(
          game.variants.filter(({ players }) => players !== options.players),
          0,
        );
        expect(isPlayedOn(deal, game, { ...record, options: other })).toBe(false);
      }
    }
  });
});

test('bots are others with other weights, other habits or other rules', () => {
  for (const { game, brain } of GAMES) {
    if (brain === null) throw new Error('every game of the house has a brain');
    const own = botsOf(game, brain);
    expect(own).toMatch(/^[0-9a-f]{8}$/);
    expect(botsOf(game, { ...brain })).toBe(own);
    const others = [
      botsOf(game, null),
      botsOf(game, { ...brain, cPuct: brain.cPuct + 0.1 }),
      botsOf(game, { ...brain, levels: [...brain.levels].reverse() }),
      botsOf(game, { ...brain, weights: { ...brain.weights, weights: `A${brain.weights.weights.slice(1)}` } }),
      botsOf({ ...game, rulesVersion: game.rulesVersion + 1 }, brain),
    ];
    expect(new Set([own, ...others]).size).toBe(others.length + 1);
  }
});
