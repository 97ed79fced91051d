import { at as element } from '@chambord/kernel';
import { cardsOf, FACES, TYPES } from '@chambord/burgundy/rules';

/**
 * Where everything lies in a table of numbers. A list is how many there are, then each of them; of every pile the top is last. The edition is the standard one.
 */

export const PLAYERS = 0;
/** The option `startPlayer` and 1; 0 without it. */
export const START_PLAYER = 1;
export const ROUND = 2;
export const TURN = 3;
export const STARTER = 4;
export const SEAT = 5;
export const BOUGHT = 6;
export const OVER = 7;
/** Who has the start player card; `NOBODY` in solo. */
export const HOLDER = 8;
export const FACE_DOWN = 9;
/** The generator: eight words, and the index of the next one. */
export const KEY = 10;
export const NEXT = 18;
/** By type, who was first to its triple; `NOBODY` yet. */
export const FIRST_TRIPLES = 19;
/** Lists: "all seven types" cards with the top one first, deck, discard pile. */
export const ALL_SEVEN_LEFT = 26;
export const DECK = 31;
export const DISCARD = 146;
/** Six lists, each with room for so many numbers, and two of goods and of animals. */
export const DISPLAY = 261;
export const PER_ROW = 9;
export const GOOD_PILES = 315;
export const PER_GOOD_PILE = 19;
export const ANIMAL_PILES = 353;
export const PER_ANIMAL_PILE = 21;
/** A list of steps, two for each frame; the second is 0 where there is one only. */
export const AGENDA = 395;
/** The first player; each takes so many numbers. */
export const FIRST_PLAYER = 524;
export const PER_PLAYER = 82;
export const AARON = FIRST_PLAYER + 4 * PER_PLAYER;
export const SIZE = AARON + 93;

/** Of a player. */
export const WORKERS = 0;
export const SILVER = 1;
export const POINTS = 2;
export const ALL_SEVEN = 3;
export const GOODS = 4;
export const SOLD = 7;
export const ANIMALS = 10;
/** Lists of cards, and of columns: see `estate.ts`. */
export const PILE = 14;
export const HAND = 23;
export const PROJECTS = 28;
export const ESTATE = 33;

/** Of Aaron: whether he plays, his "all seven types" card, which pile comes next, his piles (lists), his estate. */
export const AARON_ALL_SEVEN = AARON + 1;
export const AARON_NEXT = AARON + 2;
export const AARON_PILES = AARON + 3;
export const PER_AARON_PILE = 8;
export const AARON_ESTATE = AARON + 43;

export const NOBODY = -1;

/** A table: whole numbers, one after the other. */
export type Numbers = Int32Array;

/** A number of the table. Every place that is asked for is there. */
export function cell(table: Numbers, place: number): number {
  return table[place] as number;
}

/** Where the numbers of a player begin. */
export function playerAt(seat: number): number {
  return FIRST_PLAYER + seat * PER_PLAYER;
}

export function push(table: Numbers, list: number, value: number): void {
  const count = cell(table, list) + 1;
  table[list] = count;
  table[list + count] = value;
}

/** Takes the last one of a list that is not empty. */
export function pop(table: Numbers, list: number): number {
  const count = cell(table, list);
  const value = cell(table, list + count);
  table[list + count] = 0;
  table[list] = count - 1;
  return value;
}

/** Takes the one at an index out of a list; the others keep their order. */
export function removeAt(table: Numbers, list: number, index: number): void {
  const count = cell(table, list);
  for (let place = list + 1 + index; place < list + count; place++) table[place] = cell(table, place + 1);
  table[list + count] = 0;
  table[list] = count - 1;
}

/** Where in a list a value is; -1 if it is not there. */
export function indexIn(table: Numbers, list: number, value: number): number {
  const count = cell(table, list);
  for (let i = 0; i < count; i++) if (cell(table, list + 1 + i) === value) return i;
  return -1;
}

const DECK_OF_CARDS = cardsOf({ options: {} });
export const ALL_CARDS = DECK_OF_CARDS.length;
/** By card: its die, its type and its face, as indices in `TYPES` and `FACES`. */
export const DIE = Int8Array.from(DECK_OF_CARDS, ({ die }) => die);
export const TYPE = Int8Array.from(DECK_OF_CARDS, ({ type }) => TYPES.indexOf(type));
export const FACE = Int8Array.from(DECK_OF_CARDS, ({ face }) => FACES.indexOf(face));
export const CLOISTER = TYPES.indexOf('cloister');

export function dieOf(card: number): number {
  return DIE[card] as number;
}

export function typeOf(card: number): number {
  return TYPE[card] as number;
}

/** The face of a card by its name. */
export function faceName(card: number): (typeof FACES)[number] {
  return element(FACES, FACE[card] as number);
}
