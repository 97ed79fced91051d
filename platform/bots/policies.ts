import { at, below, pick } from '@chambord/kernel';
import type { Game, Random, Seat } from '@chambord/kernel';

/** Chooses a move for whoever decides. */
export type Policy = (game: Game, state: unknown, random: Random) => { readonly do: string };

export const POLICIES = ['random', 'first', 'montecarlo'] as const;
export type PolicyName = (typeof POLICIES)[number];

/** Random games for each move. */
const PLAYOUTS = 20;

export const policies: Readonly<Record<PolicyName, Policy>> = {
  random(game, state, random) {
    const moves = game.legal(state);
    return at(moves, below(random, moves.length));
  },

  first(game, state) {
    return at(game.legal(state), 0);
  },

  /** The move with the best mean lead over random games played on from it, dealt as the own seat may imagine them. */
  montecarlo(game, state, random) {
    const actor = game.actor(state);
    const moves = game.sensible(state);
    if (actor === null) throw new Error('the game is over');
    if (moves.length === 1) return at(moves, 0);
    const view = game.view(state, actor);
    const leads = moves.map(() => 0);
    for (let i = 0; i < PLAYOUTS; i++) {
      const guess = game.resample(view, random);
      moves.forEach((move, index) => {
        const next = game.clone(guess);
        game.apply(next, move);
        leads[index] = at(leads, index) + playOut(game, next, actor, random);
      });
    }
    return at(moves, leads.indexOf(Math.max(...leads)));
  },
};

/** Plays at random to the end; returns the seat's lead over the best of the others. */
function playOut(game: Game, state: unknown, seat: Seat, random: Random): number {
  while (game.actor(state) !== null) game.apply(state, pick(random, game.sensible(state)));
  const { points } = game.score(state);
  const others = points.filter((_, other) => other !== seat);
  return at(points, seat) - Math.max(0, ...others);
}
