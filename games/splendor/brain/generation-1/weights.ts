/** What things are worth, in points. Found by letting brains with different weights play against each other (docs/bots.md). */
export interface Weights {
  /** The first, second, third, … bonus of a gem: later ones help with fewer cards. */
  readonly bonus: readonly number[];
  /** A token in hand, and a gold. */
  readonly token: number;
  readonly gold: number;
  /** A card within reach: its points times the square of the part that is paid, by bonuses fully, by tokens in part. */
  readonly reach: number;
  readonly tokenPart: number;
  /** What reach counts for a card in the own hand, which nobody can take away, against one that lies open. */
  readonly own: number;
  /** A noble: the points times the square of the part of the bonuses that is there. */
  readonly noble: number;
  /** Being on turn. */
  readonly tempo: number;
  /** An occupied place in hand. */
  readonly hand: number;
  /** Points of lead that make e times as likely to win. */
  readonly scale: number;
}

export const weights: Weights = {
  bonus: [1.1, 1, 0.85, 0.7, 0.5, 0.3, 0.2],
  token: 0.08,
  gold: 0.24,
  reach: 0.35,
  tokenPart: 0.7,
  own: 1,
  noble: 0.5,
  tempo: 0.35,
  hand: 0.15,
  scale: 2.5,
};
