import type { Compact } from './compact.ts';
import type { Seat, Shape } from './game.ts';

/** Numbers for moves: a number means the same always, so that learners can count on it. */
export interface Numbering<G extends Shape = Shape> {
  /** Numbers of sensible moves lie below `sensibleMoves`, those of all moves below `moves`. */
  readonly sensibleMoves: number;
  readonly moves: number;
  /** The number of a legal move, and the legal move with a number. */
  numberOf(position: G['state'] | G['view'], move: G['move']): number;
  moveOf(position: G['state'] | G['view'], number: number): G['move'];
  /** What a move with this number does. */
  kindOf(number: number): G['move']['do'];
}

/** A part of an observation: so many numbers that tell of one thing. */
export interface ObservationPart {
  readonly name: string;
  readonly length: number;
}

/**
 * What a seat may know, as a list of numbers, most of them from 0 to 1. It is made from that seat's view, so it cannot tell more; the seat itself comes
 * first, the others follow clockwise.
 */
export interface Observation<G extends Shape = Shape> {
  readonly parts: readonly ObservationPart[];
  /** Fills the list, which is as long as all parts together. */
  write(view: G['view'], seat: Seat, into: Float32Array): void;
}

/** A game told in numbers, for learners and for who plays it by the million. */
export interface Numbers<G extends Shape = Shape> {
  readonly moves: Numbering<G>;
  readonly observation: Observation<G>;
  /** Tables of numbers; none, if it is only played by the readable rules. */
  readonly compact?: Compact<G>;
}
