import { at } from '@chambord/kernel';
import { burgundy, DICE, faceOf, score, TYPES } from '@chambord/burgundy/rules';
import type { Good, Round, State, Type } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import { allCards, EVERY, legalOf, legalTexts, ofType, play, table, tally } from './table.ts';

const evenly = (each: number) => ({ 1: each, 2: each, 3: each, 4: each, 5: each, 6: each });
const all = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

describe('1 Material', () => {
  test('1.1 there are 114 different action cards of seven types, 24 of them buildings of eight kinds', () => {
    for (const players of EVERY) {
      const state = burgundy.setup({ players }, 'material');
      const cards = allCards(state);
      expect(new Set(cards).size).toBe(114);
      expect(cards).toHaveLength(114);
      const faces = cards.map((card) => faceOf(state, card));
      expect(tally(faces.map(({ type }) => type))).toEqual({
        castle: 12,
        mine: 12,
        cloister: 12,
        knowledge: 18,
        ship: 18,
        pasture: 18,
        building: 24,
      });
      expect(tally(faces.filter(({ type }) => type === 'building').map(({ face }) => face))).toEqual({
        carpenter: 3,
        church: 3,
        market: 3,
        watchtower: 3,
        bank: 3,
        boardingHouse: 3,
        warehouse: 3,
        cityHall: 3,
      });
    }
  });

  test('1.1 every card has its own name', () => {
    const state = burgundy.setup({ players: 2 }, 'names');
    expect(new Set(allCards(state).map((card) => faceOf(state, card).code)).size).toBe(114);
  });

  test('1.2 the dice are spread evenly inside every type, and each number is on 19 cards', () => {
    const state = burgundy.setup({ players: 3 }, 'dice');
    const faces = allCards(state).map((card) => faceOf(state, card));
    const each: Record<Type, number> = {
      castle: 2,
      mine: 2,
      cloister: 2,
      knowledge: 3,
      ship: 3,
      pasture: 3,
      building: 4,
    };
    for (const type of TYPES) {
      const dice = faces.filter((face) => face.type === type).map(({ die }) => die);
      expect(tally(dice), type).toEqual(evenly(each[type]));
    }
    expect(tally(faces.map(({ die }) => die))).toEqual(evenly(19));
  });

  test('1.2 four kinds of building show odd numbers, four even ones', () => {
    const state = burgundy.setup({ players: 3 }, 'dice');
    const diceOf = (name: string) =>
      allCards(state)
        .map((card) => faceOf(state, card))
        .filter(({ face }) => face === name)
        .map(({ die }) => die)
        .sort((a, b) => a - b);
    for (const face of ['carpenter', 'church', 'market', 'watchtower']) expect(diceOf(face)).toEqual([1, 3, 5]);
    for (const face of ['bank', 'boardingHouse', 'warehouse', 'cityHall']) expect(diceOf(face)).toEqual([2, 4, 6]);
  });

  test.each([
    ['castle', 2],
    ['mine', 4],
    ['cloister', 6],
    ['knowledge', 4],
    ['ship', 3],
    ['pasture', 4],
    ['building', 3],
  ] as const)('1.3 a triple of %s scores %i', (type, points) => {
    const three = ofType(type).slice(0, 3);
    const state = table({ players: 2 }).estate(1, three).state();
    const none = { castle: 0, mine: 0, cloister: 0, knowledge: 0, ship: 0, pasture: 0, building: 0 };
    expect(at(score(state).sheets, 1).triples).toEqual({ ...none, [type]: points });
    expect(at(burgundy.score(state).points, 1)).toBe(points + 1); // and its "first triple" card
  });

  test('1.3 two cards of a type score nothing', () => {
    const state = table({ players: 2 }).bare().estate(1, ['mine1a', 'mine1b']).state();
    expect(at(burgundy.score(state).points, 1)).toBe(0);
  });

  test('1.4 there are six goods of each of three kinds', () => {
    for (const players of EVERY) expect(goodsOf(burgundy.setup({ players }, 'goods'))).toEqual([6, 6, 6]);
  });

  test('1.4 light goods are sold with 1 and 2, medium with 3 and 4, dark with 5 and 6', () => {
    const kinds: Good[] = ['light', 'light', 'medium', 'medium', 'dark', 'dark'];
    for (const die of DICE) {
      const state = table({ players: 2 }).bare().goods(0, { light: 1, medium: 2, dark: 1 }).played(die).state();
      expect(legalOf(state, 'sell')).toEqual([`sell ${at(kinds, die - 1)}`]);
    }
  });

  test('1.4 a sold good is worth a point, an unsold one none', () => {
    const unsold = table({ players: 2 }).bare().goods(1, { light: 3 }).state();
    expect(at(burgundy.score(unsold).points, 1)).toBe(0);
    const sold = table({ players: 2 }).bare().sold(1, { light: 2, dark: 3 }).state();
    expect(at(burgundy.score(sold).points, 1)).toBe(5);
  });

  test('1.5 there are five animals of each of four kinds', () => {
    for (const players of EVERY) {
      const state = burgundy.setup({ players }, 'animals');
      const owned = state.players.flatMap(({ animals }) =>
        (['chicken', 'sheep', 'pig', 'cattle'] as const).flatMap((kind) =>
          Array.from({ length: animals[kind] }, () => kind),
        ),
      );
      expect(tally([...state.animals.flat(), ...owned])).toEqual({ chicken: 5, sheep: 5, pig: 5, cattle: 5 });
    }
  });

  test('1.6 each of the seven "first triple" cards is worth a point', () => {
    const seven = table({ players: 2 });
    for (const type of TYPES) seven.estate(0, ofType(type).slice(0, 3));
    const sheet = at(score(seven.state()).sheets, 0);
    expect(sheet.firstTriples).toBe(7);
    const second = table({ players: 2 }).bare().estate(0, ['mine1a', 'mine1b', 'mine2a']);
    second.estate(1, ['mine3a', 'mine3b', 'mine4a'], ['castle1a', 'castle1b', 'castle2a']);
    expect(score(second.state()).sheets.map(({ firstTriples }) => firstTriples)).toEqual([1, 1]);
  });

  test('1.6 the "all seven types" cards go by the number of players, the highest on top', () => {
    const cards = EVERY.map((players) => burgundy.setup({ players }, 'seven').allSeven);
    expect(cards).toEqual([
      [3, 1],
      [3, 1],
      [4, 2, 1],
      [4, 3, 2, 1],
    ]);
  });

  test('1.7 silver, workers and points never run out', () => {
    const rich = table({ players: 2 }).silver(0, 16).silver(1, 16).workers(0, 22).workers(1, 22).points(0, 22);
    const state = rich.display().projects(0, 'castle1a', 'cityHall4', 'bank2').played(1).state();
    play(state, 'place castle1a', 'place cityHall4', 'place bank2 on cityHall4');
    expect(at(state.players, 0).silver).toBe(19);
    const scholar = table({ players: 2 }).workers(0, 22).silver(0, 0).projects(0, 'knowledge3a').played(3).state();
    play(scholar, 'place knowledge3a');
    expect(at(scholar.players, 0).workers).toBe(24);
    const watch = table({ players: 2 }).silver(0, 0).points(0, 22).projects(0, 'watchtower3').played(3).state();
    play(watch, 'place watchtower3');
    expect(at(watch.players, 0).points).toBe(23);
  });

  test('1.7 goods and animals are limited', () => {
    const state = table({ players: 2 })
      .bare()
      .goodsPiles([], [])
      .animalPiles([], [])
      .projects(0, 'boardingHouse2')
      .played(2)
      .state();
    play(state, 'place boardingHouse2');
    expect(at(state.players, 0).goods).toEqual({ light: 0, medium: 0, dark: 0 });
    expect(state.seat).toBe(1);
  });

  const choices: Record<Round, string[]> = {
    A: ['bonus 3 points', 'bonus 2 goods', 'bonus 2 animals', 'bonus 3 silver', 'bonus 3 workers'],
    B: ['bonus 2 points', 'bonus 1 goods', 'bonus 1 animals', 'bonus 3 silver', 'bonus 3 workers'],
    C: ['bonus 1 points', 'bonus 1 goods', 'bonus 1 animals', 'bonus 2 silver', 'bonus 2 workers'],
    D: ['bonus 2 silver', 'bonus 2 workers', 'bonus 1 silver 1 workers'],
    E: ['bonus 1 silver', 'bonus 1 workers'],
  };

  test.each(['A', 'B', 'C', 'D', 'E'] as const)('1.8 the choices of round card %s', (round) => {
    expect(legalTexts(tripleIn(round)).sort()).toEqual(choices[round].sort());
  });

  test.each(['A', 'B', 'C', 'D', 'E'] as const)('1.8 round card %s brings what it says', (round) => {
    for (const choice of choices[round]) {
      const state = tripleIn(round);
      play(state, choice);
      while (legalOf(state, 'receive').length > 0) play(state, at(legalOf(state, 'receive'), 0));
      const { points, silver, workers, goods, animals } = at(state.players, 0);
      const got = { points, goods: all(goods), animals: all(animals), silver, workers };
      const says = { points: 0, goods: 0, animals: 0, silver: 0, workers: 0 };
      const words = choice.split(' ').slice(1);
      const promised = Object.fromEntries(
        words.flatMap((word, i) => (i % 2 === 1 ? [[word, Number(words[i - 1])]] : [])),
      );
      expect(got).toEqual({ ...says, ...promised });
    }
  });
});

function goodsOf(state: State): number[] {
  const kinds = ['light', 'medium', 'dark'] as const;
  return kinds.map(
    (kind) =>
      state.goods.flat().filter((good) => good === kind).length +
      state.players.reduce((sum, { goods, sold }) => sum + goods[kind] + sold[kind], 0),
  );
}

/** A triple of cloisters was just completed by a player who has nothing. */
function tripleIn(round: Round): State {
  const state = table({ players: 2 })
    .bare()
    .round(round)
    .estate(0, ['cloister1a', 'cloister1b'])
    .projects(0, 'cloister2a')
    .played(2)
    .state();
  play(state, 'place cloister2a on cloister1a');
  return state;
}
