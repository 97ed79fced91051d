import type { Seat, Shape } from '@chambord/kernel';
import type { TablePart } from './parts.ts';
import type { ScoreSheet } from './score-sheet.ts';

/** Why something is not possible, in words. */
export interface Reason {
  readonly sentence: string;
  /** The rule that forbids it, called by its number: "rule 3.4". */
  readonly rule: string;
}

/** Sentence and rule in one, where the rule is no link. */
export function reasonText({ sentence, rule }: Reason): string {
  return `${sentence} (${rule})`;
}

/**
 * A game in the words of one language. Names are the players' names by seat; whose seat is given as `you` reads the text, and is
 * spoken to.
 */
export interface GameText<G extends Shape = Shape> {
  readonly title: string;
  /** A move as an entry of a menu. */
  move(move: G['move'], table: G['state'] | G['view']): string;
  /** A sentence for the log. */
  event(event: G['event'], names: readonly string[], options: G['options'], you?: Seat | null): string;
  /** Why a move is not legal. */
  whyNot(why: G['why'], options: G['options']): Reason;
  /** The whole table as lines of text, for a screen of letters: things stand side by side and below each other. */
  table(view: G['view'], names: readonly string[]): string;
  /** The same to be heard: each line says one thing, and needs no other to be understood. */
  spoken(view: G['view'], names: readonly string[], you?: Seat | null): readonly TablePart[];
  /** The name of a round, counted from 0. */
  round(index: number): string;
  /** The points by category, and who has won. */
  sheet(table: G['state'] | G['view'], names: readonly string[], you?: Seat | null): ScoreSheet;
}
