import { expect, test } from 'vitest';
import { nextOf, SET, setOf } from '../puzzles/choose.ts';
import type { Offered } from '../puzzles/choose.ts';

const offered = (game: string, number: number, rating: number): Offered => {
  const puzzle = { ply: number, best: 'pass', themes: [], rating, deviation: 100 };
  const from = { options: { players: 2 }, seed: game, moves: [], puzzles: [puzzle] };
  return { game, position: { ...puzzle, id: `${game}#${number}`, from } };
};
const pack = (game: string, count: number) =>
  Array.from({ length: count }, (_, number) => offered(game, number, 1000 + 100 * number));
const ids = (puzzles: readonly Offered[]) => puzzles.map(({ position }) => position.id);

test('the set of a day is of all games, the same whenever it is asked for, and of another day another one', () => {
  const packs = [pack('one', 20), pack('two', 20)];
  const set = setOf('2026-11-18', packs);
  expect(set).toHaveLength(SET);
  expect(new Set(ids(set)).size).toBe(SET);
  expect(new Set(set.map(({ game }) => game))).toEqual(new Set(['one', 'two']));
  expect(setOf('2026-11-18', packs)).toEqual(set);
  expect(setOf('2026-11-19', packs)).not.toEqual(set);
  const ratings = set.map(({ position }) => position.rating);
  expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  expect(setOf('2026-11-18', [pack('one', 2), []])).toHaveLength(2);
});

test('the next puzzle was not answered, and is about as hard as the solver is good', () => {
  const puzzles = pack('one', 20);
  const next = nextOf(puzzles, {}, 1500);
  expect(Math.abs((next?.position.rating ?? 0) - 1500)).toBeLessThanOrEqual(200);
  const answered = Object.fromEntries(
    ids(puzzles)
      .slice(1)
      .map((id) => [id, false]),
  );
  expect(nextOf(puzzles, answered, 2500)?.position.id).toBe('one#0');
  expect(nextOf(puzzles, { ...answered, 'one#0': true }, 1500)).toBeUndefined();
});
