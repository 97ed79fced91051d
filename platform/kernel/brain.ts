import type { Seat, Shape } from './game.ts';
import type { Network } from './network.ts';

/**
 * What a game knows about playing it well. Bots search with it; they know no game themselves.
 *
 * It is asked thousands of times a second, for states that were dealt at random behind a view: it may look at the whole state,
 * but what it learns there is only ever a guess.
 */
export interface Brain<G extends Shape = Shape> {
  /** The chance of each contender to win, all together 1; at the end of the game the wins themselves, shared if tied. */
  evaluate(state: G['state']): number[];
  /** How promising each of these moves of the actor is, all together 1. */
  prior(state: G['state'], moves: readonly G['move'][]): number[];
  /** A number for the move: two moves are the same if their numbers are. Cheaper than the notation. */
  key(move: G['move']): number;
  /** Turns that the prior plays on, after the one that is under way, before `evaluate` judges best. Measured. */
  readonly turns: number;
  /** Which of the two plays better without any search: the best move by the prior, or by the evaluation after it. Measured. */
  readonly heuristic: 'prior' | 'evaluate';
  /** How the levels below the strongest one play, the lowest first. Measured, so that they are about equally far apart in every game. */
  readonly levels: readonly Habit<G>[];
  readonly learning: Learning<G>;
}

/**
 * How a level plays: by first sight, choosing among promising moves the more freely the greater the whim (with 0 only the best, with 1 in
 * proportion to the prior, with more yet more freely); or by so many iterations of search.
 */
export type Habit<G extends Shape = Shape> = ({ readonly whim: number } | { readonly iterations: number }) & {
  /** The moves that look a little better to this level than they are: its style. */
  likes?(this: void, state: G['state'], move: G['move']): boolean;
};

/**
 * What a network can learn about a game: it sees each contender by some numbers, and corrects the strength that was written by hand. The
 * chances are those of `chances(strengths, 1)`.
 */
export interface Learning<G extends Shape = Shape> {
  readonly inputs: number;
  /** The strength of a contender by hand, in logits; and what the network sees of them, written into the list. */
  describe(state: G['state'], contender: Seat, into: Float64Array): number;
  /** The same brain, judging with this network wherever so many play; null for judging by hand alone. */
  withNetwork(players: number, network: Network | null): Brain<G>;
}

/** What there is for each number of players; where there is nothing, positions are judged by hand. */
export type Networks = ReadonlyMap<number, Network>;

/** The networks with this one for so many players in place of any other; null for none. */
export function exchange(networks: Networks, players: number, network: Network | null): Networks {
  const others = [...networks].filter(([count]) => count !== players);
  return new Map(network === null ? others : [...others, [players, network]]);
}

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

/** The wins at the end of a game: 1 for the first place, shared equally by those who are tied. */
export function wins(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
