import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArgs } from '../args.ts';
import { KEEP_FLAGS, readConfig, SETTINGS } from '../config.ts';
import { userData } from '../installation.ts';
import { UsageError } from '../usage.ts';
import { folder } from './chambord.ts';

const FLAGS = { values: ['port', 'host', ...KEEP_FLAGS], switches: ['trust-proxy'] };
const configOf = (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  readConfig(readArgs(words, FLAGS, 0), env);

function fileWith(text: string): string {
  const file = join(folder(), 'chambord.json');
  writeFileSync(file, text);
  return file;
}

test('what is not set is as it usually is', () => {
  expect(configOf([])).toEqual({
    port: null,
    host: '127.0.0.1',
    keep: { folder: resolve('data') },
    trustProxy: false,
    logLevel: 'warn',
    page: resolve('platform/web/dist'),
  });
});

test('a flag goes before a variable, a variable before the file', () => {
  const file = fileWith('{ "port": 1, "host": "one", "logLevel": "info", "trustProxy": true }');
  const env = { PORT: '2', CHAMBORD_HOST: 'two' };
  expect(configOf(['--config', file, '--port', '3'], env)).toMatchObject({
    port: 3,
    host: 'two',
    logLevel: 'info',
    trustProxy: true,
  });
  expect(configOf(['--port', '3'], { ...env, CHAMBORD_CONFIG: file })).toMatchObject({ port: 3, logLevel: 'info' });
});

test('folders in the file are meant from where it lies', () => {
  const file = fileWith('{ "data": "games", "page": "/srv/page" }');
  expect(configOf(['--config', file])).toMatchObject({
    keep: { folder: join(file, '..', 'games') },
    page: resolve('/srv/page'),
  });
});

test('a database instead of a folder', () => {
  const url = 'postgres://chambord@localhost/games';
  expect(configOf([], { DATABASE_URL: url }).keep).toEqual({ postgres: url });
  expect(configOf(['--config', fileWith(JSON.stringify({ database: url }))]).keep).toEqual({ postgres: url });
});

describe('what is wrong is named with its place', () => {
  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['{ "port": 70000 }', {}, /"port" in .*chambord\.json takes a whole number from 0 to 65535, not "70000"/],
    ['{ "prot": 4207 }', {}, /no setting "prot" in .*chambord\.json\. There are: port, host, data/],
    ['{ "host": ["a"] }', {}, /"host" in .* takes a text, a number, true or false/],
    ['{ "host": "" }', {}, /"host" in .* is empty/],
    ['{ "trustProxy": "perhaps" }', {}, /"trustProxy" in .* takes true, false, not "perhaps"/],
    ['{ "port": ', {}, /chambord\.json is not JSON: /],
    ['[]', {}, /must hold one JSON object/],
    [
      '{ "data": "x" }',
      { DATABASE_URL: 'postgres://a/b' },
      /in a folder \("data" in .*\) or in PostgreSQL \(DATABASE_URL\)/,
    ],
    ['{}', { DATABASE_URL: 'mysql://user:secret@host/b' }, /DATABASE_URL takes the address of a PostgreSQL database/],
    ['{}', { LOG_LEVEL: 'loud' }, /LOG_LEVEL takes silent, fatal/],
    ['{}', { CHAMBORD_TRUST_PROXY: '1' }, /CHAMBORD_TRUST_PROXY takes true, false, not "1"/],
    ['{}', { CHAMBORD_HOTS: '0.0.0.0' }, /no setting CHAMBORD_HOTS\. There are: CHAMBORD_CONFIG, .*CHAMBORD_HOST/],
  ])('%s %j', (text, env, message) => {
    expect(() => configOf(['--config', fileWith(text)], env)).toThrow(message);
    expect(() => configOf(['--config', fileWith(text)], env)).toThrow(UsageError);
  });

  test('a file that is not there', () => {
    expect(() => configOf(['--config', '/nowhere.json'])).toThrow(
      '--config names "/nowhere.json", and there is no such file.',
    );
    expect(() => configOf([], { CHAMBORD_CONFIG: 'no.json' })).toThrow('CHAMBORD_CONFIG names "no.json"');
  });

  test('an address of a database is not shown: it may hold a password', () => {
    expect(() => configOf([], { DATABASE_URL: 'mysql://user:secret@host/b' })).toThrow(/^(?!.*secret)/);
  });
});

test('docs/configuration.md has every setting, with its flag and its variable', () => {
  const rows = readFileSync('docs/configuration.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  for (const [name, { env, flag }] of Object.entries(SETTINGS)) {
    const row = rows.find((line) => line.startsWith(`| \`${name}\``));
    expect(row, name).toContain(`\`${env}\``);
    if (flag !== null) expect(row, name).toContain(`\`--${flag}`);
  }
  expect(rows).toHaveLength(Object.keys(SETTINGS).length);
});

test('games are kept where programs of the system keep what belongs to a user', () => {
  expect(userData('linux', { XDG_DATA_HOME: '/home/anne/data' })).toBe('/home/anne/data/chambord');
  expect(userData('linux', { XDG_DATA_HOME: 'relative' })).toMatch(/\/\.local\/share\/chambord$/);
  expect(userData('linux', {})).toMatch(/\/\.local\/share\/chambord$/);
  expect(userData('darwin', {})).toMatch(/\/Library\/Application Support\/Chambord$/);
  expect(userData('win32', { LOCALAPPDATA: '/users/anne' })).toBe('/users/anne/Chambord');
});
