import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableList } from '@chambord/protocol';
import type { ChambordServer } from '../http/server.ts';
import { connect, get, makeTable, newGuest, termsFor } from './helpers/pilot.ts';
import { newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

let place: Place;
beforeAll(async () => {
  place = await newPlace('sqlite');
});
afterAll(() => place.remove());

const offered = async ({ address }: ChambordServer) =>
  (await get<TableList>(address, 'api/tables')).tables.map(({ id }) => id);

test('a table stands in the lobby while somebody is there, and leaves it when it is deserted', async () => {
  const server = await place.open({ deserted: 0 });
  const cookie = await newGuest(server.address, 'Ada');
  const pilot = await connect(server.address, cookie);
  const { table } = await makeTable(server.address, cookie, termsFor('splendor', 2));
  await pilot.watch(table);
  expect(await offered(server)).toContain(table);
  await pilot.cut();
  await expect.poll(() => offered(server)).not.toContain(table);
  // Somebody comes back by the link: it is offered again.
  const back = await connect(server.address, cookie);
  await back.watch(table);
  expect(await offered(server)).toContain(table);
  await back.cut();
  await server.close();
});

test('for a while it is still offered: whoever made it may only be on the way there', async () => {
  const server = await place.open();
  const cookie = await newGuest(server.address, 'Bob');
  const { table } = await makeTable(server.address, cookie, termsFor('splendor', 2));
  const pilot = await connect(server.address, cookie);
  await pilot.watch(table);
  await pilot.cut();
  expect(await offered(server)).toContain(table);
  await server.close();
});
