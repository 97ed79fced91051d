import { at } from '@chambord/kernel';
import { CARDS, cardsOf, GEM_NAMES, GEMS, LEVELS, NOBLES, splendor, TOKEN_NAMES } from '@chambord/splendor/rules';
import { describe, expect, test } from 'vitest';
import { EVERY, randomGame } from './table.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

describe('1 Material', () => {
  test('1.1 five gems, and gold', () => {
    expect(GEM_NAMES).toEqual(['diamond', 'sapphire', 'emerald', 'ruby', 'onyx']);
    expect(TOKEN_NAMES).toEqual([...GEM_NAMES, 'gold']);
  });

  test('1.2 tokens of each gem: 4, 5, 7 for 2, 3, 4 players; 5 gold', () => {
    const supplies = EVERY.map((options) => splendor.setup(options, 'tokens').supply);
    const expected = [
      [4, 4, 4, 4, 4, 5],
      [5, 5, 5, 5, 5, 5],
      [7, 7, 7, 7, 7, 5],
    ];
    expect(supplies).toEqual([...expected, ...expected]);
  });

  test('1.3 90 cards: 40, 30 and 20 of a level', () => {
    expect(CARDS).toHaveLength(90);
    expect(LEVELS.map((level) => cardsOf(level).length)).toEqual([40, 30, 20]);
  });

  test('1.3 every gem is the bonus of 8, 6 and 4 cards of a level', () => {
    for (const gem of GEMS) {
      const count = LEVELS.map((level) => CARDS.filter((card) => card.level === level && card.bonus === gem).length);
      expect(count).toEqual([8, 6, 4]);
    }
  });

  test('1.3 all cards together cost 117 of each gem', () => {
    expect(GEMS.map((gem) => sum(CARDS.map(({ cost }) => cost[gem])))).toEqual([117, 117, 117, 117, 117]);
  });

  test('1.3 the points of a level: 5, 55 and 80', () => {
    const points = LEVELS.map((level) => sum(CARDS.filter((card) => card.level === level).map((card) => card.points)));
    expect(points).toEqual([5, 55, 80]);
  });

  test('1.3 some cards as printed', () => {
    const seen = ['1diamond-a', '1black'].map((code) => CARDS.find((card) => card.code === code));
    expect(seen).toEqual([{ level: 1, bonus: 0, points: 0, cost: [0, 3, 0, 0, 0], code: '1diamond-a' }, undefined]);
    expect(CARDS.at(45)).toMatchObject({ code: '2diamond-f', points: 3, cost: [6, 0, 0, 0, 0] });
    expect(CARDS.at(89)).toMatchObject({ code: '3onyx-d', points: 5, cost: [0, 0, 0, 7, 3] });
  });

  test('1.3 every card has a name of its own, and no two are alike', () => {
    expect(new Set(CARDS.map(({ code }) => code)).size).toBe(90);
    const faces = CARDS.map(({ level, bonus, points, cost }) => JSON.stringify([level, bonus, points, cost]));
    expect(new Set(faces).size).toBe(90);
  });

  test('1.4 10 nobles, which together ask for 17 bonuses of each gem', () => {
    expect(NOBLES).toHaveLength(10);
    expect(GEMS.map((gem) => sum(NOBLES.map(({ asks }) => asks[gem])))).toEqual([17, 17, 17, 17, 17]);
    expect(new Set(NOBLES.map(({ code }) => code)).size).toBe(10);
    expect(NOBLES.find(({ name }) => name === 'Henry VIII')?.asks).toEqual([0, 0, 0, 4, 4]);
    expect(NOBLES.find(({ code }) => code === 'catherine')?.asks).toEqual([0, 3, 3, 3, 0]);
  });

  test('1.4 players + 1 nobles are in play, and a taken one is not replaced', () => {
    for (const options of EVERY) {
      const nobles = new Set(splendor.setup(options, 'nobles').nobles);
      expect(nobles.size).toBe(options.players + 1);
      randomGame(options, 'nobles', ({ nobles: left, players }) => {
        expect(left.length + sum(players.map((player) => player.nobles.length))).toBe(options.players + 1);
        expect(left.every((noble) => nobles.has(noble))).toBe(true);
      });
    }
  });

  test('1.4 all nobles come up, each about equally often', () => {
    const times = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 1000; i++) {
      for (const noble of splendor.setup({ players: 4, rules: 'court' }, `noble ${i}`).nobles)
        times[noble] = at(times, noble) + 1;
    }
    for (const count of times) expect(Math.abs(count - 500)).toBeLessThan(100);
  });
});
