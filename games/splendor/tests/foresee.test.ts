import { foresee } from '@chambord/kernel';
import { splendor } from '@chambord/splendor/rules';
import type { State } from '@chambord/splendor/rules';
import { describe, expect, test } from 'vitest';
import { EVERY, randomGame, table } from './table.ts';

/** What whoever decides can know of moves before they are made. */
function foreseen(state: State, ...texts: string[]) {
  return foresee(splendor, splendor.view(state, state.seat))(texts.map((text) => splendor.parse(text, state.options)));
}

describe('what comes of a move, before it is made', () => {
  test('3 an action ends the turn', () => {
    expect(foreseen(table().state(), 'take diamond sapphire ruby')).toEqual({
      legal: true,
      reveals: false,
      endsTurn: true,
    });
  });

  test('4.1 whoever has too many tokens returns some first, and has shown nothing yet', () => {
    const state = table('classic').tokens(0, { diamond: 3, sapphire: 3, emerald: 3 }).state();
    const take = 'take diamond ruby onyx';
    expect(foreseen(state, take)).toEqual({ legal: true, reveals: false, endsTurn: false });
    expect(foreseen(state, take, 'return 2 sapphire')).toMatchObject({ legal: true, endsTurn: true });
  });

  test('3.1 what is not legal comes to nothing', () => {
    expect(foreseen(table().state(), 'take diamond')).toEqual({ legal: false, reveals: false, endsTurn: false });
  });

  test('3.3 the top of a deck is shown to who reserves it', () => {
    expect(foreseen(table().state(), 'reserve level 1').reveals).toBe(true);
  });

  test.each(EVERY)('7 the view is enough to know it: as it then comes, for %o', (options) => {
    randomGame(options, 'foresee', (state, move) => {
      let [reveals, endsTurn] = [false, false];
      splendor.apply(splendor.clone(state), move, (event) => {
        reveals ||= splendor.reveals(event, state.seat);
        endsTurn ||= splendor.endsTurn(event);
      });
      const expected = { legal: true, reveals, endsTurn };
      expect(foresee(splendor, splendor.view(state, state.seat))([move])).toEqual(expected);
    });
  });
});
