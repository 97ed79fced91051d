import type { BookTable } from '@chambord/figures';

/** Between situations and choices, in turn, on a way through a book. */
const STEP = '~';

/** Where a place in the book of a game is found: at a kind of table, on a way of situations and choices. */
export function openingsAddress(
  game: string,
  options: Readonly<Record<string, unknown>>,
  way: readonly string[],
): string {
  const hash = way.length === 0 ? '' : `#${way.join(STEP)}`;
  return `/openings/${game}/${tableName(options)}${hash}`;
}

/** A kind of table in an address: "3-court". */
export function tableName(options: Readonly<Record<string, unknown>>): string {
  return Object.values(options).map(String).join('-');
}

export function wayIn(hash: string): readonly string[] {
  return hash === '' ? [] : hash.split(STEP);
}

/** The table of this name, else the first. */
export function tableNamed(tables: readonly BookTable[], name: string | undefined): BookTable | undefined {
  return tables.find(({ options }) => tableName(options) === name) ?? tables[0];
}
