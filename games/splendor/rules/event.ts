import type { Seat } from '@chambord/kernel';
import type { Card, Gem, Level, Noble, Purse } from './material.ts';

/** Why a game is over: 15 points (6.1), everyone passed (3.6), ten quiet rounds (3.7). */
export type Ending = 'points' | 'passes' | 'quiet';

/** Something that happened, small enough to be a line of the log, a motion or a sound. */
export type Event =
  | { readonly event: 'gameBegan'; readonly market: readonly (Card | null)[]; readonly nobles: readonly Noble[] }
  | { readonly event: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | { readonly event: 'took'; readonly seat: Seat; readonly gems: readonly Gem[] }
  | { readonly event: 'reserved'; readonly seat: Seat; readonly card: Card; readonly gold: boolean }
  | { readonly event: 'reservedBlind'; readonly seat: Seat; readonly level: Level; readonly gold: boolean }
  /** Which card that was: only its owner learns of it (7.1). */
  | { readonly event: 'drew'; readonly seat: Seat; readonly card: Card }
  | {
      readonly event: 'bought';
      readonly seat: Seat;
      readonly card: Card;
      readonly pay: Readonly<Purse>;
      /** `blind`: from the hand, and until now only its owner knew it. */
      readonly from: 'market' | 'hand' | 'blind';
    }
  | { readonly event: 'refilled'; readonly place: number; readonly card: Card }
  | { readonly event: 'deckEmpty'; readonly level: Level }
  | { readonly event: 'nobleCame'; readonly seat: Seat; readonly noble: Noble }
  | { readonly event: 'returned'; readonly seat: Seat; readonly tokens: Readonly<Purse> }
  | { readonly event: 'passed'; readonly seat: Seat }
  | { readonly event: 'lastRound'; readonly seat: Seat; readonly points: number }
  | { readonly event: 'gameOver'; readonly by: Ending };

export type EventOf<Name extends Event['event']> = Extract<Event, { event: Name }>;
