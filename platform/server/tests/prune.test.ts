import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres, openSqlite } from '../log/database.ts';
import type { Database } from '../log/database.ts';
import { prune } from '../log/prune.ts';
import { KINDS, newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

const BEFORE = 1000;

describe.each(KINDS)('prune, in %s', (kind) => {
  let place: Place;
  const places: Place[] = [];
  beforeEach(async () => {
    place = await newPlace(kind);
    places.push(place);
  });
  afterAll(async () => {
    for (const each of places) await each.remove();
  });

  async function inDatabase<T>(work: (db: Database['db']) => Promise<T>): Promise<T> {
    const { keep } = place;
    const database =
      'folder' in keep
        ? await openSqlite(keep.folder)
        : await openPostgres(keep.postgres, ({ message }) => expect.fail(message));
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  }

  /** A table with this guest at it, and a line in its log. */
  const addTable = (db: Database['db'], id: string, phase: string, updated: number, guest: string, maker = guest) =>
    db.transaction().execute(async (transaction) => {
      const row = { version: 1, game: 'splendor', access: 'open', turn: null, due: null, summary: '{}', created: 0 };
      const entry = { version: 1, at: 0, guest_id: guest, message: null, kind: 'made', seat: null, body: '{}' };
      await transaction
        .insertInto('tables')
        .values({ ...row, id, phase, updated, maker })
        .execute();
      await transaction.insertInto('seats').values({ table_id: id, seat: 0, guest_id: guest }).execute();
      await transaction
        .insertInto('entries')
        .values({ ...entry, table_id: id })
        .execute();
    });

  const addGuest = (db: Database['db'], id: string, created: number) =>
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('guests').values({ id, name: id, created }).execute();
      await transaction
        .insertInto('sessions')
        .values({ hash: `session of ${id}`, guest_id: id, created })
        .execute();
      await transaction
        .insertInto('links')
        .values({ hash: `link of ${id}`, guest_id: id, until: 2 * BEFORE })
        .execute();
    });

  const left = (db: Database['db']) =>
    Promise.all([
      db.selectFrom('tables').select('id').orderBy('id').execute(),
      db.selectFrom('entries').select('table_id as id').orderBy('id').execute(),
      db.selectFrom('seats').select('table_id as id').orderBy('id').execute(),
      db.selectFrom('guests').select('id').orderBy('id').execute(),
      db.selectFrom('sessions').select('guest_id as id').orderBy('id').execute(),
      db.selectFrom('links').select('guest_id as id').orderBy('id').execute(),
    ]).then((lists) => lists.map((rows) => rows.map(({ id }) => id)));

  test('what is over and old goes with its log; what runs, is young, or may still be wanted stays', async () => {
    await inDatabase(async (db) => {
      for (const id of ['of-old', 'of-young', 'playing', 'made', 'rated', 'idle']) await addGuest(db, id, 1);
      await addGuest(db, 'new', BEFORE);
      await addTable(db, 'old', 'over', BEFORE - 1, 'of-old');
      await addTable(db, 'waited', 'waiting', BEFORE - 1, 'of-old');
      await addTable(db, 'running', 'playing', 1, 'playing', 'made');
      await addTable(db, 'young', 'over', BEFORE, 'of-young');
      const rating = { game: 'splendor', rating: 1500, deviation: 100, volatility: 0.06, games: 9 };
      await db
        .insertInto('ratings')
        .values({ guest_id: 'rated', ...rating })
        .execute();
    });
    expect(await prune(place.keep, BEFORE)).toEqual({ tables: 2, guests: 2 });
    const tables = ['running', 'young'];
    const guests = ['made', 'new', 'of-young', 'playing', 'rated'];
    expect(await inDatabase(left)).toEqual([tables, tables, tables, guests, guests, guests]);
    expect(await prune(place.keep, BEFORE)).toEqual({ tables: 0, guests: 0 });
  });

  test('however many there are', async () => {
    await inDatabase(async (db) => {
      for (let i = 0; i < 250; i++) {
        await addGuest(db, `guest ${i}`, 1);
        await addTable(db, `table ${i}`, 'over', 1, `guest ${i}`);
      }
    });
    expect(await prune(place.keep, BEFORE)).toEqual({ tables: 250, guests: 250 });
    expect(await inDatabase(left)).toEqual([[], [], [], [], [], []]);
  });

  test('links that have run out go, too', async () => {
    await inDatabase(async (db) => {
      await addGuest(db, 'new', BEFORE);
      await db
        .insertInto('links')
        .values({ hash: 'old', guest_id: 'new', until: BEFORE - 1 })
        .execute();
    });
    await prune(place.keep, BEFORE);
    expect(await inDatabase((db) => db.selectFrom('links').select('hash').execute())).toEqual([
      { hash: 'link of new' },
    ]);
  });
});

test('a folder without games is not made one', async () => {
  const place = await newPlace('sqlite');
  await expect(prune(place.keep, BEFORE)).rejects.toThrow(/There are no games in .*chambord-data-/);
  await place.remove();
});

test('a folder that a server uses is left alone', async () => {
  const place = await newPlace('sqlite');
  const server = await place.open();
  await expect(prune(place.keep, BEFORE)).rejects.toThrow(/used by another server/);
  await server.close();
  await place.remove();
});
