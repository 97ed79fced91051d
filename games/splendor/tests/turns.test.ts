import { pick, randomFrom } from '@chambord/kernel';
import { splendor } from '@chambord/splendor/rules';
import type { Event } from '@chambord/splendor/rules';
import { expect, test } from 'vitest';
import { EVERY } from './table.ts';

test('a turn ends exactly when another one begins or the game is over, a round begins with its first turn', () => {
  for (const options of EVERY) {
    const random = randomFrom(`turns of ${options.players} by ${options.rules}`);
    const events: Event[] = [];
    const emit = (event: Event) => events.push(event);
    const ended = () => events.filter((event) => splendor.endsTurn(event)).length;
    const begun = () => events.filter((event) => splendor.beginsRound(event)).length;
    const state = splendor.setup(options, 'turns', emit);
    expect([ended(), begun()]).toEqual([1, 1]);
    while (splendor.actor(state) !== null) {
      const { seat, round } = state;
      events.length = 0;
      splendor.apply(state, pick(random, splendor.legal(state)), emit);
      const over = splendor.actor(state) === null;
      expect(ended()).toBe(over || state.seat !== seat ? 1 : 0);
      expect(begun()).toBe(state.round === round ? 0 : 1);
    }
  }
});
