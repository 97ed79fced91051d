import type { Game, Shape } from '@chambord/kernel';

/** Whether the turn is over after these moves. Tried on a copy. */
export function endsTurn(game: Game, state: unknown, moves: readonly Shape['move'][]): boolean {
  const copy = game.clone(state);
  let ends = false;
  for (const move of moves) {
    if (game.whyNot(copy, move) !== null) return false;
    game.apply(copy, move, (event) => (ends ||= game.endsTurn(event)));
  }
  return ends;
}
