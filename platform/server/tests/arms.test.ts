import { describe, expect, test } from 'vitest';
import { armsOf, ownArms } from '../room/arms.ts';

const seats = (...arms: readonly (number | null)[]) => arms.map((each) => ({ arms: each }));

describe('arms at a table', () => {
  test('who brings none bears those of the seat', () => {
    expect(armsOf(seats(null, null, null, null))).toEqual([1, 2, 3, 4]);
  });

  test('who brings their own bears them, and the others make room', () => {
    expect(armsOf(seats(777, null, null))).toEqual([777, 2, 3]);
    expect(armsOf(seats(2, null, null))).toEqual([2, 1, 3]);
    expect(armsOf(seats(null, 4, 1, null))).toEqual([2, 4, 1, 3]);
  });

  test('of two who bring the same, the first one bears them', () => {
    expect(ownArms(seats(null, null), 777)).toBe(777);
    expect(ownArms(seats(777, null), 777)).toBeNull();
    expect(ownArms(seats(777, null), undefined)).toBeNull();
  });
});
