import type { Game, Seat, Shape } from '../game.ts';
import { BadInput } from '../input.ts';

/**
 * Who begins when a table is played again: the seat after the one that began, as start player. Null where a game has no start player to choose:
 * there everyone moves up by a seat, so that the next one begins.
 */
export function nextStarter<G extends Shape>(game: Game<G>, options: G['options'], began: Seat): Seat | null {
  const startPlayer = (began + 1) % options.players;
  try {
    game.options({ ...options, startPlayer });
    return startPlayer;
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** By seat, after everyone has moved up by one. */
export function moveUp<T>(seats: readonly T[]): T[] {
  return [...seats.slice(1), ...seats.slice(0, 1)];
}
