import { at, pick } from '@chambord/kernel';
import type { Game, Random, Seat } from '@chambord/kernel';
import { indexOfMost } from '../levels.ts';
import type { Budget } from './think.ts';

/** Random games for each move, if nothing else is asked for. */
const PLAYOUTS = 20;

/** The move with the best mean lead over random games played on from it, dealt as the own seat may imagine them. */
export function montecarlo(game: Game, view: unknown, random: Random, { iterations, ms }: Budget) {
  const actor = game.actor(view);
  const moves = game.sensible(view);
  if (actor === null) throw new Error('the game is over');
  if (moves.length === 1) return at(moves, 0);
  const leads = moves.map(() => 0);
  const most = iterations ?? (ms === undefined ? PLAYOUTS : Infinity);
  const end = Date.now() + (ms ?? Infinity);
  for (let i = 0; i < most && (i === 0 || Date.now() < end); i++) {
    const guess = game.resample(view, random);
    moves.forEach((move, index) => {
      const next = game.clone(guess);
      game.apply(next, move);
      leads[index] = at(leads, index) + playOut(game, next, actor, random);
    });
  }
  return at(moves, indexOfMost(leads));
}

/** Plays at random to the end; returns the seat's lead over the best of the others. */
function playOut(game: Game, state: unknown, seat: Seat, random: Random): number {
  while (game.actor(state) !== null) game.apply(state, pick(random, game.sensible(state)));
  const { points } = game.score(state);
  const others = points.filter((_, other) => other !== seat);
  return at(points, seat) - Math.max(0, ...others);
}
