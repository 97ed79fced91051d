import { describe, expect, test } from 'vitest';
import { findGame } from '@chambord/games';
import { at } from '@chambord/kernel';
import type { WhyBetter } from '@chambord/prose';
import { linesOf } from '@chambord/review';
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

  test('there are none where nothing was to be decided', () => {
    expect(linesOf({ ...decided, step: { ...step, choice: null } }, null)).toBeNull();
  });
});
