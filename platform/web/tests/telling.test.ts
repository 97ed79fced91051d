import { describe, expect, test } from 'vitest';
import { sentencesFor } from '../telling/telling.ts';
import type { Heard, Wording } from '../telling/telling.ts';

const voice: Wording<string> = {
  say: (ply) => ply,
  takenBack: (what) => `back: ${what}`,
  missed: ({ plies }) => plies.slice(-1),
};
const start: Heard<string> = { viewer: 0, plies: ['a'], deciding: true, question: 'choose', verdict: null };

describe('what a screen reader is told', () => {
  test('whoever sits down: what was missed, then the question', () => {
    expect(sentencesFor(null, { ...start, plies: ['a', 'b'] }, voice)).toEqual(['b', 'choose']);
    expect(sentencesFor(start, { ...start, viewer: 1, plies: ['a', 'b'] }, voice)).toEqual(['b', 'choose']);
  });

  test('what happened comes before the question, a line each', () => {
    expect(sentencesFor(start, { ...start, plies: ['a', 'b', 'c'] }, voice)).toEqual(['b', 'c', 'choose']);
  });

  test('nothing is asked of who waits, and nothing is said twice', () => {
    const waiting = { ...start, plies: ['a', 'b'], deciding: false, question: 'Ben is playing' };
    expect(sentencesFor(start, waiting, voice)).toEqual(['b']);
    expect(sentencesFor(waiting, waiting, voice)).toEqual([]);
    expect(sentencesFor(start, start, voice)).toEqual([]);
  });

  test('another question without a decision', () => {
    expect(sentencesFor(start, { ...start, question: 'which column?' }, voice)).toEqual(['which column?']);
  });

  test('what was taken back is no news', () => {
    const ahead = { ...start, plies: ['a', 'b', 'c'] };
    expect(sentencesFor(ahead, start, voice)).toEqual(['back: b c', 'choose']);
  });

  test('who has won comes last, once', () => {
    const over = { ...start, plies: ['a', 'b'], deciding: false, verdict: 'Anna wins.' };
    expect(sentencesFor(start, over, voice)).toEqual(['b', 'Anna wins.']);
    expect(sentencesFor(over, { ...over, question: 'over' }, voice)).toEqual([]);
  });
});
