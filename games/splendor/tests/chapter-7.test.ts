import { at, randomFrom } from '@chambord/kernel';
import type { Viewer } from '@chambord/kernel';
import { splendor } from '@chambord/splendor/rules';
import type { Event, State } from '@chambord/splendor/rules';
import { describe, expect, test } from 'vitest';
import { card, EVERY, legalTexts, play, randomGame, table } from './table.ts';

const viewersOf = (state: State): Viewer[] => [...state.players.keys(), 'spectator', 'open'];

describe('7 Hidden', () => {
  test('7.1 of a deck only its height is seen', () => {
    const state = table().state();
    for (const viewer of viewersOf(state)) {
      expect(splendor.view(state, viewer).decks).toEqual([{ length: 36 }, { length: 26 }, { length: 16 }]);
    }
  });

  test('7.1 a card reserved from a deck: the owner sees it, the others its level', () => {
    const state = table('court', 3).blind(1, '3onyx-b').hand(1, '2ruby-a').state();
    const seenBy = (viewer: Viewer) => at(splendor.view(state, viewer).players, 1).hand;
    const open = { card: card('2ruby-a'), level: 2, blind: false };
    expect(seenBy(1)).toEqual([{ card: card('3onyx-b'), level: 3, blind: true }, open]);
    expect(seenBy('open')).toEqual(seenBy(1));
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(seenBy(viewer)).toEqual([{ card: null, level: 3, blind: true }, open]);
    }
  });

  test('7.1 until it is bought', () => {
    const state = table().blind(0, '1emerald-b').tokens(0, { ruby: 3 }).state();
    const events = play(state, 'buy 1emerald-b for 3 ruby');
    expect(at(splendor.view(state, 1).players, 0).cards).toEqual([card('1emerald-b')]);
    const bought = events.filter(({ event }) => event === 'bought');
    expect(bought).toHaveLength(1);
    expect(bought.map((event) => [0, 1].map((seat) => splendor.reveals(event, seat)))).toEqual([[false, true]]);
  });

  test('7.1 only its owner learns which card was drawn', () => {
    const state = table().deckTop('2onyx-a').state();
    const events = play(state, 'reserve level 2');
    const told = (viewer: Viewer) => JSON.stringify(events.filter((event) => splendor.sees(event, viewer)));
    const secret = JSON.stringify({ card: card('2onyx-a') }).slice(1, -1);
    expect(told(0)).toContain(secret);
    expect(told('open')).toContain(secret);
    expect(told(1)).not.toContain(secret);
    expect(told('spectator')).not.toContain(secret);
  });

  test('7.1 undo ends where something hidden was shown, not where a turn ends', () => {
    const state = table().market('1ruby-a').tokens(1, { diamond: 3 }).state();
    const events: Event[] = play(state, 'reserve level 1', 'buy 1ruby-a for 3 diamond', 'take diamond sapphire ruby');
    const revealing = (seat: number) =>
      events.filter((event) => splendor.reveals(event, seat)).map(({ event }) => event);
    expect(revealing(0)).toEqual(['drew', 'refilled']);
    expect(revealing(1)).toEqual(['refilled']);
  });

  test('7.1 who does not see the hand is not offered what is in it, nor told that there is nothing to do', () => {
    const state = table().blind(0, '1emerald-b').tokens(0, { ruby: 3 }).state();
    const text = 'buy 1emerald-b for 3 ruby';
    expect(legalTexts(splendor.view(state, 0))).toContain(text);
    expect(legalTexts(splendor.view(state, 1))).not.toContain(text);
    const stuck = table()
      .market(
        '1diamond-d',
        '1sapphire-c',
        '1emerald-c',
        '1ruby-d',
        '2diamond-a',
        '2sapphire-b',
        '2emerald-a',
        '2onyx-a',
      )
      .market('3diamond-a', '3sapphire-a', '3emerald-a', '3ruby-a')
      .blind(0, '3diamond-b', '3diamond-c', '3diamond-d')
      .tokens(0, { sapphire: 4, emerald: 4, ruby: 2 })
      .state();
    expect(legalTexts(splendor.view(stuck, 0))).toEqual(['pass']);
    expect(legalTexts(splendor.view(stuck, 1))).toEqual([]);
  });

  test('7.1 dealing everything hidden anew changes nothing that a viewer sees', () => {
    const random = randomFrom('resample');
    for (const options of EVERY) {
      let changed = 0;
      randomGame(options, 'views', (state) => {
        for (const viewer of viewersOf(state)) {
          const view = splendor.view(state, viewer);
          const other = splendor.resample(view, random);
          expect(splendor.audit(other)).toBeNull();
          expect(splendor.view(other, viewer)).toEqual(view);
          if (JSON.stringify(other) !== JSON.stringify(state)) changed++;
        }
      });
      expect(changed).toBeGreaterThan(100);
    }
  });

  test('7.1 a view holds nothing but what it names', () => {
    const state = table().state();
    expect(Object.keys(splendor.view(state, 0)).sort()).toEqual(
      [
        'viewer',
        'options',
        'phase',
        'seat',
        'round',
        'lastRound',
        'passes',
        'busyRound',
        'supply',
        'market',
        'decks',
        'nobles',
        'players',
      ].sort(),
    );
  });

  test('7.1 resampling deals every unseen card to a hidden hand about equally often', () => {
    const state = table().blind(1, '3onyx-b').state();
    const view = splendor.view(state, 0);
    const random = randomFrom('equally');
    const times = new Map<number, number>();
    for (let i = 0; i < 1700; i++) {
      const [held] = at(splendor.resample(view, random).players, 1).hand;
      if (held !== undefined) times.set(held.card, (times.get(held.card) ?? 0) + 1);
    }
    expect(times.size).toBe(16);
    for (const count of times.values()) expect(Math.abs(count - 106)).toBeLessThan(50);
  });
});
