import { describe, expect, test } from 'vitest';
import { findBrain, findGame } from '@chambord/games';
import { at, replay } from '@chambord/kernel';
import type { WhyBetter } from '@chambord/prose';
import { linesOf, reviewerOf } from '@chambord/review';
import { played, reviewed } from './games.ts';

describe('both turns of a decision', () => {
  const record = played('splendor', { players: 2 }, 'random', 'both turns', 12);
  const { game } = findGame('splendor');
  const states: unknown[] = [];
  const state = game.setup(record.options, record.seed);
  for (const move of record.moves) {
    states.push(game.clone(state));
    game.apply(state, game.parse(move, record.options));
  }
  const { steps } = reviewed(record, { depth: 24, seed: 'turns' });
  const step = steps.find(({ choice, made }) => choice !== null && choice.best !== made);
  if (step?.choice == null) throw new Error('every random move was the best');
  const decided = { game, record, state: at(states, step.ply), step, names: record.names };
  const { best } = step.choice;
  const name: (moves: Parameters<WhyBetter>[0]['better']['moves']) => string = (moves) =>
    game.format(at(moves, 0), record.options);

  test('begin with what was played and with what was better', () => {
    const lines = linesOf(decided, null);
    expect(lines).toMatchObject({ why: [], instead: [] });
    expect(name(lines?.made.map(({ move }) => move) ?? [])).toBe(step.made);
    expect(name(lines?.better.map(({ move }) => move) ?? [])).toBe(best);
  });

  test('each is told what it has that the other has not, and not what is said of both', () => {
    const lines = linesOf(decided, ({ better }) => ['Is said of both.', name(better.moves)]);
    expect(lines).toMatchObject({ why: [best], instead: [step.made] });
  });

  test('what hangs on the deal is not told', () => {
    const lines = linesOf(decided, ({ before, better }) => [JSON.stringify(before), name(better.moves)]);
    expect(lines?.why).toEqual([best]);
  });

  test('of a move that was only tried the rest of the turn is what probably follows, and the turn is told of as a whole', () => {
    const { game } = findGame('burgundy');
    const told = [30, 36, 42, 48, 54, 60].flatMap((ply) => {
      const begun = played('burgundy', { players: 2 }, 'policy', 'tried', ply);
      const before = replay(game, begun, () => undefined);
      const moves = game.sensible(before).map((move) => game.format(move, begun.options));
      return moves.flatMap((tried) => {
        const record = { ...begun, moves: [...begun.moves, tried] };
        const step = reviewerOf(game, findBrain('burgundy'), record, { depth: 40, seed: 'tried' }).step(ply, tried);
        if (step.choice === null || step.choice.best === tried) return [];
        const lines = linesOf({ game, record, state: before, step, names: begun.names }, ({ made }) => [
          made.moves.map((move) => game.format(move, begun.options)).join(),
        ]);
        // Only what was tried is shown as made.
        expect(lines?.made).toHaveLength(1);
        expect(lines?.why.every((turn) => turn.startsWith(tried))).toBe(true);
        return lines?.why ?? [];
      });
    });
    expect(told.some((turn) => turn.split(',').length > 1)).toBe(true);
  });

  test('there are none where nothing was to be decided', () => {
    expect(linesOf({ ...decided, step: { ...step, choice: null } }, null)).toBeNull();
  });
});
