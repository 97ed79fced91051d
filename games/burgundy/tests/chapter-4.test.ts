import { at } from '@chambord/kernel';
import { burgundy, DICE } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import { codes, columns, expectLegal, expectWhyNot, idle, legalOf, legalTexts, only, play, table } from './table.ts';

describe('4 The six actions', () => {
  test('4.1 any card of the row with the number becomes a project, whatever its own die', () => {
    const state = table({ players: 2 })
      .bare()
      .display({ 3: ['castle1a', 'mine5a'], 5: ['ship3a'], 6: ['pasture3b'] })
      .played(3)
      .state();
    expect(legalOf(state, 'take')).toEqual(['take castle1a', 'take mine5a']);
    expectWhyNot(state, 'take ship3a', '3.4', 'workersShort');
    play(state, 'take mine5a');
    expect(codes(state, at(state.players, 0).projects)).toEqual(['mine5a']);
    expect(codes(state, state.display.flat())).toEqual(['castle1a', 'ship3a', 'pasture3b']);
    expect(at(state.players, 0).silver).toBe(0); // no effect yet
  });

  test('4.1 only from the display', () => {
    const state = table({ players: 2 })
      .display({ 3: ['castle1a'] })
      .projects(1, 'mine3a')
      .deckTop('ship3a')
      .played(3);
    const laid = state.state();
    expectWhyNot(laid, 'take mine3a', '4.1', 'notInDisplay');
    expectWhyNot(laid, 'take ship3a', '4.1', 'notInDisplay');
  });

  test('4.1 the row stays empty: nothing is dealt in its place', () => {
    const state = table({ players: 2 })
      .bare()
      .display({ 3: ['castle1a'] })
      .played(3)
      .state();
    play(state, 'take castle1a');
    expect(state.display.flat()).toEqual([]);
  });

  test('4.2 a project with the number goes to the estate and has its effect', () => {
    const state = table({ players: 2 }).bare().projects(0, 'mine3a', 'mine4a', 'ship3a').played(3).state();
    expect(legalOf(state, 'place')).toEqual(['place mine3a', 'place ship3a']);
    expectWhyNot(state, 'place mine4a', '3.4', 'workersShort');
    play(state, 'place mine3a');
    expect(columns(state, 0)).toEqual([['mine3a']]);
    expect(codes(state, at(state.players, 0).projects)).toEqual(['mine4a', 'ship3a']);
    expect(at(state.players, 0).silver).toBe(2);
  });

  test('4.2 only own projects are placed', () => {
    const state = table({ players: 2 })
      .display({ 3: ['mine3a'] })
      .projects(1, 'mine3b')
      .estate(0, ['ship3a'])
      .played(3)
      .state();
    for (const code of ['mine3a', 'mine3b', 'ship3a', 'ship3b'])
      expectWhyNot(state, `place ${code}`, '4.2', 'notYourProject');
  });

  test('4.3 all goods of the kind are sold for 1 silver each and are worth a point each', () => {
    const state = table({ players: 3 })
      .bare()
      .goods(0, { medium: 3, dark: 1 })
      .sold(0, { medium: 1 })
      .played(4)
      .state();
    const before = at(burgundy.score(state).points, 0);
    play(state, 'sell medium');
    const player = at(state.players, 0);
    expect(player.goods).toEqual({ light: 0, medium: 0, dark: 1 });
    expect(player.sold).toEqual({ light: 0, medium: 4, dark: 0 });
    expect(player.silver).toBe(3);
    expect(at(burgundy.score(state).points, 0)).toBe(before + 3);
  });

  test('4.3 the seller takes the start player card face down; the order of the round stays', () => {
    const state = table({ players: 3 }).bare().starter(1).seat(2).goods(2, { dark: 1 }).played(6).state();
    const events = play(state, 'sell dark');
    expect(only(events, 'startCardTaken')).toEqual([{ event: 'startCardTaken', seat: 2 }]);
    expect(state.startCard).toEqual({ holder: 2, faceDown: true });
    const order = [];
    for (let i = 0; i < 4; i++) {
      order.push(state.seat);
      idle(state);
    }
    expect(order).toEqual([0, 1, 2, 0]);
  });

  test('4.3 also who holds the start player card already turns it face down', () => {
    const state = table({ players: 2 }).bare().startCard(0).goods(0, { dark: 1 }).played(6).state();
    const events = play(state, 'sell dark');
    expect(state.startCard).toEqual({ holder: 0, faceDown: true });
    expect(only(events, 'startCardTaken')).toHaveLength(1);
  });

  test('4.3 the start player card can be taken from another who has it face down', () => {
    const state = table({ players: 2 }).bare().startCard(1, true).goods(0, { light: 1 }).played(1).state();
    play(state, 'sell light');
    expect(state.startCard).toEqual({ holder: 0, faceDown: true });
  });

  test('4.3 in solo there is no start player card to take', () => {
    const state = table({ players: 1 }).bare().goods(0, { light: 2 }).played(1).state();
    const events = play(state, 'sell light');
    expect(state.startCard).toBeNull();
    expect(only(events, 'startCardTaken')).toEqual([]);
    expect(at(state.players, 0).silver).toBe(2);
  });

  test('4.3 at least one good of the kind is needed', () => {
    const state = table({ players: 2 }).bare().goods(0, { dark: 2 }).sold(0, { light: 2 }).played(2).state();
    expect(legalOf(state, 'sell')).toEqual([]);
    expectWhyNot(state, 'sell light', '4.3', 'noSuchGoods');
    expectWhyNot(state, 'sell dark', '3.4', 'workersShort');
  });

  test('4.4 workers are refilled to exactly two with any number', () => {
    for (const die of DICE) {
      for (const have of [0, 1]) {
        const state = table({ players: 2 }).bare().workers(0, have).played(die).state();
        const events = play(state, 'workers');
        expect(at(state.players, 0).workers).toBe(2);
        expect(only(events, 'gainedWorkers').map(({ count }) => count)).toEqual([2 - have]);
      }
    }
  });

  test('4.4 not with two or more', () => {
    for (const have of [2, 3, 7]) {
      const state = table({ players: 2 }).bare().workers(0, have).played(1).state();
      expectWhyNot(state, 'workers', '4.4', 'enoughWorkers');
    }
  });

  test('4.5 one silver with any number', () => {
    for (const die of DICE) {
      const state = table({ players: 2 }).bare().silver(0, 1).played(die).state();
      play(state, 'silver');
      expect(at(state.players, 0).silver).toBe(2);
    }
  });

  test('4.6 workers and silver in any mix, a point for every three', () => {
    const state = table({ players: 2 }).bare().workers(0, 2).silver(0, 5).played(1).state();
    expect(legalOf(state, 'convert').sort()).toEqual([
      'convert 0 workers 3 silver',
      'convert 1 workers 2 silver',
      'convert 1 workers 5 silver',
      'convert 2 workers 1 silver',
      'convert 2 workers 4 silver',
    ]);
    play(state, 'convert 2 workers 4 silver');
    expect(at(state.players, 0)).toMatchObject({ workers: 0, silver: 1, points: 2 });
  });

  test('4.6 only multiples of three, at least three, and only what is there', () => {
    const state = table({ players: 2 }).bare().workers(0, 2).silver(0, 5).played(1).state();
    for (const text of ['0 workers 0 silver', '1 workers 1 silver', '2 workers 2 silver', '2 workers 5 silver'])
      expectWhyNot(state, `convert ${text}`, '4.6', 'notThrees');
    for (const text of ['3 workers 0 silver', '0 workers 6 silver', '3 workers 6 silver'])
      expectWhyNot(state, `convert ${text}`, '4.6', 'cannotPay');
    const poor = table({ players: 2 }).bare().workers(0, 1).silver(0, 1).played(1).state();
    expect(legalOf(poor, 'convert')).toEqual([]);
  });

  test('4.7 who has three projects discards one of them for a new one from the display', () => {
    const state = table({ players: 2 })
      .bare()
      .display({ 3: ['castle1a'] })
      .projects(0, 'mine1a', 'mine2a', 'mine4a')
      .projects(1, 'mine5a')
      .played(3)
      .state();
    expect(legalOf(state, 'take')).toEqual([
      'take castle1a drop mine1a',
      'take castle1a drop mine2a',
      'take castle1a drop mine4a',
    ]);
    expectWhyNot(state, 'take castle1a', '4.7', 'mustDrop');
    expectWhyNot(state, 'take castle1a drop castle1a', '4.7', 'dropNotYours');
    expectWhyNot(state, 'take castle1a drop mine5a', '4.7', 'dropNotYours');
    const events = play(state, 'take castle1a drop mine2a');
    expect(only(events, 'dropped')).toHaveLength(1);
    expect(codes(state, at(state.players, 0).projects).sort()).toEqual(['castle1a', 'mine1a', 'mine4a']);
    expect(codes(state, state.discard)).toContain('mine2a');
  });

  test('4.7 with two projects nothing is discarded', () => {
    const state = table({ players: 2 })
      .bare()
      .display({ 3: ['castle1a'] })
      .projects(0, 'mine1a', 'mine2a')
      .played(3)
      .state();
    expectWhyNot(state, 'take castle1a drop mine1a', '4.7', 'needNotDrop');
    play(state, 'take castle1a');
    expect(at(state.players, 0).projects).toHaveLength(3);
  });

  test('4.7 the same for a bought card', () => {
    const state = table({ players: 2 })
      .bare()
      .silver(0, 3)
      .projects(0, 'mine1a', 'mine2a', 'mine4a')
      .deckTop('castle1a', 'castle1b', 'castle2a')
      .state();
    play(state, 'buy');
    expect(legalOf(state, 'keep')).toHaveLength(9);
    expectWhyNot(state, 'keep castle1b', '4.7', 'mustDrop');
    expectWhyNot(state, 'keep castle1b drop castle1a', '4.7', 'dropNotYours');
    play(state, 'keep castle1b drop mine1a');
    expect(codes(state, at(state.players, 0).projects).sort()).toEqual(['castle1b', 'mine2a', 'mine4a']);
    expect(codes(state, state.discard).sort()).toEqual(['castle1a', 'castle2a', 'mine1a']);
  });

  test('4.7 a bought card with room for it needs no discard', () => {
    const state = table({ players: 2 })
      .silver(0, 3)
      .projects(0, 'mine1a')
      .deckTop('castle1a', 'ship1a', 'ship1b')
      .state();
    play(state, 'buy');
    expectWhyNot(state, 'keep castle1a drop mine1a', '4.7', 'needNotDrop');
    play(state, 'keep castle1a');
    expect(codes(state, at(state.players, 0).projects)).toEqual(['mine1a', 'castle1a']);
  });

  test('4.7 the same for a card that a workshop takes', () => {
    const state = table({ players: 2 })
      .bare()
      .silver(0, 3)
      .display({ 6: ['bank2'] })
      .projects(0, 'carpenter1', 'mine1a', 'mine2a')
      .deckTop('castle1a', 'castle1b', 'castle2a')
      .played(1)
      .state();
    play(state, 'place carpenter1', 'buy', 'keep castle1a');
    expectLegal(state, 'take bank2 drop mine1a', 'take bank2 drop mine2a', 'take bank2 drop castle1a', 'decline');
    expectWhyNot(state, 'take bank2', '4.7', 'mustDrop');
    expectWhyNot(state, 'take bank2 drop carpenter1', '4.7', 'dropNotYours');
    play(state, 'take bank2 drop castle1a');
    expect(codes(state, at(state.players, 0).projects).sort()).toEqual(['bank2', 'mine1a', 'mine2a']);
  });

  test('4.7 project and column belong to the move: no decision follows', () => {
    const state = table({ players: 2 })
      .bare()
      .display({ 3: ['castle1a'] })
      .projects(0, 'mine1a', 'mine2a', 'mine3a')
      .estate(0, ['mine4a'], ['cloister4a', 'mine4b'])
      .played(3)
      .state();
    const other = burgundy.clone(state);
    play(state, 'take castle1a drop mine1a');
    expect(burgundy.actor(state)).toBe(1);
    expect(legalOf(other, 'place')).toEqual(['place mine3a on mine4a', 'place mine3a on cloister4a']);
    play(other, 'place mine3a on mine4a');
    expect(burgundy.actor(other)).toBe(1);
    expect(legalTexts(other).every((text) => text.startsWith('play'))).toBe(true);
  });
});
