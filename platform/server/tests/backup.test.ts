import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { at } from '@chambord/kernel';
import { backUp, prove, restore } from '../log/backup.ts';
import { openBackup, readSqlite } from '../log/database.ts';
import { fullHouse } from './helpers/full-house.ts';
import { connect, get, makeTable, newGuest, playOn, seatAll, TERMS } from './helpers/pilot.ts';
import { KINDS, newPlace } from './helpers/servers.ts';
import type { Kind, Place } from './helpers/servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'chambord-backup-'));
const places: Place[] = [];
let files = 0;
const newFile = () => join(folder, `${files++}.backup`);
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

async function placeOf(kind: Kind): Promise<Place> {
  const place = await newPlace(kind);
  places.push(place);
  return place;
}

describe.each(KINDS)('a backup of %s', (kind) => {
  test.each(KINDS)('that is made while people play has everything, and goes on in %s', async (other) => {
    const place = await placeOf(kind);
    await fullHouse(place.keep, { tables: 6, decisions: 20, seed: 'backup' });
    const server = await place.open();
    const cookies = await Promise.all(['Ada', 'Bob'].map((name) => newGuest(server.address, name)));
    const pilots = await Promise.all(cookies.map((cookie) => connect(server.address, cookie)));
    const { table } = await makeTable(server.address, at(cookies, 0), TERMS);
    await seatAll(table, pilots);
    const playing = Promise.all(pilots.map((pilot, seat) => playOn(pilot, table, `backup ${seat}`)));
    const early = await backUp(place.keep, newFile());
    await playing;
    const file = newFile();
    const proved = await backUp(place.keep, file);
    expect(proved).toMatchObject({ tables: 7, finished: 1, unplayable: 0, guests: 14 });
    expect(early).toMatchObject({ tables: 7, guests: 14 });
    expect(proved.decisions).toBeGreaterThan(100);
    const record = await get(server.address, `api/tables/${table}/record`);
    await server.close();

    const beside = await placeOf(other);
    expect(await restore(file, beside.keep)).toEqual(proved);
    const restored = await beside.open();
    expect(await get(restored.address, `api/tables/${table}/record`)).toEqual(record);
    const ada = await connect(restored.address, at(cookies, 0));
    expect((await ada.watch(table)).viewer).toBe(0);
    await ada.cut();
    await restored.close();
    await expect(restore(file, beside.keep)).rejects.toThrow('empty');
  });
});

describe('what is not whole', () => {
  async function broken(breakIt: (db: ReturnType<typeof readSqlite>, id: string) => Promise<unknown>): Promise<string> {
    const place = await placeOf('sqlite');
    const [sitting] = await fullHouse(place.keep, { tables: 2, decisions: 10, seed: 'broken' });
    const file = newFile();
    await backUp(place.keep, file);
    const db = readSqlite(file);
    await breakIt(db, sitting?.table ?? '');
    await db.destroy();
    return file;
  }

  test.each([
    [
      'a line of a log is missing',
      (db: ReturnType<typeof readSqlite>, id: string) =>
        db.deleteFrom('entries').where('table_id', '=', id).where('version', '=', 6).execute(),
    ],
    [
      'the end of a log is missing',
      (db: ReturnType<typeof readSqlite>, id: string) =>
        db.deleteFrom('entries').where('table_id', '=', id).where('version', '>', 8).execute(),
    ],
    [
      'a move is another one',
      (db: ReturnType<typeof readSqlite>, id: string) =>
        db
          .updateTable('entries')
          .set({ body: '{"kind":"move","seat":0,"move":"take gold","by":"person"}' })
          .where('table_id', '=', id)
          .where('version', '=', 6)
          .execute(),
    ],
  ])('is found: %s', async (_, breakIt) => {
    const file = await broken(breakIt);
    await expect(prove(file)).rejects.toThrow('cannot be played again');
    const { keep } = await placeOf('sqlite');
    await expect(restore(file, keep)).rejects.toThrow('cannot be played again');
  });

  test('is found: a table that was there is not in it, or not as far', async () => {
    const file = await broken(() => Promise.resolve());
    const db = readSqlite(file);
    const there = await db.selectFrom('tables').select(['id', 'version']).execute();
    await db.destroy();
    await expect(prove(file, there)).resolves.toMatchObject({ tables: 2 });
    await expect(prove(file, [...there, { id: 'gone', version: 1 }])).rejects.toThrow('1 tables are missing');
    const [first] = there;
    if (first === undefined) throw new Error('no table');
    await expect(prove(file, [{ ...first, version: first.version + 1 }])).rejects.toThrow(first.id);
  });

  test('has no name, and what has one is not written over', async () => {
    const place = await placeOf('sqlite');
    const file = newFile();
    await expect(backUp(place.keep, file)).rejects.toThrow('no games');
    expect(existsSync(file)).toBe(false);
    await (await openBackup(file)).destroy();
    await expect(backUp(place.keep, file)).rejects.toThrow('there already');
    rmSync(file);
    await expect(restore(file, place.keep)).rejects.toThrow('There is no');
  });
});
