import { expect, test } from 'vitest';
import { afterAnswer } from '../review/learn/intervals.ts';
import type { Trained } from '../review/learn/intervals.ts';

const DAY = 86_400_000;

test('what was found comes again at growing intervals, what was not found tomorrow', () => {
  let trained: Trained | undefined;
  const days: number[] = [];
  for (let now = 0; days.length < 8; now = trained.due) {
    trained = afterAnswer(trained, true, now);
    days.push((trained.due - now) / DAY);
  }
  expect(days).toEqual([1, 3, 7, 21, 60, 180, 180, 180]);
  const forgotten = afterAnswer(trained, false, 1000);
  expect(forgotten).toEqual({ found: 0, due: 1000 + DAY });
  expect(afterAnswer(forgotten, true, 0)).toEqual({ found: 1, due: DAY });
});
