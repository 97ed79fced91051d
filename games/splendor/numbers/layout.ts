/**
 * Where everything lies in a table of numbers. Tokens and bonuses are six counts packed into one number (rules/packed.ts): a price is
 * then one subtraction, a payment one addition. What only a score sheet asks for, who bought which card when, is a list of all purchases.
 */

export const PLAYERS = 0;
/** 1 by classic rules, 0 by court rules. */
export const CLASSIC = 1;
/** As its index in `PHASES`. */
export const PHASE = 2;
export const SEAT = 3;
export const ROUND = 4;
export const LAST_ROUND = 5;
export const PASSES = 6;
export const BUSY_ROUND = 7;
export const SUPPLY = 8;
/** How many nobles nobody has yet, cards were bought, nobles were won. */
export const NOBLES_LEFT = 9;
export const BOUGHT_COUNT = 10;
export const WON_COUNT = 11;
/** Cards left in the deck of each level. */
export const DECK_COUNTS = 12;
/** Twelve places; `NONE` where no card is left to lie there. */
export const MARKET = 15;
/** Room for all cards of level 1, 2, 3; the top is the last of those that are left. */
export const DECKS = [27, 67, 97] as const;
export const NOBLE_LIST = 117;
/** Cards bought, card by card: `card | seat << OWNER`. */
export const BOUGHT = 122;
/** Nobles won, likewise. */
export const WON = 212;
/** The first player; each takes so many numbers. */
export const FIRST_PLAYER = 217;
export const PER_PLAYER = 9;
export const SIZE = FIRST_PLAYER + 4 * PER_PLAYER;

/** Of a player. Bonuses of a gem stop at 15: nothing asks for that much. */
export const TOKENS = 0;
export const BONUSES = 1;
export const POINTS = 2;
export const CARD_COUNT = 3;
export const NOBLE_COUNT = 4;
export const HAND_COUNT = 5;
/** Three places: `card`, with `BLIND` if it was reserved from a deck. */
export const HAND = 6;

export const NONE = -1;
export const OWNER = 7;
export const CARD_BITS = 127;
export const BLIND = 128;

/** Phases, as indices in `PHASES`. */
export const ACTION = 0;
export const RETURN = 1;
export const NOBLE = 2;
export const OVER = 3;

/** A table: whole numbers, one after the other. */
export type Numbers = Int32Array;

/** A number of the table. Every place that is asked for is there. */
export function cell(table: Numbers, place: number): number {
  return table[place] as number;
}

/** Where the numbers of a player begin. */
export function playerAt(seat: number): number {
  return FIRST_PLAYER + seat * PER_PLAYER;
}
