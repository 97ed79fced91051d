import type { Shape } from '@chambord/kernel';
import type { Network } from './network.ts';

/**
 * What the first kings knew about a game, written by hand and corrected by a small network. Kept as it was, to measure later ones against.
 *
 * It is asked thousands of times a second, for states that were dealt at random behind a view: it may look at the whole state,
 * but what it learns there is only ever a guess.
 */
export interface FirstBrain<G extends Shape = Shape> {
  /** The chance of each contender to win, all together 1; at the end of the game the wins themselves, shared if tied. */
  evaluate(state: G['state']): number[];
  /** How promising each of these moves of the actor is, all together 1. */
  prior(state: G['state'], moves: readonly G['move'][]): number[];
  /** Turns that the prior plays on, after the one that is under way, before `evaluate` judges best. Measured. */
  readonly turns: number;
}

/** What there is for each number of players; where there is nothing, positions are judged by hand. */
export type Networks = ReadonlyMap<number, Network>;

/** Turns estimates in points into chances: a lead of `scale` points makes e times as likely. In place. */
export function chances(estimates: number[], scale: number): number[] {
  let best = -Infinity;
  for (const estimate of estimates) if (estimate > best) best = estimate;
  let sum = 0;
  for (let i = 0; i < estimates.length; i++) {
    const weight = Math.exp(((estimates[i] ?? 0) - best) / scale);
    estimates[i] = weight;
    sum += weight;
  }
  for (let i = 0; i < estimates.length; i++) estimates[i] = (estimates[i] ?? 0) / sum;
  return estimates;
}
