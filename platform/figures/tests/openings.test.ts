import { describe, expect, test } from 'vitest';
import { GAMES } from '@chambord/games';
import { at, LANGS, newSession, pick, randomFrom, makeMove, recordOf, resume } from '@chambord/kernel';
import type { Openings } from '@chambord/prose';
import type { GameEntry } from '@chambord/games';
import { bookOf, playForBook } from '../make-book.ts';
import { openingsOf, readBook, startsOf, turnBefore, waysIn } from '../index.ts';
import type { Book } from '../index.ts';

interface WithBook {
  readonly id: string;
  readonly entry: GameEntry;
  readonly openings: Openings;
  readonly book: Book;
}

/** The games that tell how they begin, with the shipped books. */
const games: readonly WithBook[] = await Promise.all(
  GAMES.flatMap((entry) => {
    const { book } = entry.description.load;
    if (book === undefined) return [];
    return [
      book().then(async ({ openings, made }) => ({
        id: entry.game.id,
        entry,
        openings,
        book: readBook(await made()),
      })),
    ];
  }),
);

describe.each(games)('the openings of $id', ({ entry: { game, brain }, openings, book }) => {
  const said = (text: string | undefined, name: string) => {
    expect(text, name).toBeTruthy();
    // What has no words is said as it is called.
    expect(text, name).not.toBe(name);
  };

  test('a shipped book is of these rules, for every kind of table, and big enough to say something', () => {
    expect(book.game).toBe(game.id);
    expect(book.rulesVersion).toBe(game.rulesVersion);
    expect(book.tables.map(({ options }) => options)).toEqual(game.variants);
    for (const { games: played } of book.tables) expect(played).toBeGreaterThanOrEqual(200);
  });

  test('everything in it has words in every language', () => {
    for (const lang of LANGS) {
      const words = openings.words[lang];
      for (const { situations, firsts } of book.tables) {
        for (const [situation, choices] of Object.entries(situations)) {
          said(words.situation(situation), situation);
          for (const choice of Object.keys(choices)) said(words.choice(choice), choice);
        }
        for (const [what, kinds] of Object.entries(firsts)) {
          said(words.firsts[what]?.title, what);
          for (const kind of Object.keys(kinds)) said(words.firsts[what]?.kind(kind), kind);
        }
      }
    }
  });

  test('everybody begins somewhere, and whatever comes next was chosen in turn', () => {
    for (const table of book.tables) {
      const players = Math.max(1, table.options.players);
      expect(startsOf(table).reduce((sum, { times }) => sum + times, 0)).toBe(table.games * players);
      for (const { situation } of startsOf(table)) expect(waysIn(table, situation).length).toBeGreaterThan(0);
      for (const situation of Object.keys(table.situations)) {
        for (const { wins, points, next, times } of waysIn(table, situation)) {
          expect(wins).toBeGreaterThanOrEqual(0);
          expect(wins).toBeLessThanOrEqual(1);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(next.reduce((sum, after) => sum + after.times, 0)).toBeLessThanOrEqual(times);
        }
      }
    }
  });

  test('who wins at a table of several wins as often as somebody must', () => {
    for (const table of book.tables.filter(({ options }) => options.players > 1)) {
      const ways = startsOf(table).flatMap(({ situation }) => waysIn(table, situation));
      const won = ways.reduce((sum, { wins, times }) => sum + wins * times, 0);
      expect(won).toBeCloseTo(table.games, 0);
    }
  });

  test('a situation is what the seat itself can know: its view tells the same', () => {
    for (const options of game.variants) {
      const random = randomFrom('situations');
      const state = game.setup(options, 'situations');
      for (let seat = game.actor(state); seat !== null; seat = game.actor(state)) {
        expect(openings.situation(game.view(state, seat), seat)).toBe(openings.situation(state, seat));
        game.apply(state, pick(random, game.sensible(state)));
      }
    }
  });

  test('a record tells the same as the game when it was played, and no more turns than belong to the opening', () => {
    const options = at(game.variants, 1);
    const random = randomFrom('record');
    const names = Array.from({ length: options.players }, (_, seat) => `Guest ${seat}`);
    const session = newSession(game, options, 'record', names);
    while (game.actor(session.state) !== null) makeMove(session, pick(random, game.sensible(session.state)));
    const found = openingsOf(game, openings, recordOf(session));
    expect(found).toHaveLength(options.players);
    for (const { chosen, firsts } of found) {
      expect(chosen).toHaveLength(openings.turns);
      expect(new Set(firsts.map(({ what }) => what)).size).toBe(firsts.length);
    }
    // The first turns of everybody, told by hand: where one begins, and the first decision of the turn.
    const seat = game.actor(game.setup(options, 'record')) ?? 0;
    expect(found[seat]?.chosen[0]?.situation).toBe(openings.situation(game.setup(options, 'record'), seat));
    const { plies } = resume(game, recordOf(session));
    const turns = plies.filter(({ actor, events }) => actor === seat && events.some((event) => game.endsTurn(event)));
    for (const { turn } of found[seat]?.firsts ?? []) expect(turn).toBeLessThanOrEqual(turns.length);
  });

  test('the same seed makes the same book', () => {
    if (brain === null) throw new Error('no network');
    const options = at(game.variants, 0);
    const make = (seed: string) =>
      bookOf(game, { seed, iterations: 2 }, [
        { options, games: [playForBook(game, brain, openings, options, seed, 2)] },
      ]);
    expect(make('one')).toEqual(make('one'));
    expect(make('one').tables[0]?.firsts).not.toEqual(make('another').tables[0]?.firsts);
  });
});

test('a turn begins after the last decision of somebody else, or after the own turn before', () => {
  const ply = (actor: number, ended = false) => ({ actor, ended });
  const plies = [ply(0), ply(0, true), ply(1), ply(1, true), ply(1), ply(1)];
  expect(turnBefore(plies, 6, 1)).toBe(4);
  expect(turnBefore(plies, 4, 1)).toBe(4);
  expect(turnBefore(plies, 3, 1)).toBe(2);
  expect(turnBefore(plies, 1, 0)).toBe(0);
});
