import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHAT_AT_ONCE, fingerprint, FromServer, MOST_SAID, withChanges } from '@chambord/protocol';
import type { Command, TableTerms } from '@chambord/protocol';
import * as v from 'valibot';
import { openSqlite } from '../log/database.ts';
import type { Database } from '../log/database.ts';
import { joinFleet } from '../fleet.ts';
import { openHouse } from '../house.ts';
import type { House } from '../house.ts';
import type { ClientConnection } from '../room/client-connection.ts';
import { openStore } from '../log/store.ts';
import { openTime } from '../time.ts';
import { newPart, termsFor } from './helpers/pilot.ts';
import { newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

let place: Place;
let database: Database;
let house: House;
/** What the clocks of the machine show: the one that people set, and the one that only goes on. */
let clocks: { system: number; steady: number };

function pass(time: number): void {
  clocks.system += time;
  clocks.steady += time;
}

beforeEach(async () => {
  place = await newPlace('sqlite');
  if (!('folder' in place.keep)) throw new Error('no folder');
  database = await openSqlite(place.keep.folder);
  const { bus } = database;
  clocks = { system: 1_800_000_000_000, steady: 0 };
  const now = openTime(
    () => clocks.system,
    () => clocks.steady,
  );
  house = openHouse(
    openStore(database, 0),
    bus,
    joinFleet(bus, now),
    { move() {}, refused() {}, watched() {} },
    { gone: 0, now, chat: [5, 1] },
  );
});
afterEach(async () => {
  house.close();
  await database.close();
  await place.remove();
});

interface Ear extends ClientConnection {
  readonly heard: FromServer[];
  /** The connection is lost; the server hears of it now, or not at all. */
  cut(heard?: boolean): void;
}

function lineOf(guest: string): Ear {
  let open = true;
  const heard: FromServer[] = [];
  const connection: Ear = {
    guest: { id: guest, name: 'Guest' },
    tables: new Set(),
    heard,
    isOpen: () => open,
    send: (text) => void heard.push(v.parse(FromServer, JSON.parse(text))),
    cut(known = true) {
      open = false;
      if (known) house.drop(connection);
    },
  };
  return connection;
}

const sit = (table: string, seat: number): Command => ({ type: 'sit', table, id: 'sit', seat, part: newPart() });
const ADA = 'ada00000';
const BOB = 'bob00000';

async function begin(more: Partial<TableTerms> = {}): Promise<{ table: string; ada: Ear; bob: Ear }> {
  const ada = lineOf(ADA);
  const bob = lineOf(BOB);
  const { facts } = await house.make(termsFor('splendor', 2, more), { id: ADA, name: 'Ada' });
  const table = facts.id;
  await house.watch(ada, table, {});
  await house.command(ada, sit(table, 0));
  await house.command(bob, sit(table, 1));
  return { table, ada, bob };
}

test('a connection that is lost while its watch waits is never added', async () => {
  const { table, ada } = await begin();
  const bob = lineOf(BOB);
  const chat: Command = { type: 'chat', table, id: 'chat', text: 'Hello' };
  const work = [house.command(bob, chat), house.watch(bob, table, {}), house.watch(bob, table, {})];
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
  const { table, ada, bob } = await begin({ spectators: 'delayed' });
  const eve = lineOf('eve00000');
  const watched = house.watch(eve, table, {});
  // The log is read for the table first and then for the shadow, so the connection is lost somewhere in between.
  let turns = 0;
  const isOpen = () => turns++ === 0;
  Object.assign(eve, { isOpen });
  await watched;
  expect(eve.tables.size).toBe(0);
  for (const connection of [ada, bob]) connection.cut();
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
  await Promise.all([house.watch(bob, table, {}), house.unwatch(bob, table)]);
  expect(house.missingSince(table, 1)).not.toBeNull();
  expect(bob.tables.size).toBe(0);
});

test.each([3600_000, -3600_000])(
  'whoever thinks while the clock is set by %i loses the time that they thought',
  async (change) => {
    const { table, ada } = await begin({ clock: { kind: 'game', seconds: 60, increment: 0 } });
    pass(5000);
    clocks.system += change;
    pass(5000);
    await house.command(ada, { type: 'leave', table, id: 'leave' });
    const last = ada.heard.findLast((message) => message.type === 'update');
    // Give or take what the server's time moves towards the system's.
    expect(Math.abs((last?.news.status.clocks?.left[0] ?? 0) - 50_000)).toBeLessThanOrEqual(5);
  },
);

describe('who watches by changes', () => {
  const move = (table: string, id: string, { news }: { news: { version: number } }): Command => ({
    type: 'move',
    table,
    id,
    version: news.version,
    move: 'take diamond emerald sapphire',
  });

  async function twoWatching() {
    const { table, ada, bob } = await begin();
    await house.watch(bob, table, { changes: true });
    const whole = bob.heard.at(-1);
    if (whole?.type !== 'table') throw new Error('no table');
    return { table, ada, bob, whole };
  }

  test('is told of these alone, and comes to the same as who is told everything', async () => {
    const { table, ada, bob, whole } = await twoWatching();
    const other = lineOf(BOB);
    await house.watch(other, table, {});
    await house.command(ada, move(table, 'm1', whole));
    const change = bob.heard.findLast((message) => message.type === 'change');
    const update = other.heard.findLast((message) => message.type === 'update');
    if (change === undefined || update === undefined) throw new Error('not told');
    const { status, view } = whole.news;
    const { changes, fingerprint: expected, ...happened } = change.news;
    const standing = withChanges({ status, view }, changes);
    expect({ ...happened, ...(standing as object) }).toEqual(update.news);
    expect(fingerprint(standing)).toBe(expected);
    expect(JSON.stringify(change).length).toBeLessThan(JSON.stringify(update).length);
  });

  test('and comes back when nothing has happened, is told just that', async () => {
    const { table, bob, whole } = await twoWatching();
    bob.cut();
    const again = lineOf(BOB);
    await house.watch(again, table, { since: whole.news.version, changes: true });
    const { status, view, version } = whole.news;
    expect(again.heard.at(-1)).toMatchObject({
      type: 'change',
      news: { since: version, version, plies: [], changes: [], fingerprint: fingerprint({ status, view }) },
    });
  });

  test('and comes back when something has, is told everything since, and then changes again', async () => {
    const { table, ada, bob, whole } = await twoWatching();
    bob.cut();
    await house.command(ada, move(table, 'm1', whole));
    const again = lineOf(BOB);
    await house.watch(again, table, { since: whole.news.version, changes: true });
    const update = again.heard.at(-1);
    if (update?.type !== 'update') throw new Error('no update');
    await house.command(again, move(table, 'm2', update));
    expect(again.heard.findLast(({ type }) => type !== 'presence')).toMatchObject({
      type: 'change',
      news: { since: update.news.version },
    });
  });
});

describe('chat', () => {
  const chat = (table: string, i: number): Command => ({ type: 'chat', table, id: `c${i}`, text: `line ${i}` });

  test('a guest says so much at once, at all tables and over all connections', async () => {
    const { table, ada } = await begin();
    const other = await begin();
    for (let i = 0; i < 4; i++) await house.command(ada, chat(table, i));
    await house.command(lineOf(ADA), chat(other.table, 4));
    await expect(house.command(lineOf(ADA), chat(other.table, 5))).rejects.toThrow('wait a moment');
    // What was said before is said, and others are not concerned.
    await house.command(ada, chat(table, 3));
    await house.command(lineOf(BOB), chat(table, 0));
    pass(1000);
    await house.command(ada, chat(table, 5));
  });

  async function talk(more: Partial<TableTerms> = {}): Promise<string> {
    const { table, ada, bob } = await begin(more);
    for (let i = 0; i < MOST_SAID; i++) {
      pass(1000);
      await house.command(ada, chat(table, i));
    }
    pass(1000);
    await house.command(ada, chat(table, MOST_SAID));
    expect(ada.heard.at(-1)).toMatchObject({ type: 'refused', code: 'saidEnough' });
    await house.command(bob, chat(table, MOST_SAID));
    return table;
  }

  test('of a long talk the last lines are told, older ones to whoever asks', async () => {
    const table = await talk();
    const eve = lineOf('eve00000');
    await house.watch(eve, table, {});
    const [whole] = eve.heard;
    if (whole?.type !== 'table') throw new Error('no table');
    const { chat: lines, skipped } = whole.news;
    expect(lines).toHaveLength(CHAT_AT_ONCE);
    expect(skipped).toBe(true);
    let [first] = lines;
    let said = lines.length;
    for (let more = true; more;) {
      await house.older(eve, table, first?.version ?? 0);
      const older = eve.heard.at(-1);
      if (older?.type !== 'older') throw new Error('nothing older');
      expect(older.chat.at(-1)?.version).toBe((first?.version ?? 0) - 1);
      said += older.chat.length;
      [first] = older.chat;
      more = older.skipped;
    }
    expect(said).toBe(MOST_SAID + 1);
    expect(first?.text).toBe('line 0');
  });

  test('is read by those who may see it, no sooner than the rest', async () => {
    const eve = lineOf('eve00000');
    const closed = await begin({ spectators: 'none' });
    await expect(house.older(eve, closed.table, 1000)).rejects.toThrow('not to be watched');
    const { table, ada } = await begin({ spectators: 'delayed' });
    await house.command(ada, chat(table, 0));
    await house.older(eve, table, 1000);
    await house.older(ada, table, 1000);
    expect(eve.heard.at(-1)).toMatchObject({ type: 'older', chat: [] });
    expect(ada.heard.at(-1)).toMatchObject({ type: 'older', chat: [{ text: 'line 0' }] });
  });
});
