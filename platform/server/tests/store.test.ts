import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqlite } from '../log/database.ts';
import { openStore } from '../log/store.ts';
import { newPlace } from './helpers/servers.ts';

test('every table that is due is found, however many there are', async () => {
  const place = await newPlace('sqlite');
  if (!('folder' in place.keep)) throw new Error('no folder');
  const database = await openSqlite(place.keep.folder);
  const row = { version: 1, game: 'splendor', phase: 'playing', access: 'open', turn: 0, maker: '', summary: '' };
  const ids = Array.from({ length: 2500 }, (_, i) => `table${String(i).padStart(5, '0')}`);
  for (let i = 0; i < ids.length; i += 100) {
    const rows = ids
      .slice(i, i + 100)
      .map((id, j) => ({ ...row, id, due: j % 2 === 0 ? 0 : 5, created: 0, updated: 0 }));
    await database.db.insertInto('tables').values(rows).execute();
  }
  const found: string[] = [];
  for await (const some of openStore(database, 0).due(4)) found.push(...some);
  expect(found).toEqual(ids.filter((_, i) => i % 2 === 0));
  await database.close();
  await place.remove();
});

test('a log that was kept with an index of messages keeps all its entries without it', async () => {
  const place = await newPlace('sqlite');
  if (!('folder' in place.keep)) throw new Error('no folder');
  const { folder } = place.keep;
  const entry = { at: 5, guest_id: 'guest', message: 'one', kind: 'move', seat: null, body: '{"kind":"move"}' };
  const entries = [1, 2].map((version) => ({ table_id: 'table', version, ...entry, message: `message ${version}` }));
  const before = await openSqlite(folder);
  await sql`drop table entries`.execute(before.db);
  await sql`create table entries (table_id text not null, version integer not null, at bigint not null, guest_id text, message text,
    kind text not null, seat integer, body text not null, constraint entries_once primary key (table_id, version),
    constraint entries_message_once unique (table_id, guest_id, message))`.execute(before.db);
  await sql`delete from kysely_migration where name like '005%'`.execute(before.db);
  await before.db.insertInto('entries').values(entries).execute();
  await before.close();

  const after = await openSqlite(folder);
  expect(await after.db.selectFrom('entries').selectAll().orderBy('version').execute()).toEqual(entries);
  const indexes = await sql<{ name: string }>`select name from pragma_index_list('entries')`.execute(after.db);
  expect(indexes.rows).toHaveLength(1);
  // A version is still there once.
  await expect(after.db.insertInto('entries').values(entries).execute()).rejects.toThrow('UNIQUE');
  await after.close();
  await place.remove();
});
