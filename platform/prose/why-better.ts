import type { Lang, Seat, Shape } from '@chambord/kernel';

/** A turn as it was, or could have been, played. */
export interface PossibleTurn<G extends Shape> {
  /** The decisions of whoever's turn it was. */
  readonly moves: readonly G['move'][];
  /** The table when the turn had ended. */
  readonly after: G['state'];
}

/** Two turns from the same position. */
export interface TwoTurns<G extends Shape> {
  readonly seat: Seat;
  readonly before: G['state'];
  readonly made: PossibleTurn<G>;
  readonly better: PossibleTurn<G>;
  /** By seat. */
  readonly names: readonly string[];
}

/**
 * What the better turn gets that the other does not, in sentences, the weightiest first. Each is a fact of the two tables; nothing is supposed.
 * It is asked on several deals of what the player could not know, and only what is so on all of them is told.
 */
export type WhyBetter<G extends Shape = Shape> = (turns: TwoTurns<G>) => readonly string[];

/** What a puzzle can be about in a game. */
export interface Themes<G extends Shape = Shape> {
  /** What the better turn is about, the weightiest first: names of the game's own. */
  of(this: void, turns: TwoTurns<G>): readonly string[];
  /** What a theme is called. */
  readonly words: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
}
