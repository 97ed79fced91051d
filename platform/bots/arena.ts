import { at } from '@chambord/kernel';
import type { Match } from './match.ts';
import { interval, mean } from './statistics.ts';
import type { Interval } from './statistics.ts';

/** How one side fared. */
export interface ArenaResult {
  readonly games: number;
  /** Shared wins count in part. */
  readonly wins: number;
  readonly winRate: Interval;
  /** The same without what was luck, as the judge sees it: the same on average, but surer. */
  readonly corrected: Interval;
  /** How many games without the correction would be as sure as one with it. */
  readonly saving: number;
  /** Of a seat that it held. */
  readonly points: Interval;
  /** Games that it broke off, and why. */
  readonly faults: readonly string[];
}

/** What the games came to, for each side. */
export function outcomes(matches: readonly Match[]): [ArenaResult, ArenaResult] {
  const outcome = (side: 0 | 1): ArenaResult => {
    let won = 0;
    let games = 0;
    const points: number[] = [];
    const raw: number[] = [];
    const corrected: number[] = [];
    const faults: string[] = [];
    for (const match of matches) {
      const seats = match.sides.flatMap((held, seat) => (held === side ? [seat] : []));
      if (seats.length === 0) continue;
      games++;
      const wins = seats.reduce((sum, seat) => sum + at(match.wins, seat), 0);
      won += wins;
      raw.push(wins);
      corrected.push(wins - seats.reduce((sum, seat) => sum + at(match.luck, seat), 0));
      if (match.points !== null) for (const seat of seats) points.push(at(match.points, seat));
      if (match.fault !== null && wins === 0) faults.push(match.fault);
    }
    return { games, wins: won, winRate: interval(won, games), ...surer(raw, corrected), points: mean(points), faults };
  };
  return [outcome(0), outcome(1)];
}

/** The corrected rate, and what the correction is worth. */
function surer(raw: readonly number[], corrected: readonly number[]): Pick<ArenaResult, 'corrected' | 'saving'> {
  const [before, after] = [mean(raw), mean(corrected)];
  const width = after.high - after.low;
  const saving = width > 0 && raw.length > 1 ? ((before.high - before.low) / width) ** 2 : 1;
  return { corrected: after, saving };
}
