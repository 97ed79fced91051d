import { describe, expect, test } from 'vitest';
import {
  BadInput,
  joinedOf,
  makeMove,
  newSession,
  readGameId,
  readRecord,
  recordOf,
  replay,
  resume,
  undo,
  viewsBefore,
  waysBack,
} from '@chambord/kernel';
import type { Game, GameRecord } from '@chambord/kernel';
import { nim } from './nim.ts';
import type { Nim } from './nim.ts';

const finished: GameRecord = {
  game: 'nim',
  rulesVersion: 1,
  options: { players: 2 },
  seed: 'record',
  names: ['Anna', 'Ben'],
  moves: ['take 2', 'take 2', 'take 2', 'take 2', 'take 1'],
  result: { points: [1, 0], places: [1, 2] },
};

/** The place and the reason with which a record is rejected. */
function fault(record: unknown): string {
  try {
    replay(nim, readRecord(nim, record));
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'none';
}

test('a right record is replayed, and every decision shown', () => {
  const plies: string[] = [];
  const state = replay(nim, readRecord(nim, finished), ({ ply, state: before, move }) => {
    plies.push(`${ply} ${before.heap} ${move.count}`);
  });
  expect(plies).toEqual(['0 9 2', '1 7 2', '2 5 2', '3 3 2', '4 1 1']);
  expect(state.heap).toBe(0);
});

test('what a seat could not know can be dealt anew in the middle, and only from there on', () => {
  const moves = finished.moves.slice(0, 2);
  const secrets = (seed: string, seat: number) => {
    const record = { ...finished, moves, result: null, redeal: { ply: 1, seat, seed } };
    const seen: (readonly number[])[] = [];
    const end = replay(nim, readRecord(nim, JSON.parse(JSON.stringify(record))), ({ state }) => {
      seen.push([...state.secrets]);
    });
    expect(end.heap).toBe(5);
    return [...seen, end.secrets];
  };
  const [first, ...later] = secrets('a', 0);
  const others = new Set<number | undefined>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const [before, after] = secrets(seed, 0);
    expect(before).toEqual(first);
    expect(after?.[0]).toBe(first?.[0]);
    others.add(after?.[1]);
  }
  expect(others.size).toBeGreaterThan(1);
  expect(secrets('a', 0)).toEqual([first, ...later]);

  const left = { ...finished, moves, result: null, redeal: { ply: 1, seat: 1, seed: 'a' } };
  const session = resume(nim, readRecord(nim, left));
  expect(recordOf(session).redeal).toEqual({ ply: 1, seat: 1, seed: 'a' });
  // Nobody goes back into the other game.
  const answers = () => true;
  expect(waysBack(session, 1, answers)).toEqual([1]);
  expect(waysBack(session, 0, answers)).toEqual([]);
  undo(session, 1);
  expect(session.state.heap).toBe(7);
});

test('an unfinished record has no result', () => {
  expect(fault({ ...finished, moves: ['take 2'], result: null })).toBe('none');
});

