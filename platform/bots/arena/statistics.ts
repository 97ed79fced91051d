import { at, below } from '@chambord/kernel';
import type { Random } from '@chambord/kernel';

/** An estimate, and between what it lies with 95 %. */
export interface Interval {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** A rate after so many trials (Wilson 1927): sound for few trials and for rates near 0 and 1, too. */
export function interval(successes: number, trials: number): Interval {
  if (trials === 0) return { estimate: 0, low: 0, high: 1 };
  const rate = successes / trials;
  const z2 = (Z * Z) / trials;
  const middle = (rate + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / trials + z2 / (4 * trials))) / (1 + z2);
  return { estimate: rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The mean of some values, by the normal approximation. */
export function meanInterval(values: readonly number[]): Interval {
  const count = values.length;
  if (count === 0) return { estimate: 0, low: 0, high: 0 };
  const estimate = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - estimate) ** 2, 0);
  const half = count === 1 ? Infinity : Z * Math.sqrt(squares / (count - 1) / count);
  return { estimate, low: estimate - half, high: estimate + half };
}

/** Results of two players against each other, by their indices. */
export interface Pairing {
  readonly one: number;
  readonly other: number;
  readonly games: number;
  /** Games that `one` won; shared ones count half. */
  readonly won: number;
}

/** Elo ratings that explain the results best (Bradley and Terry), with the mean at 0. */
export function ratings(players: number, pairings: readonly Pairing[]): number[] {
  // Half a game won and lost in every pairing keeps the ratings finite where somebody never lost.
  const strengths: number[] = Array.from({ length: players }, () => 1);
  for (let round = 0; round < 500; round++) {
    for (let player = 0; player < players; player++) {
      let won = 0;
      let weight = 0;
      for (const { one, other, games, won: wins } of pairings) {
        if (player !== one && player !== other) continue;
        won += (player === one ? wins : games - wins) + 0.5;
        weight += (games + 1) / (at(strengths, one) + at(strengths, other));
      }
      if (weight > 0) strengths[player] = won / weight;
    }
  }
  const logs = strengths.map((strength) => (400 * Math.log(strength)) / Math.LN10);
  const mean = logs.reduce((sum, log) => sum + log, 0) / players;
  return logs.map((log) => log - mean);
}

/** Resamples of the results for the intervals of ratings. */
const RESAMPLES = 200;

/** The same with intervals: the results are drawn again and again with their own rates (parametric bootstrap). */
export function ratingIntervals(players: number, pairings: readonly Pairing[], random: Random): Interval[] {
  const estimates = ratings(players, pairings);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    ratings(
      players,
      pairings.map((pairing) => ({ ...pairing, won: redraw(pairing, random) })),
    ),
  );
  return estimates.map((estimate, player) => {
    const sorted = drawn.map((list) => at(list, player)).sort((a, b) => a - b);
    return { estimate, low: at(sorted, RESAMPLES * 0.025), high: at(sorted, RESAMPLES * 0.975) };
  });
}

function redraw({ games, won }: Pairing, random: Random): number {
  let count = 0;
  for (let i = 0; i < games; i++) if (below(random, games * 1000) < won * 1000) count++;
  return count;
}
