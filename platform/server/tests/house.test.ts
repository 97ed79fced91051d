import { afterEach, beforeEach, expect, test } from 'vitest';
import { FromServer } from '@chambord/protocol';
import type { Command } from '@chambord/protocol';
import * as v from 'valibot';
import { openSqlite } from '../database.ts';
import type { Database } from '../database.ts';
import { joinFleet } from '../fleet.ts';
import { openHouse } from '../house.ts';
import type { House } from '../house.ts';
import type { Line } from '../line.ts';
import { openStore } from '../store.ts';
import { newPart, termsFor } from './pilot.ts';
import { newPlace } from './servers.ts';
import type { Place } from './servers.ts';

let place: Place;
let database: Database;
let house: House;
beforeEach(async () => {
  place = await newPlace('sqlite');
  if (!('folder' in place.keep)) throw new Error('no folder');
  database = await openSqlite(place.keep.folder);
  const { bus } = database;
  house = openHouse(openStore(database, 0), bus, joinFleet(bus), { move() {}, refused() {} }, { gone: 0 });
});
afterEach(async () => {
  house.close();
  await database.close();
  await place.remove();
});

interface Ear extends Line {
  readonly heard: FromServer[];
  /** The connection is lost; the server hears of it now, or not at all. */
  cut(heard?: boolean): void;
}

function lineOf(guest: string): Ear {
  let open = true;
  const heard: FromServer[] = [];
  const line: Ear = {
    guest: { id: guest, name: 'Guest' },
    tables: new Set(),
    heard,
    isOpen: () => open,
    send: (text) => void heard.push(v.parse(FromServer, JSON.parse(text))),
    cut(known = true) {
      open = false;
      if (known) house.drop(line);
    },
  };
  return line;
}

const sit = (table: string, seat: number): Command => ({ type: 'sit', table, id: 'sit', seat, part: newPart() });
const ADA = 'ada00000';
const BOB = 'bob00000';

async function begin(spectators: 'live' | 'delayed' = 'live'): Promise<{ table: string; ada: Ear; bob: Ear }> {
  const ada = lineOf(ADA);
  const bob = lineOf(BOB);
  const { facts } = await house.make(termsFor('splendor', 2, { spectators }), { id: ADA, name: 'Ada' });
  const table = facts.id;
  await house.watch(ada, table, undefined);
  await house.command(ada, sit(table, 0));
  await house.command(bob, sit(table, 1));
  return { table, ada, bob };
}

test('a connection that is lost while its watch waits is never added', async () => {
  const { table, ada } = await begin();
  const bob = lineOf(BOB);
  const chat: Command = { type: 'chat', table, id: 'chat', text: 'Hello' };
  const work = [house.command(bob, chat), house.watch(bob, table, undefined), house.watch(bob, table, undefined)];
  bob.cut();
  await Promise.all(work);
  expect(house.missingSince(table, 1)).not.toBeNull();
  expect(house.missingSince(table, 0)).toBeNull();
  expect(bob.tables.size).toBe(0);
  ada.cut();
  house.tidy(Infinity);
  expect(house.size()).toBe(0);
});

test('nor one that is lost while what it may see is put together', async () => {
  const { table, ada, bob } = await begin('delayed');
  const eve = lineOf('eve00000');
  const watched = house.watch(eve, table, undefined);
  // The log is read for the table first and then for the shadow, so the connection is lost somewhere in between.
  let turns = 0;
  const isOpen = () => turns++ === 0;
  Object.assign(eve, { isOpen });
  await watched;
  expect(eve.tables.size).toBe(0);
  for (const line of [ada, bob]) line.cut();
  house.tidy(Infinity);
  expect(house.size()).toBe(0);
});

test('a connection of whose end nobody heard is found, and its seat is empty', async () => {
  const { table, ada } = await begin();
  ada.cut(false);
  expect(house.missingSince(table, 0)).toBeNull();
  house.tidy(0);
  expect(house.missingSince(table, 0)).not.toBeNull();
});

test('who stops watching in the same breath does not watch', async () => {
  const { table } = await begin();
  const bob = lineOf(BOB);
  await Promise.all([house.watch(bob, table, undefined), house.unwatch(bob, table)]);
  expect(house.missingSince(table, 1)).not.toBeNull();
  expect(bob.tables.size).toBe(0);
});
