import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { at } from '@chambord/kernel';
import type { Rating, TableSummary } from '@chambord/protocol';
import { CHANNEL, pack } from './bus.ts';
import type { Database } from './database.ts';
import { dueOf } from '../room/due.ts';
import type { Body, Entry } from './entry.ts';
import { NEWCOMER, rateGame } from '../guests/glicko.ts';
import { summaryOf } from '../room/news.ts';
import type { Schema } from './schema.ts';
import type { Table } from '../room/table.ts';

/** New entries of one table, which already holds them; they are valid only once they are written. */
export interface Change {
  readonly table: Table;
  readonly maker: string;
  readonly entries: readonly Entry[];
}

/** Somebody else has written to the table since: nothing of this was. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** Changes that are written together or not at all, and who waits for it. */
interface Waiting {
  readonly changes: readonly Change[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 100;
const LOBBY_SIZE = 50;
const HISTORY_SIZE = 30;
const DUE_AT_ONCE = 1000;
const DAY = 24 * 3600 * 1000;

type Summary = Omit<TableSummary, 'yours'>;

/** What is kept of tables. */
export interface Store {
  /** Resolves when the changes are on disk; rejects with `Conflict` if a table has changed meanwhile. */
  append(changes: readonly Change[]): Promise<void>;
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
  /** How many changes were written at once, for the metrics. */
  onBatch(listener: (size: number) => void): void;
}

export function openStore({ db, kind }: Database, gone: number): Store {
  const queue: Waiting[] = [];
  const batchListeners: ((size: number) => void)[] = [];
  let busy = false;

  /** Everything that has come in while the last batch was written goes into the next one: one commit for all. */
  async function pump(): Promise<void> {
    if (busy) return;
    busy = true;
    while (queue.length > 0) {
      const batch = queue.splice(0, MOST_AT_ONCE);
      const outcome = await writeBatch(db, kind, gone, batch).catch((error: unknown) => error);
      for (const listener of batchListeners) listener(batch.length);
      for (const waiting of batch) {
        if (!(outcome instanceof Set)) waiting.reject(outcome);
        else if (outcome.has(waiting)) waiting.reject(new Conflict('the table has changed'));
        else waiting.resolve();
      }
    }
    busy = false;
  }

  const summaries = () => db.selectFrom('tables').select('summary');
  const read = (rows: readonly { summary: string }[]): Summary[] => rows.map(({ summary }) => JSON.parse(summary));

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
      return read(await summaries().where('id', '=', table).execute())[0];
    },

    async lobby(now) {
      const rows = await summaries()
        .where('phase', '=', 'waiting')
        .where('access', '=', 'open')
        .where('updated', '>', now - DAY)
        .orderBy('created', 'desc')
        .limit(LOBBY_SIZE)
        .execute();
      return read(rows);
    },

    async games(guest) {
      const rows = await db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .select('summary')
        .where('guest_id', '=', guest)
        .where('phase', '<>', 'over')
        .orderBy(sql`case when turn = seat then 0 else 1 end`)
        .orderBy('updated', 'desc')
        .limit(200)
        .execute();
      return read(rows);
    },

    async history(guest, before) {
      const rows = await db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .select('summary')
        .where('guest_id', '=', guest)
        .where('phase', '=', 'over')
        .where('updated', '<', before)
        .orderBy('updated', 'desc')
        .limit(HISTORY_SIZE)
        .execute();
      return read(rows);
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
  };
}

function readEntry(row: Schema['entries']): Entry {
  const { version, at: time, guest_id: guest, message, body } = row;
  const cause = guest === null || message === null ? null : { guest, id: message };
  return { version, at: time, cause, body: JSON.parse(body) as Body };
}

/** Writes what can be written, in one transaction; returns those that came too late. */
function writeBatch(
  db: Kysely<Schema>,
  kind: Database['kind'],
  gone: number,
  batch: readonly Waiting[],
): Promise<ReadonlySet<Waiting>> {
  return db.transaction().execute(async (transaction) => {
    const late = await findLate(transaction, kind, batch);
    const changes = batch.filter((waiting) => !late.has(waiting)).flatMap((waiting) => waiting.changes);
    if (changes.length === 0) return late;
    for (const change of changes) await rateChange(transaction, kind, change);
    await transaction
      .insertInto('entries')
      .values(changes.flatMap(({ table, entries }) => entries.map((entry) => entryRow(table.facts.id, entry))))
      .execute();
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
    for (const change of changes) await writeSeats(transaction, change);
    if (kind === 'postgres') {
      for (const text of pack(changes.map(({ table }) => `news|${table.facts.id}|${table.version}`))) {
        await sql`select pg_notify(${CHANNEL}, ${text})`.execute(transaction);
      }
    }
    return late;
  });
}

/** The version that a table must have for the change to fit. */
function baseOf({ entries }: Change): number {
  return at(entries, 0).version - 1;
}

async function findLate(
  transaction: Transaction<Schema>,
  kind: Database['kind'],
  batch: readonly Waiting[],
): Promise<Set<Waiting>> {
  const ids = batch.flatMap(({ changes }) => changes.map(({ table }) => table.facts.id));
  // Locked in one order, so that two processes cannot wait for each other.
  const query = transaction.selectFrom('tables').select(['id', 'version']).where('id', 'in', ids).orderBy('id');
  const rows = await (kind === 'postgres' ? query.forUpdate() : query).execute();
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const isLate = (change: Change) => (versions.get(change.table.facts.id) ?? 0) !== baseOf(change);
  return new Set(batch.filter(({ changes }) => changes.some(isLate)));
}

function entryRow(table: string, { version, at: time, cause, body }: Entry): Schema['entries'] {
  return {
    table_id: table,
    version,
    at: time,
    guest_id: cause?.guest ?? null,
    message: cause?.id ?? null,
    kind: body.kind,
    seat: 'seat' in body ? body.seat : null,
    body: JSON.stringify(body),
  };
}

function tableRow({ table, maker }: Change, gone: number): Schema['tables'] {
  const summary = summaryOf(table);
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

async function writeSeats(transaction: Transaction<Schema>, { table, entries }: Change): Promise<void> {
  if (!entries.some(({ body }) => body.kind === 'made' || body.kind === 'sat' || body.kind === 'stood')) return;
  const { id } = table.facts;
  await transaction.deleteFrom('seats').where('table_id', '=', id).execute();
  const rows = table.seats.flatMap(({ guest, kept }, seat) => {
    const owner = guest ?? kept;
    return owner === null ? [] : [{ table_id: id, seat, guest_id: owner }];
  });
  if (rows.length > 0) await transaction.insertInto('seats').values(rows).execute();
}

/** The end of a rated game changes ratings; the entry that ends it says how. */
async function rateChange(
  transaction: Transaction<Schema>,
  kind: Database['kind'],
  { table, entries }: Change,
): Promise<void> {
  const end = entries.find(({ body }) => body.kind === 'over');
  // Whoever gives up a game that cannot be played on any more has not lost it.
  if (end?.body.kind !== 'over' || !table.facts.terms.rated || table.unplayable !== null) return;
  const { game } = table.facts.terms;
  const guests = table.seats.flatMap(({ guest }) => (guest === null ? [] : [guest]));
  const query = transaction.selectFrom('ratings').selectAll().where('game', '=', game).where('guest_id', 'in', guests);
  const rows = await (kind === 'postgres' ? query.orderBy('guest_id').forUpdate() : query).execute();
  const before = guests.map((guest) => rows.find((row) => row.guest_id === guest) ?? { ...NEWCOMER, games: 0 });
  const after = rateGame(before, end.body.outcome.places);
  const values = guests.map((guest, i) => ({
    guest_id: guest,
    game,
    rating: at(after, i).rating,
    deviation: at(after, i).deviation,
    volatility: at(after, i).volatility,
    games: at(before, i).games + 1,
  }));
  await transaction
    .insertInto('ratings')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['guest_id', 'game']).doUpdateSet((row) => ({
        rating: row.ref('excluded.rating'),
        deviation: row.ref('excluded.deviation'),
        volatility: row.ref('excluded.volatility'),
        games: row.ref('excluded.games'),
      })),
    )
    .execute();
  const ratings = before.map(({ rating }, i) => ({ before: rating, after: at(after, i).rating }));
  Object.assign(end.body.outcome, { ratings });
}
