import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import { localBus, postgresBus } from './bus.ts';
import type { Bus } from './bus.ts';
import { codeOf, DataTrouble, troubleWith } from './data-trouble.ts';
import { migrate, writePulse } from './schema.ts';
import type { Schema } from './schema.ts';

/** Where everything is kept. The two kinds differ in this file and in `bus.ts` alone. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** How processes on the same database tell each other what is new. */
  readonly bus: Bus;
  close(): Promise<void>;
}

/** A database in a file: durable at every commit, readable by others (for a backup) while it is written. */
export async function openSqlite(folder: string): Promise<Database> {
  makeFolder(folder);
  const lock = lockFolder(folder);
  const path = join(folder, 'chambord.db');
  try {
    checkNotEmptied(path);
    const db = openFile(path);
    await migrate(db);
    // Nothing says that the disk is full or must not be written to but writing.
    await writePulse(db, Date.now());
    return sqliteDatabase(db, lock);
  } catch (error) {
    lock.close();
    throw troubleWith(path, error);
  }
}

function openFile(path: string): Kysely<Schema> {
  const file = new Sqlite(path);
  // Of a new file: a move touches a few pages of its table, and each is written whole.
  file.pragma('page_size = 1024');
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  // The same pages are written again and again: the later they are copied into the file, the fewer copies.
  file.pragma('wal_autocheckpoint = 10000');
  file.pragma('foreign_keys = ON');
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: remembering(file) }) });
}

/** A file of games to read from, whoever else writes to it. */
export function readSqlite(path: string): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: remembering(new Sqlite(path)) }) });
}

/** A new file for a backup, in the form of a database. */
export async function openBackup(path: string): Promise<Kysely<Schema>> {
  const db = readSqlite(path);
  await migrate(db);
  return db;
}

/** A database to read from, however long that takes. */
export function readPostgres(url: string): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, types }) }) });
}

function sqliteDatabase(db: Kysely<Schema>, lock: { close(): void }): Database {
  return {
    kind: 'sqlite',
    db,
    bus: localBus(),
    async close() {
      await db.destroy();
      lock.close();
    },
  };
}

/** So many statements are remembered: each number of changes in a batch has its own. */
const MOST_STATEMENTS = 1000;

/** The same few statements come again and again: each is prepared once. Queries follow one another, so none is used twice at a time. */
function remembering(file: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      const statement = file.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** One process at a time: the system lets go of this lock when the process ends, however it ends. */
export function lockFolder(folder: string): { close(): void } {
  const path = join(folder, 'lock.db');
  let lock: Sqlite.Database | undefined;
  try {
    lock = new Sqlite(path);
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    switch (codeOf(error)) {
      case 'SQLITE_BUSY':
        throw new DataTrouble(
          `The data folder ${folder} is used by another server. Stop that one, or choose another folder with --data.`,
        );
      case 'SQLITE_NOTADB':
      case 'SQLITE_CORRUPT':
        throw new DataTrouble(`${path} is damaged. There is nothing in it: delete it, and start again.`);
      default:
        throw troubleWith(path, error);
    }
  }
}

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw troubleWith(`The data folder ${folder}`, error);
  }
}

/** A database that had games and has lost them must not look like one that never had any. */
export function checkNotEmptied(path: string): void {
  const size = (file: string) => (existsSync(file) ? statSync(file).size : null);
  const isEmpty = size(path) === 0;
  if (!isEmpty && (size(path) !== null || (size(`${path}-wal`) ?? 0) === 0)) return;
  throw new DataTrouble(
    `${path} ${isEmpty ? 'is empty' : 'is missing, but its log is there'}: the games are not in it. ` +
      `Put a backup in its place (docs/hosting.md), or delete ${path}* to begin without games.`,
  );
}

/** Times are whole numbers well below 2^53. */
const NUMBERS = new Map<number, (text: string) => unknown>([[pg.types.builtins.INT8, Number]]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : NUMBERS.get(oid)) ?? pg.types.getTypeParser(oid, format),
};

/** How long PostgreSQL may take for a connection or an answer, in milliseconds. */
const LONGEST_WAIT = 10_000;

export async function openPostgres(
  url: string,
  onTrouble: (error: Error) => void,
  longest = LONGEST_WAIT,
): Promise<Database> {
  const reached = { connectionString: url, connectionTimeoutMillis: longest };
  await migratePostgres(new pg.Pool(reached));
  // A database that is away without a word keeps nobody waiting for ever: they are told, and try again.
  const pool = new pg.Pool({
    ...reached,
    max: 10,
    types,
    query_timeout: longest,
    statement_timeout: longest,
    idle_in_transaction_session_timeout: longest,
  });
  // A connection that breaks while nobody uses it: the pool opens another one.
  pool.on('error', onTrouble);
  // One that breaks while somebody uses it: they are told by their query, and here it must not end the process.
  pool.on('connect', (client) => client.on('error', onTrouble));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await writePulse(db, Date.now());
  const bus = await postgresBus(url, pool, onTrouble);
  return {
    kind: 'postgres',
    db,
    bus,
    async close() {
      await bus.close();
      await db.destroy();
    },
  };
}

/** A new form may take as long as it takes. */
async function migratePostgres(pool: pg.Pool): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
