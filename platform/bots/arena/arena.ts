import { at } from '@chambord/kernel';
import type { Match } from './match.ts';
import { interval, meanInterval } from './statistics.ts';
import type { Interval } from './statistics.ts';

/** How one side fared. */
export interface ArenaResult {
  readonly games: number;
  /** Shared wins count in part. */
  readonly wins: number;
  readonly winRate: Interval;
  /** The same without what was luck, as the judge sees it: the same on average, but surer. */
  readonly corrected: Interval;
  /** How many times fewer games it needs with the correction for an interval as narrow. */
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
    const luck: number[] = [];
    const faults: string[] = [];
    for (const match of matches) {
      const seats = match.sides.flatMap((held, seat) => (held === side ? [seat] : []));
      if (seats.length === 0) continue;
      games++;
      const wins = seats.reduce((sum, seat) => sum + at(match.wins, seat), 0);
      won += wins;
      raw.push(wins);
      luck.push(seats.reduce((sum, seat) => sum + at(match.luck, seat), 0));
      if (match.points !== null) for (const seat of seats) points.push(at(match.points, seat));
      if (match.fault !== null && wins === 0) faults.push(match.fault);
    }
    return {
      games,
      wins: won,
      winRate: interval(won, games),
      ...surer(raw, luck),
      points: meanInterval(points),
      faults,
    };
  };
  return [outcome(0), outcome(1)];
}

/** The corrected rate, and what the correction is worth. */
function surer(raw: readonly number[], luck: readonly number[]): Pick<ArenaResult, 'corrected' | 'saving'> {
  const [before, after] = [meanInterval(raw), meanInterval(withoutLuck(raw, luck))];
  const width = after.high - after.low;
  const saving = width > 0 && raw.length > 1 ? ((before.high - before.low) / width) ** 2 : 1;
  return { corrected: after, saving };
}

/** Games that are corrected alike: both of a deal, for they are not independent. */
const TOGETHER = 2;

/**
 * Results with the luck taken off. How much of it the judge should be believed is learned from the other half of the games, so that luck of mean 0 still takes off
 * nothing on average; a judge that knows nothing is not believed at all.
 */
function withoutLuck(raw: readonly number[], luck: readonly number[]): number[] {
  const half = (index: number) => Math.floor(index / TOGETHER) % 2;
  const belief = [1, 0].map((other) =>
    slope(
      raw.filter((_, index) => half(index) === other),
      luck.filter((_, index) => half(index) === other),
    ),
  );
  return raw.map((won, index) => won - at(belief, half(index)) * at(luck, index));
}

/** How much the result changes with luck: least squares, between 0 and 1. */
function slope(results: readonly number[], luck: readonly number[]): number {
  const [result, usual] = [meanInterval(results).estimate, meanInterval(luck).estimate];
  const squares = luck.reduce((sum, value) => sum + (value - usual) ** 2, 0);
  const products = luck.reduce((sum, value, index) => sum + (value - usual) * (at(results, index) - result), 0);
  return squares > 0 ? Math.min(1, Math.max(0, products / squares)) : 0;
}
