import type { Score } from '@chambord/kernel';
import { NOBLE_POINTS } from './edition.ts';
import type { Table, TablePlayer } from './table.ts';

/** The points of one player, by where they come from. */
export interface Sheet {
  /** Points of development cards (5.3). */
  readonly cards: number;
  /** Points of nobles (3.5). */
  readonly nobles: number;
  readonly points: number;
  /** How many cards were bought: fewer are better in a tie (6.2). */
  readonly cardsBought: number;
}

export interface SplendorScore extends Score {
  readonly sheets: readonly Sheet[];
}

export function score(table: Table): SplendorScore {
  const sheets = table.players.map(sheetOf);
  const places = sheets.map((own) => 1 + sheets.filter((other) => lead(other, own) > 0).length);
  return { points: sheets.map(({ points }) => points), places, sheets };
}

/** How far one is ahead of another: by points, then by fewer cards (6.2). */
function lead(one: Sheet, other: Sheet): number {
  return one.points - other.points || other.cardsBought - one.cardsBought;
}

function sheetOf({ points, nobles, cards }: TablePlayer): Sheet {
  const ofNobles = nobles.length * NOBLE_POINTS;
  return { cards: points - ofNobles, nobles: ofNobles, points, cardsBought: cards.length };
}
