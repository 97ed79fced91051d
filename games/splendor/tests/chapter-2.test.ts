import { BadInput } from '@chambord/kernel';
import { cardOf, splendor } from '@chambord/splendor/rules';
import type { Event } from '@chambord/splendor/rules';
import { describe, expect, test } from 'vitest';
import { card, codes, EVERY, only, play, table } from './table.ts';

describe('2 Set-up', () => {
  test('2.1 two to four players, and the first seat begins', () => {
    for (const options of EVERY) {
      const events: Event[] = [];
      const state = splendor.setup(options, 'seats', (event) => events.push(event));
      expect(splendor.actor(state)).toBe(0);
      expect(state.players).toHaveLength(options.players);
      expect(only(events, 'turnBegan')).toEqual([{ event: 'turnBegan', seat: 0, round: 1 }]);
    }
  });

  test('2.1 then it goes around', () => {
    const state = table('court', 3).state();
    play(state, 'take diamond sapphire ruby');
    expect([state.seat, state.round]).toEqual([1, 1]);
    play(state, 'take diamond sapphire ruby');
    expect([state.seat, state.round]).toEqual([2, 1]);
    play(state, 'take diamond sapphire ruby');
    expect([state.seat, state.round]).toEqual([0, 2]);
  });

  test('2.1 options are read with care; court is what is played if nothing is said', () => {
    expect(splendor.options({ players: 3 })).toEqual({ players: 3, rules: 'court' });
    expect(splendor.options({ players: 2, rules: 'classic' })).toEqual({ players: 2, rules: 'classic' });
    for (const wrong of [
      null,
      [],
      {},
      { players: 1 },
      { players: 5 },
      { players: '2' },
      { players: 2, rules: 'house' },
    ]) {
      expect(() => splendor.options(wrong)).toThrow(BadInput);
    }
    expect(() => splendor.options({ players: 2, startPlayer: 1 })).toThrow(/unknown field "startPlayer"/);
  });

  test('2.2 four face-up cards of each level beside its deck', () => {
    for (const options of EVERY) {
      const state = splendor.setup(options, 'market');
      const levels = state.market.map((index) => (index === null ? null : cardOf(index).level));
      expect(levels).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
      expect(state.decks.map(({ length }) => length)).toEqual([36, 26, 16]);
      expect(splendor.audit(state)).toBeNull();
    }
  });

  test('2.2 another seed, other cards; the same seed, the same', () => {
    const options = { players: 2, rules: 'court' } as const;
    expect(splendor.setup(options, 'one')).toEqual(splendor.setup(options, 'one'));
    expect(splendor.setup(options, 'one').market).not.toEqual(splendor.setup(options, 'two').market);
  });

  test('2.2 a card taken is replaced at once in its place from its deck', () => {
    const state = table().market('2ruby-a', '2ruby-b').deckTop('2onyx-c').state();
    const before = codes(state.market);
    const events = play(state, 'reserve 2ruby-b');
    expect(codes(state.market)).toEqual(before.map((code) => (code === '2ruby-b' ? '2onyx-c' : code)));
    expect(only(events, 'refilled')).toEqual([{ event: 'refilled', place: 5, card: card('2onyx-c') }]);
  });

  test('2.2 so is a card bought, but not one that comes from the hand', () => {
    const state = table()
      .market('1ruby-a')
      .deckTop('1onyx-a')
      .tokens(0, { diamond: 3 })
      .hand(1, '1emerald-b')
      .tokens(1, { ruby: 3 })
      .state();
    play(state, 'buy 1ruby-a for 3 diamond');
    expect(codes(state.market.slice(0, 1))).toEqual(['1onyx-a']);
    const before = codes(state.market);
    expect(only(play(state, 'buy 1emerald-b for 3 ruby'), 'refilled')).toEqual([]);
    expect(codes(state.market)).toEqual(before);
  });

  test('2.2 while there are cards: then the place stays empty', () => {
    const state = table().market('3onyx-a', '3onyx-b').deckLeft(3, 1).state();
    expect(only(play(state, 'reserve 3onyx-a'), 'deckEmpty')).toEqual([{ event: 'deckEmpty', level: 3 }]);
    const events = play(state, 'reserve 3onyx-b');
    expect(only(events, 'refilled')).toEqual([]);
    expect(only(events, 'deckEmpty')).toEqual([]);
    expect(state.market[9]).toBeNull();
    expect(splendor.audit(state)).toBeNull();
  });
});
