import { describe, expect, test } from 'vitest';
import type { Compact } from '@chambord/kernel';
import { compactConformance } from '@chambord/kernel/compact-conformance';
import { nim } from './nim.ts';
import type { Nim } from './nim.ts';

/** Heap, what each has taken, who decides, the secrets, the generator. */
const compactNim: Compact<Nim> = {
  game: nim,
  size: 15,
  most: 2,
  moves: 2,
  sensibleMoves: 2,
  numberOf: (_, { count }) => count - 1,
  moveOf: (_, number) => ({ do: 'take', count: number === 0 ? 1 : 2 }),
  kindOf: () => 'take',
  fromState({ heap, taken, seat, secrets, random }, table) {
    table.set([heap, ...taken, seat, ...secrets, ...random.key, random.next]);
  },
  toState: ([heap = 0, first = 0, second = 0, seat = 0, one = 0, other = 0, ...random]) => ({
    heap,
    taken: [first, second],
    seat,
    secrets: [one, other],
    random: { key: random.slice(0, 8).map((word) => word >>> 0), next: random[8] ?? 0 },
  }),
  setup(_options, random, table) {
    table.fill(0);
    table[0] = 9;
    table[4] = 1 + random.below(5);
    table[5] = 1 + random.below(5);
  },
  actor: ([heap, , , seat = 0]) => (heap === 0 ? -1 : seat),
  legal([heap = 0], into) {
    into.set([0, 1]);
    return Math.min(2, heap);
  },
  sensible: (table, into) => compactNim.legal(table, into),
  apply(table, move) {
    const [heap = 0, , , seat = 0] = table;
    const count = move + 1;
    table[0] = heap - count;
    table[1 + seat] = (table[1 + seat] ?? 0) + count;
    if (heap > count) table[3] = 1 - seat;
  },
  points([heap, , , seat], into) {
    into.set([0, 1].map((player) => (heap === 0 && player === seat ? 1 : 0)));
    return 2;
  },
};

const check = (compact: Compact<Nim>) =>
  compactConformance(compact, { options: { players: 2 }, games: 20, seed: 'kit' });

test('a sound table passes, and its decisions are counted', () => {
  expect(check(compactNim)).toBeGreaterThan(80);
});

describe('a table that differs from the rules in one point is caught', () => {
  const broken: [string, Partial<Compact<Nim>>, RegExp][] = [
    [
      'a set-up that leaks',
      {
        setup(options, random, table) {
          compactNim.setup(options, random, table);
          table[0] = 8;
        },
      },
      /the set-up is wrong: the heap leaks/,
    ],
    [
      'another state',
      {
        apply(table, move) {
          compactNim.apply(table, move);
          table[4] = 5;
        },
      },
      /the state is/,
    ],
    ['somebody else decides', { actor: () => 0 }, /somebody else decides/],
    ['other points', { points: () => 2 }, /the points are not/],
    ['a contender more', { points: () => 3 }, /there are other contenders/],
    ['a move too few', { legal: (table, into) => compactNim.legal(table, into) - 1 }, /legal moves are/],
    ['no sensible move', { sensible: () => 0 }, /sensible moves are/],
    ['another number', { numberOf: (_, { count }) => 2 - count }, /moves are/],
    ['another move', { moveOf: () => ({ do: 'take', count: 1 }) }, /is take 1, by the rules take 2/],
    ['too few numbers', { moves: 1 }, /a number is not below 1/],
    [
      'a state that is written down otherwise',
      {
        fromState(state, table) {
          compactNim.fromState({ ...state, taken: [0, 0] }, table);
        },
      },
      /the state is/,
    ],
  ];
  test.each(broken)('%s', (_, fault, words) => {
    expect(() => check({ ...compactNim, ...fault })).toThrow(words);
  });
});
