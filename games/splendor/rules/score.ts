import type { Score } from '@chambord/kernel';
import { NOBLE_POINTS } from './edition.ts';
import type { Position, PositionPlayer } from './table.ts';

/** The points of one player, by where they come from. */
export interface Tally {
  /** Points of development cards (5.3). */
  readonly cards: number;
  /** Points of nobles (3.5). */
  readonly nobles: number;
  readonly points: number;
  /** How many cards were bought: fewer are better in a tie (6.2). */
  readonly cardsBought: number;
}

export interface SplendorScore extends Score {
  readonly sheets: readonly Tally[];
}

export function score(table: Position): SplendorScore {
  const sheets = table.players.map(sheetOf);
  const places = sheets.map((own) => 1 + sheets.filter((other) => lead(other, own) > 0).length);
  return { points: sheets.map(({ points }) => points), places, sheets };
}

/** How far one is ahead of another: by points, then by fewer cards (6.2). */
function lead(one: Tally, other: Tally): number {
  return one.points - other.points || other.cardsBought - one.cardsBought;
}

function sheetOf({ points, nobles, cards }: PositionPlayer): Tally {
  const ofNobles = nobles.length * NOBLE_POINTS;
  return { cards: points - ofNobles, nobles: ofNobles, points, cardsBought: cards.length };
}
