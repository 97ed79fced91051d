import { pick, randomFrom } from '@chambord/kernel';
import { splendor } from '@chambord/splendor/rules';
import type { Options, State } from '@chambord/splendor/rules';
import { describe, expect, test } from 'vitest';
import { EVERY } from './table.ts';

const LINES = 12;

/** Plays one deal in one of many ways; `look` sees the table before every decision and at the end. */
function line(options: Options, seed: string, way: number, look: (state: State) => void): State {
  const random = randomFrom(`way ${way}`);
  const state = splendor.setup(options, seed);
  look(state);
  while (splendor.actor(state) !== null) {
    splendor.apply(state, pick(random, splendor.sensible(state)));
    look(state);
  }
  return state;
}

describe('one deal, played in several ways (docs/duplicate.md)', () => {
  test.each(EVERY)('the n-th card of each level is the same in every line: $players players, $rules', (options) => {
    const dealt = splendor.setup(options, 'the deal').decks.map((deck) => [...deck]);
    const ends = new Set<string>();
    for (let way = 0; way < LINES; way++) {
      const end = line(options, 'the deal', way, ({ decks }) => {
        // The top is last: what is left is the beginning of what lay there.
        for (const [level, deck] of decks.entries()) expect(deck).toEqual(dealt[level]?.slice(0, deck.length));
      });
      ends.add(JSON.stringify(end));
    }
    // They did go different ways.
    expect(ends.size).toBe(LINES);
  });

  test('another seed is another deal', () => {
    for (const options of EVERY) {
      expect(splendor.setup(options, 'another').decks).not.toEqual(splendor.setup(options, 'the deal').decks);
    }
  });
});
