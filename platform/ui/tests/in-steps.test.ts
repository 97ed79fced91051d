import { expect, test } from 'vitest';
import { nextBehind } from '../motion/in-steps.ts';

test('parts catch up one after the other, from where it stopped', () => {
  expect(nextBehind(['old', 'old', 'old'], 'new', -1)).toBe(0);
  expect(nextBehind(['new', 'old', 'old'], 'new', 0)).toBe(1);
  expect(nextBehind(['old', 'new', 'new'], 'new', 1)).toBe(0);
  expect(nextBehind(['new', 'new', 'new'], 'new', 2)).toBe(-1);
});

test('where something new comes with every frame, each part still has its turn', () => {
  const parts = [0, 0, 0, 0];
  let last = -1;
  for (let now = 1; now <= 40; now++) {
    last = nextBehind(parts, now, last);
    parts[last] = now;
  }
  expect(Math.min(...parts)).toBeGreaterThan(40 - parts.length);
});
