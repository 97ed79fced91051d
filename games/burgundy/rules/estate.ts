import { at } from '@chambord/kernel';
import { cardsOf, faceOf } from './edition.ts';
import { TRIPLE, TYPES } from './material.ts';
import type { HasEdition } from './edition.ts';
import type { Card, Type } from './material.ts';
import { moveOf } from './move.ts';
import type { Move } from './move.ts';
import type { Column, Position } from './table.ts';

export function isComplete(column: Column): boolean {
  return column.cards.length === TRIPLE;
}

/** Whether a card of this type may join the column (6.2, 6.3). A column of type cloister is one of cloisters only. */
export function mayJoin(type: Type, column: Column): boolean {
  if (isComplete(column)) return false;
  return column.type === type || column.type === 'cloister' || type === 'cloister';
}

/** Whether a card of this type may start a column: only without an incomplete one of its type (6.2, 6.3). */
export function mayStart(type: Type, estate: readonly Column[]): boolean {
  return !estate.some((column) => column.type === type && !isComplete(column));
}

/** Adds the ways to place one of the player's projects (6.2, 6.3). */
export function placeMoves(table: Position, card: Card, moves: Move[]): void {
  const { estate } = at(table.players, table.seat);
  const { type } = faceOf(table, card);
  for (const column of estate) {
    if (mayJoin(type, column)) moves.push(moveOf('place', card, at(column.cards, 0)));
  }
  if (mayStart(type, estate)) moves.push(moveOf('place', card, null));
}

/** Adds a card to the column that begins with `on`, or starts a new one; returns the column as it is now. */
export function addToEstate(table: HasEdition, estate: Column[], card: Card, on: Card | null): Column {
  const { type } = faceOf(table, card);
  if (on === null) {
    const started: Column = { type, cards: [card] };
    estate.push(started);
    return started;
  }
  const index = estate.findIndex((column) => column.cards[0] === on);
  const joined = at(estate, index);
  const grown: Column = {
    type: joined.type === 'cloister' ? type : joined.type, // 6.3
    cards: [...joined.cards, card],
  };
  estate[index] = grown;
  return grown;
}

/** The types that lie in the estate; a cloister counts as a cloister wherever it lies (6.7). */
export function typesIn(table: HasEdition, estate: readonly Column[]): ReadonlySet<Type> {
  const found = bitsOf(table, estate);
  return new Set(TYPES.filter((type) => (found & BIT[type]) !== 0));
}

/** Whether all seven types lie in the estate. */
export function hasAllSeven(table: HasEdition, estate: readonly Column[]): boolean {
  return bitsOf(table, estate) === ALL_SEVEN;
}

/** A bit for each type that lies there. Bots place cards thousands of times a second, and sets would cost more. */
function bitsOf(table: HasEdition, estate: readonly Column[]): number {
  const deck = cardsOf(table);
  let types = 0;
  for (const { cards } of estate) for (const card of cards) types |= BIT[at(deck, card).type];
  return types;
}

const BIT = Object.fromEntries(TYPES.map((type, index) => [type, 1 << index])) as Readonly<Record<Type, number>>;
const ALL_SEVEN = 2 ** TYPES.length - 1;
