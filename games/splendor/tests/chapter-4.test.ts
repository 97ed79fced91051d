import { at } from '@chambord/kernel';
import { active, TOKEN_NAMES, TOKENS, total } from '@chambord/splendor/rules';
import type { Purse, State } from '@chambord/splendor/rules';
import { describe, expect, test } from 'vitest';
import { EVERY, expectWhyNot, legalTexts, noble, only, play, randomGame, table } from './table.ts';

/** Every way to bring a purse down to ten, by counting through all purses. */
function returnsByForce({ tokens }: ReturnType<typeof active>): string[] {
  const excess = total(tokens) - 10;
  const found: string[] = [];
  const fill = (purse: readonly number[]): void => {
    if (purse.length < TOKENS.length) {
      for (let n = 0; n <= at(tokens, purse.length); n++) fill([...purse, n]);
    } else if (purse.reduce((sum, n) => sum + n, 0) === excess) {
      const named = TOKENS.filter((token) => at(purse, token) > 0).map(
        (token) => `${purse[token]} ${TOKEN_NAMES[token]}`,
      );
      found.push(`return ${named.join(' ')}`);
    }
  };
  fill([]);
  return found.sort();
}

describe('4 The limit of ten', () => {
  test('4.1 court: nobody ever has more than 10 tokens', () => {
    for (const options of EVERY.filter(({ rules }) => rules === 'court')) {
      for (let i = 0; i < 10; i++) {
        randomGame(options, `limit ${i}`, ({ players, phase }) => {
          for (const { tokens } of players) expect(total(tokens)).toBeLessThanOrEqual(10);
          expect(phase).toBe('action');
        });
      }
    }
  });

  test('4.1 court: reserving with 10 brings no gold, with 9 it does', () => {
    const full = table().tokens(0, { diamond: 4, sapphire: 4, gold: 2 }).state();
    expect(only(play(full, 'reserve level 1'), 'reservedBlind').map(({ gold }) => gold)).toEqual([false]);
    expect(at(full.players, 0).tokens[5]).toBe(2);
    const nine = table().tokens(0, { diamond: 4, sapphire: 4, gold: 1 }).state();
    expect(only(play(nine, 'reserve level 1'), 'reservedBlind').map(({ gold }) => gold)).toEqual([true]);
  });

  test('4.1 court: nothing is ever given back', () => {
    const state = table().tokens(0, { diamond: 4, sapphire: 4, gold: 2 }).state();
    expectWhyNot(state, 'return 1 diamond', '4.1', 'nothingToReturn');
  });

  test('4.1 classic: take freely, then return down to 10, in one decision', () => {
    const state = table('classic').tokens(0, { diamond: 2, sapphire: 3, emerald: 4, gold: 1 }).state();
    play(state, 'take diamond ruby onyx');
    expect(state).toMatchObject({ seat: 0, phase: 'return' });
    expectWhyNot(state, 'take diamond', '4.1', 'returnFirst');
    expectWhyNot(state, 'return 1 ruby 1 gold', '4.1', 'returnExactly');
    expectWhyNot(state, 'return 2 ruby 1 gold', '4.1', 'cannotReturn');
    const events = play(state, 'return 1 emerald 1 ruby 1 gold');
    expect(only(events, 'returned')).toEqual([{ event: 'returned', seat: 0, tokens: [0, 0, 1, 1, 0, 1] }]);
    expect(at(state.players, 0).tokens).toEqual([3, 3, 3, 0, 1, 0]);
    expect(state.supply).toEqual([1, 1, 1, 4, 3, 5]);
    expect(state).toMatchObject({ seat: 1, phase: 'action' });
  });

  test('4.1 classic: just taken ones and gold too, all combinations', () => {
    const state = table('classic').tokens(0, { diamond: 4, sapphire: 4, gold: 1 }).state();
    play(state, 'take ruby ruby');
    expect(legalTexts(state)).toEqual(['return 1 diamond', 'return 1 sapphire', 'return 1 ruby', 'return 1 gold']);
  });

  test('4.1 classic: over whole games, exactly the returns that counting through all purses gives', () => {
    let returns = 0;
    for (const options of EVERY.filter(({ rules }) => rules === 'classic')) {
      for (let i = 0; i < 10; i++) {
        randomGame(options, `returns ${i}`, (state) => {
          if (state.phase !== 'return') return;
          returns++;
          expect(legalTexts(state).sort()).toEqual(returnsByForce(active(state)));
        });
      }
    }
    expect(returns).toBeGreaterThan(100);
  });

  test('4.1 classic: with exactly 10 nothing is returned', () => {
    const state = table('classic').tokens(0, { diamond: 4, sapphire: 3 }).state();
    play(state, 'take emerald ruby onyx');
    expect(state).toMatchObject({ seat: 1, phase: 'action' });
    expectWhyNot(state, 'return 1 diamond', '4.1', 'nothingToReturn');
  });

  test('4.1 classic: the gold of a reserved card, too, comes first and then one is returned', () => {
    const state = table('classic').tokens(0, { diamond: 4, sapphire: 4, emerald: 2 }).state();
    play(state, 'reserve level 1');
    expect(total(at(state.players, 0).tokens)).toBe(11);
    expect(legalTexts(state)).toEqual(['return 1 diamond', 'return 1 sapphire', 'return 1 emerald', 'return 1 gold']);
    play(state, 'return 1 gold');
    expect(at(state.players, 0).tokens).toEqual([4, 4, 2, 0, 0, 0] satisfies Purse);
  });

  test('4.1 classic: tokens are returned before nobles come', () => {
    const four = ['1ruby-a', '1ruby-b', '1ruby-c', '1ruby-d', '1onyx-a', '1onyx-b', '1onyx-c', '1onyx-d'];
    const state: State = table('classic')
      .nobles('henry', 'mary', 'anne')
      .bought(0, ...four)
      .tokens(0, { diamond: 4, sapphire: 4 })
      .state();
    const taken = play(state, 'take emerald ruby onyx');
    expect(only(taken, 'nobleCame')).toEqual([]);
    const events = play(state, 'return 1 onyx');
    expect(events.map(({ event }) => event)).toEqual(['returned', 'nobleCame', 'turnBegan']);
    expect(at(state.players, 0).nobles).toEqual([noble('henry')]);
  });
});
