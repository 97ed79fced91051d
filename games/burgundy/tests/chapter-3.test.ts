import { at } from '@chambord/kernel';
import { burgundy, DICE } from '@chambord/burgundy/rules';
import type { Die, Event } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import {
  card,
  codes,
  EVERY,
  expectLegal,
  expectWhyNot,
  idle,
  legalOf,
  legalTexts,
  only,
  play,
  randomGame,
  table,
} from './table.ts';

describe('3 A round and a turn', () => {
  test('3.1 five rounds of six turns, clockwise from the start player of the round', () => {
    for (const players of EVERY) {
      const events: Event[] = [];
      randomGame({ players }, `clockwise ${players}`, undefined, (event) => events.push(event));
      const seats: number[][] = [];
      for (const event of events) {
        if (event.event === 'roundBegan') seats.push([]);
        if (event.event === 'turnBegan') {
          const round = at(seats, seats.length - 1);
          expect(event.turn).toBe(Math.floor(round.length / players));
          round.push(event.seat);
        }
      }
      if (players > 1) expect(only(events, 'roundBegan').map(({ round }) => round)).toEqual([0, 1, 2, 3, 4]);
      for (const round of seats) {
        const starter = at(round, 0);
        expect(round).toEqual(Array.from({ length: 6 * players }, (_, i) => (starter + i) % players));
      }
    }
  });

  test('3.1 the first round is A and the last E', () => {
    const state = table({ players: 2 }).state();
    const rounds: number[] = [];
    while (burgundy.actor(state) !== null) {
      rounds.push(state.round);
      idle(state);
    }
    expect(rounds).toEqual([0, 1, 2, 3, 4].flatMap((round) => Array.from({ length: 12 }, () => round)));
  });

  test('3.2 two cards are drawn at the start, one each when a later turn begins for the table, none in the sixth', () => {
    const state = table({ players: 3 }).bare().state();
    const sizes = () => state.players.map(({ hand, pile }) => [hand.length, pile.length]);
    for (let turn = 0; turn < 6; turn++) {
      expect(state.turn).toBe(turn);
      const full = turn < 5 ? [2, 4 - turn] : [1, 0];
      const less = turn < 5 ? [1, 4 - turn] : [0, 0];
      expect(sizes()).toEqual([full, full, full]);
      idle(state);
      expect(sizes()).toEqual([less, full, full]);
      idle(state);
      expect(sizes()).toEqual([less, less, full]);
      idle(state);
    }
  });

  test('3.2 cards are drawn from the top of the own pile', () => {
    const state = table({ players: 2 }).hand(0, 1, 2).pile(0, 'mine3a', 'ship4a', 'mine5a', 'mine6a').state();
    const dice = () => at(state.players, 0).hand.map(({ die }) => die);
    play(state, 'play 1', 'silver');
    idle(state);
    expect(dice()).toEqual([2, 3]);
    play(state, 'play 3', 'silver');
    if (legalTexts(state).includes('end')) play(state, 'end');
    idle(state);
    expect(dice()).toEqual([2, 4]);
  });

  test('3.2 only a die of the own hand can be played', () => {
    const state = table({ players: 2 }).hand(0, 2, 5).hand(1, 3, 4).state();
    expectLegal(state, 'play 2', 'play 5');
    for (const die of [1, 3, 4, 6]) expectWhyNot(state, `play ${die}`, '3.2', 'noSuchDie');
  });

  test('3.2 only the die of a hand card is seen by its owner, nothing by the others', () => {
    const state = table({ players: 2 }).hand(0, 'mine2a', 'castle5a').state();
    expect(at(burgundy.view(state, 0).players, 0).hand).toEqual([{ die: 2 }, { die: 5 }]);
    expect(at(burgundy.view(state, 1).players, 0).hand).toEqual([{ die: null }, { die: null }]);
    expect(at(burgundy.view(state, 'spectator').players, 0).hand).toEqual([{ die: null }, { die: null }]);
  });

  test.each([
    ['mine3a', 'castle3b'],
    ['castle3b', 'mine3a'],
  ])('3.2 of two equal dice the one drawn earlier is played (%s before %s)', (earlier, later) => {
    const state = table({ players: 2 }).hand(0, earlier, later).state();
    expectLegal(state, 'play 3');
    const [played] = only(play(state, 'play 3'), 'played');
    expect(played?.card).toBe(card(earlier));
    expect(
      codes(
        state,
        at(state.players, 0).hand.map((held) => held.card),
      ),
    ).toEqual([later]);
  });

  test('3.2 the earlier of two equal dice also when they were drawn in different turns', () => {
    const state = table({ players: 2 }).bare().hand(0, 1, 'ship4a').pile(0, 'ship4b', 'mine5a').state();
    play(state, 'play 1', 'silver');
    idle(state);
    play(state, 'play 4');
    expect(codes(state, state.discard.slice(-1))).toEqual(['ship4a']);
  });

  test('3.3 a card is played face up to the discard pile, and its die serves for exactly one action', () => {
    const state = table({ players: 2 }).bare().hand(0, 'mine3a', 'castle5a').state();
    expectWhyNot(state, 'silver', '3.3', 'playDieFirst');
    expectWhyNot(state, 'end', '3.3', 'playDieFirst');
    play(state, 'play 3');
    expect(codes(state, burgundy.view(state, 1).discard).at(-1)).toBe('mine3a');
    expectWhyNot(state, 'play 5', '3.3', 'diePlayed');
    play(state, 'silver');
    expect(burgundy.actor(state)).toBe(1);
    expect(at(state.players, 0).silver).toBe(1);
  });

  test('3.3 there is no second action, even while the turn waits for a purchase', () => {
    const state = table({ players: 2 }).bare().silver(0, 3).hand(0, 3, 5).state();
    play(state, 'play 3', 'silver');
    expectLegal(state, 'buy', 'end');
    expectWhyNot(state, 'silver', '3.3', 'diePlayed');
    expectWhyNot(state, 'play 5', '3.3', 'diePlayed');
  });

  test('3.3 all six actions can be chosen', () => {
    const state = table({ players: 2 })
      .display({ 3: ['ship1a'], 4: ['ship1b'] })
      .projects(0, 'mine3a', 'mine4a')
      .goods(0, { medium: 1 })
      .workers(0, 0)
      .silver(0, 3)
      .played(3)
      .state();
    const six = ['take ship1a', 'place mine3a', 'sell medium', 'workers', 'silver', 'convert 0 workers 3 silver'];
    expectLegal(state, ...six, 'buy');
  });

  test('3.4 a 2 becomes a 6 for two workers', () => {
    const state = table({ players: 2 })
      .display({ 6: ['mine1a'] })
      .workers(0, 2)
      .played(2)
      .state();
    play(state, 'take mine1a');
    expect(at(state.players, 0).workers).toBe(0);
  });

  test('3.4 6 and 1 are neighbours', () => {
    for (const [die, row] of [
      [6, 1],
      [1, 6],
    ] as const) {
      const state = table({ players: 2 })
        .display({ [row]: ['ship3a'] })
        .workers(0, 3)
        .played(die)
        .state();
      play(state, 'take ship3a');
      expect(at(state.players, 0).workers).toBe(2);
    }
  });

  test('3.4 each step up or down costs a worker, by the shorter way', () => {
    for (const die of DICE) {
      for (const row of DICE) {
        const needed = steps(die, row);
        const builder = (workers: number) =>
          table({ players: 2 })
            .bare()
            .display({ [row]: ['cloister1a'] })
            .projects(0, `mine${row}a`)
            .workers(0, workers)
            .played(die)
            .state();
        for (const text of ['take cloister1a', `place mine${row}a`]) {
          const state = builder(3);
          const used = only(play(state, text), 'workersUsed').map(({ count }) => count);
          expect(used).toEqual(needed === 0 ? [] : [needed]);
          expect(at(state.players, 0).workers).toBe(3 - needed);
          if (needed > 0) expectWhyNot(builder(needed - 1), text, '3.4', 'workersShort');
        }
      }
    }
  });

  test('3.4 selling costs the fewest workers that reach one of the two numbers', () => {
    const needed = {
      light: [0, 0, 1, 2, 2, 1],
      medium: [2, 1, 0, 0, 1, 2],
      dark: [1, 2, 2, 1, 0, 0],
    };
    for (const die of DICE) {
      for (const good of ['light', 'medium', 'dark'] as const) {
        const cost = at(needed[good], die - 1);
        const builder = (workers: number) =>
          table({ players: 2 })
            .bare()
            .goods(0, { [good]: 2 })
            .workers(0, workers)
            .played(die)
            .state();
        const state = builder(3);
        play(state, `sell ${good}`);
        expect(at(state.players, 0).workers).toBe(3 - cost);
        if (cost > 0) expectWhyNot(builder(cost - 1), `sell ${good}`, '3.4', 'workersShort');
      }
    }
  });

  test('3.4 actions of any number cost no workers', () => {
    for (const die of DICE) {
      const state = () => table({ players: 2 }).bare().workers(0, 1).silver(0, 2).played(die).state();
      const [one, two, three] = [state(), state(), state()];
      play(one, 'silver');
      expect(at(one.players, 0)).toMatchObject({ workers: 1, silver: 3 });
      play(two, 'workers');
      expect(at(two.players, 0).workers).toBe(2);
      play(three, 'convert 1 workers 2 silver');
      expect(at(three.players, 0)).toMatchObject({ workers: 0, silver: 0, points: 1 });
    }
  });

  test('3.4 workers are returned before the effect brings new ones', () => {
    const state = table({ players: 2 })
      .bare()
      .workers(0, 1)
      .projects(0, 'knowledge4a', 'knowledge6a')
      .played(3)
      .state();
    expect(legalOf(state, 'place')).toEqual(['place knowledge4a']);
    play(state, 'place knowledge4a');
    expect(at(state.players, 0).workers).toBe(2);
  });

  test('3.5 nobody passes: a card must be played, and 1 silver can always be taken', () => {
    const state = table({ players: 2 }).bare().display().hand(0, 1, 2).state();
    expectLegal(state, 'play 1', 'play 2');
    expectWhyNot(state, 'decline', '7.9', 'notOptional');
    play(state, 'play 1');
    expectLegal(state, 'silver', 'workers');
    expectWhyNot(state, 'end', '3.3', 'actionOpen');
    expectWhyNot(state, 'decline', '7.9', 'notOptional');
  });

  test('3.5 over whole games every action can be "take 1 silver"', () => {
    for (const players of EVERY) {
      randomGame({ players }, `silver ${players}`, (state) => {
        const open = at(state.agenda, state.agenda.length - 1);
        const texts = legalTexts(state);
        expect(texts.length).toBeGreaterThan(0);
        if (open.some(({ step }) => step === 'takeAction')) expect(texts).toContain('silver');
        if (open.some(({ step }) => step === 'playDie'))
          expect(texts.every((text) => /^(play|buy)/.test(text))).toBe(true);
      });
    }
  });
});

/** Counted by walking round the die both ways. */
function steps(from: Die, to: Die): number {
  let up = 0;
  for (let n: number = from; n !== to; n = (n % 6) + 1) up++;
  return Math.min(up, 6 - up);
}
