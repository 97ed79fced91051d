import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { openPostgres, openSqlite } from './database.ts';
import type { Database } from './database.ts';
import { DataTrouble } from './data-trouble.ts';
import type { StoredRows } from './schema.ts';
import type { ServerOptions } from '../http/server.ts';

/** What was removed. */
export interface Pruned {
  readonly tables: number;
  readonly guests: number;
}

/** So many tables or guests go with one commit: servers on the same database wait for no more than that. */
const AT_ONCE = 100;

/** Removes what is older than this moment and what nobody comes back to; see docs/hosting.md. */
export async function prune(keep: ServerOptions['keep'], before: number): Promise<Pruned> {
  if ('folder' in keep && !existsSync(join(keep.folder, 'chambord.db'))) {
    throw new DataTrouble(`There are no games in ${keep.folder}. Name the folder of your server with --data.`);
  }
  const database =
    'folder' in keep
      ? await openSqlite(keep.folder)
      : await openPostgres(keep.postgres, (error) => console.error(error.message));
  try {
    await database.db.deleteFrom('links').where('until', '<', before).execute();
    await database.db.deleteFrom('daily_tries').where('at', '<', before).execute();
    const tables = await inParts(database.db, (transaction) => pruneTables(transaction, database.kind, before));
    await inParts(database.db, (transaction) => pruneMatches(transaction, before));
    const guests = await inParts(database.db, (transaction) => pruneGuests(transaction, database.kind, before));
    return { tables, guests };
  } finally {
    await database.close();
  }
}

async function inParts(
  db: Kysely<StoredRows>,
  part: (transaction: Transaction<StoredRows>) => Promise<number>,
): Promise<number> {
  let all = 0;
  for (;;) {
    const some = await db.transaction().execute(part);
    all += some;
    if (some < AT_ONCE) return all;
  }
}

/** Games that are over, and tables at which none ever began. One that is being played stays, however long it takes. */
async function pruneTables(
  transaction: Transaction<StoredRows>,
  kind: Database['kind'],
  before: number,
): Promise<number> {
  const query = transaction
    .selectFrom('tables')
    .select('id')
    .where('phase', '<>', 'playing')
    .where('updated', '<', before)
    .orderBy('id')
    .limit(AT_ONCE);
  const rows = await (kind === 'postgres' ? query.forUpdate() : query).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await transaction.deleteFrom('seats').where('table_id', 'in', ids).execute();
  await transaction.deleteFrom('entries').where('table_id', 'in', ids).execute();
  await transaction.deleteFrom('tables').where('id', 'in', ids).execute();
  return ids.length;
}

/** Matches that were made before then and of which no table is left. */
async function pruneMatches(transaction: Transaction<StoredRows>, before: number): Promise<number> {
  const left = transaction
    .selectFrom('match_people')
    .innerJoin('tables', 'tables.id', 'match_people.table_id')
    .select('match_id');
  const rows = await transaction
    .selectFrom('matches')
    .select('id')
    .where('created', '<', before)
    .where('id', 'not in', left)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await transaction.deleteFrom('match_people').where('match_id', 'in', ids).execute();
  await transaction.deleteFrom('matches').where('id', 'in', ids).execute();
  return ids.length;
}

/** Guests who came before then, of whom no table and no try is left and who have no rating. */
async function pruneGuests(
  transaction: Transaction<StoredRows>,
  kind: Database['kind'],
  before: number,
): Promise<number> {
  const query = transaction
    .selectFrom('guests')
    .select('id')
    .where('created', '<', before)
    .where('id', 'not in', transaction.selectFrom('seats').select('guest_id'))
    .where('id', 'not in', transaction.selectFrom('tables').select('maker'))
    .where('id', 'not in', transaction.selectFrom('ratings').select('guest_id'))
    .where('id', 'not in', transaction.selectFrom('daily_tries').select('guest_id'))
    .where('id', 'not in', transaction.selectFrom('match_people').select('guest_id'))
    .orderBy('id')
    .limit(AT_ONCE);
  const rows = await (kind === 'postgres' ? query.forUpdate() : query).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await transaction.deleteFrom('sessions').where('guest_id', 'in', ids).execute();
  await transaction.deleteFrom('links').where('guest_id', 'in', ids).execute();
  await transaction.deleteFrom('guests').where('id', 'in', ids).execute();
  return ids.length;
}
