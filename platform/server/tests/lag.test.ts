import { afterEach, expect, test } from 'vitest';
import { at } from '@chambord/kernel';
import { comeBackIn, stayAway } from '../http/lag.ts';
import type { ChambordServer } from '../http/server.ts';
import { FREE } from './helpers/free.ts';
import { fullHouse } from './helpers/full-house.ts';
import { connect, newGuest } from './helpers/pilot.ts';
import { newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';
import { storm } from './helpers/storm.ts';

let place: Place;
let server: ChambordServer;
afterEach(async () => {
  await server?.close();
  await place?.remove();
});

test('where all is fast enough everybody is let in; else they are told to stay away for longer than it takes, and not all as long', () => {
  expect(stayAway(0, 1500)).toBeNull();
  expect(stayAway(1500, 1500)).toBeNull();
  expect(stayAway(1501, 1500, 0)).toBe(1501);
  expect(stayAway(2000, 1500, 0.5)).toBe(4000);
});

test('who is sent away at once with many others comes back spread over the time that all of them need', () => {
  expect(comeBackIn(1000, 0, 0.9)).toBe(1000);
  expect(comeBackIn(0, 10_000, 0)).toBe(0);
  expect(comeBackIn(1000, 10_000, 0.5)).toBe(3500);
});

test('a server that is too far behind lets nobody in, and says when to come again', async () => {
  place = await newPlace('sqlite');
  server = await place.open({ limits: { ...FREE, lag: -1 } });
  const late = await connect(server.address, await newGuest(server.address, 'Ada'), true, 'bye');
  expect(late.heard).toHaveLength(1);
  expect(JSON.parse(at(late.heard, 0))).toEqual({ type: 'bye', again: expect.any(Number) });
  expect(await late.closed).toBe(1013);
});

test('all who sat at the tables of a server that was started anew come back and have what is there', async () => {
  place = await newPlace('sqlite');
  const sittings = await fullHouse(place.keep, { tables: 20, decisions: 15, seed: 'back' });
  server = await place.open();
  const { resumed } = await storm(server.address, sittings, 100);
  expect(resumed).toHaveLength(40);
});
