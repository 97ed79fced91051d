import type { Ply, Game, Shape } from '@chambord/kernel';

/** The decisions after which each round begins, the first of them before any. */
export function roundStarts(game: Game, plies: readonly Pick<Ply<Shape>, 'events'>[]): number[] {
  return [
    0,
    ...plies.flatMap(({ events }, made) => (events.some((event) => game.beginsRound(event)) ? [made + 1] : [])),
  ];
}
