import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from './database.ts';

type ColumnType = 'text' | 'integer' | 'bigint';

/**
 * Rows as something to select from, all of them in one parameter: however many there are, the text of the statement is the same, so that it is
 * composed and prepared but once. Each row has its values in the order of the columns.
 */
export function rowsFrom(
  kind: Database['kind'],
  columns: Readonly<Record<string, ColumnType>>,
  rows: readonly (readonly (string | number | null)[])[],
): RawBuilder<unknown> {
  const list = Object.entries(columns).map(([name, type], i) => `cast(value->>${i} as ${type}) as ${name}`);
  const json = JSON.stringify(rows);
  const source =
    kind === 'postgres' ? sql`json_array_elements(${json}::json) as given(value)` : sql`json_each(${json})`;
  return sql`(select ${sql.raw(list.join(', '))} from ${source})`;
}
