import { expect, test } from 'vitest';
import type { ClockTerms } from '@chambord/protocol';
import { deadline, newClocks, passTurn, refresh } from '../room/clock.ts';

function clocksFor(terms: ClockTerms) {
  const clocks = newClocks(terms, 2, 1000);
  if (clocks === null) throw new Error('no clocks');
  return passTurn(clocks, terms, { ended: null, begins: true, runs: 0 }, 1000);
}

test('no clock at all', () => {
  expect(newClocks({ kind: 'none' }, 2, 0)).toBeNull();
  expect(deadline(null)).toBeNull();
  const none = { left: [1], running: 0, since: 0 };
  expect(passTurn(none, { kind: 'none' }, { ended: 0, begins: true, runs: 0 }, 500)).toBe(none);
  expect(refresh(none, { kind: 'none' }, 0)).toBe(none);
});

test('nothing runs out while no clock runs', () => {
  expect(deadline({ left: [10, 20], running: null, since: 1000 })).toBeNull();
  expect(deadline({ left: [10, 20], running: 0, since: 1000 })).toBe(1010);
  expect(deadline({ left: [10, 20], running: 1, since: 1000 })).toBe(1020);
});

test('a game clock goes down over all turns, and up after each', () => {
  const terms = { kind: 'game', seconds: 60, increment: 5 } as const;
  const begun = clocksFor(terms);
  expect(deadline(begun)).toBe(61_000);
  const still = passTurn(begun, terms, { ended: null, begins: false, runs: 0 }, 11_000);
  expect(still).toEqual({ left: [50_000, 60_000], running: 0, since: 11_000 });
  const passed = passTurn(still, terms, { ended: 0, begins: true, runs: 1 }, 21_000);
  expect(passed).toEqual({ left: [45_000, 60_000], running: 1, since: 21_000 });
  // A bot's turn: no clock runs, and its end adds nothing.
  const bots = passTurn(passed, terms, { ended: 1, begins: true, runs: null }, 22_000);
  expect(passTurn(bots, terms, { ended: 0, begins: true, runs: 1 }, 90_000).left).toEqual([45_000, 64_000]);
});

test('a clock for each turn begins anew', () => {
  const terms = { kind: 'move', seconds: 30 } as const;
  const passed = passTurn(clocksFor(terms), terms, { ended: 0, begins: true, runs: 1 }, 21_000);
  expect(passed.left).toEqual([10_000, 30_000]);
  expect(passTurn(passed, terms, { ended: 1, begins: true, runs: 0 }, 22_000).left).toEqual([30_000, 29_000]);
  // Who goes on deciding has what is left.
  expect(passTurn(passed, terms, { ended: null, begins: false, runs: 1 }, 22_000).left).toEqual([10_000, 29_000]);
  const days = clocksFor({ kind: 'days', days: 2 });
  expect(deadline(days)).toBe(1000 + 2 * 24 * 3600 * 1000);
});

test('it never goes below nothing, and who comes back has time again', () => {
  const terms = { kind: 'game', seconds: 60, increment: 0 } as const;
  const out = passTurn(clocksFor(terms), terms, { ended: null, begins: false, runs: null }, 100_000);
  expect(out.left).toEqual([0, 60_000]);
  expect(refresh(out, terms, 0)).toEqual({ ...out, left: [30_000, 60_000] });
  expect(refresh(out, terms, 1).left).toEqual([0, 60_000]);
  const turns = { kind: 'move', seconds: 90 } as const;
  expect(refresh(out, turns, 0).left).toEqual([90_000, 60_000]);
});
