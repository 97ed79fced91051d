import { describe, expect, test } from 'vitest';
import { BadInput, canUndo, makeMove, newSession, readRecord, recordOf, replay, resume, undo } from '@chambord/kernel';
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

test('an unfinished record has no result', () => {
  expect(fault({ ...finished, moves: ['take 2'], result: null })).toBe('none');
});

describe('a record that cannot be right is rejected with the place and the reason', () => {
  const { seed: _seed, ...seedless } = finished;
  test.each<[string, unknown, RegExp]>([
    ['not an object', [finished], /expected an object/],
    ['a missing field', seedless, /"seed" is missing/],
    ['an unknown field', { ...finished, cheat: true }, /unknown field "cheat"/],
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
    ['a broken result', { ...finished, result: { points: [0.5, 1], places: [2, 1] } }, /^result\.points\[0\]/],
  ])('%s', (_name, record, reason) => {
    expect(fault(record)).toMatch(reason);
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

  test('takes decisions back one by one, down to the beginning', () => {
    const session = begin();
    const start = JSON.stringify(session.state);
    makeMove(session, { do: 'take', count: 2 });
    const one = JSON.stringify(session.state);
    makeMove(session, { do: 'take', count: 2 });
    expect(undo(session)).toBe(true);
    expect(JSON.stringify(session.state)).toBe(one);
    expect(undo(session)).toBe(true);
    expect(JSON.stringify(session.state)).toBe(start);
    expect(undo(session)).toBe(false);
  });

  test('does not take back what has shown something hidden', () => {
    const revealing: Game<Nim> = { ...nim, reveals: () => true };
    const session = newSession(revealing, { players: 2 }, 'session', ['Anna', 'Ben']);
    makeMove(session, { do: 'take', count: 2 });
    expect(canUndo(session)).toBe(false);
    expect(undo(session)).toBe(false);
    expect(session.plies).toHaveLength(1);
  });
});
