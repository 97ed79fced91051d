import { describe, expect, test } from 'vitest';
import { judgeOf } from '@chambord/bots';
import { findBrain, findGame, GAMES } from '@chambord/games';
import { at, BadInput, pick, randomFrom, replay, resume } from '@chambord/kernel';
import { clearlyBest, puzzlesOf, readPack, recordAt, stagesOf, triedAt } from '../index.ts';
import type { Pack } from '../index.ts';

const NAMES = ['Anna', 'Ben', 'Chloé', 'Dieter'];

/** The shipped packs. */
const packs: readonly (readonly [string, Pack])[] = await Promise.all(
  GAMES.flatMap(({ description }) => {
    const { puzzles } = description.load;
    return puzzles === undefined ? [] : [puzzles().then((pack) => [description.id, readPack(pack)] as const)];
  }),
);

describe.each(packs)('the pack of %s', (id, pack) => {
  const { game, description } = findGame(id);
  const puzzles = puzzlesOf(pack);

  // Needs no network: so it holds whatever bots have learned since.
  test('has puzzles that can be played by the rules up to their decision, each with a best move that is one of several', () => {
    expect(puzzles.length).toBeGreaterThan(0);
    for (const puzzle of puzzles) {
      const deciding = new Set<number | null>();
      for (const [stage, { moves: before, best }] of stagesOf(puzzle).entries()) {
        const record = recordAt(game, pack, puzzle, NAMES, stage);
        const { state } = resume(game, record);
        expect(record.moves).toEqual(before);
        if (stage === 0) expect(record.moves).toHaveLength(puzzle.ply);
        const moves = game.sensible(state).map((move) => game.format(move, record.options));
        expect(moves, puzzle.id).toContain(best);
        expect(moves.length, puzzle.id).toBeGreaterThan(stage === 0 ? 2 : 1);
        deciding.add(game.actor(state));
      }
      // All decisions of a puzzle are those of one player.
      expect(deciding.size, puzzle.id).toBe(1);
      expect(puzzle.rating).toBeGreaterThanOrEqual(500);
      expect(puzzle.rating).toBeLessThanOrEqual(2600);
    }
  });

  test('names each puzzle once', () => {
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
  });

  test('is about themes that have a name in every language', async () => {
    const themes = await description.load.themes?.();
    for (const { id: name, themes: own } of puzzles) {
      if (themes !== undefined) expect(own.length, name).toBeGreaterThan(0);
      for (const theme of own)
        for (const lang of ['en', 'fr', 'de'] as const) expect(themes?.words[lang][theme], theme).toBeTruthy();
    }
  });

  test('a move that cannot be made, or another form, is refused with its place', () => {
    const first = at(puzzles, 0);
    expect(() => recordAt(game, pack, { ...first, ply: 0 }, NAMES)).toThrow(BadInput);
    expect(() => readPack({ ...pack, format: 3 })).toThrow(/format: this is not a pack of puzzles/);
    expect(() => readPack({ ...pack, games: [{ ...first.from, puzzles: [{ ...first, id: 1 }] }] })).toThrow(/games\.0/);
  });
});

test('a pack of the first format, without further decisions and proofs, is read', () => {
  const puzzle = { ply: 2, best: 'pass', themes: [], rating: 1500, deviation: 100 };
  const game = { options: { players: 2 }, seed: 'a', moves: ['one', 'two'], puzzles: [puzzle] };
  const pack = readPack({ format: 1, game: 'splendor', rulesVersion: 1, next: 1, games: [game] });
  expect(puzzlesOf(pack).map(stagesOf)).toEqual([[{ moves: ['one', 'two'], best: 'pass' }]]);
});

test('a move that is tried may end the game: the record with it can be replayed', () => {
  const { game } = findGame('splendor');
  const options = at(game.variants, 0);
  const random = randomFrom('to the end');
  const state = game.setup(options, 'to the end');
  const moves: string[] = [];
  while (game.actor(state) !== null) {
    const move = pick(random, game.legal(state));
    game.apply(state, move);
    moves.push(game.format(move, options));
  }
  const shared = { game: game.id, rulesVersion: game.rulesVersion, options, seed: 'to the end' };
  const before = { ...shared, names: NAMES.slice(0, options.players), moves: moves.slice(0, -1), result: null };
  const tried = triedAt(game, before, at(moves, moves.length - 1));
  expect(tried.result?.points).toEqual(game.score(state).points);
  expect(() => replay(game, { ...before, ...tried }, () => undefined)).not.toThrow();
  const earlier = { ...before, moves: moves.slice(0, 4) };
  expect(triedAt(game, earlier, at(moves, 4))).toEqual({ moves: moves.slice(0, 5), result: null });
});

test('the decisions of a puzzle come one after the other, with what is played between them', () => {
  const from = { options: { players: 2 }, seed: 'a', moves: ['one', 'two', 'three'], puzzles: [] };
  const further = [
    { moves: [], best: 'c' },
    { moves: ['d', 'e'], best: 'f' },
  ];
  expect(stagesOf({ from, ply: 2, best: 'b', further })).toEqual([
    { moves: ['one', 'two'], best: 'b' },
    { moves: ['one', 'two', 'b'], best: 'c' },
    { moves: ['one', 'two', 'b', 'c', 'd', 'e'], best: 'f' },
  ]);
});

test('one move is clearly the best only if it beats each of the others by the margin', () => {
  const { game } = findGame('splendor');
  const brain = findBrain('splendor');
  const [, pack] = at(
    packs.filter(([id]) => id === 'splendor'),
    0,
  );
  const puzzle = at(puzzlesOf(pack), 0);
  const record = recordAt(game, pack, puzzle, NAMES);
  const { state } = resume(game, record);
  const view = game.view(state, game.actor(state) ?? 0);
  const budget = { search: 200, trees: 3, visits: 30, margin: -1, sure: 0 };
  const judge = judgeOf(brain);
  const clear = clearlyBest(game, brain, judge, view, randomFrom('a'), budget);
  // With a margin that everything reaches there is always a best; with one that nothing reaches there is none.
  expect(clear).not.toBeNull();
  expect(clear?.second).not.toEqual(clear?.best);
  expect(clearlyBest(game, brain, judge, view, randomFrom('a'), budget)).toEqual(clear);
  expect(clearlyBest(game, brain, judge, view, randomFrom('a'), { ...budget, margin: 1 })).toBeNull();
  // The very margin that was measured divides yes from no.
  const margin = clear?.margin ?? 0;
  expect(clearlyBest(game, brain, judge, view, randomFrom('a'), { ...budget, margin: margin + 1e-9 })).toBeNull();
  expect(clearlyBest(game, brain, judge, view, randomFrom('a'), { ...budget, margin: margin - 1e-9 })).not.toBeNull();
});
