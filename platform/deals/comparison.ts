import type { Game, GameRecord, Ply, Seat, Shape } from '@chambord/kernel';

/** Whether both were played on one deal, by the same rules: only then they can be held against each other. */
export function onSameDeal(one: GameRecord, other: GameRecord): boolean {
  const dealt = ({ game, rulesVersion, options, seed, redeal }: GameRecord) =>
    JSON.stringify([
      game,
      rulesVersion,
      Object.entries(options).sort(([a], [b]) => a.localeCompare(b)),
      seed,
      redeal ?? null,
    ]);
  return dealt(one) === dealt(other);
}

/** After how many decisions two games on one deal parted: before it, everything was the same. All of them, if they never did. */
export function partedAfter(one: readonly string[], other: readonly string[]): number {
  const parted = one.findIndex((move, ply) => other[ply] !== move);
  return parted < 0 ? one.length : parted;
}

/** A turn: all that a seat decided before somebody else did, or a new turn of its own began. */
export interface SeatTurn {
  /** Its first decision, and the first one after it. */
  readonly from: number;
  readonly to: number;
}

/** The turns of a seat, in order. */
export function turnsOf(game: Game, plies: readonly Ply<Shape>[], seat: Seat): readonly SeatTurn[] {
  const turns: SeatTurn[] = [];
  let from: number | null = null;
  for (const [ply, { actor, events }] of plies.entries()) {
    if (actor !== seat) continue;
    from ??= ply;
    const ended = events.some((event) => game.endsTurn(event));
    if (!ended && plies[ply + 1]?.actor === seat) continue;
    turns.push({ from, to: ply + 1 });
    from = null;
  }
  return turns;
}
