import type { Game, Seat, Shape } from '../game.ts';
import { readObject, readText, readWhole } from '../input.ts';
import { randomFrom } from '../random/random.ts';

/** A moment of a game at which all that a seat could not know was dealt anew: so one plays on from a game that one has seen to its end. */
export interface Redeal {
  /** After so many decisions. */
  readonly ply: number;
  readonly seat: Seat;
  readonly seed: string;
}

export function readRedeal(value: unknown, players: number, plies: number): Redeal | undefined {
  if (value === undefined) return undefined;
  const { ply, seat, seed } = readObject(value, 'redeal', ['ply', 'seat', 'seed']);
  return {
    ply: readWhole(ply, 'redeal.ply', 0, plies),
    seat: readWhole(seat, 'redeal.seat', 0, players - 1),
    seed: readText(seed, 'redeal.seed'),
  };
}

/** The table after so many decisions: dealt anew, if that was done then. */
export function asDealt<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  ply: number,
  redeal: Redeal | undefined,
): G['state'] {
  if (redeal?.ply !== ply) return state;
  return game.resample(game.view(state, redeal.seat), randomFrom(redeal.seed));
}
