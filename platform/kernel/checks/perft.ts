import type { Game, Shape } from '../game.ts';

/** How many lines of play of this length there are from a position; shorter ones that end the game count too. */
export function perft<G extends Shape>(game: Game<G>, state: G['state'], depth: number): number {
  if (depth === 0) return 1;
  const moves = game.legal(state);
  if (moves.length === 0) return 1;
  if (depth === 1) return moves.length;
  let lines = 0;
  for (const move of moves) {
    const next = game.clone(state);
    game.apply(next, move);
    lines += perft(game, next, depth - 1);
  }
  return lines;
}
