import type { PositionText } from './position.ts';
import type { Random } from './random/random.ts';

/** A chair at the table, counted clockwise from 0. */
export type Seat = number;

/** Who looks at the table: someone at it, someone beside it, or, when a game is studied, someone for whom all hands lie open. */
export type Viewer = Seat | 'spectator' | 'open';

/** Receives what happened, in order. Bots pass none, and then nothing is built. */
export type Emit<Event> = ((event: Event) => void) | undefined;

/** The types that make up one game. */
export interface Shape {
  readonly options: { readonly players: number };
  readonly state: unknown;
  readonly view: unknown;
  readonly move: { readonly do: string };
  readonly event: unknown;
  readonly why: Why;
}

/** Why a move is not legal: the rule that forbids it, and the facts of the case for the sentence that says so. */
export interface Why {
  readonly rule: string;
  readonly reason: string;
}

/** Points by contender, and their places: 1 is won, equal places are shared. */
export interface Score {
  readonly points: readonly number[];
  readonly places: readonly number[];
}

/**
 * What every game is to the platform.
 *
 * The state is plain data that survives JSON at any moment. `apply` mutates and trusts: whoever takes moves from outside
 * goes through `attempt`, which checks them against `legal`. What takes a table works on a state and on a view alike.
 */
export interface Game<G extends Shape = Shape> {
  readonly id: string;
  /** Raised by every change of rules; records carry it. */
  readonly rulesVersion: number;
  /** The game by its earlier rules, for games that were begun by them (docs/rules-versions.md); `rulesOf` finds them. */
  readonly earlier?: readonly Game<G>[];
  /** Every kind of table it can be played at: numbers of players, sets of rules. */
  readonly variants: readonly G['options'][];

  /** Reads options from outside; throws `BadInput` with the place and the reason. */
  options(value: unknown): G['options'];
  setup(options: G['options'], seed: string, emit?: Emit<G['event']>): G['state'];
  /** Who decides now; null when the game is over. */
  actor(table: G['state'] | G['view']): Seat | null;
  /** Every legal move of the actor, each once; empty only when the game is over. What a viewer may not see is left out. */
  legal(table: G['state'] | G['view']): G['move'][];
  /** The legal moves without those that only pay more dearly for the same: what bots choose from. */
  sensible(table: G['state'] | G['view']): G['move'][];
  apply(state: G['state'], move: G['move'], emit?: Emit<G['event']>): void;
  clone(state: G['state']): G['state'];
  /** What this viewer may know, built field by field. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** A random state that looks like this view: what a bot searches, so that it cannot cheat. */
  resample(view: G['view'], random: Random): G['state'];
  score(table: G['state'] | G['view']): Score;
  /** Null for a legal move. */
  whyNot(table: G['state'] | G['view'], move: G['move']): G['why'] | null;

  /** The move as a short text; two moves are the same if their texts are. */
  format(move: G['move'], options: G['options']): string;
  /** Reads such a text; throws `BadInput`. */
  parse(text: string, options: G['options']): G['move'];
  /** What a viewer knows as one line of text; without it a game has no analysis. */
  readonly position?: PositionText<G['view']>;

  /** Whether the viewer may learn of this event. */
  sees(event: G['event'], viewer: Viewer): boolean;
  /** Whether the event showed this viewer something that was hidden from them: their undo ends here. */
  reveals(event: G['event'], viewer: Viewer): boolean;
  /** Whether a new round begins with this event: where one jumps to when a game is looked through. */
  beginsRound(event: G['event']): boolean;
  /** Whether a turn begins with this event, or the game is over: the turn before it has ended. */
  endsTurn(event: G['event']): boolean;
  /** The first law of conservation that the state breaks, in words; null if all hold. */
  audit(state: G['state']): string | null;
}
