import type { Card, Level, Noble, Purse, Token } from './material.ts';

/** A decision. Cards are named by themselves, never by a place in a menu. */
export type Move =
  /** Take tokens, each named as often as it is taken (3.1, 3.2). Gold may be named, and is refused. */
  | { readonly do: 'take'; readonly gems: readonly Token[] }
  /** Reserve a face-up card (3.3). */
  | { readonly do: 'reserve'; readonly card: Card }
  /** Reserve the top of a deck (3.3). */
  | { readonly do: 'reserveBlind'; readonly level: Level }
  /** Buy a card for these tokens, counted by kind (3.4, 5.2). */
  | { readonly do: 'buy'; readonly card: Card; readonly pay: Readonly<Purse> }
  /** Win a noble: court by this action, classic by choosing among several that come (3.5). */
  | { readonly do: 'noble'; readonly noble: Noble }
  /** Give back these tokens, counted by kind (4.1). */
  | { readonly do: 'return'; readonly tokens: Readonly<Purse> }
  /** Do nothing, for nothing can be done (3.6). */
  | { readonly do: 'pass' };

export type MoveOf<Do extends Move['do']> = Extract<Move, { do: Do }>;

/** All kinds of move, in the order in which they are listed to people. */
export const MOVES = [
  'take',
  'reserve',
  'reserveBlind',
  'buy',
  'noble',
  'return',
  'pass',
] as const satisfies readonly Move['do'][];
