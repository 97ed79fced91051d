import { describe, expect, test } from 'vitest';
import { environmentConformance } from '@chambord/environment/conformance';
import type { Game, Numbers } from '@chambord/kernel';
import { nim } from '../../kernel/tests/nim.ts';
import type { Nim } from '../../kernel/tests/nim.ts';

const numbers: Numbers<Nim> = {
  moves: {
    moves: 2,
    sensibleMoves: 2,
    numberOf: (_, { count }) => count - 1,
    moveOf: (_, number) => ({ do: 'take', count: number === 0 ? 1 : 2 }),
    kindOf: () => 'take',
  },
  observation: {
    parts: [
      { name: 'heap', length: 1 },
      { name: 'own secret', length: 1 },
    ],
    write(view, seat, into) {
      into[0] = view.heap / 9;
      into[1] = (view.secrets[seat === 0 ? 0 : 1] ?? 0) / 5;
    },
  },
};

const check = (game: Game<Nim>, told: Numbers<Nim>) =>
  environmentConformance({ game, numbers: told }, { options: { players: 2 }, games: 20, seed: 'kit' });

test('a game that is told right passes, and its decisions are counted', () => {
  expect(check(nim, numbers)).toBeGreaterThan(80);
});

describe('a game that is told wrong in one point is caught', () => {
  const moves = (fault: Partial<Numbers<Nim>['moves']>) => ({ ...numbers, moves: { ...numbers.moves, ...fault } });
  const observed = (write: Numbers<Nim>['observation']['write']) => ({
    ...numbers,
    observation: { ...numbers.observation, write },
  });
  const broken: [string, Game<Nim>, Numbers<Nim>, RegExp][] = [
    ['one number for two moves', nim, moves({ numberOf: () => 0 }), /the actions are|two moves have one number/],
    ['another move', nim, moves({ moveOf: () => ({ do: 'take', count: 1 }) }), /the actions are/],
    ['a number that there is not', nim, moves({ moves: 1, sensibleMoves: 1 }), /there is no action/],
    ['no number', nim, observed((_view, _seat, into) => (into[0] = NaN)), /what is no number/],
    [
      'a view that shows what is hidden',
      {
        ...nim,
        view: (state, viewer) => ({ ...nim.view(state, viewer), secrets: [...state.secrets] }),
        resample: (view, random) => nim.resample({ ...view, secrets: [null, null] }, random),
      },
      observed((view, seat, into) => (into[1] = view.secrets[seat === 0 ? 1 : 0] ?? 0)),
      /changes with what it cannot know/,
    ],
    ['nothing to do', { ...nim, sensible: () => [] }, numbers, /no action/],
    ['no winner', { ...nim, score: () => ({ points: [0, 0], places: [2, 2] }) }, numbers, /the rewards are/],
  ];
  test.each(broken)('%s', (_, game, told, words) => {
    expect(() => check(game, told)).toThrow(words);
  });
});
