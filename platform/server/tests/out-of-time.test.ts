import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChambordServer } from '../http/server.ts';
import { connect, makeTable, newGuest, playOn, seatAll, termsFor } from './helpers/pilot.ts';
import { newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

let place: Place;
let server: ChambordServer;
beforeAll(async () => {
  place = await newPlace('sqlite');
  server = await place.open();
});
afterAll(async () => {
  await server.close();
  await place.remove();
});

test('who runs out of time is replaced by a bot, and comes back by saying so', async () => {
  const cookies = await Promise.all(['Ada', 'Bob'].map((name) => newGuest(server.address, name)));
  const [ada, bob] = await Promise.all(cookies.map((cookie) => connect(server.address, cookie)));
  if (ada === undefined || bob === undefined) throw new Error('nobody there');
  const terms = termsFor('splendor', 2, { leaver: 'bot', clock: { kind: 'move', seconds: 10 } });
  const { table } = await makeTable(server.address, ada.cookie, terms);
  await seatAll(table, [ada, bob]);
  const { status } = await bob.until(table, ({ plies }) => plies.length > 0);
  expect(status.seats[0]).toMatchObject({ away: 'time', played: 'bot' });
  expect(await ada.ask({ type: 'back', table })).toMatchObject({ type: 'ack' });
  await ada.until(table, (copy) => copy.status.seats[0]?.played === 'person');
  await Promise.all([ada, bob].map((pilot, seat) => playOn(pilot, table, `clock ${seat}`)));
  await Promise.all([ada.cut(), bob.cut()]);
});
