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

const isView = (table: object): boolean => 'viewer' in table;

/** For every check of the kit a game with one fault, and the words that must be said of it. */
describe('a game that breaks one promise is caught', () => {
  const broken: [string, Partial<Game<Nim>>, RegExp][] = [
    [
      'no end',
      {
        apply(state) {
          state.seat = 1 - state.seat;
        },
      },
      /ply 20001: the game does not end/,
    ],
    ['a move that does nothing', { apply: () => {} }, /ply 1: the last move changed nothing/],
    ['a copy shares its lists', { clone: (state) => ({ ...state }) }, /goes on differently/],
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
      'a look that changes the state',
      {
        view(state, viewer) {
          state.secrets[0] = 5;
          return nim.view(state, viewer);
        },
      },
      /goes on differently/,
    ],
    [
      'a refusal that changes the state',
      {
        whyNot(table, move) {
          const why = nim.whyNot(table, move);
          if (why !== null) table.seat = 1 - table.seat;
          return why;
        },
      },
      /goes on differently|not conserved/,
    ],
    [
      'chance outside the state',
      { setup: (options) => nim.setup(options, String(Math.random())) },
      /goes on differently/,
    ],
    [
      'material that leaks',
      {
        apply(state, move, emit) {
          nim.apply(state, move, emit);
          state.taken[0] = 0;
        },
      },
      /: material is not conserved: the heap leaks/,
    ],
    ['no move before the end', { legal: (table) => (table.heap < 4 ? [] : nim.legal(table)) }, /: no legal move/],
    [
      'a move twice',
      { legal: (table) => [...nim.legal(table), ...nim.legal(table)] },
      /comes twice: take 1, take 2, take 1/,
    ],
    ['a move is read as another', { parse: () => ({ do: 'take', count: 1 }) }, /"take 2" is read as .*"count":1/],
    ['no sensible move', { sensible: () => [] }, /: no sensible move/],
    [
      'a sensible move that is not legal',
      { sensible: () => [{ do: 'take', count: 2 }] },
      /"count":2} is sensible, but not legal/,
    ],
    [
      'a view that offers fewer moves',
      { legal: (table) => (isView(table) ? nim.legal(table).slice(0, 1) : nim.legal(table)) },
      /the actor's view offers take 1 instead of take 1, take 2|resampled state offers other/,
    ],
    [
      'a move is taken that is not legal',
      {
        legal: (table) => (table.heap % 2 === 0 ? nim.legal(table).slice(0, 1) : nim.legal(table)),
        sensible: (table) => nim.legal(table).slice(0, 1),
      },
      /"take 2" is taken though not legal/,
    ],
    [
      'a legal move is refused',
      { whyNot: (table, move) => (table.heap < 9 ? { rule: '1.1', reason: 'tooMany' } : nim.whyNot(table, move)) },
      /is refused though legal/,
    ],
    [
      'a refusal without the number of a rule',
      {
        // The type knows only rules that there are; a rule book that is wrong may say anything.
        whyNot: (table, move) =>
          nim.whyNot(table, move) && ({ rule: 'house rule 1.1', reason: 'tooMany' } as unknown as Nim['why']),
      },
      /"take 2" is refused by no rule: house rule 1\.1/,
    ],
    [
      'a refusal that is a crash',
      {
        whyNot(table, move) {
          if (move.count > table.heap) throw new RangeError('crashed');
          return null;
        },
      },
      /^crashed$/,
    ],
    [
      'a hidden part in the view',
      {
        view: (state, viewer) => ({ ...nim.view(state, viewer), secrets: [...state.secrets] }),
        resample: (view, random) => nim.resample({ ...view, secrets: [null, null] }, random),
      },
      /resampled, the view of \w+ is .*, was /,
    ],
    [
      'resampled material that leaks',
      { resample: (view, random) => ({ ...nim.resample(view, random), taken: [9, 9] }) },
      /resampled for \w+, material is not conserved/,
    ],
    [
      'moves that depend on a hidden part',
      {
        view: (state, viewer) => Object.defineProperty(nim.view(state, viewer), 'peek', { value: state.secrets }),
        resample: (view, random) => nim.resample({ ...view, secrets: [null, null] }, random),
        legal(table) {
          const peek = 'peek' in table ? String(table.peek) : '';
          return peek > '3' ? nim.legal(table).slice(0, 1) : nim.legal(table);
        },
      },
      /resampled, the view/,
    ],
    [
      'a resampled state with other moves',
      {
        resample: (view, random) => Object.defineProperty(nim.resample(view, random), 'dealt', { value: true }),
        legal: (table) => ('dealt' in table ? nim.legal(table).slice(0, 1) : nim.legal(table)),
      },
      /the resampled state offers other moves than the view/,
    ],
    [
      'a view in which someone else decides',
      { actor: (table) => (isView(table) && table.heap > 0 ? 1 - table.seat : nim.actor(table)) },
      /view and state disagree on who decides/,
    ],
    [
      'a view with another score',
      { score: (table) => (isView(table) ? { points: [9, 9], places: [1, 1] } : nim.score(table)) },
      /view and state disagree on the score/,
    ],
    [
      'moves after the end',
      { legal: (table) => (table.heap === 0 ? [{ do: 'take', count: 1 }] : nim.legal(table)) },
      /there are legal moves after the end/,
    ],
    ['nobody has won', { score: () => ({ points: [0, 0], places: [2, 2] }) }, /places are 2,2/],
    ['a place too few', { score: () => ({ points: [0, 0], places: [1] }) }, /places are 1$/],
    [
      'places against points',
      { score: (table) => ({ ...nim.score(table), points: [0, 1] }) },
      /places contradict points/,
    ],
  ];
  test.each(broken)('%s', (_name, fault, breach) => {
    expect(() => check({ ...nim, ...fault })).toThrow(breach);
  });

  test('a record that leads elsewhere', () => {
    let games = 0;
    // Session and twin begin alike; who replays the record finds another deal.
    const setup: Game<Nim>['setup'] = (options, seed) =>
      nim.setup(options, ++games % 3 === 0 ? `${seed}, again` : seed);
    expect(() => check({ ...nim, setup })).toThrow(/the record leads to another state/);
  });

  test('what is told names the game, the table, the seed and the ply', () => {
    expect(() => check({ ...nim, legal: () => [] })).toThrow(
      /^nim, {"players":2}, seed "kit\/0", ply 0: no legal move$/,
    );
  });
});

test('sharing of equal points is no contradiction', () => {
  const score: Game<Nim>['score'] = () => ({ points: [3, 3], places: [1, 1] });
  expect(check({ ...nim, score })).toBeGreaterThan(80);
});

test('every viewer is looked at: the one who decides, both players, one beside the table, one who studies it', () => {
  const seen = new Set<string>();
  const view: Game<Nim>['view'] = (state, viewer) => {
    seen.add(`${viewer} while ${nim.actor(state)} decides`);
    return nim.view(state, viewer);
  };
  check({ ...nim, view });
  for (const actor of [0, 1]) {
    for (const viewer of [0, 1, 'spectator', 'open']) expect([...seen]).toContain(`${viewer} while ${actor} decides`);
  }
});
