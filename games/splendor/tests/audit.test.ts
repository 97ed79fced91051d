import { at } from '@chambord/kernel';
import { GEMS, GOLD, splendor } from '@chambord/splendor/rules';
import type { State } from '@chambord/splendor/rules';
import { describe, expect, test } from 'vitest';
import { randomGame } from './table.ts';

const [DIAMOND] = GEMS;
const begin = (): State => splendor.setup({ players: 3, rules: 'court' }, 'audit');
/** What the audit says after this was done to a table in order. */
function audited(fault: (state: State) => void, state = begin()): string | null {
  expect(splendor.audit(state)).toBeNull();
  fault(state);
  return splendor.audit(state);
}
const one = (state: State) => at(state.players, 1);

describe('1.2 every token is somewhere, once', () => {
  test.each<[string, (state: State) => void, string]>([
    ['one too many', (state) => state.supply[DIAMOND]++, 'there are 6 tokens of diamond'],
    ['one is lost', (state) => state.supply[GOLD]--, 'there are 4 tokens of gold'],
    ['a player’s counts, too', (state) => one(state).tokens[DIAMOND]++, 'there are 6 tokens of diamond'],
    ['half ones', (state) => (state.supply[DIAMOND] -= 0.5), 'somebody owes diamond'],
    [
      'debts',
      (state) => {
        one(state).tokens[DIAMOND]--;
        state.supply[DIAMOND]++;
      },
      'somebody owes diamond',
    ],
  ])('%s', (_name, fault, said) => {
    expect(audited(fault)).toBe(said);
  });
});

describe('1.3, 2.2 every card is somewhere, once', () => {
  const top = (state: State) => at(state.decks[0], state.decks[0].length - 1);

  test('two of one', () => {
    expect(audited((state) => one(state).cards.push(at(state.decks[1], 0)))).toMatch(
      /^card \d+ lies in deck 2 and in cards 1$/,
    );
    const hand = audited((state) => one(state).hand.push({ card: top(state), level: 1, blind: true }));
    expect(hand).toMatch(/^card \d+ lies in deck 1 and in hand 1$/);
    expect(audited((state) => (state.market[0] = top(state)))).toMatch(/^card \d+ lies in deck 1 and in the market$/);
  });

  test('one that is nowhere', () => {
    let lost = -1;
    const said = audited((state) => void (lost = state.decks[2].pop() ?? -1));
    expect(said).toBe(`card ${lost} is nowhere`);
  });

  test('of another level than its place', () => {
    const swap = audited((state) => {
      const [low, high] = [at(state.decks[0], 0), at(state.decks[1], 0)];
      state.decks[0][0] = high;
      state.decks[1][0] = low;
    });
    expect(swap).toMatch(/^card \d+ in deck 1 is not of level 1$/);
    const inRow = audited((state) => {
      const [low, high] = [at(state.market, 0), at(state.market, 11)];
      state.market[0] = high;
      state.market[11] = low;
    });
    expect(inRow).toMatch(/^card \d+ in the market is not of level 1$/);
  });

  test('a place is empty only when its deck is', () => {
    const empty = audited((state) => {
      const gone = state.market[4];
      state.market[4] = null;
      state.decks[1].push(gone ?? 0);
    });
    expect(empty).toBe('place 4 of the market is empty, its deck is not');
  });
});

describe('1.4, 3.5 nobles', () => {
  test('one more than players, each once', () => {
    expect(audited((state) => state.nobles.pop())).toBe('there are 3 nobles');
    expect(audited((state) => (state.nobles[0] = at(state.nobles, 1)))).toBe('a noble is there twice');
  });

  test('by court rules nobody has two', () => {
    const two = (state: State) => {
      const player = one(state);
      player.nobles.push(...state.nobles.splice(0, 2));
      player.points += 6;
    };
    expect(audited(two)).toBe('seat 1 has more than one noble');
    expect(audited(two, splendor.setup({ players: 3, rules: 'classic' }, 'audit'))).toBeNull();
  });
});

describe('what a player has fits together', () => {
  test('3.3 four cards in hand', () => {
    const four = audited((state) => {
      for (let i = 0; i < 4; i++) one(state).hand.push({ card: state.decks[0].pop() ?? 0, level: 1, blind: true });
    });
    expect(four).toBe('seat 1 has 4 cards in hand');
  });

  test('4.1 more than ten tokens only while they are given back, and then indeed', () => {
    const rich = (state: State, seat: number) => {
      for (const gem of GEMS) {
        const count = gem === DIAMOND ? 3 : 2;
        state.supply[gem] -= count;
        at(state.players, seat).tokens[gem] += count;
      }
    };
    const said = (seat: number) => `seat ${seat} has too many tokens, or none to return`;
    expect(audited((state) => rich(state, 1))).toBe(said(1));
    expect(audited((state) => (state.phase = 'return'))).toBe(said(0));
    const returning = (seat: number) => (state: State) => {
      rich(state, seat);
      state.phase = 'return';
    };
    expect(audited(returning(0))).toBeNull();
    expect(audited(returning(1))).toBe(said(0));
  });

  test('5.3 bonuses and points are those of its cards and nobles', () => {
    const bonus = (state: State) => void one(state).bonuses[DIAMOND]++;
    expect(audited(bonus)).toBe('seat 1 has not the bonuses of its cards');
    expect(audited((state) => void (one(state).points = 3))).toBe('seat 1 has 3 points, not 0');
    expect(audited((state) => one(state).nobles.push(state.nobles.pop() ?? 0))).toBe('seat 1 has 0 points, not 3');
  });
});

test('and over whole games all of it holds', () => {
  randomGame({ players: 4, rules: 'classic' }, 'audit', (state) => expect(splendor.audit(state)).toBeNull());
});
