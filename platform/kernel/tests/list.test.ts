import { expect, test } from 'vitest';
import { at, firstTwice, last, remove, wins } from '../index.ts';

test('an element that is not there is told by its place and the length of the list', () => {
  expect([at(['a', 'b'], 0), at(['a', 'b'], 1)]).toEqual(['a', 'b']);
  expect(() => at(['a', 'b'], 2)).toThrow('no element 2 in a list of 2');
  expect(last([3, 1, 2])).toBe(2);
  expect(() => last([])).toThrow('no element -1 in a list of 0');
});

test('the first equal element is removed, and it must be there', () => {
  const list = [5, 6, 7, 6];
  remove(list, 6);
  expect(list).toEqual([5, 7, 6]);
  remove(list, 5);
  expect(list).toEqual([7, 6]);
  expect(() => remove(list, 5)).toThrow('5 is not in the list');
  expect(list).toEqual([7, 6]);
});

test('what comes a second time is found', () => {
  expect(firstTwice([1, 2, 3, 2, 1])).toBe(2);
  expect(firstTwice(['a', 'b'])).toBeUndefined();
});

test('those who share the first place share the win', () => {
  expect(wins([1, 2, 3])).toEqual([1, 0, 0]);
  expect(wins([2, 1, 1, 4])).toEqual([0, 0.5, 0.5, 0]);
});
