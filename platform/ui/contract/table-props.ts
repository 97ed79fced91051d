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

/** What the frame gives to a game's table. The table shows, and tells what was touched; the frame plays. */
export interface TableProps<G extends Shape> {
  readonly view: G['view'];
  /** Whose place is at the bottom. A spectator sits at the first one's. */
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  readonly lang: Lang;
  /** Whether the viewer decides now. Then `legal(view)` are the moves. */
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
