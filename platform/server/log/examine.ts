import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import pg from 'pg';
import { checkNotEmptied, lockFolder, makeFolder } from './database.ts';
import { DataTrouble, troubleWith } from './data-trouble.ts';

/** Whether games can be kept in a folder; throws `DataTrouble` if not. What is kept there stays as it is. */
export function examineFolder(folder: string): void {
  makeFolder(folder);
  const trial = join(folder, `trial-${process.pid}`);
  try {
    writeFileSync(trial, 'Whether this folder can be written to.\n');
    rmSync(trial);
  } catch (error) {
    throw troubleWith(folder, error);
  }
  const lock = lockFolder(folder);
  try {
    examineFile(join(folder, 'chambord.db'));
  } finally {
    lock.close();
  }
}

function examineFile(path: string): void {
  checkNotEmptied(path);
  if (!existsSync(path)) return;
  try {
    const file = new Sqlite(path);
    try {
      const found = file.prepare('PRAGMA quick_check(1)').all() as readonly { readonly quick_check: string }[];
      const [first] = found;
      if (first?.quick_check !== 'ok') {
        throw new DataTrouble(
          `${path} is damaged (${first?.quick_check ?? 'it says nothing'}). Put a backup in its place (docs/hosting.md).`,
        );
      }
    } finally {
      file.close();
    }
  } catch (error) {
    throw troubleWith(path, error);
  }
}

/** The oldest PostgreSQL that will do. */
const OLDEST = 14;
/** How long it may take to answer, in milliseconds. */
const LONGEST_WAIT = 5000;

/** Whether games can be kept in a PostgreSQL database; throws `DataTrouble` if not. How far its clock is ahead of ours, in milliseconds. */
export async function examinePostgres(url: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LONGEST_WAIT,
    query_timeout: LONGEST_WAIT,
  });
  // A connection that breaks is told by the query that it breaks.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; may: boolean; now: string }>(
      `select current_setting('server_version_num') as version,
              has_schema_privilege(current_schema(), 'CREATE') as may,
              floor(extract(epoch from clock_timestamp()) * 1000)::text as now`,
    );
    const [row] = rows;
    const version = Math.floor(Number(row?.version) / 10_000);
    if (!(version >= OLDEST)) {
      throw new DataTrouble(`This is PostgreSQL ${version}. Chambord needs ${OLDEST} or newer.`);
    }
    if (row?.may !== true) {
      throw new DataTrouble(
        'The user of DATABASE_URL may not create tables in this database. Give it the right: GRANT CREATE ON SCHEMA public TO its name.',
      );
    }
    return Number(row.now) - Date.now();
  } catch (error) {
    if (error instanceof DataTrouble) throw error;
    throw new DataTrouble(
      `PostgreSQL cannot be used: ${reasonOf(error)}. Is it running, and are host, port, name, user and password in DATABASE_URL right?`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
