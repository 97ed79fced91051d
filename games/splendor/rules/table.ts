import type { Seat } from '@chambord/kernel';
import type { Card, GemCounts, Level, Noble, Purse } from './material.ts';
import type { Options } from './options.ts';

/**
 * What the table waits for. Splendor has no chains of effects, only two questions that can follow an action of a
 * classic game: what to give back (4.1), then which noble comes (3.5). So one word does for an agenda, and it is cheaper.
 */
export const PHASES = ['action', 'return', 'noble', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Something that can be counted but, in a view, not looked into. */
export interface Counted {
  readonly length: number;
}

/** A reserved card as the rules may look at it. Never changed, only replaced, so that copies may share it. */
export interface PositionReserved {
  /** Null where the viewer may not see it (7.1). */
  readonly card: Card | null;
  readonly level: Level;
  /** Reserved from a deck, unseen by the others. */
  readonly blind: boolean;
}

export interface Reserved extends PositionReserved {
  readonly card: Card;
}

/** A player as the rules may look at them, in a state and in a view. */
export interface PositionPlayer {
  readonly tokens: Readonly<Purse>;
  /** Cards bought, in that order. */
  readonly cards: readonly Card[];
  /** The bonuses of those cards, and all points: kept because they are asked for all the time. */
  readonly bonuses: Readonly<GemCounts>;
  readonly points: number;
  readonly nobles: readonly Noble[];
  /** Cards reserved. */
  readonly hand: readonly PositionReserved[];
}

/** The whole table as the rules may look at it: what a state and every view have in common. */
export interface Position {
  readonly options: Options;
  readonly phase: Phase;
  /** Whose turn it is. */
  readonly seat: Seat;
  /** The first is 1. */
  readonly round: number;
  /** Whether this is the last round, because someone has 15 points (6.1). */
  readonly lastRound: boolean;
  /** Players who passed, one after the other, up to now (3.6). */
  readonly passes: number;
  /** The last round in which a card was bought or reserved, 0 before there is one (3.7). */
  readonly busyRound: number;
  readonly supply: Readonly<Purse>;
  /** Twelve places: four of level 1, four of level 2, four of level 3. Null where no card is left to lie there (2.2). */
  readonly market: readonly (Card | null)[];
  /** Level 1 first. */
  readonly decks: readonly [Counted, Counted, Counted];
  /** Nobles that nobody has yet. */
  readonly nobles: readonly Noble[];
  readonly players: readonly PositionPlayer[];
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

export interface Player extends Mutable<PositionPlayer> {
  tokens: Purse;
  cards: Card[];
  bonuses: GemCounts;
  nobles: Noble[];
  hand: Reserved[];
}

/** Everything, hidden things included. No generator: all chance of the game is in the decks, shuffled at the set-up. */
export interface State extends Mutable<Position> {
  supply: Purse;
  market: (Card | null)[];
  /** Of every deck the top is last. */
  decks: [Card[], Card[], Card[]];
  nobles: Noble[];
  players: Player[];
}

/** The player whose turn it is. */
export function active(table: State): Player;
export function active(table: Position): PositionPlayer;
export function active(table: Position): PositionPlayer {
  const player = table.players[table.seat];
  if (player === undefined) throw new RangeError(`there is no seat ${table.seat}`);
  return player;
}

/** The deck of a level. */
export function deckOf(table: State, level: Level): Card[];
export function deckOf(table: Position, level: Level): Counted;
export function deckOf(table: Position, level: Level): Counted {
  return level === 1 ? table.decks[0] : level === 2 ? table.decks[1] : table.decks[2];
}
