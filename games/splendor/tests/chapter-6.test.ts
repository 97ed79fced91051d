import { at } from '@chambord/kernel';
import { splendor } from '@chambord/splendor/rules';
import type { SplendorScore, State } from '@chambord/splendor/rules';
import { describe, expect, test } from 'vitest';
import { EVERY, expectWhyNot, only, play, randomGame, table } from './table.ts';

const scoreOf = (state: State) => splendor.score(state) as SplendorScore;

/** 14 points, and one diamond bonus. */
const fourteen = ['3diamond-d', '3sapphire-d', '3emerald-b'];

describe('6 End', () => {
  test('6.1 with 15 points the round is completed, so that all have had equally many turns', () => {
    const state = table('court', 3)
      .bought(1, ...fourteen)
      .market('1ruby-h')
      .tokens(1, { diamond: 3 })
      .seat(1)
      .round(7)
      .state();
    const events = play(state, 'buy 1ruby-h for 3 diamond');
    expect(only(events, 'lastRound')).toEqual([{ event: 'lastRound', seat: 1, points: 15 }]);
    expect(state).toMatchObject({ lastRound: true, phase: 'action', seat: 2 });
    const end = play(state, 'take diamond sapphire ruby');
    expect(only(end, 'gameOver')).toEqual([{ event: 'gameOver', by: 'points' }]);
    expect(only(end, 'turnBegan')).toEqual([]);
    expect(splendor.actor(state)).toBeNull();
    expect(splendor.legal(state)).toEqual([]);
    expectWhyNot(state, 'take diamond sapphire ruby', '6.1', 'gameOver');
  });

  test('6.1 the last seat ends it at once', () => {
    const state = table()
      .bought(1, ...fourteen)
      .market('1ruby-h')
      .tokens(1, { diamond: 3 })
      .seat(1)
      .state();
    play(state, 'buy 1ruby-h for 3 diamond');
    expect(state.phase).toBe('over');
  });

  test('6.1 14 points are not enough', () => {
    const state = table()
      .bought(1, ...fourteen)
      .seat(1)
      .state();
    expect(at(state.players, 1).points).toBe(14);
    play(state, 'take diamond sapphire ruby');
    expect(state).toMatchObject({ phase: 'action', lastRound: false, seat: 0 });
  });

  test('6.1 the last round is told once', () => {
    const state = table()
      .bought(0, ...fourteen, '1ruby-h')
      .bought(1, '3diamond-b', '3onyx-d', '3sapphire-b', '2ruby-f')
      .state();
    const events = play(state, 'take diamond sapphire ruby', 'take diamond sapphire ruby');
    expect(only(events, 'lastRound').map(({ seat }) => seat)).toEqual([0]);
    expect(state.phase).toBe('over');
  });

  test('6.1 a noble can bring the 15th point, in court as an action, in classic by coming', () => {
    const court = table()
      .nobles('anne', 'mary', 'henry')
      .bought(1, '3diamond-b', '1diamond-a', '1diamond-b', '3sapphire-b', '1sapphire-b', '1sapphire-c', '3emerald-b')
      .bought(1, '1emerald-b', '1emerald-c')
      .seat(1)
      .state();
    play(court, 'noble anne');
    expect(court).toMatchObject({ phase: 'over', lastRound: true });
    const classic = table('classic')
      .nobles('anne', 'mary', 'henry')
      .bought(1, '3diamond-b', '1diamond-a', '1diamond-b', '3sapphire-b', '1sapphire-b', '1sapphire-c', '3emerald-b')
      .bought(1, '1emerald-b', '1emerald-c')
      .seat(1)
      .state();
    play(classic, 'take diamond sapphire ruby');
    expect(classic.phase).toBe('over');
  });

  test('6.1 over whole games all have had equally many turns, unless everyone passed', () => {
    for (const options of EVERY) {
      for (let i = 0; i < 5; i++) {
        const turns = Array.from({ length: options.players }, () => 0);
        const end = randomGame(options, `turns ${i}`, ({ seat, phase }) => {
          if (phase === 'action') turns[seat] = at(turns, seat) + 1;
        });
        expect(end.players.some(({ points }) => points >= 15)).toBe(end.lastRound);
        if (end.passes < options.players) expect(new Set(turns).size).toBe(1);
      }
    }
  });

  test('6.2 most points win', () => {
    const state = table('court', 3).bought(0, '3ruby-b').bought(1, '3ruby-d').state();
    expect(scoreOf(state)).toMatchObject({ points: [4, 5, 0], places: [2, 1, 3] });
  });

  test('6.2 tie: fewest development cards bought; reserved ones do not count', () => {
    const state = table().bought(0, '3ruby-b', '1ruby-a').bought(1, '3onyx-b').hand(1, '1onyx-a', '1onyx-b').state();
    expect(scoreOf(state)).toMatchObject({ points: [4, 4], places: [2, 1] });
  });

  test('6.2 still tied: shared', () => {
    const state = table('court', 3).bought(0, '3ruby-b').bought(1, '3onyx-b').bought(2, '1ruby-a').state();
    expect(scoreOf(state).places).toEqual([1, 1, 3]);
  });

  test('6.2 the score sheet says where the points come from', () => {
    const state = table('classic').nobles('mary').patron(0, 'henry', 'anne').bought(0, '3ruby-b', '1ruby-a').state();
    expect(scoreOf(state).sheets[0]).toEqual({ cards: 4, nobles: 6, points: 10, cardsBought: 2 });
  });
});
