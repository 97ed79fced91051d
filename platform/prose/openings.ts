import type { Lang, Seat, Shape } from '@chambord/kernel';

/** A turn as it was played. */
export interface PlayedTurn<G extends Shape> {
  readonly seat: Seat;
  /** The table before its first decision. */
  readonly before: G['state'];
  readonly moves: readonly G['move'][];
  /** All that came of them; also what followed the end of the turn. */
  readonly events: readonly G['event'][];
}

/** Something that somebody did for the first time in a game, and of which kind it was. */
export interface First {
  readonly what: string;
  readonly kind: string;
}

/**
 * How a game begins, in kinds of its own: so that games can be held against each other that never go the same way. All names are of the
 * game's own, and `words` knows them.
 */
export interface Openings<G extends Shape = Shape> {
  /** So many turns of each player belong to the opening. */
  readonly turns: number;
  /** What is alike of a position before a turn of this seat, as far as the seat can know it. */
  situation(this: void, table: G['state'] | G['view'], seat: Seat): string;
  /** What was chosen in a turn. */
  choice(this: void, turn: PlayedTurn<G>): string;
  /** What may have been done for the first time in this turn; whether it was, is counted elsewhere. */
  firsts(this: void, turn: PlayedTurn<G>): readonly First[];
  readonly words: Readonly<Record<Lang, OpeningWords>>;
}

export interface OpeningWords {
  readonly situation: (name: string) => string;
  readonly choice: (name: string) => string;
  /** In the order in which they are told. */
  readonly firsts: Readonly<Record<string, { readonly title: string; readonly kind: (name: string) => string }>>;
}
