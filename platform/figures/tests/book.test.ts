import { describe, expect, test } from 'vitest';
import { BadInput } from '@chambord/kernel';
import { bookOf, tallyTable } from '../make-book.ts';
import { habitsOf, readBook, startsOf, tableOf, waysIn } from '../index.ts';
import type { Opening } from '../index.ts';
import { costByPart, costByTheme, gamePartOf } from '../index.ts';

const opening = (...chosen: readonly (readonly [string, string])[]): Opening => ({
  chosen: chosen.map(([situation, choice]) => ({ situation, choice })),
  firsts: [],
});
const begun = (openings: readonly Opening[], points: readonly number[], places: readonly number[]) => ({
  openings,
  points,
  places,
});

/** Four games for two: six openings take and two wait at first. */
const games = [
  begun([opening(['start', 'take'], ['rich', 'buy']), opening(['start', 'take'], ['rich', 'wait'])], [20, 10], [1, 2]),
  begun([opening(['start', 'take'], ['rich', 'buy']), opening(['start', 'wait'], ['poor', 'take'])], [16, 16], [1, 1]),
  begun([opening(['start', 'take'], ['rich', 'buy']), opening(['start', 'take'], ['poor', 'take'])], [12, 18], [2, 1]),
  begun([opening(['start', 'wait'], ['poor', 'take']), opening(['start', 'take'])], [11, 13], [2, 1]),
];

describe('a book of openings', () => {
  const table = tallyTable({ players: 2 }, games);

  test('counts what was chosen, how it went, and what came next', () => {
    expect(table.games).toBe(4);
    expect(startsOf(table)).toEqual([{ situation: 'start', times: 8 }]);
    const [take, wait] = waysIn(table, 'start');
    expect(take).toMatchObject({
      choice: 'take',
      times: 6,
      share: 0.75,
      wins: 3.5 / 6,
      points: (20 + 10 + 16 + 12 + 18 + 13) / 6,
    });
    expect(wait).toMatchObject({ choice: 'wait', times: 2, share: 0.25, wins: 0.25, points: 13.5 });
    expect(waysIn(table, 'rich')).toMatchObject([
      { choice: 'buy', times: 3, wins: 0.5 },
      { choice: 'wait', times: 1, wins: 0 },
    ]);
  });

  test('leaves out what came up too rarely, and leads nowhere that it does not know', () => {
    // "poor" came up three times.
    expect(waysIn(table, 'poor')).toEqual([]);
    expect(waysIn(table, 'start').map(({ next }) => next)).toEqual([[{ situation: 'rich', times: 4 }], []]);
    expect(waysIn(table, 'never heard of')).toEqual([]);
  });

  test('is read again as it was written; another form is refused with its place', () => {
    const game = { id: 'nim', rulesVersion: 1 };
    const book = bookOf(game as Parameters<typeof bookOf>[0], { seed: 'seed', iterations: 3 }, [
      { options: { players: 2 }, games },
    ]);
    expect(readBook(JSON.parse(JSON.stringify(book)))).toEqual(book);
    expect(tableOf(book, { players: 2, startPlayer: 1 })).toEqual(table);
    expect(tableOf(book, { players: 3 })).toBeUndefined();
    expect(() => readBook({ ...book, format: 2 })).toThrow(BadInput);
    expect(() => readBook({ ...book, tables: [{ ...table, games: -1 }] })).toThrow(
      /tables\.0\.games: this is not a book/,
    );
  });
});

describe('habits', () => {
  const first = (what: string, kind: string, turn: number): Opening => ({ chosen: [], firsts: [{ what, kind, turn }] });
  const table = (kinds: Readonly<Record<string, [number, number]>>) => ({
    options: { players: 2 },
    games: 10,
    starts: {},
    situations: {},
    firsts: { bought: kinds },
  });

  test('stand beside those of the bots at the same tables, weighed as one has played at them', () => {
    const small = table({ ruby: [3, 12], onyx: [1, 8] });
    const large = table({ onyx: [10, 70] });
    const [habits] = habitsOf(
      [
        { opening: first('bought', 'ruby', 4), table: small },
        { opening: first('bought', 'ruby', 6), table: small },
        { opening: first('bought', 'onyx', 8), table: large },
        { opening: first('sold', 'onyx', 1), table: large },
      ],
      ['bought'],
    );
    expect(habits).toMatchObject({ what: 'bought', games: 3, ownTurn: 6 });
    // The small tables' five turns count twice, the large one's seven once.
    expect(habits?.botsTurn).toBeCloseTo((5 + 5 + 7) / 3, 10);
    expect(habits?.habits.map(({ kind }) => kind)).toEqual(['ruby', 'onyx']);
    expect(habits?.habits[0]?.own).toBeCloseTo(2 / 3, 10);
    expect(habits?.habits[0]?.bots).toBeCloseTo((0.75 + 0.75 + 0) / 3, 10);
    expect(habits?.habits[1]?.bots).toBeCloseTo((0.25 + 0.25 + 1) / 3, 10);
  });

  test('are told without the bots where the book knows no such table, and not at all where one has none', () => {
    expect(habitsOf([{ opening: first('bought', 'ruby', 4), table: null }], ['bought', 'sold'])).toEqual([
      { what: 'bought', games: 1, ownTurn: 4, botsTurn: null, habits: [{ kind: 'ruby', own: 1, bots: 0 }] },
    ]);
  });
});

describe('what to train', () => {
  const fault = (loss: number, part: 'beginning' | 'middle' | 'end', ...themes: string[]) => ({ loss, part, themes });
  const faults = [fault(500, 'beginning', 'tempo'), fault(700, 'end', 'tempo', 'points'), fault(900, 'end', 'points')];

  test('what has cost most comes first', () => {
    expect(costByTheme(faults)).toEqual([
      { name: 'points', times: 2, loss: 1600 },
      { name: 'tempo', times: 2, loss: 1200 },
    ]);
  });

  test('every part of the game is told, in its order', () => {
    expect(costByPart(faults)).toEqual([
      { name: 'beginning', times: 1, loss: 500 },
      { name: 'middle', times: 0, loss: 0 },
      { name: 'end', times: 2, loss: 1600 },
    ]);
  });

  test('a game has three parts, as long as each other', () => {
    expect([0, 29, 30, 59, 60, 89].map((ply) => gamePartOf(ply, 90))).toEqual([
      'beginning',
      'beginning',
      'middle',
      'middle',
      'end',
      'end',
    ]);
  });
});
