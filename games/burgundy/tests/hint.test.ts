import { expect, test } from 'vitest';
import { burgundy } from '@chambord/burgundy/rules';
import { replay } from '@chambord/kernel';
import { wholeTurn } from '../../../platform/web/frame/whole-turn.ts';
import { golden } from './golden.ts';

const record = golden.record('v1-2.json');

/** A hint that would go on as the game did from this decision. */
function made(from: number): readonly string[] {
  const { options, moves } = record;
  const state = replay(burgundy, { ...record, moves: moves.slice(0, from), result: null });
  const seat = burgundy.actor(state);
  const line = moves.slice(from).map((move) => burgundy.parse(move, options));
  return wholeTurn(burgundy, burgundy.view(state, seat ?? 'spectator'), line).map((move) =>
    burgundy.format(move, options),
  );
}

test('a hint is the whole turn, and no more than that', () => {
  const begin = record.moves.findIndex((move, ply) => move.startsWith('play') && ply > 0);
  const turn = made(begin);
  expect(turn).toEqual(record.moves.slice(begin, begin + turn.length));
  expect(turn.length).toBeGreaterThan(1);
  expect(turn.slice(1).some((move) => move.startsWith('play'))).toBe(false);
});

test('it ends where something hidden is shown', () => {
  const buys = record.moves.indexOf('buy');
  expect(made(buys)).toEqual(['buy']);
});
