import { at } from '@chambord/kernel';
import {
  active,
  canonicalPayment,
  cardOf,
  GEMS,
  GOLD,
  legalCanonical,
  price,
  splendor,
  TOKENS,
} from '@chambord/splendor/rules';
import type { Card, MoveOf, Purse, State } from '@chambord/splendor/rules';
import { describe, expect, test } from 'vitest';
import { card, EVERY, expectWhyNot, legalTexts, only, play, randomGame, table } from './table.ts';

/** Rules 5.1 and 5.2 once more: every purse that the player could give, tried out. */
function paymentsByForce(state: State, index: Card): string[] {
  const { tokens, bonuses } = active(state);
  const { cost } = cardOf(index);
  const due = GEMS.map((gem) => Math.max(0, cost[gem] - bonuses[gem]));
  const found: string[] = [];
  const fill = (purse: readonly number[]): void => {
    if (purse.length < TOKENS.length) {
      for (let n = 0; n <= at(tokens, purse.length); n++) fill([...purse, n]);
      return;
    }
    const uncovered = GEMS.map((gem) => at(due, gem) - at(purse, gem));
    const gold = uncovered.reduce((sum, n) => sum + n, 0);
    if (uncovered.every((n) => n >= 0) && gold === at(purse, GOLD)) found.push(purse.join());
  };
  fill([]);
  return found.sort();
}

const goldOf = (pay: Readonly<Purse>) => pay[GOLD];
const buys = (state: State) => splendor.legal(state).filter((move): move is MoveOf<'buy'> => move.do === 'buy');

