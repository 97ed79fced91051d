import { at } from '@chambord/kernel';
import type { Match } from './match.ts';
import { interval, mean } from './statistics.ts';
import type { Interval } from './statistics.ts';

/** How one side fared. */
export interface Outcome {
  readonly games: number;
  /** Shared wins count in part. */
  readonly wins: number;
  readonly winRate: Interval;
  /** Of a seat that it held. */
  readonly points: Interval;
  /** Games that it broke off, and why. */
  readonly faults: readonly string[];
}

/** What the games came to, for each side. */
export function outcomes(matches: readonly Match[]): [Outcome, Outcome] {
  const outcome = (side: 0 | 1): Outcome => {
    let won = 0;
    let games = 0;
    const points: number[] = [];
    const faults: string[] = [];
    for (const match of matches) {
      const seats = match.sides.flatMap((held, seat) => (held === side ? [seat] : []));
      if (seats.length === 0) continue;
      games++;
      const wins = seats.reduce((sum, seat) => sum + at(match.wins, seat), 0);
      won += wins;
      if (match.points !== null) for (const seat of seats) points.push(at(match.points, seat));
      if (match.fault !== null && wins === 0) faults.push(match.fault);
    }
    return { games, wins: won, winRate: interval(won, games), points: mean(points), faults };
  };
  return [outcome(0), outcome(1)];
}
