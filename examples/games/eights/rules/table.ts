import type { Agenda, Seat, Viewer } from '@chambord/kernel';
import type { Card, Suit } from './cards.ts';

export const PLAYERS = [2, 3, 4] as const;
/** Cards that each is dealt (1.2). */
export const DEALS = { five: 5, seven: 7 } as const;

export interface Options {
  readonly players: (typeof PLAYERS)[number];
  readonly deal: keyof typeof DEALS;
}

/** What is owed: a turn, in which one may have drawn already (2.3), or the suit that an eight calls for (2.2). */
export type Step = { readonly step: 'turn'; readonly drew: boolean } | { readonly step: 'suit' };

/** What state and view have in common, and all that the rules look at. A card that the viewer may not see is null. */
export interface Table {
  readonly options: Options;
  readonly seat: Seat;
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly pile: { readonly length: number };
  /** Cards that were played, the last on top. */
  readonly played: readonly Card[];
  /** The suit to follow: that of the top card, unless an eight called for another one. */
  readonly suit: Suit;
  /** How many in a row have passed with nothing left to draw. */
  readonly passes: number;
  readonly agenda: readonly (readonly Step[])[];
}

export interface State extends Table {
  seat: Seat;
  readonly hands: Card[][];
  readonly pile: Card[];
  readonly played: Card[];
  suit: Suit;
  passes: number;
  readonly agenda: Agenda<Step>;
}

export interface View extends Table {
  readonly viewer: Viewer;
}

export type Move =
  | { readonly do: 'play'; readonly card: Card }
  | { readonly do: 'suit'; readonly suit: Suit }
  | { readonly do: 'draw' }
  | { readonly do: 'pass' };

export type Event =
  | { readonly event: 'turnBegan'; readonly seat: Seat }
  | { readonly event: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly event: 'called'; readonly seat: Seat; readonly suit: Suit }
  | { readonly event: 'drew'; readonly seat: Seat }
  /** Which card it was: for its owner alone. */
  | { readonly event: 'got'; readonly seat: Seat; readonly card: Card }
  | { readonly event: 'passed'; readonly seat: Seat }
  | { readonly event: 'gameOver' };

/** Why a move is not legal. */
export type Why =
  | { readonly rule: '2.1'; readonly reason: 'notYours' | 'noMatch' }
  | { readonly rule: '2.2'; readonly reason: 'callFirst' | 'noEight' }
  | { readonly rule: '2.3'; readonly reason: 'drewAlready' | 'pileEmpty' }
  | { readonly rule: '2.4'; readonly reason: 'drawFirst' }
  | { readonly rule: '3.1'; readonly reason: 'over' };
