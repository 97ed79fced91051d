import { sql } from 'kysely';
import { at } from '@chambord/kernel';
import type { Rating, TableSummary } from '@chambord/protocol';
import type { Database } from './database.ts';
import type { Body, Entry } from './entry.ts';
import type { StoredRows } from './schema.ts';
import { writeBatch } from './write-batch.ts';
import type { NewEntries, Together } from './write-batch.ts';

/** Somebody else has written to the table since: nothing of this was. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** Changes that are written together or not at all, and who waits for it. */
interface Waiting extends Together {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 250;
/** More than are offered: some of them are deserted. */
const LOBBY_SIZE = 200;
const HISTORY_SIZE = 30;
const DUE_AT_ONCE = 1000;
const DAY = 24 * 3600 * 1000;

type Summary = Omit<TableSummary, 'yours'>;

/** What a table in a list is made of: the summary is written when something other than the rest of this changes. */
const LISTED = ['summary', 'tables.version', 'tables.turn', 'tables.updated'] as const;

function readSummaries(
  rows: readonly Pick<StoredRows['tables'], 'summary' | 'version' | 'turn' | 'updated'>[],
): Summary[] {
  return rows.map(({ summary, version, turn, updated }) => ({ ...JSON.parse(summary), version, turn, updated }));
}

/** What was written with one commit, for metrics and logs. */
export interface Batch {
  readonly size: number;
  readonly seconds: number;
  /** The messages that it comes from. */
  readonly traces: readonly string[];
}

/** What is kept of tables. */
export interface Store {
  /** Resolves when the changes are on disk; rejects with `Conflict` if a table has changed meanwhile. */
  append(changes: readonly NewEntries[]): Promise<void>;
  /** The entries of a table after a version, in order. */
  entries(table: string, after: number): Promise<Entry[]>;
  summary(table: string): Promise<Summary | undefined>;
  lobby(now: number): Promise<Summary[]>;
  /** The guest's tables that are not over, those first where it is their turn. */
  games(guest: string): Promise<Summary[]>;
  history(guest: string, before: number): Promise<Summary[]>;
  /** How many tables that are not over this guest has made. */
  made(guest: string): Promise<number>;
  /** Tables that have to be looked after until then, some at a time. */
  due(until: number): AsyncIterable<string[]>;
  ratings(game: string): Promise<Rating[]>;
  rating(game: string, guest: string): Promise<Rating | undefined>;
  /** Changes were written, or could not be. */
  onBatch(listener: (batch: Batch) => void): void;
  /** How many changes wait to be written. */
  waiting(): number;
}

export function openStore(database: Database, gone: number): Store {
  const { db } = database;
  const queue: Waiting[] = [];
  const batchListeners: ((batch: Batch) => void)[] = [];
  let busy = false;

  /** Everything that has come in while the last batch was written goes into the next one: one commit for all. */
  async function pump(): Promise<void> {
    if (busy) return;
    busy = true;
    while (queue.length > 0) {
      const batch = queue.splice(0, MOST_AT_ONCE);
      const begin = performance.now();
      const outcome = await writeBatch(database, gone, batch).catch((error: unknown) => error);
      const seconds = (performance.now() - begin) / 1000;
      const traces = batch.flatMap(({ changes }) => changes.flatMap(({ trace }) => trace ?? []));
      for (const listener of batchListeners) listener({ size: batch.length, seconds, traces });
      for (const waiting of batch) {
        if (!(outcome instanceof Set)) waiting.reject(outcome);
        else if (outcome.has(waiting)) waiting.reject(new Conflict('the table has changed'));
        else waiting.resolve();
      }
    }
    busy = false;
  }

  const summaries = () => db.selectFrom('tables').select(LISTED);

  const rated = (game: string) =>
    db
      .selectFrom('ratings')
      .innerJoin('guests', 'guests.id', 'ratings.guest_id')
      .select(['guest_id as guest', 'name', 'rating', 'deviation', 'games'])
      .where('game', '=', game);

  return {
    append: (changes) =>
      new Promise((resolve, reject) => {
        queue.push({ changes, resolve, reject });
        // Not at once: whatever else this turn of the event loop brings goes along.
        setImmediate(() => void pump());
      }),

    async entries(table, after) {
      const rows = await db
        .selectFrom('entries')
        .selectAll()
        .where('table_id', '=', table)
        .where('version', '>', after)
        .orderBy('version')
        .execute();
      return rows.map(readEntry);
    },

    async summary(table) {
      return readSummaries(await summaries().where('id', '=', table).execute())[0];
    },

    async lobby(now) {
      const rows = await summaries()
        .where('phase', '=', 'waiting')
        .where('access', '=', 'open')
        .where('updated', '>', now - DAY)
        .orderBy('created', 'desc')
        .limit(LOBBY_SIZE)
        .execute();
      return readSummaries(rows);
    },

    async games(guest) {
      const rows = await db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .select(LISTED)
        .where('guest_id', '=', guest)
        .where('phase', '<>', 'over')
        .orderBy(sql`case when turn = seat then 0 else 1 end`)
        .orderBy('updated', 'desc')
        .limit(200)
        .execute();
      return readSummaries(rows);
    },

    async history(guest, before) {
      const rows = await db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .select(LISTED)
        .where('guest_id', '=', guest)
        .where('phase', '=', 'over')
        .where('updated', '<', before)
        .orderBy('updated', 'desc')
        .limit(HISTORY_SIZE)
        .execute();
      return readSummaries(rows);
    },

    async made(guest) {
      const row = await db
        .selectFrom('tables')
        .select(db.fn.countAll<number>().as('count'))
        .where('maker', '=', guest)
        .where('phase', '<>', 'over')
        .executeTakeFirst();
      return row?.count ?? 0;
    },

    async *due(until) {
      for (let after = ''; ;) {
        const rows = await db
          .selectFrom('tables')
          .select('id')
          .where('due', '<=', until)
          .where('id', '>', after)
          .orderBy('id')
          .limit(DUE_AT_ONCE)
          .execute();
        const ids = rows.map(({ id }) => id);
        yield ids;
        if (ids.length < DUE_AT_ONCE) return;
        after = at(ids, ids.length - 1);
      }
    },

    // Settled: the 95 % interval is not wider than 440 points.
    ratings: (game) => rated(game).where('deviation', '<', 110).orderBy('rating', 'desc').limit(100).execute(),
    rating: (game, guest) => rated(game).where('guest_id', '=', guest).executeTakeFirst(),

    onBatch: (listener) => void batchListeners.push(listener),
    waiting: () => queue.length,
  };
}

export function readEntry(row: StoredRows['entries']): Entry {
  const { version, at: time, guest_id: guest, message, body } = row;
  const cause = guest === null || message === null ? null : { guest, id: message };
  return { version, at: time, cause, body: JSON.parse(body) as Body };
}