describe('5 Buying', () => {
  test('5.1 the cost in gems, which return to the supply', () => {
    const state = table().market('1diamond-e').tokens(0, { diamond: 3, sapphire: 1, onyx: 2 }).state();
    const events = play(state, 'buy 1diamond-e for 3 diamond 1 sapphire 1 onyx');
    expect(at(state.players, 0).tokens).toEqual([0, 0, 0, 0, 1, 0]);
    expect(state.supply).toEqual([4, 4, 4, 4, 3, 5]);
    expect(only(events, 'bought')).toEqual([
      { event: 'bought', seat: 0, card: card('1diamond-e'), pay: [3, 1, 0, 0, 1, 0], from: 'market' },
    ]);
  });

  test('5.1 less the bonuses, gem by gem, never below 0', () => {
    const state = table()
      .market('1diamond-e')
      .bought(0, '1sapphire-a', '1sapphire-b', '1sapphire-c', '1diamond-a')
      .tokens(0, { diamond: 2, onyx: 1 })
      .state();
    expect(price(card('1diamond-e'), at(state.players, 0))).toEqual([2, 0, 0, 0, 1, 0]);
    expect(legalTexts(state, 'buy').filter((text) => text.includes('1diamond-e'))).toEqual([
      'buy 1diamond-e for 2 diamond 1 onyx',
    ]);
  });

  test('5.1 bonuses alone can do', () => {
    const state = table().market('1diamond-a').bought(0, '1sapphire-a', '1sapphire-b', '1sapphire-c').state();
    expect(legalTexts(state, 'buy')).toContain('buy 1diamond-a free');
    play(state, 'buy 1diamond-a free');
    expect(at(state.players, 0).cards).toHaveLength(4);
  });

  test('5.1 many bonuses are still only bonuses', () => {
    // More than a packed count can hold.
    const sapphires = 'abcdefgh'.split('').map((letter) => `1sapphire-${letter}`);
    const more = 'abcdef'.split('').map((letter) => `2sapphire-${letter}`);
    const most = 'abcd'.split('').map((letter) => `3sapphire-${letter}`);
    const state = table()
      .market('3emerald-d')
      .bought(0, ...sapphires, ...more, ...most)
      .tokens(0, { emerald: 3 })
      .state();
    expect(at(state.players, 0).bonuses[1]).toBe(18);
    expect(legalTexts(state, 'buy')).toContain('buy 3emerald-d for 3 emerald');
  });

  test('5.1 gold replaces any gem', () => {
    const state = table().market('1diamond-e').tokens(0, { diamond: 2, onyx: 1, gold: 2 }).state();
    expect(legalTexts(state, 'buy').filter((text) => text.includes('1diamond-e'))).toEqual([
      'buy 1diamond-e for 2 diamond 1 onyx 2 gold',
    ]);
    play(state, 'buy 1diamond-e for 2 diamond 1 onyx 2 gold');
    expect(state.supply).toEqual([4, 4, 4, 4, 4, 5]);
  });

  test('5.1 what is too dear cannot be bought', () => {
    const state = table().market('1diamond-e').tokens(0, { diamond: 2, onyx: 1, gold: 1 }).state();
    const why = splendor.whyNot(state, { do: 'buy', card: card('1diamond-e'), pay: [2, 0, 0, 0, 1, 2] });
    expect(why).toEqual({ rule: '5.1', reason: 'tooDear', card: card('1diamond-e'), missing: 1 });
    expect(canonicalPayment(state, card('1diamond-e'))).toBeNull();
  });

  test('5.2 the buyer may give gold where gems would do', () => {
    const state = table().market('1ruby-b').tokens(0, { sapphire: 2, emerald: 1, gold: 2 }).state();
    expect(legalTexts(state, 'buy').filter((text) => text.includes('1ruby-b'))).toEqual([
      'buy 1ruby-b for 2 sapphire 1 emerald',
      'buy 1ruby-b for 1 sapphire 1 emerald 1 gold',
      'buy 1ruby-b for 1 emerald 2 gold',
      'buy 1ruby-b for 1 sapphire 2 gold',
      'buy 1ruby-b for 2 sapphire 1 gold',
    ]);
    play(state, 'buy 1ruby-b for 1 sapphire 2 gold');
    expect(at(state.players, 0).tokens).toEqual([0, 1, 1, 0, 0, 0]);
  });

  test('5.2 the price is paid exactly, with own tokens', () => {
    const state = table().market('1ruby-b').tokens(0, { diamond: 1, sapphire: 3, emerald: 1, gold: 2 }).state();
    expectWhyNot(state, 'buy 1ruby-b for 3 sapphire', '5.2', 'notAsked');
    expectWhyNot(state, 'buy 1ruby-b for 1 diamond 2 sapphire', '5.2', 'notAsked');
    expectWhyNot(state, 'buy 1ruby-b for 2 sapphire', '5.2', 'notThePrice');
    expectWhyNot(state, 'buy 1ruby-b for 2 sapphire 1 emerald 1 gold', '5.2', 'notThePrice');
    expectWhyNot(state, 'buy 1ruby-b for 3 gold', '5.2', 'notYours');
    expectWhyNot(state, 'buy 1ruby-b free', '5.2', 'notThePrice');
  });

  test('5.2 over whole games, for every card exactly the payments that trying all purses gives', () => {
    let golden = 0;
    for (const options of EVERY) {
      for (let i = 0; i < 3; i++) {
        randomGame(options, `payments ${i}`, (state) => {
          if (state.phase !== 'action') return;
          const forSale = [...state.market, ...active(state).hand.map((held) => held.card)].filter(
            (index) => index !== null,
          );
          const listed = new Map(forSale.map((index): [Card, string[]] => [index, []]));
          for (const move of buys(state)) listed.get(move.card)?.push(move.pay.join());
          for (const [index, payments] of listed) {
            expect(payments.sort()).toEqual(paymentsByForce(state, index));
            if (payments.length > 1) golden++;
          }
        });
      }
    }
    expect(golden).toBeGreaterThan(100);
  });

  test('5.2 the canonical payment is the one with the fewest gold, and alone in the canonical moves', () => {
    for (const options of EVERY) {
      randomGame(options, 'canonical', (state) => {
        const all = splendor.legal(state);
        const few = legalCanonical(state);
        expect(few).toEqual(
          all.filter((move) => {
            if (move.do !== 'buy') return true;
            const others = buys(state).filter((other) => other.card === move.card);
            return goldOf(move.pay) === Math.min(...others.map((other) => goldOf(other.pay)));
          }),
        );
        for (const move of few) if (move.do === 'buy') expect(canonicalPayment(state, move.card)).toEqual(move.pay);
      });
    }
  });

  test('5.3 points and bonus count at once', () => {
    const state = table().market('1ruby-h').tokens(0, { diamond: 4 }).state();
    play(state, 'buy 1ruby-h for 4 diamond');
    expect(at(state.players, 0)).toMatchObject({ points: 1, bonuses: [0, 0, 0, 1, 0], cards: [card('1ruby-h')] });
    expect(splendor.score(state).points).toEqual([1, 0]);
  });
});
