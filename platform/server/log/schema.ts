import { Migrator, PostgresAdapter, sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** What is kept. The log (`entries`) is the truth about tables; `tables` and `seats` say the same in a form that can be searched. */
export interface Schema {
  guests: { id: string; name: string; created: number };
  /** One for each device of a guest: the hash of the secret in its cookie. */
  sessions: { hash: string; guest_id: string; created: number };
  /** Personal links that were not used yet: the hash of their token. */
  links: { hash: string; guest_id: string; until: number };
  tables: {
    id: string;
    version: number;
    game: string;
    phase: string;
    access: string;
    /** Whose turn it is; null for none. */
    turn: number | null;
    /** When the server has to look after it: a bot's move, a clock. */
    due: number | null;
    /** Who made it. */
    maker: string;
    created: number;
    updated: number;
    /** As `TableSummary`, without whose it is. */
    summary: string;
  };
  entries: {
    table_id: string;
    version: number;
    at: number;
    /** Whose message it came from, and its name. */
    guest_id: string | null;
    message: string | null;
    kind: string;
    seat: number | null;
    body: string;
  };
  /** First tries on deals of the day, played through by the server. */
  daily_tries: {
    /** Day, game and kind. */
    deal: string;
    guest_id: string;
    /** Against whom: only tries against the same are compared. */
    bots: string;
    /** 1 or 0. */
    won: number;
    lead: number;
    points: number;
    at: number;
    /** One in a line; null where it is not among the best. */
    moves: string | null;
  };
  /** Tables that have the same shuffle. */
  matches: {
    id: string;
    terms: string;
    server_seed: string;
    maker: string;
    created: number;
    /** When somebody last set about dealing its tables; null before. */
    dealing: number | null;
  };
  match_people: {
    match_id: string;
    place: number;
    guest_id: string;
    name: string;
    part: string;
    arms: number | null;
    /** Named when they join, made when all have. */
    table_id: string;
  };
  /** A row that is written to find out whether anything can be. */
  pulse: { id: string; at: number };
  seats: { table_id: string; seat: number; guest_id: string };
  ratings: {
    guest_id: string;
    game: string;
    rating: number;
    deviation: number;
    volatility: number;
    games: number;
  };
}

function entriesTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('guest_id', 'text')
    .addColumn('message', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_once', ['table_id', 'version']);
}

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001 tables, log, guests, ratings': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('guests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute();
      for (const table of ['sessions', 'links'] as const) {
        await schema
          .createTable(table)
          .addColumn('hash', 'text', (column) => column.primaryKey())
          .addColumn('guest_id', 'text', (column) => column.notNull().references('guests.id'))
          .addColumn(table === 'links' ? 'until' : 'created', 'bigint', (column) => column.notNull())
          .execute();
        await schema.createIndex(`${table}_of_guest`).on(table).column('guest_id').execute();
      }
      await schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('phase', 'text', (column) => column.notNull())
        .addColumn('access', 'text', (column) => column.notNull())
        .addColumn('turn', 'integer')
        .addColumn('due', 'bigint')
        .addColumn('maker', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('updated', 'bigint', (column) => column.notNull())
        .addColumn('summary', 'text', (column) => column.notNull())
        .execute();
      await schema.createIndex('tables_waiting').on('tables').columns(['phase', 'access', 'created']).execute();
      await schema.createIndex('tables_made').on('tables').columns(['maker', 'phase']).execute();
      await schema.createIndex('tables_due').on('tables').column('due').where(sql.ref('due'), 'is not', null).execute();
      await entriesTable(db, 'entries')
        .addUniqueConstraint('entries_message_once', ['table_id', 'guest_id', 'message'])
        .execute();
      await schema
        .createTable('seats')
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('guest_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('seats_once', ['table_id', 'seat'])
        .execute();
      await schema.createIndex('seats_of_guest').on('seats').column('guest_id').execute();
      await schema
        .createTable('ratings')
        .addColumn('guest_id', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('rating', 'double precision', (column) => column.notNull())
        .addColumn('deviation', 'double precision', (column) => column.notNull())
        .addColumn('volatility', 'double precision', (column) => column.notNull())
        .addColumn('games', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('ratings_once', ['guest_id', 'game'])
        .execute();
      await schema.createIndex('ratings_best').on('ratings').columns(['game', 'rating']).execute();
    },
  },
  '002 pulse': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('pulse')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '003 tries on deals of the day': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('daily_tries')
        .addColumn('deal', 'text', (column) => column.notNull())
        .addColumn('guest_id', 'text', (column) => column.notNull().references('guests.id'))
        .addColumn('bots', 'text', (column) => column.notNull())
        .addColumn('won', 'integer', (column) => column.notNull())
        .addColumn('lead', 'integer', (column) => column.notNull())
        .addColumn('points', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('moves', 'text')
        .addPrimaryKeyConstraint('daily_tries_once', ['deal', 'guest_id'])
        .execute();
      await schema.createIndex('daily_tries_best').on('daily_tries').columns(['deal', 'bots', 'won', 'lead']).execute();
      await schema.createIndex('daily_tries_of_guest').on('daily_tries').column('guest_id').execute();
    },
  },
  '004 matches': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('terms', 'text', (column) => column.notNull())
        .addColumn('server_seed', 'text', (column) => column.notNull())
        .addColumn('maker', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('dealing', 'bigint')
        .execute();
      await schema.createIndex('matches_made').on('matches').columns(['maker', 'created']).execute();
      await schema
        .createTable('match_people')
        .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('guest_id', 'text', (column) => column.notNull().references('guests.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('part', 'text', (column) => column.notNull())
        .addColumn('arms', 'integer')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('match_people_once', ['match_id', 'place'])
        .addUniqueConstraint('match_people_guest_once', ['match_id', 'guest_id'])
        .execute();
      await schema.createIndex('match_people_of_guest').on('match_people').column('guest_id').execute();
    },
  },
  // Whoever writes to a table has read all of its log (`findLate`), and knows which messages were answered: an index of them was a page to write for each move.
  '005 messages without an index': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      if (db.getExecutor().adapter instanceof PostgresAdapter) {
        await schema.alterTable('entries').dropConstraint('entries_message_once').execute();
        return;
      }
      // SQLite drops a constraint with its table only.
      await entriesTable(db, 'entries_anew').execute();
      await sql`insert into entries_anew select table_id, version, at, guest_id, message, kind, seat, body from entries`.execute(
        db,
      );
      await schema.dropTable('entries').execute();
      await schema.alterTable('entries_anew').renameTo('entries').execute();
    },
  },
};

/** Brings the database to the form that this program needs; several processes may try at the same time. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Writes something that means nothing: whoever can, can also write what does. */
export async function writePulse(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .insertInto('pulse')
    .values({ id: 'last', at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
    .execute();
}
