import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '@chambord/games';
import { at, makeMove, newSession, pick, randomFrom, recordOf } from '@chambord/kernel';
import type { Game, GameRecord } from '@chambord/kernel';
import {
  challengedGame,
  challengeOf,
  formatChallenge,
  onSameDeal,
  onlySeat,
  partedAfter,
  readChallenge,
  turnsOf,
} from '../index.ts';

/** A game of random moves; from decision `parts` on other ones are made. */
function finished(game: Game, players: number, parts = Infinity): GameRecord {
  const random = randomFrom('challenge');
  const other = randomFrom('another way');
  const options = game.options({ players });
  const names = Array.from({ length: players }, (_, seat) => `P${seat + 1}`);
  const session = newSession(game, options, 'the deal', names);
  while (game.actor(session.state) !== null) {
    makeMove(session, pick(session.plies.length < parts ? random : other, game.sensible(session.state)));
  }
  return recordOf(session);
}

const { game: splendor } = findGame('splendor');
const record = finished(splendor, 3);
const bots = ['baron', null, 'page'] as const;
const sent = () => {
  const challenge = challengeOf(record, bots);
  if (challenge === null) throw new Error('no challenge');
  return challenge;
};

describe('a challenge', () => {
  test.each(GAMES.map(({ game }) => game))('is read as it was sent, with its result: $id', (game) => {
    const played = finished(game, 2);
    const challenge = challengeOf(played, [null, 'duke']);
    if (challenge === null) throw new Error('no challenge');
    const text = formatChallenge(challenge);
    expect(challengedGame(text)).toBe(game.id);
    const { challenge: read, session } = readChallenge(game, text);
    expect(read).toEqual(challenge);
    expect(session.plies).toHaveLength(played.moves.length);
    expect(session.game.actor(session.state)).toBeNull();
  });

  test('is that of one person, of a whole game that was dealt once', () => {
    expect(onlySeat(bots)).toBe(1);
    expect(onlySeat([null, null])).toBeNull();
    expect(onlySeat(['page', 'page'])).toBeNull();
    expect(challengeOf(record, [null, null, 'page'])).toBeNull();
    expect(challengeOf({ ...record, result: null }, bots)).toBeNull();
    expect(challengeOf({ ...record, redeal: { ply: 3, seat: 0, seed: 'x' } }, bots)).toBeNull();
    // A bot of a level that is no longer known.
    expect(challengeOf(record, ['emperor', null, 'page'])).toBeNull();
  });

  test('that is not right is refused with the place', () => {
    const fields = JSON.parse(formatChallenge(sent()));
    const [first, ...rest] = record.moves;
    for (const [changed, told] of [
      ['', /not what a challenge looks like/],
      ['[]', /expected an object/],
      [{ ...fields, form: 2 }, /form: expected 1: a newer program made this/],
      [{ ...fields, more: 1 }, /unknown field "more"/],
      [{ ...fields, rules: 99 }, /rulesVersion: .*version 99/],
      [{ ...fields, seat: 3 }, /seat: expected a whole number from 0 to 2/],
      [{ ...fields, seat: 0 }, /bots: expected one for each of 3 seats, and none for seat 0 alone/],
      [{ ...fields, bots: ['baron', null, 'emperor'] }, /bots\[2\]: expected one of/],
      [{ ...fields, names: ['A', 'B'] }, /names: expected 3 names/],
      [{ ...fields, moves: record.moves.slice(0, -1) }, /moves: the game is not over/],
      [{ ...fields, moves: [...record.moves, first] }, /moves\[\d+\]: the game is over before this move/],
      [{ ...fields, moves: ['fly', ...rest] }, /moves\[0\]/],
      [{ ...fields, moves: [at(record.moves, 0), at(record.moves, 0), ...rest], seed: 'other' }, /moves\[\d+\]/],
    ] as const) {
      const text = typeof changed === 'string' ? changed : JSON.stringify(changed);
      expect(() => readChallenge(splendor, text), text.slice(0, 80)).toThrow(told);
    }
  });
});

describe('two games on one deal', () => {
  test('are known by rules, options and seed', () => {
    expect(onSameDeal(record, { ...record, names: ['a', 'b', 'c'], moves: [] })).toBe(true);
    expect(onSameDeal(record, { ...record, seed: 'other' })).toBe(false);
    expect(onSameDeal(record, { ...record, rulesVersion: 99 })).toBe(false);
    expect(onSameDeal(record, finished(splendor, 2))).toBe(false);
    expect(onSameDeal(record, { ...record, redeal: { ply: 3, seat: 0, seed: 'x' } })).toBe(false);
    // In which order the options are written makes no difference.
    const options = Object.fromEntries(Object.entries(record.options).reverse()) as unknown as GameRecord['options'];
    expect(onSameDeal(record, { ...record, options })).toBe(true);
  });

  test('part where the first other move was made', () => {
    const other = finished(splendor, 3, 10);
    const parted = partedAfter(record.moves, other.moves);
    expect(parted).toBeGreaterThanOrEqual(10);
    expect(other.moves.slice(0, parted)).toEqual(record.moves.slice(0, parted));
    expect(other.moves[parted]).not.toBe(record.moves[parted]);
    expect(partedAfter(record.moves, record.moves)).toBe(record.moves.length);
    expect(partedAfter(record.moves.slice(0, 5), record.moves)).toBe(5);
  });

  test.each(GAMES.map(({ game }) => game))('are told turn by turn: $id', (game) => {
    const played = finished(game, 2);
    const { session } = readChallenge(game, formatChallenge({ record: played, seat: 0, bots: [null, 'page'] }));
    const turns = [0, 1].map((seat) => turnsOf(game, session.plies, seat));
    // Every decision belongs to one turn of whoever made it.
    const all = turns.flatMap((ofSeat, seat) =>
      ofSeat.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => [from + i, seat])),
    );
    expect(all.sort(([a = 0], [b = 0]) => a - b)).toEqual(session.plies.map(({ actor }, ply) => [ply, actor]));
    // Nobody is ahead by more than a turn, whoever begins.
    expect(Math.abs(at(turns, 0).length - at(turns, 1).length)).toBeLessThanOrEqual(1);
  });
});
