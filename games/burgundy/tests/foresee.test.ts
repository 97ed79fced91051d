import { at, foresee } from '@chambord/kernel';
import { burgundy } from '@chambord/burgundy/rules';
import type { State } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import { EVERY, randomGame, table } from './table.ts';

/** What whoever decides can know of moves before they are made. */
function foreseen(state: State, ...texts: string[]) {
  return foresee(burgundy, burgundy.view(state, state.seat))(texts.map((text) => burgundy.parse(text, state.options)));
}

const [nothing, shown, ended] = [
  { legal: true, reveals: false, endsTurn: false },
  { legal: true, reveals: true, endsTurn: false },
  { legal: true, reveals: false, endsTurn: true },
];

describe('what comes of a move, before it is made', () => {
  test('3.3 a die that is played reveals nothing that could be used', () => {
    expect(foreseen(table({ players: 2 }).bare().silver(0, 0).hand(0, 3, 4).state(), 'play 3')).toEqual(nothing);
  });

  test('3.3 the turn ends with the action, if nothing else is open', () => {
    const state = table({ players: 2 }).bare().silver(0, 0).hand(0, 3, 4).state();
    expect(foreseen(state, 'play 3', 'silver')).toEqual(ended);
  });

  test('5.1 three bought cards are shown, and the turn goes on', () => {
    const state = table({ players: 2 }).bare().silver(0, 3).hand(0, 3, 4).state();
    expect(foreseen(state, 'buy')).toEqual(shown);
    expect(foreseen(state, 'play 3', 'silver'), 'there is silver left for buying').toEqual(nothing);
    expect(foreseen(state, 'play 3', 'silver', 'end')).toEqual(ended);
  });

  test('6.8 what is not legal, alone or after what comes before it, comes to nothing', () => {
    const state = table({ players: 2 }).bare().silver(0, 0).hand(0, 3, 4).state();
    expect(foreseen(state, 'buy')).toMatchObject({ legal: false, reveals: false });
    expect(foreseen(state, 'play 3', 'play 4', 'silver')).toMatchObject({ legal: false, endsTurn: false });
  });

  test('2.3 a good shows the one below it', () => {
    const state = table({ players: 2 })
      .bare()
      .silver(0, 3)
      .step({ step: 'receive', of: ['goods'], card: null })
      .state();
    const receive = at(
      burgundy.legal(state).filter(({ do: kind }) => kind === 'receive'),
      0,
    );
    expect(foresee(burgundy, burgundy.view(state, 0))([receive]).reveals).toBe(true);
  });

  test.each(EVERY)('12 the view is enough to know it: as it then comes, for %d', (players) => {
    randomGame({ players }, 'foresee', (state, move) => {
      let [reveals, endsTurn] = [false, false];
      burgundy.apply(burgundy.clone(state), move, (event) => {
        reveals ||= burgundy.reveals(event, state.seat);
        endsTurn ||= burgundy.endsTurn(event);
      });
      const expected = { legal: true, reveals, endsTurn };
      expect(foresee(burgundy, burgundy.view(state, state.seat))([move])).toEqual(expected);
    });
  });
});
