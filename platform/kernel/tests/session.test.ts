import { describe, expect, test } from 'vitest';
import {
  adopt,
  IllegalMove,
  makeMove,
  newSession,
  recordOf,
  resume,
  rulesOf,
  UnknownRules,
  versionsOf,
  viewsBefore,
  waysBack,
} from '@chambord/kernel';
import type { Game } from '@chambord/kernel';
import { nim } from './nim.ts';
import type { Nim } from './nim.ts';

const take = { do: 'take', count: 1 } as const;
const begin = (game: Game<Nim> = nim) => newSession(game, { players: 2 }, 'session', ['Anna', 'Ben']);

/** Nim that tells how it begins, and two things of each move. */
const talking: Game<Nim> = {
  ...nim,
  setup(options, seed, emit) {
    emit?.({ event: 'took', seat: 7 });
    return nim.setup(options, seed, emit);
  },
  apply(state, move, emit) {
    nim.apply(state, move, emit);
    emit?.({ event: 'took', seat: 8 });
  },
};

describe('a session', () => {
  test('knows what happened as it began, also when it is gone on with', () => {
    const session = begin(talking);
    expect(session.begin).toEqual([{ event: 'took', seat: 7 }]);
    expect(resume(talking, recordOf(session)).begin).toEqual(session.begin);
    makeMove(session, take);
    const again = resume(talking, recordOf(session));
    expect(again.begin).toEqual(session.begin);
    expect(again.plies).toEqual(session.plies);
    expect(again.plies[0]).toEqual({
      actor: 0,
      move: 'take 1',
      events: [
        { event: 'took', seat: 0 },
        { event: 'took', seat: 8 },
      ],
    });
  });

  test('takes over a move that was tried on a copy', () => {
    const [one, other] = [begin(), begin()];
    for (const joined of [false, true]) {
      const state = nim.clone(one.state);
      const events: Nim['event'][] = [];
      nim.apply(state, take, (event) => events.push(event));
      adopt(one, { move: 'take 1', state, events }, joined);
      makeMove(other, take, joined);
      expect(one).toEqual(other);
      expect(one.plies.at(-1)).toEqual(other.plies.at(-1));
    }
    const plain = begin();
    adopt(plain, { move: 'take 1', state: other.state, events: [] });
    expect(plain.plies).toEqual([{ actor: 0, move: 'take 1', events: [] }]);
  });

  test('its record has a result once it is over', () => {
    const session = begin();
    for (let i = 0; i < 9; i++) {
      expect(recordOf(session).result).toBeNull();
      makeMove(session, take);
    }
    expect(recordOf(session).result).toEqual({ points: [1, 0], places: [1, 2] });
  });

  test('one thing that was hidden is enough to end the way back', () => {
    const shows: Game<Nim> = { ...talking, reveals: (event, viewer) => event.seat === 8 && viewer === 0 };
    const session = begin(shows);
    makeMove(session, take);
    expect(waysBack(session, 0)).toEqual([]);
  });

  test('is looked at only where somebody asks', () => {
    let looked = 0;
    const counting: Game<Nim> = {
      ...nim,
      view(state, viewer) {
        looked++;
        return nim.view(state, viewer);
      },
    };
    const session = begin(counting);
    for (let i = 0; i < 5; i++) makeMove(session, take);
    expect(viewsBefore(session, [], 0)).toEqual([]);
    expect(looked).toBe(0);
    expect(viewsBefore(session, [3], 0)).toHaveLength(1);
    expect(looked).toBe(1);
    // What was not decided yet was never seen.
    expect(viewsBefore(session, [9, 4], 0)).toHaveLength(1);
  });

  test('a move that is not legal is an error of its own', () => {
    const session = begin();
    for (let i = 0; i < 8; i++) makeMove(session, take);
    const tooMany = () => makeMove(session, { do: 'take', count: 2 });
    expect(tooMany).toThrow(IllegalMove);
    expect(tooMany).toThrow(expect.objectContaining({ name: 'IllegalMove', move: 'take 2' }));
  });
});

describe('versions of rules', () => {
  const third: Game<Nim> = { ...nim, rulesVersion: 3, earlier: [{ ...nim, rulesVersion: 2 }] };

  test('the newest, then the earlier ones that are still played', () => {
    expect(versionsOf(third).map(({ rulesVersion }) => rulesVersion)).toEqual([3, 2]);
    expect(versionsOf(nim)).toEqual([nim]);
    expect(rulesOf(third, 2).rulesVersion).toBe(2);
  });

  test.each([
    [1, false, 'an older one'],
    [4, true, 'a newer one'],
  ])('version %i is not here', (version, newer, which) => {
    const reason = `the game was begun by rules version ${version}; this program plays rules version 3, 2 of nim: ${which} goes on with it`;
    const fault = expect.objectContaining({ place: 'rulesVersion', reason, version, newer });
    expect(() => rulesOf(third, version)).toThrow(fault);
    expect(() => rulesOf(third, version)).toThrow(UnknownRules);
  });

  test('a gap between the versions was left by an older program', () => {
    const gap: Game<Nim> = { ...third, earlier: [] };
    expect(() => rulesOf(gap, 3 - 1)).toThrow(expect.objectContaining({ newer: false }));
  });
});
