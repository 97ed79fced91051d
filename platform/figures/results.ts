import { errorOfShare } from './book.ts';
import type { PlayedGame } from './played.ts';

/** How games went. */
export interface Results {
  readonly games: number;
  /** Shared wins count in part. */
  readonly won: number;
  readonly share: number;
  /** The standard error of the share. */
  readonly error: number;
  /** The share that would be won if all at the table were equally likely to; null where one of the games was played alone. */
  readonly even: number | null;
  readonly spread: Spread | null;
}

/** How points are spread. */
export interface Spread {
  readonly games: number;
  readonly least: number;
  readonly quarter: number;
  readonly middle: number;
  readonly threeQuarters: number;
  readonly most: number;
  readonly mean: number;
}

type Counted = Pick<PlayedGame, 'won' | 'points' | 'options'>;

/** Null for no games. */
export function resultsOf(games: readonly Counted[]): Results | null {
  if (games.length === 0) return null;
  const won = sum(games.map((game) => game.won));
  const share = won / games.length;
  const alone = games.some(({ options }) => options.players === 1);
  return {
    games: games.length,
    won,
    share,
    error: errorOfShare(share, games.length),
    even: alone ? null : mean(games.map(({ options }) => 1 / options.players)),
    spread: spreadOf(games.flatMap(({ points }) => points ?? [])),
  };
}

/** Null without points. */
export function spreadOf(points: readonly number[]): Spread | null {
  if (points.length === 0) return null;
  const sorted = [...points].sort((a, b) => a - b);
  return {
    games: points.length,
    least: quantile(sorted, 0),
    quarter: quantile(sorted, 0.25),
    middle: quantile(sorted, 0.5),
    threeQuarters: quantile(sorted, 0.75),
    most: quantile(sorted, 1),
    mean: mean(points),
  };
}

/** The number below which this part of them lies, between two of them if need be. */
function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** How often points fell between `from` and `to`, both included. */
export interface PointsBar {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_BARS = 14;

/** Points in steps of a round size, from the first that came up to the last; those between are there, too. */
export function pointsBars(points: readonly number[]): PointsBar[] {
  if (points.length === 0) return [];
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const size = STEPS.find((step) => Math.floor(most / step) - Math.floor(least / step) < MOST_BARS) ?? most - least + 1;
  const first = Math.floor(least / size);
  return Array.from({ length: Math.floor(most / size) - first + 1 }, (_, index) => {
    const from = (first + index) * size;
    const to = from + size - 1;
    return { from, to, games: points.filter((each) => each >= from && each <= to).length };
  });
}

/** Games by what is the same about them, in the order in which that first comes up. */
export function groupsOf<T, Key extends string | number>(
  games: readonly T[],
  keyOf: (game: T) => Key,
): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const game of games) {
    const group = groups.get(keyOf(game));
    if (group === undefined) groups.set(keyOf(game), [game]);
    else group.push(game);
  }
  return groups;
}

/** A day and what was won on it. */
export interface PlayedDay {
  readonly day: string;
  readonly games: number;
  readonly won: number;
}

/** The days on which most was won; of several the one with fewer games, then the later one. Days without a win are none of the best. */
export function bestDays(
  games: readonly Pick<PlayedGame, 'won' | 'at'>[],
  dayOf: (time: number) => string,
): PlayedDay[] {
  const days = [...groupsOf(games, ({ at }) => dayOf(at))].map(([day, played]): PlayedDay => ({
    day,
    games: played.length,
    won: sum(played.map(({ won }) => won)),
  }));
  return days
    .filter(({ won }) => won > 0)
    .sort((a, b) => b.won - a.won || a.games - b.games || (a.day < b.day ? 1 : -1));
}

/** What reviews say of games, over all of them. */
export interface ReviewAverages {
  readonly games: number;
  /** On average, of 100; null without a decision. */
  readonly accuracy: number | null;
  /** On average for each game, in hundredths of a percentage point of the chance to win. */
  readonly luck: number;
  readonly errors: number;
  /** Games in which chance gave more than it took. */
  readonly lucky: number;
}

/** Null without a review. */
export function judgementsOf(games: readonly Pick<PlayedGame, 'judged'>[]): ReviewAverages | null {
  const judged = games.flatMap((game) => game.judged ?? []);
  if (judged.length === 0) return null;
  const accuracies = judged.flatMap(({ accuracy }) => accuracy ?? []);
  return {
    games: judged.length,
    accuracy: accuracies.length === 0 ? null : mean(accuracies),
    luck: mean(judged.map(({ luck }) => luck)),
    errors: mean(judged.map(({ errors }) => errors)),
    lucky: judged.filter(({ luck }) => luck > 0).length,
  };
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
