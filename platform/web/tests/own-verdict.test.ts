import { expect, test } from 'vitest';
import { ownVerdict } from '../result/own-verdict.ts';

const said = (own: number, points: number[], places: number[], lang: 'en' | 'fr' | 'de' = 'en') =>
  ownVerdict(lang, own, { points, places }, ['Anna', 'Ben', 'Cleo'].slice(0, points.length));

test('whoever has won is told by how much', () => {
  expect(said(0, [20, 16], [1, 2])).toBe('You win by 4 points');
  expect(said(1, [15, 16], [2, 1])).toBe('You win by one point');
  expect(said(0, [16, 16], [1, 2])).toBe('You win the tie');
  expect(said(0, [16, 16], [1, 1])).toBe('You share the victory');
  expect(said(0, [16], [1])).toBe('You win');
});

test('whoever has lost is told by how little', () => {
  expect(said(0, [14, 15], [2, 1])).toBe('Lost by one point');
  expect(said(0, [14, 15], [2, 1], 'de')).toBe('Mit einem Punkt verloren');
  expect(said(0, [14, 18], [2, 1], 'fr')).toBe('Perdu de 4 points');
  expect(said(0, [15, 15], [2, 1])).toBe('Level on points, lost on the tie-break');
});

test('among more than two the place is told, and who was ahead', () => {
  expect(said(0, [20, 23, 9], [2, 1, 3])).toBe('Place\u00a02 of\u00a03, 3\u00a0points behind Ben');
  expect(said(2, [20, 23, 22], [3, 1, 2], 'de')).toBe('Platz\u00a02 von\u00a03, ein\u00a0Punkt hinter Ben');
  expect(said(0, [23, 23, 9], [2, 1, 3])).toBe('Place\u00a02 of\u00a03, level on points with Ben');
});

test('a game that is not won by points is not told in points', () => {
  expect(said(0, [3, 9], [1, 2])).toBe('You win');
  expect(said(1, [3, 9], [1, 2])).toBe('You lose');
});
