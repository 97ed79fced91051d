import { expect, test } from 'vitest';
import { keepLastSeen, lastSeen } from '../online/connection/last-seen.ts';

const shown = (view: unknown, ...moves: readonly string[]) => ({
  viewer: 1,
  view,
  plies: moves.map((move) => ({ actor: 0, move, events: [], at: 0 })),
});

test('what was last seen of a table is remembered for whoever saw it, and for nobody else', () => {
  keepLastSeen('anna', 't', shown({ round: 1 }, 'take'));
  keepLastSeen('anna', 't', shown({ round: 2 }, 'take', 'buy'));
  expect(lastSeen('anna', 't')).toEqual({ guest: 'anna', viewer: 1, view: { round: 2 }, plies: 2 });
  expect(lastSeen('bert', 't')).toBeUndefined();
  expect(lastSeen(undefined, 't')).toBeUndefined();
  expect(lastSeen('anna', 'u')).toBeUndefined();
  expect(lastSeen(undefined, 'u')).toBeUndefined();
});

test('of many tables those that were not seen for longest are forgotten', () => {
  for (let n = 0; n < 40; n++) keepLastSeen('anna', `many-${n}`, shown({ n }));
  keepLastSeen('anna', 'many-0', shown({ n: 0 }, 'again'));
  keepLastSeen('anna', 'one-more', shown({}));
  expect(lastSeen('anna', 'many-0')?.plies).toBe(1);
  expect(lastSeen('anna', 'many-1')).toBeUndefined();
  expect(lastSeen('anna', 'many-2')?.view).toEqual({ n: 2 });
  expect(lastSeen('anna', 'one-more')).toBeDefined();
});
