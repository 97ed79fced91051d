import type { Game, Shape } from '../game.ts';
import { randomFrom } from '../random/random.ts';

/** What would come of moves that are made one after the other. */
export interface Foreseen {
  /** Whether each of them is legal when it comes to be made; what follows one that is not was not tried. */
  readonly legal: boolean;
  /** Whether something hidden is shown to whoever makes them: then they cannot be taken back. */
  readonly reveals: boolean;
  /** Whether the turn is over then, or the game. */
  readonly endsTurn: boolean;
}

/** Tries moves; `before` is told of the table that each of them is made at. */
export type Foresight<G extends Shape> = (
  moves: readonly G['move'][],
  before?: (table: G['state'], move: G['move']) => void,
) => Foreseen;

/**
 * Looks ahead from what a viewer sees, without making anything: moves are tried on a table that looks like this one. Which one does not matter,
 * for what is hidden has no part in whether something is shown or the turn ends; what is shown there is not what will be.
 */
export function foresee<G extends Shape>(game: Game<G>, view: G['view']): Foresight<G> {
  const dealt = game.resample(view, randomFrom('foresee'));
  return (moves, before) => {
    const state = game.clone(dealt);
    let [reveals, endsTurn] = [false, false];
    for (const move of moves) {
      if (game.whyNot(state, move) !== null) return { legal: false, reveals, endsTurn };
      before?.(state, move);
      const mover = game.actor(state) ?? 'spectator';
      game.apply(state, move, (event) => {
        reveals ||= game.reveals(event, mover);
        endsTurn ||= game.endsTurn(event);
      });
    }
    return { legal: true, reveals, endsTurn };
  };
}