describe('a record that cannot be right is rejected with the place and the reason', () => {
  const { seed: _seed, ...seedless } = finished;
  test.each<[string, unknown, RegExp]>([
    ['not an object', [finished], /^expected an object/],
    ['a missing field', seedless, /^the field "seed" is missing/],
    ['an unknown field', { ...finished, cheat: true }, /unknown field "cheat"/],
    ['a new deal after the end', { ...finished, redeal: { ply: 6, seat: 0, seed: 'x' } }, /^redeal\.ply: /],
    ['a new deal for nobody', { ...finished, redeal: { ply: 1, seat: 2, seed: 'x' } }, /^redeal\.seat: /],
    ['another game', { ...finished, game: 'chess' }, /^game: this is a record of "chess", not of nim/],
    ['newer rules', { ...finished, rulesVersion: 2 }, /^rulesVersion: .*version 2; this program plays rules version 1/],
    ['wrong options', { ...finished, options: { players: 3 } }, /^options\.players: expected one of 2, found 3/],
    ['a long seed', { ...finished, seed: 'x'.repeat(201) }, /^seed: longer/],
    ['too few names', { ...finished, names: ['Anna'] }, /^names: expected 2 names, found 1/],
    ['an empty name', { ...finished, names: ['Anna', ' '] }, /^names\[1\]: expected a name/],
    ['a move that is no text', { ...finished, moves: ['take 2', 7] }, /^moves\[1\]: expected a text, found 7/],
    ['a move that cannot be read', { ...finished, moves: ['take 2', 'take 3'] }, /^moves\[1\]: not a move/],
    ['an illegal move', { ...finished, moves: [...finished.moves.slice(0, 4), 'take 2'] }, /^moves\[4\]: .*rule 1\.1/],
    ['moves after the end', { ...finished, moves: [...finished.moves, 'take 1'] }, /^moves\[5\]: the game is over/],
    ['a result too early', { ...finished, moves: ['take 2'] }, /^result: .*not over/],
    ['no result', { ...finished, result: null }, /^result: .*missing/],
    ['another result', { ...finished, result: { points: [0, 1], places: [2, 1] } }, /^result: expected .*\[1,0\]/],
    ['a game that is no text', { ...finished, game: 7 }, /^game: expected a text/],
    ['a version that is no number', { ...finished, rulesVersion: '1' }, /^rulesVersion: expected a whole number/],
    ['a seed that is no text', { ...finished, seed: 7 }, /^seed: expected a text/],
    ['names that are no list', { ...finished, names: 'Anna' }, /^names: expected a list/],
    ['moves that are no list', { ...finished, moves: 'take 2' }, /^moves: expected a list/],
    ['a result that is none', { ...finished, result: 7 }, /^result: expected an object/],
    [
      'points that are no list',
      { ...finished, result: { points: 1, places: [2, 1] } },
      /^result\.points: expected a list/,
    ],
    ['a new deal that is none', { ...finished, redeal: 7 }, /^redeal: expected an object/],
    ['a new deal without a seed', { ...finished, redeal: { ply: 1, seat: 0 } }, /^redeal\.seed: expected a text/],
    ['a broken result', { ...finished, result: { points: [0.5, 1], places: [2, 1] } }, /^result\.points\[0\]/],
  ])('%s', (_name, record, reason) => {
    expect(fault(record)).toMatch(reason);
  });
});

test('a fault of a game itself is not taken for one of the record', () => {
  const broken: Game<Nim> = {
    ...nim,
    apply: () => {
      throw new TypeError('broken');
    },
  };
  expect(() => replay(broken, readRecord(nim, finished))).toThrow(TypeError);
});

test('names may have 60 characters, seeds 200', () => {
  const [name, seed] = ['x'.repeat(60), 'x'.repeat(200)];
  const record = { ...finished, names: [name, 'Ben'], seed, moves: [], result: null };
  expect(readRecord(nim, record)).toMatchObject({ names: [name, 'Ben'], seed });
  expect(fault({ ...record, names: ['Anna', `${name}x`] })).toMatch(
    /^names\[1\]: expected a name of 1 to 60 characters/,
  );
});

test('which game it is of can be told before its rules are known', () => {
  expect(readGameId({ ...finished, game: 'chess' })).toBe('chess');
  expect(() => readGameId({ game: 7 })).toThrow('game: expected a text, found 7');
  expect(() => readGameId([finished])).toThrow(/^expected an object/);
});

describe('the proof of a shuffle', () => {
  const proof = { commitment: 'a'.repeat(64), serverSeed: 'b'.repeat(64), parts: ['c'.repeat(32), null] };
  const read = (value: unknown) => readRecord(nim, { ...finished, proof: value }).proof;

  test('is read as it is written', () => {
    expect(read(proof)).toEqual(proof);
    const shared = { ...proof, parts: [null, null], shared: ['d'.repeat(32), 'e'.repeat(64)] };
    expect(read(shared)).toEqual(shared);
    expect('proof' in readRecord(nim, finished)).toBe(false);
  });

  const digits = 'expected 32 to 64 hexadecimal digits';
  test.each<[unknown, string]>([
    [[], 'proof: expected an object, found []'],
    [{ ...proof, more: 1 }, 'proof: unknown field "more" (known: commitment, serverSeed, parts, shared)'],
    [{ ...proof, parts: 'x' }, 'proof.parts: expected a list, found "x"'],
    [{ ...proof, parts: [null] }, 'proof.parts: expected 2 parts, found 1'],
    [{ ...proof, parts: [null, 'c'.repeat(31)] }, `proof.parts[1]: ${digits}`],
    [{ ...proof, parts: ['c'.repeat(65), null] }, `proof.parts[0]: ${digits}`],
    [{ ...proof, parts: [7, null] }, 'proof.parts[0]: expected a text, found 7'],
    [{ ...proof, commitment: 'g'.repeat(64) }, `proof.commitment: ${digits}, found "ggg`],
    [{ ...proof, serverSeed: `${'b'.repeat(64)}x` }, `proof.serverSeed: ${digits}`],
    [{ ...proof, serverSeed: `x${'b'.repeat(64)}` }, `proof.serverSeed: ${digits}`],
    [{ ...proof, shared: {} }, 'proof.shared: expected a list, found {}'],
    [{ ...proof, shared: ['d'.repeat(32), ''] }, `proof.shared[1]: ${digits}`],
  ])('is refused with its place: %#', (value, reason) => {
    expect(() => read(value)).toThrow(reason);
  });
});

