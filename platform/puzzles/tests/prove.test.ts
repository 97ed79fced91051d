import { expect, test } from 'vitest';
import { pick, randomFrom } from '@chambord/kernel';
import type { Game } from '@chambord/kernel';
import { nim } from '../../kernel/tests/nim.ts';
import type { Nim } from '../../kernel/tests/nim.ts';
import { winsForCertain } from '../index.ts';

/** What the player whose turn it is sees of a heap of this size. */
function heapOf(game: Game<Nim>, heap: number): Nim['view'] {
  const state = game.setup({ players: 2 }, 'heap');
  state.heap = heap;
  return game.view(state, 0);
}

const wins = (game: Game<Nim>, heap: number, count: 1 | 2, deals?: number) =>
  winsForCertain(game, heapOf(game, heap), { do: 'take', count } as Nim['move'], randomFrom('p'), deals);

test('a win is proven through all answers, however many turns it takes', () => {
  // Whoever leaves a multiple of three wins.
  expect(wins(nim, 2, 2)).toBe(true);
  expect(wins(nim, 2, 1)).toBe(false);
  expect(wins(nim, 8, 2)).toBe(true);
  expect(wins(nim, 8, 1)).toBe(false);
  expect(wins(nim, 9, 1)).toBe(false);
  expect(wins(nim, 9, 2)).toBe(false);
});

/** After one was taken a coin may take another one. */
const lucky: Game<Nim> = {
  ...nim,
  apply(state, move, emit) {
    if (move.count === 1 && state.heap > 1 && pick(state.random, [true, false])) state.heap--;
    nim.apply(state, move, emit);
  },
  reveals: () => true,
};

test('what a coin decides is won only if it is won on both sides', () => {
  expect(wins(lucky, 2, 2)).toBe(true);
  // One is left on one side of the coin, none on the other.
  expect(wins(lucky, 2, 1)).toBe(false);
  expect(wins(nim, 4, 1)).toBe(true);
  expect(wins(lucky, 4, 1)).toBe(false);
});

/** Whoever begins wins if what they have taken is odd where the secret of the other one is odd; the other one takes one at a time. */
const guess: Game<Nim> = {
  ...nim,
  legal: (table) => nim.legal(table).filter(({ count }) => table.seat === 0 || count === 1),
  sensible: (table) => guess.legal(table),
  view: (state, viewer) => ({
    ...nim.view(state, viewer),
    ...(viewer === 'open' ? { secrets: [...state.secrets] } : {}),
  }),
  score({ heap, taken, secrets }) {
    const right = heap === 0 && taken[0] % 2 === (secrets[1] ?? 0) % 2;
    return { points: right ? [1, 0] : [0, 1], places: right ? [1, 2] : [2, 1] };
  },
};
/** The same with a secret that everybody sees. */
const told: Game<Nim> = {
  ...guess,
  view: (state) => guess.view(state, 'open'),
};

test('who does not know a secret cannot go by it', () => {
  // After one and one there are two left, so the next decision makes odd or even of it: good for whoever knows which is wanted.
  expect(wins(told, 4, 1)).toBe(true);
  expect(wins(guess, 4, 1)).toBe(false);
});

test('what is too much to look through is not decided', () => {
  expect(wins(nim, 8, 2, 100)).toBeNull();
});
