import { expect, test } from 'vitest';
import { milliseconds } from '../motion/motion.ts';

test.each([
  ['220ms', 220],
  ['.22s', 220],
  [' 0.6s ', 600],
  ['2.4s', 2400],
  ['0ms', 0],
  ['0s', 0],
  ['', 0],
  ['soon', 0],
])('a time of the style sheets, however it is written: %s', (time, length) => {
  expect(milliseconds(time)).toBeCloseTo(length);
});
