import { expect, test } from 'vitest';
import { askLevel, judgeOf } from '@chambord/bots';
import { findBrain, findGame } from '@chambord/games';
import { at } from '@chambord/kernel';
import { splendor } from '@chambord/splendor/rules';
import type { State } from '@chambord/splendor/rules';
import { play, table } from './table.ts';

/** What looks best at first sight. */
function firstSight(state: State): string {
  const moves = splendor.legal(state);
  const { policy } = judgeOf(findBrain('splendor')).judge(state, state.seat, moves);
  return splendor.format(at(moves, policy.indexOf(Math.max(...policy.subarray(0, moves.length)))), state.options);
}

test('who has to return tokens keeps those that a reserved card needs', () => {
  // Seven diamonds and three sapphires: one diamond is still missing, and no more sapphires are wanted.
  const state = table('classic', 4).hand(0, '3sapphire-d').tokens(0, { diamond: 5, sapphire: 3, ruby: 2 }).state();
  play(state, 'take diamond emerald ruby');
  expect(firstSight(state)).not.toMatch(/diamond|sapphire/u);
});

test('at a full table of the classic game nobody takes and returns for ever', () => {
  const { game } = findGame('splendor');
  const brain = findBrain('splendor');
  const least = ['one', 'two', 'three', 'four'].map((seed) => {
    const state = game.setup(game.options({ players: 4, rules: 'classic' }), seed);
    for (let actor = game.actor(state), turn = 0; actor !== null; actor = game.actor(state), turn++) {
      game.apply(state, askLevel(game, brain, 'squire', game.view(state, actor), `${seed}/${turn}`));
    }
    return Math.min(...game.score(state).points);
  });
  expect(least.reduce((sum, points) => sum + points) / least.length).toBeGreaterThan(4);
});
