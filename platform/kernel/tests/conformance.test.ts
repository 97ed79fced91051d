import { describe, expect, test } from 'vitest';
import type { Game } from '@chambord/kernel';
import { conformance } from '@chambord/kernel/conformance';
import { nim } from './nim.ts';
import type { Nim } from './nim.ts';

const check = (game: Game<Nim>) => conformance(game, { options: { players: 2 }, games: 20, seed: 'kit' });

test('a sound game passes, and its decisions are counted', () => {
  expect(check(nim)).toBeGreaterThan(80);
});

const memory = new WeakSet<object>();
function remembered<T extends object>(state: T): T {
  memory.add(state);
  return state;
}

describe('a game that breaks one promise is caught', () => {
  const broken: [string, Partial<Game<Nim>>, RegExp][] = [
    ['no move before the end', { legal: (table) => (table.heap < 4 ? [] : nim.legal(table)) }, /no legal move/],
    ['a move twice', { legal: (table) => [...nim.legal(table), ...nim.legal(table)] }, /comes twice/],
    [
      'a move that apply takes is missing',
      { legal: (table) => (table.heap % 2 === 0 ? nim.legal(table).slice(0, 1) : nim.legal(table)) },
      /taken though not legal|sensible, but not legal/,
    ],
    [
      'a legal move is refused',
      { whyNot: (table, move) => (move.count === 2 ? { rule: '1.1', reason: 'tooMany' } : nim.whyNot(table, move)) },
      /refused though legal|not legal here/,
    ],
    ['a move is read as another', { parse: () => ({ do: 'take', count: 1 }) }, /is read as/],
    ['a copy shares its lists', { clone: (state) => ({ ...state }) }, /goes on differently|not conserved/],
    [
      'memory outside the state',
      {
        setup: (options, seed) => remembered(nim.setup(options, seed)),
        clone: (state) => remembered(nim.clone(state)),
        apply(state, move, emit) {
          nim.apply(state, move, emit);
          if (!memory.has(state)) state.seat = 0;
        },
      },
      /goes on differently/,
    ],
    [
      'a hidden part in the view',
      {
        view: (state, viewer) => ({ ...nim.view(state, viewer), secrets: [...state.secrets] }),
        resample: (view, random) => nim.resample({ ...view, secrets: [null, null] }, random),
      },
      /resampled, the view/,
    ],
    [
      'moves that depend on a hidden part',
      {
        view: (state, viewer) => Object.defineProperty(nim.view(state, viewer), 'peek', { value: state.secrets[0] }),
        legal: (table) => ('peek' in table && Number(table.peek) > 2 ? nim.legal(table).slice(0, 1) : nim.legal(table)),
      },
      /offers/,
    ],
    [
      'material that leaks',
      {
        apply(state, move, emit) {
          nim.apply(state, move, emit);
          state.taken[0] = 0;
        },
      },
      /not conserved: the heap leaks/,
    ],
    [
      'no end',
      {
        apply(state) {
          state.seat = 1 - state.seat;
        },
      },
      /does not end|changed nothing/,
    ],
    [
      'chance outside the state',
      { setup: (options) => nim.setup(options, String(Math.random())) },
      /goes on differently|another state/,
    ],
    ['places against points', { score: (table) => ({ ...nim.score(table), points: [0, 1] }) }, /contradict/],
  ];
  test.each(broken)('%s', (_name, fault, breach) => {
    expect(() => check({ ...nim, ...fault })).toThrow(breach);
  });
});
