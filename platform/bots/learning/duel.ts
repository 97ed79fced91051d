import { at, randomFrom, wins } from '@chambord/kernel';
import type { Game } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import { sequentialHalving } from './gumbel.ts';
import type { Judge } from '../search/judge.ts';
import { OWN_DEALS, Tree } from '../search/search.ts';

/** Two networks of the same game meet on one deal, twice, with the seats exchanged; returns how many of the two games the first one won. */
export function duel(
  game: Game,
  brain: Brain,
  judges: readonly [Judge, Judge],
  options: { readonly players: number },
  seed: string,
  simulations: number,
): number {
  let won = 0;
  for (const shift of [0, 1]) {
    const random = randomFrom(`${seed}/${shift}`);
    const state = game.setup(options, seed);
    for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
      const moves = game.sensible(state);
      const judge = judges[(actor + shift) % 2 === 0 ? 0 : 1];
      const choose = () => {
        const tree = new Tree(game, brain, judge, game.view(state, actor), random, OWN_DEALS);
        return sequentialHalving(tree, simulations, 0, random).chosen.move;
      };
      game.apply(state, moves.length === 1 ? at(moves, 0) : choose());
    }
    wins(game.score(state).places).forEach((part, seat) => {
      if (seat < options.players && (seat + shift) % 2 === 0) won += part;
    });
  }
  return won;
}
