import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { at, replay, verifyProof } from '@chambord/kernel';
import type { Kysely } from 'kysely';
import type { ServerOptions } from '../http/server.ts';
import { finishedRecord, foldTable } from '../room/table.ts';
import { codeOf, DataTrouble, troubleWith } from './data-trouble.ts';
import { openBackup, openPostgres, openSqlite, readPostgres, readSqlite } from './database.ts';
import type { StoredRows } from './schema.ts';
import { readEntry } from './store.ts';

/** What is in a backup that was proved. */
export interface Proved {
  readonly tables: number;
  readonly decisions: number;
  /** Games that are over: each was played again from its record, and its shuffle held to its proof. */
  readonly finished: number;
  /** Tables of rules that this program does not have: their logs are whole, and could not be played again. */
  readonly unplayable: number;
  readonly guests: number;
}

type Keep = ServerOptions['keep'];

const ROWS = 200;

/**
 * Writes everything as it stands at one moment into a file, while servers run; reads that file again, plays all its tables again, and holds it to
 * what was there when it began. Only then it gets its name.
 */
export async function backUp(keep: Keep, file: string): Promise<Proved> {
  if (existsSync(file)) throw new DataTrouble(`${file} is there already. Choose another name, or move it away.`);
  const unproved = `${file}.unproved`;
  rmSync(unproved, { force: true });
  const source = openSource(keep);
  try {
    const there = await source.selectFrom('tables').select(['id', 'version']).execute();
    const target = await openBackup(unproved);
    try {
      await source
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((moment) => copy(moment, target));
    } finally {
      await target.destroy();
    }
    const proved = await prove(unproved, there);
    renameSync(unproved, file);
    return proved;
  } finally {
    await source.destroy();
  }
}

function openSource(keep: Keep): Kysely<StoredRows> {
  if ('postgres' in keep) return readPostgres(keep.postgres);
  const path = join(keep.folder, 'chambord.db');
  if (existsSync(path)) return readSqlite(path);
  throw new DataTrouble(`There are no games in ${keep.folder}. Name the folder of your server with --data.`);
}

/** Reads a backup as it would be read after a restore; throws where something is missing or does not fit. */
export async function prove(
  file: string,
  there: readonly { readonly id: string; readonly version: number }[] = [],
): Promise<Proved> {
  const db = readSqlite(file);
  try {
    const versions = new Map<string, number>();
    let decisions = 0;
    let finished = 0;
    let unplayable = 0;
    for await (const tables of pages(db, 'tables', 'id')) {
      for (const { id, version } of tables) {
        const rows = await db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('version').execute();
        try {
          const table = foldTable(id, rows.map(readEntry));
          if (table.version !== version) throw new Error(`its log ends at version ${table.version}, not ${version}`);
          if (table.unplayable !== null) unplayable++;
          else if (table.phase === 'over') {
            const record = finishedRecord(table);
            if (record !== null) {
              verifyProof(record);
              replay(table.game, record);
            }
            finished++;
          }
          decisions += table.times.length;
        } catch (error) {
          throw new DataTrouble(`${file}: table ${id} cannot be played again: ${(error as Error).message}`);
        }
        versions.set(id, version);
      }
    }
    const missing = there.filter(({ id, version }) => (versions.get(id) ?? 0) < version);
    if (missing.length > 0) {
      const names = missing.slice(0, 5).map(({ id }) => id);
      throw new DataTrouble(`${file}: ${missing.length} tables are missing or too old: ${names.join(', ')}`);
    }
    const row = await db.selectFrom('guests').select(db.fn.countAll<number>().as('count')).executeTakeFirst();
    return { tables: versions.size, decisions, finished, unplayable, guests: row?.count ?? 0 };
  } catch (error) {
    throw troubleWith(file, error);
  } finally {
    await db.destroy();
  }
}

/** Puts a backup, once proved, where there is nothing yet: in a folder or in PostgreSQL, whichever it came from. */
export async function restore(file: string, keep: Keep): Promise<Proved> {
  if (!existsSync(file)) throw new DataTrouble(`There is no ${file}.`);
  const proved = await prove(file);
  const target =
    'folder' in keep
      ? await openSqlite(keep.folder)
      : await openPostgres(keep.postgres, (error) => console.error(error.message));
  const source = readSqlite(file);
  try {
    await target.db.transaction().execute(async (transaction) => {
      const guest = await transaction.selectFrom('guests').select('id').executeTakeFirst();
      if (guest !== undefined) {
        throw new DataTrouble(
          'There are games or guests already where the backup should go. Name an empty folder or database.',
        );
      }
      await copy(source, transaction);
    });
    return proved;
  } catch (error) {
    throw codeOf(error) === '' ? error : troubleWith(file, error);
  } finally {
    await source.destroy();
    await target.close();
  }
}

/** All but the pulse, which means nothing. What others point to comes first. */
async function copy(source: Kysely<StoredRows>, target: Kysely<StoredRows>): Promise<void> {
  for await (const guests of pages(source, 'guests', 'id')) {
    await target.insertInto('guests').values(guests).execute();
    const ids = guests.map(({ id }) => id);
    for (const name of ['sessions', 'links', 'ratings', 'daily_tries'] as const) {
      const rows = await source.selectFrom(name).selectAll().where('guest_id', 'in', ids).execute();
      await insert(target, name, rows);
    }
  }
  for await (const matches of pages(source, 'matches', 'id')) {
    await target.insertInto('matches').values(matches).execute();
    const ids = matches.map(({ id }) => id);
    const people = await source.selectFrom('match_people').selectAll().where('match_id', 'in', ids).execute();
    await insert(target, 'match_people', people);
  }
  for await (const tables of pages(source, 'tables', 'id')) {
    await target.insertInto('tables').values(tables).execute();
    for (const { id } of tables) {
      for (const name of ['entries', 'seats'] as const) {
        const rows = await source.selectFrom(name).selectAll().where('table_id', '=', id).execute();
        await insert(target, name, rows);
      }
    }
  }
}

async function insert<T extends keyof StoredRows>(
  target: Kysely<StoredRows>,
  name: T,
  rows: readonly StoredRows[T][],
): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS) {
    await target
      .insertInto(name as 'entries')
      .values(rows.slice(i, i + ROWS) as StoredRows['entries'][])
      .execute();
  }
}

/** All rows, some at a time, in the order of their ids. */
async function* pages<T extends 'guests' | 'tables' | 'matches'>(
  db: Kysely<StoredRows>,
  name: T,
  id: 'id',
): AsyncIterable<StoredRows[T][]> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom(name as 'tables')
      .selectAll()
      .where(id, '>', after)
      .orderBy(id)
      .limit(ROWS)
      .execute();
    if (rows.length === 0) return;
    yield rows as StoredRows[T][];
    after = at(rows, rows.length - 1).id;
  }
}
