import type { ComponentChildren } from 'preact';
import type { Lang, Seat, Shape, Viewer } from '@chambord/kernel';

/** Someone at the table. */
export interface SeatInfo {
  readonly name: string;
  /** Number of the coat of arms, see `heraldry.tsx`: 1–4 are those of the house, any other is assembled from parts. */
  readonly arms: number;
  /** The level of a bot; null for a person. */
  readonly bot: string | null;
}

/** Why something is not possible, as the bar says it. */
export interface Note {
  readonly title: string;
  readonly rule: string | null;
}

/** The table as it was before a decision that can be taken back. */
export interface Earlier<View> {
  readonly view: View;
  /** Goes back to it. */
  readonly go: () => void;
}

/**
 * Several people at one screen who keep their seats, the first one at the bottom: whoever is to decide does so from there. What the
 * table shows is what all of them may see.
 */
export interface SharedScreen<Move, View> {
  /** Who is to decide, or will be the next of those at the screen: prices are theirs. */
  readonly seat: Seat;
  /** What they can do, also with what only they know of: nothing of that is shown before they say that they alone look. */
  readonly moves: readonly Move[];
  /** Who looks at what only they may see, and what they see. */
  readonly looking: { readonly seat: Seat; readonly view: View } | null;
  /** Asks whether the others look away, then lets this person look. */
  readonly look: (seat: Seat) => void;
  readonly lookAway: () => void;
}

/** What the frame gives to a game's table. The table shows, and tells what was touched; the frame plays. */
export interface TableProps<G extends Shape> {
  readonly view: G['view'];
  /** Whose place is at the bottom. A spectator sits at the first one's. */
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  /** The seat of the one person at the screen, who is spoken to; null where several share it, or only look on. */
  readonly you: Seat | null;
  readonly lang: Lang;
  /** For a game in which seats can stay (`GamePage.seatsStay`), where people keep them at one screen. */
  readonly shared?: SharedScreen<G['move'], G['view']> | null;
  /** Whether the viewer decides now, or one of those who share the screen. Then `legal(view)` are the moves. */
  readonly deciding: boolean;
  /** Whether something of the frame lies over the table: then it lays nothing over that by itself. */
  readonly covered?: boolean;
  /** Makes these moves, one after the other: a click may play a die and use it. Only legal ones. */
  readonly play: (...moves: G['move'][]) => void;
  /** The same for moves by which the player says to end the turn: whoever wants to be asked before is not asked again. */
  readonly playUnasked: (...moves: G['move'][]) => void;
  /** Answers a touch that cannot be done with the rule that forbids it. */
  readonly forbid: (why: G['why']) => void;
  /** Takes the last decision back; null if that cannot be done. */
  readonly undo: (() => void) | null;
  /** The decisions that can be taken back at once, the last first; left out where only the last one can. */
  readonly earlier?: () => readonly Earlier<G['view']>[];
  /** What the last touch was answered with; shown in the bar until the next touch. */
  readonly note: Note | null;
  /** The question before a touch ends the turn: the bar shows it in place of all else. */
  readonly endQuestion?: ComponentChildren;
  /** The address of a rule, for the note's link. */
  readonly ruleLink: (rule: string) => string;
  /** Brand and tools for the table's top row. */
  readonly brand: ComponentChildren;
  readonly tools: ComponentChildren;
}

/** The seat at the bottom of the screen. */
export function bottomSeat(viewer: Viewer): Seat {
  return typeof viewer === 'number' ? viewer : 0;
}

/** The other seats in order of play, beginning after the one at the bottom. */
export function otherSeats(viewer: Viewer, players: number): Seat[] {
  const own = bottomSeat(viewer);
  return Array.from({ length: players - 1 }, (_, i) => (own + 1 + i) % players);
}
