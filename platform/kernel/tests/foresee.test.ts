import { foresee } from '@chambord/kernel';
import type { Game } from '@chambord/kernel';
import { expect, test } from 'vitest';
import { nim } from './nim.ts';
import type { Nim } from './nim.ts';

const state = () => nim.setup({ players: 2 }, 'foresee');
const take = (count: 1 | 2): Nim['move'] => ({ do: 'take', count });

test('says what comes of moves, and makes none of them', () => {
  const view = nim.view(state(), 0);
  const before = JSON.stringify(view);
  expect(foresee(nim, view)([take(2), take(1)])).toEqual({ legal: true, reveals: false, endsTurn: true });
  expect(JSON.stringify(view)).toBe(before);
});

test('one foresight is asked again and again, each time from the same table', () => {
  const foreseen = foresee(nim, nim.view(state(), 0));
  const heaps: number[] = [];
  for (let times = 0; times < 2; times++) foreseen([take(2), take(2)], ({ heap }) => heaps.push(heap));
  expect(heaps).toEqual([9, 7, 9, 7]);
});

test('a game says itself what reveals and what ends a turn, also the last of several moves alone', () => {
  const late: Game<Nim> = { ...nim, reveals: ({ seat }) => seat === 1, endsTurn: ({ seat }) => seat === 1 };
  const foreseen = foresee(late, nim.view(state(), 0));
  expect(foreseen([take(1)])).toEqual({ legal: true, reveals: false, endsTurn: false });
  expect(foreseen([take(1), take(1)])).toEqual({ legal: true, reveals: true, endsTurn: true });
  expect(foreseen([])).toEqual({ legal: true, reveals: false, endsTurn: false });
});

test('a move that is not legal is not tried, nor what follows it', () => {
  const low = { ...state(), heap: 3 };
  const tried: number[] = [];
  const foreseen = foresee<Nim>({ ...nim, endsTurn: () => false }, nim.view(low, 0));
  const end = foreseen([take(2), take(2), take(1)], (_table, { count }) => tried.push(count));
  expect(end).toEqual({ legal: false, reveals: false, endsTurn: false });
  expect(tried).toEqual([2]);
});
