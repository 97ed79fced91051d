import { describe, expect, test } from 'vitest';
import { armsBySeat, armsOnSitting } from '../room/arms.ts';

const seats = (...arms: readonly (number | null)[]) => arms.map((each) => ({ arms: each }));

describe('arms at a table', () => {
  test('who brings none bears those of the seat', () => {
    expect(armsBySeat(seats(null, null, null, null))).toEqual([1, 2, 3, 4]);
  });

  test('who brings their own bears them, and the others make room', () => {
    expect(armsBySeat(seats(777, null, null))).toEqual([777, 2, 3]);
    expect(armsBySeat(seats(2, null, null))).toEqual([2, 1, 3]);
    expect(armsBySeat(seats(null, 4, 1, null))).toEqual([2, 4, 1, 3]);
  });

  test('of two who bring the same, the first one bears them', () => {
    expect(armsOnSitting(seats(null, null), 777)).toBe(777);
    expect(armsOnSitting(seats(777, null), 777)).toBeNull();
    expect(armsOnSitting(seats(777, null), undefined)).toBeNull();
  });
});
