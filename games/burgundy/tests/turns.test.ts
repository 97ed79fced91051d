import { burgundy } from '@chambord/burgundy/rules';
import type { Event } from '@chambord/burgundy/rules';
import { expect, test } from 'vitest';
import { EVERY, idle, only, randomGame, table } from './table.ts';

/** What the page asks of events: whether a turn has ended with them, whether a round begins. */
const turnsEnded = (events: readonly Event[]) => events.filter((event) => burgundy.endsTurn(event)).length;
const roundsBegun = (events: readonly Event[]) => events.filter((event) => burgundy.beginsRound(event)).length;

test('a turn ends exactly when another one begins or the game is over, a round begins with its first turn', () => {
  for (const players of EVERY) {
    let events: Event[] = [];
    let before = '';
    let rounds = 0;
    const final = randomGame(
      { players, startPlayer: 0 },
      `turns ${players}`,
      ({ round, turn, seat }) => {
        const now = `${round} ${turn} ${seat}`;
        expect(turnsEnded(events)).toBe(now === before ? 0 : 1);
        expect(roundsBegun(events)).toBe(before.split(' ')[0] === String(round) ? 0 : 1);
        rounds += roundsBegun(events);
        before = now;
        events = [];
      },
      (event) => events.push(event),
    );
    expect(rounds).toBe(final.round + 1);
    expect(turnsEnded(events)).toBe(1);
    expect(roundsBegun(events)).toBe(0);
  }
});

test('who has no card to play ends no turn', () => {
  const state = table({ players: 2 }).bare().hand(1).pile(1).state();
  const events = idle(state);
  expect(only(events, 'turnSkipped').map((event) => burgundy.endsTurn(event))).toEqual([false]);
  expect(turnsEnded(events)).toBe(1);
});
