import { expect, test } from 'vitest';
import { marked, plain } from '../pages/search.ts';

test('a search does not mind case and accents, and marks what it has found as it is written', () => {
  expect(plain('Château À L’ÉTÉ')).toBe('chateau a l’ete');
  expect(marked('Das Königreich der Könige', plain('KONIG'))).toEqual([
    ['Das ', false],
    ['König', true],
    ['reich der ', false],
    ['König', true],
    ['e', false],
  ]);
});

test('a mark may be the beginning, the end or all of it; without a search there is none', () => {
  expect(marked('noble', 'noble')).toEqual([['noble', true]]);
  expect(marked('a noble', 'noble')).toEqual([
    ['a ', false],
    ['noble', true],
  ]);
  expect(marked('noble', '')).toEqual([['noble', false]]);
  expect(marked('gem', 'noble')).toEqual([['gem', false]]);
});

test('letters that are written as two are marked whole', () => {
  expect(marked('cafe\u0301s', 'cafe')).toEqual([
    ['cafe\u0301', true],
    ['s', false],
  ]);
});
