/** The 52 cards by number: thirteen of each suit. */
export type Card = number;

/** Spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

export const DECK: readonly Card[] = SUITS.flatMap((_, suit) => RANKS.map((_rank, rank) => suit * RANKS.length + rank));

export function suitOf(card: Card): Suit {
  return SUITS[Math.floor(card / RANKS.length)] ?? 'S';
}

export function rankOf(card: Card): Rank {
  return RANKS[card % RANKS.length] ?? 'A';
}

/** "H10": as moves name a card. */
export function codeOf(card: Card): string {
  return suitOf(card) + rankOf(card);
}
