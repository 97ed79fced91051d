import type { Lang, Seat } from '@chambord/kernel';
import type { Card, Level, Move, Noble, PositionPlayer, Token, View } from '@chambord/splendor/rules';
import type { Dictionary } from '@chambord/splendor/text';
import type { SeatInfo } from '@chambord/ui';
import type { Draft } from './draft.ts';
import type { Explainer } from '../text/explain.ts';
import type { Words } from '../text/words.ts';

/** What can be laid over the table. */
export type Over =
  | { readonly over: 'card'; readonly card: Card }
  | { readonly over: 'deck'; readonly level: Level }
  | { readonly over: 'noble'; readonly noble: Noble }
  | { readonly over: 'seat'; readonly seat: Seat }
  | { readonly over: 'hand' };

/** Answers to what was touched (8.1). */
export interface Touch {
  readonly supply: (token: Token) => void;
  /** Lays one of the own tokens aside, to pay with or to give back. */
  readonly own: (token: Token) => void;
  /** Puts a token back that was laid aside. */
  readonly unpick: (token: Token) => void;
  readonly card: (card: Card) => void;
  readonly reserve: (card: Card) => void;
  readonly reserveDeck: (level: Level) => void;
  readonly noble: (noble: Noble) => void;
  readonly play: (move: Move) => void;
  readonly show: (over: Over | null) => void;
}

/** The table as one viewer has it before them. */
export interface Desk {
  readonly view: View;
  /** The seat at the bottom, whose prices are shown. */
  readonly own: Seat;
  readonly player: PositionPlayer;
  /** Whether the viewer sits there: nobody is called "you" in a replay. */
  readonly you: boolean;
  readonly deciding: boolean;
  /** The viewer's legal moves now. */
  readonly moves: readonly Move[];
  readonly draft: Draft;
  readonly seats: readonly SeatInfo[];
  readonly lang: Lang;
  readonly words: Words;
  readonly dictionary: Dictionary;
  /** The address of a rule. */
  readonly ruleLink: (rule: string) => string;
  readonly touch: Touch;
  /** What the things on the table say of themselves. */
  readonly explain: Explainer;
}

export interface DeskProps {
  readonly desk: Desk;
}
