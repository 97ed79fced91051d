import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '@chambord/kernel';
import type { TableTerms } from '@chambord/protocol';
import type { ChambordServer } from '../http/server.ts';
import { connect, get, makeTable, newGuest, playOn, seatAll, termsFor } from './helpers/pilot.ts';
import type { Pilot } from './helpers/pilot.ts';
import { newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

let place: Place;
let server: ChambordServer;
const pilots: Pilot[] = [];
beforeAll(async () => {
  place = await newPlace('sqlite');
  // Longer than any test: nobody ever sees what lies behind it.
  server = await place.open({ delay: 2 ** 30 });
});
afterAll(async () => {
  await Promise.all(pilots.map((pilot) => pilot.cut()));
  await server.close();
  await place.remove();
});

async function begin(spectators: TableTerms['spectators']): Promise<{ path: string; people: Pilot[]; table: string }> {
  const cookies = await Promise.all(['Ada', 'Bob'].map((name) => newGuest(server.address, name)));
  const people = await Promise.all(cookies.map((cookie) => connect(server.address, cookie)));
  pilots.push(...people);
  const { table } = await makeTable(server.address, at(cookies, 0), termsFor('splendor', 2, { spectators }));
  await seatAll(table, people);
  await Promise.all(people.map((pilot, seat) => playOn(pilot, table, `doors ${seat}`, 3)));
  return { path: `api/tables/${table}`, people, table };
}

test('what a request tells of a table with a delay is as old as what is watched', async () => {
  const { path, people, table } = await begin('delayed');
  const [ada, bob] = people as [Pilot, Pilot];
  const stranger = await newGuest(server.address, 'Eve');
  const before = await get<{ version: number }>(server.address, path, stranger);
  const seen = (await connect(server.address, '').then((pilot) => (pilots.push(pilot), pilot.watch(table)))).version;
  expect(before.version).toBe(seen);
  await bob.ask({ type: 'resign', table });
  await ada.until(table, ({ status }) => status.phase === 'over');
  for (const cookie of ['', stranger]) {
    const summary = await get(server.address, path, cookie);
    expect(summary).toMatchObject({ phase: 'waiting', version: seen, outcome: null, yours: null });
    expect(await get(server.address, `${path}/record`, cookie)).toMatchObject({ code: 'notOver' });
  }
  for (const { cookie } of people) {
    expect(await get(server.address, path, cookie)).toMatchObject({ phase: 'over', outcome: { places: [1, 2] } });
    expect(await get(server.address, `${path}/record`, cookie)).toMatchObject({ game: 'splendor' });
  }
});

test('of a table without spectators strangers learn nothing before its end', async () => {
  const { path, people, table } = await begin('none');
  const [ada, bob] = people as [Pilot, Pilot];
  const answer = await fetch(server.address + path);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'closed' });
  expect(await get(server.address, `${path}/record`)).toMatchObject({ code: 'closed' });
  expect(await get(server.address, path, ada.cookie)).toMatchObject({ phase: 'playing', yours: 0 });
  expect(await get(server.address, `${path}/record`, ada.cookie)).toMatchObject({ code: 'notOver' });
  await bob.ask({ type: 'resign', table });
  expect(await get(server.address, path)).toMatchObject({ phase: 'over' });
  expect(await get(server.address, `${path}/record`)).toMatchObject({ game: 'splendor' });
});
