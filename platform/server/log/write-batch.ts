import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { at } from '@chambord/kernel';
import { CHANNEL, bundleMessages } from './bus.ts';
import type { Database } from './database.ts';
import { dueOf } from '../room/due.ts';
import type { Body, Entry } from './entry.ts';
import { tableSummaryOf } from '../room/news.ts';
import { rateChange } from './rate-change.ts';
import { rowsFrom } from './rows-from.ts';
import type { StoredRows } from './schema.ts';
import { turnOf } from '../room/table.ts';
import type { Table } from '../room/table.ts';

/** New entries of one table, which already holds them; they are valid only once they are written. */
export interface NewEntries {
  readonly table: Table;
  readonly maker: string;
  readonly entries: readonly Entry[];
  /** The message that it comes from, as the log of the process calls it. */
  readonly trace?: string | undefined;
}

/** Changes that are written together or not at all. */
export interface Together {
  readonly changes: readonly NewEntries[];
}

/**
 * Writes what can be written, in one transaction; returns those that came too late. Nearly all that is ever written goes this way, so each kind of
 * row is written by one statement, whose text is always the same.
 */
export function writeBatch<T extends Together>(
  { db, kind }: Database,
  gone: number,
  batch: readonly T[],
): Promise<ReadonlySet<T>> {
  return db.transaction().execute(async (transaction) => {
    const late = await findLate(transaction, kind, batch);
    const changes = batch.filter((together) => !late.has(together)).flatMap((together) => together.changes);
    if (changes.length === 0) return late;
    for (const change of changes) await rateChange(transaction, kind, change);
    await writeEntries(transaction, kind, changes);
    await writePlaces(transaction, kind, gone, changes.filter(isSmall));
    await writeTables(
      transaction,
      gone,
      changes.filter((change) => !isSmall(change)),
    );
    for (const change of changes) await writeSeats(transaction, change);
    if (kind === 'postgres') {
      for (const text of bundleMessages(changes.map(({ table }) => `news|${table.facts.id}|${table.version}`))) {
        await sql`select pg_notify(${CHANNEL}, ${text})`.execute(transaction);
      }
    }
    return late;
  });
}

/** What changes nothing about a table in a list but its version, whose turn it is, and when that was. */
const SMALL: readonly Body['kind'][] = ['move', 'undone', 'offered', 'agreed', 'declined', 'chat'];

function isSmall({ entries }: NewEntries): boolean {
  return entries.every(({ body }) => SMALL.includes(body.kind));
}

/** The version that a table must have for the change to fit. */
function baseOf({ entries }: NewEntries): number {
  return at(entries, 0).version - 1;
}

async function findLate<T extends Together>(
  transaction: Transaction<StoredRows>,
  kind: Database['kind'],
  batch: readonly T[],
): Promise<Set<T>> {
  const ids = batch.flatMap(({ changes }) => changes.map(({ table }) => [table.facts.id]));
  const wanted = rowsFrom(kind, { id: 'text' }, ids);
  // Locked in one order, so that two processes cannot wait for each other.
  const lock = kind === 'postgres' ? sql`for update` : sql``;
  const { rows } = await sql<{
    id: string;
    version: number;
  }>`select id, version from tables where id in ${wanted} order by id ${lock}`.execute(transaction);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const isLate = (change: NewEntries) => (versions.get(change.table.facts.id) ?? 0) !== baseOf(change);
  return new Set(batch.filter(({ changes }) => changes.some(isLate)));
}

async function writeEntries(
  transaction: Transaction<StoredRows>,
  kind: Database['kind'],
  changes: readonly NewEntries[],
): Promise<void> {
  const rows = changes.flatMap(({ table, entries }) =>
    entries.map(({ version, at: time, cause, body }) => [
      table.facts.id,
      version,
      time,
      cause?.guest ?? null,
      cause?.id ?? null,
      body.kind,
      'seat' in body ? body.seat : null,
      JSON.stringify(body),
    ]),
  );
  const given = rowsFrom(
    kind,
    {
      table_id: 'text',
      version: 'integer',
      at: 'bigint',
      guest_id: 'text',
      message: 'text',
      kind: 'text',
      seat: 'integer',
      body: 'text',
    },
    rows,
  );
  await sql`insert into entries (table_id, version, at, guest_id, message, kind, seat, body) select * from ${given} as given`.execute(
    transaction,
  );
}

/** Where tables stand now. */
async function writePlaces(
  transaction: Transaction<StoredRows>,
  kind: Database['kind'],
  gone: number,
  changes: readonly NewEntries[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ table }) => [
    table.facts.id,
    table.version,
    turnOf(table),
    dueOf(table, gone),
    table.updated,
  ]);
  const given = rowsFrom(
    kind,
    { id: 'text', version: 'integer', turn: 'integer', due: 'bigint', updated: 'bigint' },
    rows,
  );
  await sql`update tables set version = given.version, turn = given.turn, due = given.due, updated = given.updated
    from ${given} as given where tables.id = given.id`.execute(transaction);
}

/** Everything about tables that a list says of them. */
async function writeTables(
  transaction: Transaction<StoredRows>,
  gone: number,
  changes: readonly NewEntries[],
): Promise<void> {
  if (changes.length === 0) return;
  await transaction
    .insertInto('tables')
    .values(changes.map((change) => tableRow(change, gone)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        version: row.ref('excluded.version'),
        phase: row.ref('excluded.phase'),
        turn: row.ref('excluded.turn'),
        due: row.ref('excluded.due'),
        updated: row.ref('excluded.updated'),
        summary: row.ref('excluded.summary'),
      })),
    )
    .execute();
}

function tableRow({ table, maker }: NewEntries, gone: number): StoredRows['tables'] {
  const summary = tableSummaryOf(table);
  const { id, version, phase, turn, created, updated, terms } = summary;
  return {
    id,
    version,
    game: terms.game,
    phase,
    access: terms.access,
    turn,
    due: dueOf(table, gone),
    maker,
    created,
    updated,
    summary: JSON.stringify(summary),
  };
}

async function writeSeats(transaction: Transaction<StoredRows>, { table, entries }: NewEntries): Promise<void> {
  if (!entries.some(({ body }) => body.kind === 'made' || body.kind === 'sat' || body.kind === 'stood')) return;
  const { id } = table.facts;
  await transaction.deleteFrom('seats').where('table_id', '=', id).execute();
  const rows = table.seats.flatMap(({ guest, kept }, seat) => {
    const owner = guest ?? kept;
    return owner === null ? [] : [{ table_id: id, seat, guest_id: owner }];
  });
  if (rows.length > 0) await transaction.insertInto('seats').values(rows).execute();
}
