import { at, LEVELS, wins } from '@chambord/kernel';
import type { Level, Seat } from '@chambord/kernel';
import type { Opening } from './opening.ts';

/** Who one played against: people, if there was one among them; else the strongest of the bots; nobody but the game itself. */
export const AGAINST = ['people', ...LEVELS, 'nobody'] as const;
export type Against = (typeof AGAINST)[number];

/** What a review found of one's own part of a game. */
export interface ReviewedPart {
  /** Of 100; null without a decision. */
  readonly accuracy: number | null;
  /** What chance gave, and what own errors cost, in hundredths of a percentage point of the chance to win. */
  readonly luck: number;
  readonly errors: number;
}

/** A finished game as one of its players has it in their figures. */
export interface PlayedGame {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>> & { readonly players: number };
  readonly seat: Seat;
  readonly against: Against;
  readonly place: number;
  /** The part of the win that is one's own: all of it, or less where several share it. */
  readonly won: number;
  /** Null where nobody has counted them: a game that ended because others gave up. */
  readonly points: number | null;
  /** When it was last played, in milliseconds. */
  readonly at: number;
  readonly judged: ReviewedPart | null;
  readonly opening: Opening | null;
}

/** Who sits where, as far as figures want to know. */
export interface Occupant {
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly bot: string | null;
}

/** The seat of the person whose figures these are: the only person, or the only one of this name; null where nobody can tell. */
export function ownSeatAmong(seats: readonly Occupant[], name: string | null): Seat | null {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const own = people.length === 1 ? people : people.filter((seat) => at(seats, seat).name === name);
  return own.length === 1 ? at(own, 0) : null;
}

/** Who a seat played against. */
export function againstOf(seats: readonly Occupant[], own: Seat): Against {
  const others = seats.filter((_, seat) => seat !== own);
  if (others.some(({ bot }) => bot === null)) return 'people';
  return LEVELS.findLast((level: Level) => others.some(({ bot }) => bot === level)) ?? 'nobody';
}

/** One's part of a win, by the places of all contenders. */
export function wonBy(places: readonly number[], seat: Seat): number {
  return at(wins(places), seat);
}
