import type { Score, Shape } from './game.ts';

export const LANGS = ['en', 'fr', 'de'] as const;
export type Lang = (typeof LANGS)[number];

/** A game in the words of one language. Names are the players' names by seat. */
export interface GameText<G extends Shape = Shape> {
  readonly title: string;
  /** A move as an entry of a menu. */
  move(move: G['move'], table: G['state'] | G['view']): string;
  /** A sentence for the log. */
  event(event: G['event'], names: readonly string[], options: G['options']): string;
  /** A sentence that says why a move is not legal, ending with the rule's number. */
  whyNot(why: G['why'], options: G['options']): string;
  /** The whole table as lines of text. */
  table(view: G['view'], names: readonly string[]): string;
  /** The score sheet as lines of text. */
  result(table: G['state'] | G['view'], names: readonly string[]): string;
  /** Who takes part in the score, in its order: the players, and who else there is. */
  contenders(score: Score, names: readonly string[]): readonly string[];
}
