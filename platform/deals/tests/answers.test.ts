import { expect, test } from 'vitest';
import { findGame, GAMES } from '@chambord/games';
import { at, makeMove, newSession, pick, randomFrom, recordOf } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import type { GameEntry } from '@chambord/games';
import { answerOf, beaten, checkAnswers, dealsOf, leadOf, meanOf, tryOf } from '../index.ts';
import type { DailyDeal } from '../index.ts';

/** A try of somebody who plays at random. */
function tried({ game, brain }: GameEntry, deal: DailyDeal, seed: string): GameRecord {
  const random = randomFrom(seed);
  const options = game.options(deal.options);
  const names = Array.from({ length: options.players }, (_, seat) => `P${seat + 1}`);
  const session = newSession(game, options, deal.seed, names);
  for (let seat = game.actor(session.state); seat !== null; seat = game.actor(session.state)) {
    const move =
      seat === deal.seat
        ? pick(random, game.sensible(session.state))
        : answerOf(game, brain, session.state, deal, session.plies.length);
    makeMove(session, move);
  }
  return recordOf(session);
}

test('the same moves get the same answers, and a record tells whether it got them', () => {
  const entry = findGame('splendor');
  const { game, brain, description } = entry;
  const deal = at(dealsOf(description, '2026-11-18'), 0);
  const record = tried(entry, deal, 'one');
  expect(tried(entry, deal, 'one')).toEqual(record);
  expect(tried(entry, deal, 'other').moves).not.toEqual(record.moves);
  expect(checkAnswers(game, brain, deal, record)).toBeNull();
  // Bots of another strength answer otherwise somewhere, and the first such place is named.
  const deviation = checkAnswers(game, brain, { ...deal, level: 'duke' }, record);
  expect(deviation).not.toBeNull();
  expect(record.moves[deviation?.ply ?? -1]).toBe(deviation?.found);
  expect(deviation?.expected).not.toBe(deviation?.found);
});

test('a try of the king’s comes out the same each time, and tries differ', () => {
  const { game, brain, description } = findGame('splendor');
  const deal = at(dealsOf(description, '2026-11-18'), 0);
  const first = tryOf(game, brain, deal, 0);
  expect(tryOf(game, brain, deal, 0)).toEqual(first);
  expect(Array.from({ length: 4 }, (_, number) => tryOf(game, brain, deal, number + 1))).not.toEqual(
    Array.from({ length: 4 }, () => first),
  );
});

test('games without a network have deals, too', () => {
  for (const { game, description } of GAMES) {
    const deal = at(dealsOf(description, '2026-01-01'), 0);
    const state = game.setup(game.options(deal.options), deal.seed);
    while (game.actor(state) === deal.seat) game.apply(state, at(game.sensible(state), 0));
    const answer = answerOf(game, null, state, deal, 3);
    expect(game.whyNot(state, answer)).toBeNull();
    expect(answerOf(game, null, state, deal, 3)).toEqual(answer);
  }
});

test('to win counts first, then the lead', () => {
  const won = leadOf({ points: [15, 15, 9], places: [1, 2, 3] }, 0);
  expect(won).toEqual({ points: 15, lead: 0, won: true });
  const lost = leadOf({ points: [15, 15, 9], places: [1, 2, 3] }, 1);
  expect(lost).toEqual({ points: 15, lead: 0, won: false });
  expect(leadOf({ points: [20, 26], places: [2, 1] }, 0)).toEqual({ points: 20, lead: -6, won: false });
  expect(beaten(won, lost)).toBe(1);
  expect(beaten(lost, won)).toBe(0);
  expect(beaten(won, won)).toBe(0.5);
  expect(beaten({ ...won, lead: 3 }, won)).toBe(1);
  expect(meanOf([won, { points: 20, lead: -6, won: false }])).toEqual({ points: 17.5, lead: -3 });
});
