import type { Face } from '@chambord/burgundy/rules';

/** What things are worth, in points. Found by letting brains with different weights play against each other (docs/bots.md). */
export interface Weights {
  /** A turn: about what good players score in one. */
  readonly turn: number;
  readonly worker: number;
  readonly silver: number;
  /** A good in storage: a point and a silver once sold, but selling takes a turn. */
  readonly good: number;
  /** An animal that is in no full set yet, beyond what it scores now. */
  readonly animal: number;
  /** A project, as a part of what it would be worth in the estate. */
  readonly project: number;
  /** The same for the evaluation, by how many there are: three of them stand in each other's way. */
  readonly projects: readonly number[];
  /** What a card brings when it is placed. */
  readonly effect: Readonly<Record<Face, number>>;
  /** What placing is preferred by: what it brings comes at once, and makes room. */
  readonly haste: number;
  /** A project whose number lies in the hand. */
  readonly atHand: number;
  /** Three cards to choose from, with room for a project and without. */
  readonly choice: number;
  readonly choiceWithoutRoom: number;
  /** A triple's bonus, by round. */
  readonly bonus: readonly number[];
  /** The chance to be first to a triple of a type that nobody has. */
  readonly first: number;
  /** How much of the "all seven types" card counts with so many types. */
  readonly allSeven: readonly number[];
  /** What a column with one or two cards is worth, as a part of the triple. */
  readonly column: readonly number[];
  /** Points of lead that make e times as likely to win, at the start and at the end. */
  readonly scaleEarly: number;
  readonly scaleLate: number;
}

/** For judging a position. */
export const weights: Weights = {
  turn: 0.7,
  worker: 0.28,
  silver: 0.32,
  good: 1.05,
  animal: 0.34,
  project: 0.45,
  projects: [0.43, 0.42, 0.34],
  effect: {
    castle: 0.9,
    mine: 0.8,
    cloister: 0,
    knowledge: 0.7,
    ship: 0.9,
    pasture: 0.9,
    carpenter: 0.7,
    church: 0.7,
    market: 0.7,
    watchtower: 1,
    bank: 1.2,
    boardingHouse: 1,
    warehouse: 0.7,
    cityHall: 0.9,
  },
  haste: 0.5,
  atHand: 0.25,
  choice: 1.6,
  choiceWithoutRoom: 1.35,
  bonus: [3, 2, 1, 0.8, 0.35],
  first: 0.5,
  allSeven: [0, 0.02, 0.06, 0.12, 0.2, 0.35, 0.6, 1],
  column: [0, 0.23, 0.6, 1],
  scaleEarly: 5,
  scaleLate: 2,
};

/**
 * For first sight. Workers and silver count for more here than in a judgement, where they are set against turns: at first sight they
 * stand for all that will be done with them.
 */
export const firstSight: Weights = {
  ...weights,
  worker: 0.34,
  silver: 0.38,
  effect: { ...weights.effect, mine: 1.1 },
};
