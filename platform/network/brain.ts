import type { Shape } from '@chambord/kernel';
import type { NetworkShape } from './shape.ts';
import type { SavedWeights } from './weights.ts';

/**
 * What a game knows about playing it well: how it is described to a network, and the weights that the network has learned. Bots search with
 * it; they know no game themselves.
 *
 * It is asked thousands of times a second, for states that were dealt at random behind a view: it may look at the whole state,
 * but what it learns there is only ever a guess.
 */
export interface Brain<G extends Shape = Shape> {
  /** A number for the move: two moves are the same if their numbers are. Cheaper than the notation. */
  key(this: void, move: G['move']): number;
  readonly shape: NetworkShape;
  readonly weights: SavedWeights;
  /** An encoder of its own for every network: it remembers where it put things. */
  encoder(): Encoder<G>;
  /** How far the policy leads the search away from the value (PUCT): the less, the less one decision of many changes. Measured. */
  readonly cPuct: number;
  /** How the levels below the strongest one play, the lowest first. Measured, so that they are about equally far apart in every game. */
  readonly levels: readonly LevelPlay<G>[];
}

/**
 * Describes states and moves to a network. Everything is seen by whoever decides: contenders are counted from the actor on, so the same
 * position looks the same from every chair.
 */
export interface Encoder<G extends Shape = Shape> {
  /**
   * Writes the facts of a state; `rotation` (from 0 to below `rotations` of the shape) lets what is alike, such as colours, go round, for
   * learning more from one game. Returns the number of contenders.
   */
  encode(state: G['state'], into: Input, rotation: number): number;
  /** The terms of a move in the state last encoded: its logit is their sum. Writes at most `TERMS`, returns how many. */
  terms(move: G['move'], into: Int16Array, at: number): number;
  /** By contender, counted from seat 0: points that the state has now, or has come to at the end. */
  points(state: G['state']): readonly number[];
}

/** The most terms of one move. */
export const TERMS = 4;

/** Where an encoder writes: facts of the whole table, and of each thing on it. All numbers are about 0 to 1. */
export interface Input {
  readonly globals: Float32Array;
  readonly kinds: readonly Things[];
}

/** The things of a kind, one row of facts each. */
export interface Things {
  readonly facts: Float32Array;
  /** By thing, the group whose sum it joins. */
  readonly groups: Uint8Array;
  /** How many there are. */
  count: number;
}

/**
 * How a level plays: by the policy alone, choosing among promising moves the more freely the higher the temperature (with 0 only the best, with
 * 1 in proportion); or by so many simulations of search.
 */
export type LevelPlay<G extends Shape = Shape> = (
  { readonly temperature: number } | { readonly simulations: number }
) & {
  /** The moves that look a little better to this level than they are: its style. */
  likes?(this: void, state: G['state'], move: G['move']): boolean;
};
