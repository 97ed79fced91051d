import type { Gain } from './edition.ts';
import type { Card, Die, Good, Pile, Supply } from './material.ts';

/** A decision. Cards are named by themselves, never by a place in a menu. */
export type Move =
  /** Play a hand card with this die (3.3). */
  | { readonly do: 'play'; readonly die: Die }
  /** Take a card from the display; with three projects, `drop` one of them (4.1, 4.7, 7.3). */
  | { readonly do: 'take'; readonly card: Card; readonly drop: Card | null }
  /** Place a project on the column that begins with the card `on`, or as a new column (4.2, 6.2, 7.6). */
  | { readonly do: 'place'; readonly card: Card; readonly on: Card | null }
  /** Sell all goods of a kind (4.3, 7.5). */
  | { readonly do: 'sell'; readonly good: Good }
  /** Refill workers to two (4.4). */
  | { readonly do: 'workers' }
  /** Take 1 silver (4.5). */
  | { readonly do: 'silver' }
  /** Convert workers and silver into points (4.6). */
  | { readonly do: 'convert'; readonly workers: number; readonly silver: number }
  /** Turn up three cards for 3 silver (5.1). */
  | { readonly do: 'buy' }
  /** Make a bought card a project (5.2). */
  | { readonly do: 'keep'; readonly card: Card; readonly drop: Card | null }
  /** Use the die of a bought card (5.2). */
  | { readonly do: 'use'; readonly card: Card }
  /** Choose a bonus of the round card (6.6). */
  | { readonly do: 'bonus'; readonly gain: Gain }
  /** Take the top of a pile (7.1, 7.4). */
  | { readonly do: 'receive'; readonly from: Supply; readonly pile: Pile }
  /** Do without an effect (7.9). */
  | { readonly do: 'decline' }
  /** End the turn without buying (5.1). */
  | { readonly do: 'end' };

export type MoveOf<Do extends Move['do']> = Extract<Move, { do: Do }>;

/** All kinds of move, in the order in which they are listed to people. */
export const MOVES = [
  'play',
  'take',
  'place',
  'sell',
  'workers',
  'silver',
  'convert',
  'buy',
  'keep',
  'use',
  'bonus',
  'receive',
  'decline',
  'end',
] as const satisfies readonly Move['do'][];

type OfTwoCards = MoveOf<'take' | 'keep' | 'place'>;
const MADE: Readonly<Record<OfTwoCards['do'], OfTwoCards[][]>> = { take: [], keep: [], place: [] };

/**
 * To take or keep a card (and drop the other one), or to place it (on the other one). Moves are plain values: each is made once, when it first
 * comes up, and handed out again and again, because bots list them by the million.
 */
export function moveOf(kind: OfTwoCards['do'], card: Card, other: Card | null): Move {
  const ways = (MADE[kind][card] ??= []);
  return (ways[other === null ? 0 : other + 1] ??= Object.freeze<OfTwoCards>(
    kind === 'place' ? { do: kind, card, on: other } : { do: kind, card, drop: other },
  ));
}
