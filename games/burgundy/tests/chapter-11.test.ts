import { at } from '@chambord/kernel';
import { burgundy, score } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import { codes, columns, idle, only, play, table } from './table.ts';

describe("11 The rulebooks' examples", () => {
  test('11 (4.6) five workers and 1 silver convert to 2 points', () => {
    const state = table({ players: 2 }).bare().workers(0, 5).silver(0, 1).played(4).state();
    play(state, 'convert 5 workers 1 silver');
    expect(at(state.players, 0)).toMatchObject({ points: 2, workers: 0, silver: 0 });
  });

  test('11 (3.4) a 2 becomes a 6 for two workers', () => {
    const state = table({ players: 2 }).bare().workers(0, 2).projects(0, 'mine6a').played(2).state();
    play(state, 'place mine6a');
    expect(at(state.players, 0).workers).toBe(0);
  });

  test('11 (6.7) three players with all seven types: 4, then 2, then 1', () => {
    const letter = ['a', 'b', 'c'] as const;
    const builder = table({ players: 3 }).bare().display();
    for (const seat of [2, 0, 1]) {
      const name = at(letter, seat);
      const die = seat + 1;
      builder.estate(
        seat,
        [`castle${die}a`],
        [`cloister${die}a`],
        [`knowledge1${name}`],
        [`ship1${name}`],
        [`pasture1${name}`],
        [at(['church1', 'bank2', 'church3'], seat)],
      );
      builder.projects(seat, `mine${die}a`).hand(seat, at([1, 2, 3] as const, seat), 6);
    }
    const state = builder.starter(2).state();
    for (const seat of [2, 0, 1]) {
      expect(burgundy.actor(state)).toBe(seat);
      play(state, `play ${seat + 1}`, `place mine${seat + 1}a`);
    }
    expect(state.players.map(({ allSeven }) => allSeven)).toEqual([2, 1, 4]);
  });

  test('11 (5.1) a purchase in the middle: a castle, another castle bought and placed, a third one taken', () => {
    const state = table({ players: 2 })
      .bare()
      .silver(0, 3)
      .display({ 6: ['castle5a'] })
      .projects(0, 'castle3a')
      .deckTop('mine1a', 'castle1a', 'ship1a')
      .hand(0, 3, 4)
      .state();
    play(state, 'play 3', 'place castle3a', 'buy', 'keep castle1a', 'place castle1a on castle3a', 'take castle5a');
    expect(columns(state, 0)).toEqual([['castle3a', 'castle1a']]);
    expect(codes(state, at(state.players, 0).projects)).toEqual(['castle5a']);
    expect(codes(state, state.discard).sort()).toContain('mine1a');
    expect(at(state.players, 0)).toMatchObject({ silver: 0, workers: 0 });
    expect(burgundy.actor(state)).toBe(1);
  });

  test('11 (1.3) three buildings 3 points, three pastures 4, three cloisters 6', () => {
    const state = table({ players: 2 })
      .bare()
      .startCard(1)
      .estate(
        0,
        ['watchtower1', 'bank2', 'cityHall4'],
        ['pasture1a', 'pasture2a', 'pasture3a'],
        ['cloister1a', 'cloister2a', 'cloister3a'],
      )
      .state();
    const { triples, total } = at(score(state).sheets, 0);
    expect(triples).toEqual({ castle: 0, mine: 0, cloister: 6, knowledge: 0, ship: 0, pasture: 4, building: 3 });
    expect(total).toBe(13 + 3);
  });

  test('11 (9.2) three sheep, two cattle and a chicken are 3 points', () => {
    const state = table({ players: 2 }).bare().startCard(1).animals(0, { sheep: 3, cattle: 2, chicken: 1 }).state();
    expect(burgundy.score(state).points).toEqual([3, 1]);
  });

  test('11 (2.6) the last card of the display is a 6 and lies in row 6', () => {
    const state = table({ players: 2 })
      .bare()
      .seat(1)
      .lastTurn()
      .deckTop('mine1a', 'mine1b', 'mine2a', 'mine2b', 'mine3a', 'mine3b', 'castle6a')
      .state();
    idle(state);
    expect(state.display.map((row) => codes(state, row))).toEqual([
      ['mine1a'],
      ['mine1b'],
      ['mine2a'],
      ['mine2b'],
      ['mine3a'],
      ['mine3b', 'castle6a'],
    ]);
  });

  test('11 (6.3) a cloister that joined a mine is a mine for the rest of the game', () => {
    const state = table({ players: 2 })
      .bare()
      .startCard(1)
      .estate(0, ['mine1a', 'mine1b'])
      .projects(0, 'cloister2a')
      .played(2)
      .state();
    const events = play(state, 'place cloister2a on mine1a');
    expect(only(events, 'firstTriple').map(({ type }) => type)).toEqual(['mine']);
    expect(at(state.players, 0).silver).toBe(0); // and it brings no silver
    expect(burgundy.score(state).points).toEqual([5, 1]);
  });

  test('11 (6.6) round A offers five choices, round D three', () => {
    const bonuses = (['A', 'D'] as const).map((round) => {
      const state = table({ players: 2 })
        .bare()
        .round(round)
        .estate(0, ['mine1a', 'mine1b'])
        .projects(0, 'mine2a')
        .played(2)
        .state();
      play(state, 'place mine2a on mine1a');
      return burgundy.legal(state).map((move) => burgundy.format(move, state.options));
    });
    expect(bonuses).toEqual([
      ['bonus 3 points', 'bonus 2 goods', 'bonus 2 animals', 'bonus 3 silver', 'bonus 3 workers'],
      ['bonus 2 silver', 'bonus 2 workers', 'bonus 1 silver 1 workers'],
    ]);
  });
});
