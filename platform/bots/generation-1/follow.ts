import { at } from '@chambord/kernel';
import type { Game } from '@chambord/kernel';
import type { FirstBrain } from '@chambord/network/generation-1';
import { indexOfMost } from '../levels.ts';

/** The move that the prior likes best. */
function likeliest(game: Game, brain: FirstBrain, state: unknown): { readonly do: string } {
  const moves = game.sensible(state);
  return at(moves, moves.length === 1 ? 0 : indexOfMost(brain.prior(state, moves)));
}

/** Decisions that a turn has at most, for whoever plays alone and whose turns nobody else's end. */
const DECISIONS = 5;

/** Plays on by the prior: to the end of this turn, and so many turns more. A negative number leaves everything as it is. */
export function follow(game: Game, brain: FirstBrain, state: unknown, turns: number): void {
  let left = turns;
  let before = game.actor(state);
  for (let i = 0; i < DECISIONS * (turns + 1) && before !== null && left >= 0; i++) {
    game.apply(state, likeliest(game, brain, state));
    const now = game.actor(state);
    if (now !== before) left--;
    before = now;
  }
}
