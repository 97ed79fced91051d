import { foresee } from '@chambord/kernel';
import type { Game, Shape } from '@chambord/kernel';

/** As many of these moves, at least the first, as can be made at once: until the turn is over, or something is shown that may change one's mind. */
export function wholeTurn<G extends Shape>(
  game: Game<G>,
  view: G['view'],
  moves: readonly G['move'][],
): readonly G['move'][] {
  const foreseen = foresee(game, view);
  const goesOn = (count: number) => {
    const { reveals, endsTurn } = foreseen(moves.slice(0, count));
    return !reveals && !endsTurn && foreseen(moves.slice(0, count + 1)).legal;
  };
  let count = 1;
  while (count < moves.length && goesOn(count)) count++;
  return moves.slice(0, count);
}
