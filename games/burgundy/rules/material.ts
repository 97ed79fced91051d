/** The material of the game, chapter 1. */

/** The seven types of action cards (1.1). */
export const TYPES = ['castle', 'mine', 'cloister', 'knowledge', 'ship', 'pasture', 'building'] as const;
export type Type = (typeof TYPES)[number];

/** The eight kinds of building (1.1). */
export const BUILDINGS = [
  'carpenter',
  'church',
  'market',
  'watchtower',
  'bank',
  'boardingHouse',
  'warehouse',
  'cityHall',
] as const;
export type Building = (typeof BUILDINGS)[number];

/** What can be printed on a card: a type, or for buildings their kind. */
export type Face = Exclude<Type, 'building'> | Building;
export const FACES: readonly Face[] = [
  'castle',
  'mine',
  'cloister',
  'knowledge',
  'ship',
  'pasture',
  ...BUILDINGS,
] as const;

/** How many cards show each face (1.1). */
export const COPIES: Readonly<Record<Face, number>> = {
  castle: 12,
  mine: 12,
  cloister: 12,
  knowledge: 18,
  ship: 18,
  pasture: 18,
  carpenter: 3,
  church: 3,
  market: 3,
  watchtower: 3,
  bank: 3,
  boardingHouse: 3,
  warehouse: 3,
  cityHall: 3,
};

export const DICE = [1, 2, 3, 4, 5, 6] as const;
export type Die = (typeof DICE)[number];

/** An action card, as its index in the edition's deck (0–113). */
export type Card = number;

/** The three kinds of goods, six of each (1.4); which numbers sell them, the edition says. */
export const GOODS = ['light', 'medium', 'dark'] as const;
export type Good = (typeof GOODS)[number];
export const GOOD_COPIES = 6;

/** The four kinds of animals, five of each (1.5). Of the pig the rulebooks say nothing: a ruling of ours. */
export const ANIMALS = ['chicken', 'sheep', 'pig', 'cattle'] as const;
export type Animal = (typeof ANIMALS)[number];
export const ANIMAL_COPIES = 5;

/** Goods and animals lie in two piles each (2.3). */
export const PILES = ['left', 'right'] as const;
export type Pile = (typeof PILES)[number];
export type Supply = 'goods' | 'animals';

/** The points of a sold good (1.4), and the silver that its sale brings (4.3). */
export const GOOD_POINTS = 1;
export const GOOD_SILVER = 1;

/** Points for sets of none to four different animals (9.2). */
export const SET_POINTS = [0, 0, 1, 2, 4] as const;

/** The points of a "first triple" card (1.6). */
export const FIRST_TRIPLE = 1;

/** The points on the "all seven types" cards, the top one first, by number of players (1.6, 10.1). */
export const ALL_SEVEN: Readonly<Record<Players, readonly number[]>> = {
  1: [3, 1],
  2: [3, 1],
  3: [4, 2, 1],
  4: [4, 3, 2, 1],
};

/** Cards in the display, by number of players (2.6, 10.1). */
export const DISPLAY: Readonly<Record<Players, number>> = { 1: 7, 2: 7, 3: 10, 4: 13 };

/** How many of them go to the rows in order, whatever their die; the others by it (2.6). */
export const IN_ORDER: Readonly<Record<Players, number>> = { 1: 6, 2: 6, 3: 6, 4: 12 };

/** What everyone has in the storage at the start (2.1). */
export const START = { goods: 1, animals: 1, silver: 1 } as const;
/** Workers at the start, by place after the start player (2.2), and against Aaron (10.1). */
export const START_WORKERS = [0, 1, 1, 2] as const;
export const SOLO_WORKERS = 1;

export const PLAYERS = [1, 2, 3, 4] as const;
export type Players = (typeof PLAYERS)[number];

/** Five rounds of six turns (3.1). */
export const ROUNDS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Round = (typeof ROUNDS)[number];
export const TURNS = 6;
/** Dice to choose from in a turn (3.2). */
export const HAND = 2;

/** Workers are refilled to this many (4.4). */
export const REFILL = 2;
/** The silver of the action (4.5). */
export const SILVER_TAKEN = 1;
/** Workers or silver for a point (4.6). */
export const POINT_PRICE = 3;
/** Projects of one player (4.7). */
export const MAX_PROJECTS = 3;
/** Cards of a purchase, and the silver for all of them (5.1). */
export const CARDS_BOUGHT = 3;
export const CARDS_PRICE = 3;
/** Cards of a full column (6.1). */
export const TRIPLE = 3;
/** The points of the start player card (9.3). */
export const START_CARD_POINTS = 1;

/** Aaron's piles (10.2). His place among the contenders of a solo game is right after the player's. */
export const AARON_PILES = [3, 4, 5, 6, 7] as const;
export const AARON = 1;
/** The points that each of his cloisters brings the player (10.2). */
export const AARON_CLOISTER = 1;