describe('a session', () => {
  const begin = () => newSession(nim, { players: 2 }, 'session', ['Anna', 'Ben']);

  test('records what was played, and goes on from its record', () => {
    const session = begin();
    makeMove(session, { do: 'take', count: 2 });
    makeMove(session, { do: 'take', count: 1 });
    const again = resume(nim, readRecord(nim, JSON.parse(JSON.stringify(recordOf(session)))));
    expect(again.state).toEqual(session.state);
    expect(again.plies).toEqual(session.plies);
    expect(again.begin).toEqual(session.begin);
  });

  test('refuses an illegal move and stays as it was', () => {
    const session = begin();
    for (let i = 0; i < 4; i++) makeMove(session, { do: 'take', count: 2 });
    const before = JSON.stringify(session);
    expect(() => makeMove(session, { do: 'take', count: 2 })).toThrow(/rule 1\.1/);
    expect(JSON.stringify(session)).toBe(before);
  });

  test('takes back to a decision, as it was then', () => {
    const session = begin();
    const states: string[] = [];
    for (let i = 0; i < 3; i++) {
      states.push(JSON.stringify(session.state));
      makeMove(session, { do: 'take', count: 1 });
    }
    undo(session, 2);
    expect(session.plies).toHaveLength(2);
    expect(JSON.stringify(session.state)).toBe(states[2]);
    undo(session, 0);
    expect(JSON.stringify(session.state)).toBe(states[0]);
  });

  describe('the decisions that a seat can go back to', () => {
    const take = { do: 'take', count: 1 } as const;
    const played = (game: Game<Nim>, ...joined: readonly boolean[]) => {
      const session = newSession(game, { players: 2 }, 'session', ['Anna', 'Ben']);
      for (const each of joined) makeMove(session, take, each);
      return session;
    };
    /** Whether Ben is a bot. */
    const ben = (seat: number) => seat === 1;
    /** Anna decides twice, then Ben twice. */
    const inPairs: Game<Nim> = {
      ...nim,
      actor: (state) => (state.heap === 0 ? null : Math.floor((9 - state.heap) / 2) % 2),
    };

    test('are its own, as long as nobody else has decided', () => {
      expect(waysBack(played(nim, false), 0)).toEqual([0]);
      expect(waysBack(played(nim, false, false), 0)).toEqual([]);
    });

    test('bots give way', () => {
      expect(waysBack(played(nim, false, false), 0, ben)).toEqual([0]);
      expect(waysBack(played(nim, false, false, false, false), 0, ben)).toEqual([2, 0]);
    });

    test('what was made with one touch is taken back with one', () => {
      const session = played(inPairs, false, true);
      expect(session.plies.map(({ actor }) => actor)).toEqual([0, 0]);
      expect(waysBack(session, 0)).toEqual([0]);
      expect(waysBack(played(inPairs, false, false), 0)).toEqual([1, 0]);
    });

    test('that is still so after a game was kept', () => {
      const session = played(inPairs, false, true);
      expect(joinedOf(session)).toEqual([1]);
      const again = resume(inPairs, recordOf(session), joinedOf(session));
      expect(waysBack(again, 0)).toEqual([0]);
    });

    test('end where something hidden was shown to it, not to another', () => {
      const showsBen: Game<Nim> = { ...nim, reveals: (event, viewer) => event.seat === 0 && viewer === 1 };
      expect(waysBack(played(showsBen, false), 0)).toEqual([0]);
      const showsAnna: Game<Nim> = { ...nim, reveals: (event, viewer) => event.seat === 1 && viewer === 0 };
      expect(waysBack(played(showsAnna, false), 0, ben)).toEqual([0]);
      expect(waysBack(played(showsAnna, false, false), 0, ben)).toEqual([]);
    });

    test('are seen as they were', () => {
      const session = played(nim, false, false, false);
      const before = newSession(nim, { players: 2 }, 'session', ['Anna', 'Ben']);
      const first = nim.view(nim.clone(before.state), 0);
      makeMove(before, take);
      makeMove(before, take);
      expect(viewsBefore(session, [2, 0], 0)).toEqual([nim.view(before.state, 0), first]);
    });
  });
});
