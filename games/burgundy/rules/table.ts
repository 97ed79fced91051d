import type { Agenda, Random, Seat } from '@chambord/kernel';
import type { Options } from './options.ts';
import type { Animal, Card, Die, Good, Supply, Type } from './material.ts';

/** A column of the estate: up to three cards that count as one type (6.1). Never changed, only replaced by a longer one. */
export interface Column {
  readonly type: Type;
  readonly cards: readonly Card[];
}

/** What the table still owes. `card` is the placed card whose effect it is; null where no card opened it. */
export type Step =
  /** Play a hand card (3.3). */
  | { readonly step: 'playDie' }
  /** One of the six actions with this number (4); with any number if null (7.7). */
  | { readonly step: 'takeAction'; readonly die: Die | null; readonly card: Card | null }
  /** Choose one of the cards that were bought (5.2). */
  | { readonly step: 'keepOne'; readonly cards: readonly Card[] }
  /** Take a card of these types from the display (7.3). */
  | { readonly step: 'takeOf'; readonly types: readonly Type[]; readonly card: Card }
  /** Take the top of a pile (7.1, 7.4, 6.6). */
  | { readonly step: 'receive'; readonly of: readonly Supply[]; readonly card: Card | null }
  /** Sell one kind of goods, any number (7.5). */
  | { readonly step: 'sellOne'; readonly card: Card }
  /** Place another project, any number (7.6). */
  | { readonly step: 'placeAnother'; readonly card: Card }
  /** Choose a bonus of the round card (6.6). */
  | { readonly step: 'tripleBonus' }
  /** The last chance to buy before the turn ends (5.1). */
  | { readonly step: 'endTurn' };

/** All steps by their numbers: networks and observations have learned them in this order. */
export const STEPS: readonly Step['step'][] = [
  'playDie',
  'takeAction',
  'keepOne',
  'takeOf',
  'receive',
  'sellOne',
  'placeAnother',
  'tripleBonus',
  'endTurn',
];

/** The start player card (2.4, 4.3). */
export interface StartCard {
  readonly holder: Seat;
  readonly faceDown: boolean;
}

/** Something that can be counted but, in a view, not looked into. */
export interface Counted {
  readonly length: number;
}

/** The part of a player's things that lies open. */
export interface OpenPlayer {
  readonly projects: readonly Card[];
  readonly estate: readonly Column[];
  readonly workers: number;
  readonly silver: number;
  readonly goods: Readonly<Record<Good, number>>;
  readonly sold: Readonly<Record<Good, number>>;
  readonly animals: Readonly<Record<Animal, number>>;
  /** Points taken: watchtowers, bonuses, conversions, Aaron's cloisters. */
  readonly points: number;
  /** Points of the "all seven types" card; 0 without one. */
  readonly allSeven: number;
}

/** A player as the rules may look at them, in a state and in a view. */
export interface PositionPlayer extends OpenPlayer {
  /** Undrawn cards of the round. */
  readonly pile: Counted;
  /** Drawn cards, the earlier one first. The die is null where the viewer may not see it. */
  readonly hand: readonly { readonly die: Die | null }[];
}

/** The whole table as the rules may look at it: what a state and every view have in common. */
export interface Position {
  readonly options: Options;
  /** 0–4 for A–E. */
  readonly round: number;
  /** 0–5. */
  readonly turn: number;
  /** Who began this round. */
  readonly starter: Seat;
  /** Whose turn it is. */
  readonly seat: Seat;
  /** Whether this turn's purchase has been made (5.1). */
  readonly bought: boolean;
  readonly over: boolean;
  /** Not used in solo. */
  readonly startCard: StartCard | null;
  /** Six rows, for the dice 1–6. */
  readonly display: readonly (readonly Card[])[];
  readonly discard: readonly Card[];
  /** Who has the "first triple" card of each type (6.5). */
  readonly firstTriples: Readonly<Record<Type, Seat | null>>;
  /** "All seven types" cards that are left, the top one first (6.7). */
  readonly allSeven: readonly number[];
  readonly agenda: readonly (readonly Step[])[];
  readonly deck: Counted;
  readonly goods: readonly [Counted, Counted];
  readonly animals: readonly [Counted, Counted];
  readonly players: readonly PositionPlayer[];
  readonly aaron: PositionAaron | null;
}

export interface PositionAaron {
  readonly estate: readonly Column[];
  readonly allSeven: number;
  /** His coming piles, the next one first. */
  readonly piles: readonly Counted[];
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A card in hand. */
export interface HandCard {
  readonly die: Die;
  readonly card: Card;
}

export interface Player extends Mutable<OpenPlayer> {
  projects: Card[];
  estate: Column[];
  goods: Record<Good, number>;
  sold: Record<Good, number>;
  animals: Record<Animal, number>;
  /** The top is last. */
  pile: Card[];
  hand: HandCard[];
}

export interface Aaron extends Mutable<PositionAaron> {
  estate: Column[];
  piles: (readonly Card[])[];
}

/** Everything, hidden things included. Of every pile the top is last. */
export interface State extends Mutable<Position> {
  random: Random;
  display: Card[][];
  discard: Card[];
  firstTriples: Record<Type, Seat | null>;
  allSeven: number[];
  agenda: Agenda<Step>;
  deck: Card[];
  goods: [Good[], Good[]];
  animals: [Animal[], Animal[]];
  players: Player[];
  aaron: Aaron | null;
}
