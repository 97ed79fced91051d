import type { SourcedPuzzle } from '@chambord/puzzles/pack';
import { randomFrom, shuffle } from '@chambord/kernel';

/** A puzzle, and the game that it is of. */
export interface Offered {
  readonly game: string;
  readonly position: SourcedPuzzle;
}

/** How many puzzles a day has. */
export const SET = 6;
/** Of those nearest to the own rating one is taken, so that the order is not the same for everybody. */
const NEAREST = 5;

/** The puzzles of a day: the same ones for everybody with the same packs, of all games in turn, the easier ones first. */
export function setOf(day: string, packs: readonly (readonly Offered[])[]): Offered[] {
  const random = randomFrom(`puzzles of ${day}`);
  const shuffled = packs.map((pack) => shuffle(random, [...pack]));
  const mixed = Array.from({ length: SET }, (_, index) => shuffled.flatMap((pack) => pack[index] ?? [])).flat();
  return mixed.slice(0, SET).sort((a, b) => a.position.rating - b.position.rating);
}

/** The next one to solve: one that was not answered yet, about as hard as the solver is good; undefined when all were. */
export function nextOf(
  pack: readonly Offered[],
  answered: Readonly<Record<string, boolean>>,
  rating: number,
): Offered | undefined {
  const open = pack.filter(({ position }) => answered[position.id] === undefined);
  const far = ({ position }: Offered) => Math.abs(position.rating - rating);
  const near = open.sort((a, b) => far(a) - far(b)).slice(0, NEAREST);
  return shuffle(randomFrom(`${Object.keys(answered).length}`), near)[0];
}
