import { expect, test } from 'vitest';
import { othersTurns } from '../telling/turns.ts';

const ply = (actor: number, ...events: readonly string[]) => ({ actor, move: '', events });
const endsTurn = (event: unknown) => event === 'end';
const told = (...plies: readonly ReturnType<typeof ply>[]) => othersTurns(plies, 0, endsTurn);

test('what one player decides in a turn is told as one, the next turn as another', () => {
  const { turns } = told(
    ply(0, 'own', 'end'),
    ply(1, 'die'),
    ply(1, 'silver', 'end'),
    ply(2, 'ship', 'end'),
    ply(2, 'castle', 'end'),
  );
  expect(turns).toEqual([
    { actor: 1, events: ['die', 'silver'] },
    { actor: 2, events: ['ship'] },
    { actor: 2, events: ['castle'] },
  ]);
});

test('a long turn of one’s own changes nothing about it', () => {
  const before = [ply(0, 'first', 'end'), ply(1, 'theirs', 'end')];
  const now = told(...before);
  expect(now.turns).toEqual([{ actor: 1, events: ['theirs'] }]);
  expect(told(...before, ply(0, 'die'), ply(0, 'silver'))).toEqual(now);
  // What they do after it is something else.
  expect(told(...before, ply(0, 'silver', 'end'), ply(1, 'later', 'end')).end).not.toBe(now.end);
});

test('before anybody else has played there is nothing to tell', () => {
  expect(told().turns).toEqual([]);
  expect(told(ply(0, 'die')).turns).toEqual([]);
});

test('nor to who has two turns in a row', () => {
  expect(told(ply(1, 'theirs', 'end'), ply(0, 'own', 'end'), ply(0, 'die')).turns).toEqual([]);
});
