import { at } from '@chambord/kernel';
import type { Brain, Game, Random } from '@chambord/kernel';
import { indexOfMost, likeliest } from './follow.ts';

/** The pure heuristic player: the brain's knowledge without any search, by what it knows better (`brain.heuristic`). */
export function heuristic(game: Game, brain: Brain, view: unknown, random: Random): { readonly do: string } {
  const guess = game.resample(view, random);
  return brain.heuristic === 'prior' ? likeliest(game, brain, guess) : bestNext(game, brain, guess);
}

/** The move after which the evaluation likes the own position best. */
function bestNext(game: Game, brain: Brain, state: unknown): { readonly do: string } {
  const actor = game.actor(state);
  if (actor === null) throw new Error('the game is over');
  const moves = game.sensible(state);
  const values = moves.map((move) => {
    const next = game.clone(state);
    game.apply(next, move);
    return at(brain.evaluate(next), actor);
  });
  return at(moves, indexOfMost(values));
}
