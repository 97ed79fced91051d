import type { BurgundyScore, Card, Die, Move, Step, View } from '@chambord/burgundy/rules';
import type { Dictionary } from '@chambord/burgundy/text';
import type { Lang, Seat } from '@chambord/kernel';
import type { Earlier, SeatInfo } from '@chambord/ui';
import { rivalArms, uiWords } from '@chambord/ui';
import type { Explainer } from '../text/explain.ts';
import type { Way } from './ways.ts';
import type { PageWords } from '../text/words.ts';

/** Something to look at that changes nothing. */
export type Look =
  | { readonly look: 'row'; readonly die: Die }
  | { readonly look: 'card'; readonly card: Card }
  | { readonly look: 'player'; readonly seat: Seat }
  | { readonly look: 'round' }
  | { readonly look: 'discard' };

/** What every part of the table needs: what lies there, what can be done, and where a touch goes. */
export interface Desk {
  readonly view: View;
  /** The seat at the bottom. */
  readonly own: Seat;
  readonly seats: readonly SeatInfo[];
  /** Who is called "you": nobody in a replay, or where several share the screen. */
  readonly you: Seat | null;
  readonly lang: Lang;
  readonly words: PageWords;
  readonly dictionary: Dictionary;
  readonly score: BurgundyScore;
  /** What the things on the table say of themselves. */
  readonly explain: Explainer;
  /** Whether the one at the bottom decides now; else the table is calm. */
  readonly deciding: boolean;
  /** What is open for the one at the bottom. */
  readonly steps: readonly Step[];
  readonly ways: readonly Way[];
  /** Those of the ways that cannot be taken back. */
  readonly binding: ReadonlySet<Way>;
  /** The table before each decision that can still be taken back, the last first, and the way there. */
  readonly earlier: () => readonly Earlier<View>[];
  /** The die that was touched first. */
  readonly die: Die | null;
  /** The project that is looking for its column. */
  readonly project: Card | null;
  /** A move as an entry of a menu. */
  readonly moveText: (move: Move) => string;
  /** Does what is meant if it is one thing with one price, asks if there are several, else says why not. */
  readonly touch: (meant: (move: Move) => boolean, otherwise: Move, at: Element) => void;
  readonly play: (way: Way) => void;
  readonly chooseDie: (die: Die) => void;
  readonly chooseProject: (card: Card) => void;
  readonly look: (at: Look) => void;
}

/** Whether one of these steps is open for the player. */
export function asks({ steps }: Desk, ...kinds: readonly Step['step'][]): boolean {
  return steps.some(({ step }) => kinds.includes(step));
}

/** The ways that come to a move of this kind. */
export function waysTo(desk: Desk, meant: (move: Move) => boolean): Way[] {
  return desk.ways.filter(({ move }) => meant(move));
}

/** Whether a touch that comes to one of these ways cannot be taken back: then it carries a lock. */
export function locks({ binding }: Desk, ways: readonly Way[]): boolean {
  return ways.length > 0 && ways.every((way) => binding.has(way));
}

/** The lock in words. */
export function lockSaid(desk: Desk, ways: readonly Way[]): string {
  return locks(desk, ways) ? ` ${uiWords[desk.lang].binding}.` : '';
}

/** The classes of something that can be touched: glowing, or faded while others glow. */
export function stateOf(desk: Desk, ways: readonly Way[]): string {
  if (!desk.deciding) return '';
  return ways.length > 0 ? 'legal' : 'far';
}

/** What someone is called; in a solo game Aaron sits beside the player. */
export function nameOf({ seats, you, dictionary }: Pick<Desk, 'seats' | 'you' | 'dictionary'>, owner: Seat): string {
  const seat = seats[owner];
  if (seat === undefined) return dictionary.aaron;
  return owner === you ? dictionary.you : seat.name;
}

export function armsOf({ seats }: Desk, owner: Seat): string {
  return `arms-${seats[owner]?.arms ?? rivalArms(seats[0]?.arms ?? 1)}`;
}
