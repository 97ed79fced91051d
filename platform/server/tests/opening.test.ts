import { once } from 'node:events';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../log/database.ts';
import { DataTrouble, troubleWith } from '../log/data-trouble.ts';
import { openReadiness } from '../http/readiness.ts';
import { openServer } from '../http/server.ts';
import { startChild } from './helpers/child.ts';
import { newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

test('where the port is taken, the process ends', async () => {
  const [one, other] = await Promise.all([newPlace('sqlite'), newPlace('sqlite')]);
  const server = await one.open();
  const port = Number(new URL(server.address).port);
  await expect(startChild(other.keep, port, { logLevel: 'silent' })).rejects.toThrow('the server has ended');
  await server.close();
  await Promise.all([one.remove(), other.remove()]);
});

describe('a data folder that cannot be used says which file, what is wrong, and what to do', () => {
  let place: Place;
  let folder: string;
  beforeEach(async () => {
    place = await newPlace('sqlite');
    if (!('folder' in place.keep)) throw new Error('no folder');
    ({ folder } = place.keep);
  });
  afterEach(() => place.remove());

  const open = async () => {
    const server = await place.open();
    await server.close();
  };
  const file = (name: string) => join(folder, name);
  const GARBAGE = 'no database '.repeat(1000);

  test('another server', async () => {
    const first = await place.open();
    await expect(open()).rejects.toThrow(/used by another server. Stop that one/);
    await first.close();
    await open();
  });

  test('garbage for a lock', async () => {
    writeFileSync(file('lock.db'), GARBAGE);
    await expect(open()).rejects.toThrow(/lock\.db is damaged.*delete it/);
    rmSync(file('lock.db'));
    await open();
  });

  test('garbage for a database, and half of one', async () => {
    writeFileSync(file('chambord.db'), GARBAGE);
    await expect(open()).rejects.toThrow(/chambord\.db is damaged.*Put a backup in its place/);
    expect(readFileSync(file('chambord.db'), 'utf8')).toBe(GARBAGE);
    rmSync(file('chambord.db'));
    await open();
    const whole = new Sqlite(file('chambord.db'));
    whole.pragma('wal_checkpoint(TRUNCATE)');
    whole.close();
    truncateSync(file('chambord.db'), 8192);
    await expect(open()).rejects.toThrow(/chambord\.db is damaged/);
  });

  test('a database that has become empty, or is gone', async () => {
    writeFileSync(file('chambord.db'), '');
    await expect(open()).rejects.toThrow(/chambord\.db is empty.*Put a backup in its place/);
    rmSync(file('chambord.db'));
    writeFileSync(file('chambord.db-wal'), GARBAGE);
    await expect(open()).rejects.toThrow(/chambord\.db is missing, but its log is there/);
  });

  test('a database that somebody else writes to', async () => {
    await open();
    const other = new Sqlite(file('chambord.db'));
    other.exec('BEGIN IMMEDIATE');
    await expect(open()).rejects.toThrow(/chambord\.db is held by another program/);
    other.close();
    await open();
  });

  test('a file in the place of the folder', async () => {
    writeFileSync(file('data'), '');
    const keep = { folder: file('data') };
    const server = openServer({ page: null, port: 0, host: '127.0.0.1', keep });
    await expect(server).rejects.toThrow(/data folder .* cannot be opened for writing/);
  });

  test.each([
    ['SQLITE_FULL', 'the disk is full'],
    ['SQLITE_READONLY_DIRECTORY', 'cannot be opened for writing'],
    ['SQLITE_IOERR_WRITE', 'the disk fails'],
    ['EROFS', 'cannot be opened for writing'],
  ])('%s', (code, said) => {
    const trouble = troubleWith('/data/chambord.db', Object.assign(new Error('cause'), { code }));
    expect(trouble).toBeInstanceOf(DataTrouble);
    expect(String(trouble)).toMatch(new RegExp(`/data/chambord.db .*${said}.*\\(cause\\)`));
  });

  test('what else goes wrong stays what it is', () => {
    const error = new Error('else');
    expect(troubleWith('/data/chambord.db', error)).toBe(error);
  });

  test('a server that cannot write is alive and not ready', async () => {
    const server = await place.open({ logLevel: 'silent' });
    const status = async (path: string) => (await fetch(server.address + path)).status;
    const other = new Sqlite(file('chambord.db'));
    other.exec('BEGIN IMMEDIATE');
    expect(await status('readyz')).toBe(503);
    expect(await status('livez')).toBe(200);
    other.close();
    // An answer holds for a moment.
    while ((await status('readyz')) !== 200);
    await server.close();
  });
});

test('an answer holds for a second: whoever asks all the time writes little', async () => {
  let time = 0;
  let written = 0;
  let broken = false;
  const troubles: unknown[] = [];
  const keep = async () => {
    written++;
    if (broken) throw new Error('full');
  };
  const isReady = openReadiness(
    keep,
    () => time,
    (error) => troubles.push(error),
  );
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
  broken = true;
  time = 999;
  expect(await isReady()).toBe(true);
  expect(written).toBe(1);
  time = 1000;
  expect(await isReady()).toBe(false);
  expect(troubles).toHaveLength(1);
});

test('a PostgreSQL that takes connections and says nothing is not waited for', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await expect(openPostgres(`postgres://x@127.0.0.1:${port}/x`, () => {}, 50)).rejects.toThrow(/timeout/i);
  silent.close();
});
