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
