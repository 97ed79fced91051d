import type { Emit, Game, Shape, Why } from '../game.ts';

/** A move that is not legal, and the rule that forbids it. */
export class IllegalMove<W extends Why = Why> extends Error {
  override readonly name = 'IllegalMove';
  constructor(
    readonly move: string,
    readonly why: W,
  ) {
    super(`"${move}" is not legal here: ${why.reason} (rule ${why.rule})`);
  }
}

/** The boundary: carries out a move from outside, or throws `IllegalMove` and changes nothing. */
export function attempt<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  move: G['move'],
  options: G['options'],
  emit?: Emit<G['event']>,
): void {
  const why = game.whyNot(state, move);
  if (why !== null) throw new IllegalMove(game.format(move, options), why);
  game.apply(state, move, emit);
}
