import { TRIPLE, TYPES } from '@chambord/burgundy/rules';
import { cell, CLOISTER, push, typeOf } from './layout.ts';
import type { Numbers } from './layout.ts';

/** A column as a number: its type, how many cards lie in it, and the cards. */
export function columnType(column: number): number {
  return column & 7;
}

export function columnCount(column: number): number {
  return (column >> 3) & 3;
}

export function columnCard(column: number, index: number): number {
  return (column >> (5 + 7 * index)) & 127;
}

export function columnOf(type: number, cards: readonly number[]): number {
  return cards.reduce((column, card, i) => column | (card << (5 + 7 * i)), type | (cards.length << 3));
}

/** 6.2, 6.3: whether a type joins a column, by the type and the column's own and its count (its lowest five bits). */
const JOINS = Int8Array.from({ length: TYPES.length << 5 }, (_, index) => {
  const [type, column] = [index >> 5, index & 31];
  const fits = columnType(column) === type || columnType(column) === CLOISTER || type === CLOISTER;
  return columnCount(column) < TRIPLE && fits ? 1 : 0;
});

/** 1 if a card of this type may join the column, else 0: to be added up without a condition, which a processor foresees badly. */
export function joins(type: number, column: number): number {
  return JOINS[(type << 5) | (column & 31)] as number;
}

export function mayJoin(type: number, column: number): boolean {
  return joins(type, column) === 1;
}

/** 6.2, 6.3 */
export function mayStart(table: Numbers, estate: number, type: number): boolean {
  return incomplete(table, estate, type) < 0;
}

/** The first incomplete column of a type, by its index; -1 if there is none. */
export function incomplete(table: Numbers, estate: number, type: number): number {
  const count = cell(table, estate);
  for (let i = 0; i < count; i++) {
    const column = cell(table, estate + 1 + i);
    if (columnType(column) === type && columnCount(column) < TRIPLE) return i;
  }
  return -1;
}

/** Adds a card to the column with this index, or starts a new one (-1); returns the column as it is now. */
export function addToEstate(table: Numbers, estate: number, card: number, index: number): number {
  const type = typeOf(card);
  if (index < 0) {
    const started = type | (1 << 3) | (card << 5);
    push(table, estate, started);
    return started;
  }
  const joined = cell(table, estate + 1 + index);
  const count = columnCount(joined);
  const grownType = columnType(joined) === CLOISTER ? type : columnType(joined); // 6.3
  const grown = (joined & ~31) | grownType | ((count + 1) << 3) | (card << (5 + 7 * count));
  table[estate + 1 + index] = grown;
  return grown;
}

/** 6.7: a cloister counts as a cloister wherever it lies. */
export function hasAllSeven(table: Numbers, estate: number): boolean {
  const columns = cell(table, estate);
  let types = 0;
  for (let i = 0; i < columns; i++) {
    const column = cell(table, estate + 1 + i);
    const count = columnCount(column);
    for (let k = 0; k < count; k++) types |= 1 << typeOf(columnCard(column, k));
  }
  return types === (1 << TYPES.length) - 1;
}
