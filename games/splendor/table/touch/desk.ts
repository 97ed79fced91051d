import { at } from '@chambord/kernel';
import type { Lang, Seat } from '@chambord/kernel';
import type { Card, Level, Move, Noble, PositionPlayer, Token, View } from '@chambord/splendor/rules';
import type { Dictionary } from '@chambord/splendor/text';
import type { SeatInfo, SharedScreen } from '@chambord/ui';
import type { Draft } from './draft.ts';
import type { Explainer } from '../text/explain.ts';
import type { Words } from '../text/words.ts';

/** What can be laid over the table. */
export type Over =
  | { readonly over: 'card'; readonly card: Card }
  | { readonly over: 'deck'; readonly level: Level }
  | { readonly over: 'noble'; readonly noble: Noble }
  | { readonly over: 'seat'; readonly seat: Seat }
  | { readonly over: 'hand'; readonly seat: Seat };

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
  /** Opens a hand; if something in it is for one person's eyes, they are asked first. */
  readonly hand: (seat: Seat) => void;
}

/** The table as one viewer has it before them. */
export interface Desk {
  readonly view: View;
  /** The seat at the bottom. */
  readonly own: Seat;
  /** Whose prices are shown, and who pays: the one at the bottom, or where seats stay whoever is to play. */
  readonly buyer: Seat;
  readonly player: PositionPlayer;
  /** Whether the buyer sits at this screen. */
  readonly seated: boolean;
  /** Where several people keep their seats at one screen. */
  readonly shared: SharedScreen<Move, View> | null;
  /** Who is called "you": nobody in a replay, or where several share the screen. */
  readonly you: Seat | null;
  readonly deciding: boolean;
  /** The buyer's legal moves now; where seats stay, without those that would show what is hidden in a hand. */
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

/** The table as it is for another seat, which need not be the one that is to play: what can be bought there is only bought by that one. */
export function deskOf(desk: Desk, seat: Seat): Desk {
  if (seat === desk.buyer) return { ...desk, own: seat };
  return { ...desk, own: seat, buyer: seat, player: at(desk.view.players, seat), moves: [], deciding: false };
}
