import { expect, test, vi } from 'vitest';
import type { FromServer } from '@chambord/protocol';
import { joinFleet } from '../fleet.ts';
import { openHouse } from '../house.ts';
import type { HouseOptions } from '../house.ts';
import type { Bus } from '../log/bus.ts';
import { openSqlite } from '../log/database.ts';
import { openStore } from '../log/store.ts';
import type { Store } from '../log/store.ts';
import type { ClientConnection } from '../room/client-connection.ts';
import { newPart, termsFor } from './helpers/pilot.ts';
import { newPlace } from './helpers/servers.ts';

const OPTIONS: HouseOptions = { gone: 60_000, now: () => Date.now(), chat: [5, 1] };
const EVENTS = { move() {}, refused() {}, watched() {} };

test('news of another process that cannot be read just now are read a little later', async () => {
  const place = await newPlace('sqlite');
  if (!('folder' in place.keep)) throw new Error('no folder');
  const database = await openSqlite(place.keep.folder);
  const whole = openStore(database, 0);
  let broken = 0;
  const failing: Store = {
    ...whole,
    entries: (table, after) =>
      broken-- > 0 ? Promise.reject(new Error('the database is away')) : whole.entries(table, after),
  };
  const listeners: ((message: string) => void)[] = [];
  const bus: Bus = { ...database.bus, onMessage: (listener) => void listeners.push(listener) };
  const [here, elsewhere] = [failing, whole].map((store) =>
    openHouse(store, bus, joinFleet(bus, Date.now), EVENTS, OPTIONS),
  );
  if (here === undefined || elsewhere === undefined) throw new Error('no house');
  const ada = connectionOf('ada');
  const bob = connectionOf('bob');
  const { facts } = await elsewhere.make(termsFor('splendor', 2), { id: 'ada', name: 'Ada' });
  await here.watch(ada.connection, facts.id, {});
  await elsewhere.command(bob.connection, { type: 'sit', table: facts.id, id: 'one', seat: 0, part: newPart() });
  broken = 2;
  for (const listener of listeners) listener(`news|${facts.id}|2`);
  await vi.waitUntil(() => ada.heard.some(({ type }) => type === 'update'), { timeout: 600_000 });
  expect(broken).toBe(-1);
  here.close();
  elsewhere.close();
  await database.close();
  await place.remove();
});

function connectionOf(id: string): { connection: ClientConnection; heard: FromServer[] } {
  const heard: FromServer[] = [];
  const connection: ClientConnection = {
    guest: { id, name: id },
    tables: new Set(),
    isOpen: () => true,
    send: (text) => void heard.push(JSON.parse(text) as FromServer),
  };
  return { connection, heard };
}
