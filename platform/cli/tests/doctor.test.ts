import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { globalAgent } from 'node:https';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer } from '@chambord/server';
import type { ChambordServer } from '@chambord/server';
import { freePort } from '../../server/tests/helpers/free-port.ts';
import { findings } from '../doctor/doctor.ts';
import { MACHINE } from '../doctor/machine.ts';
import type { Machine } from '../doctor/machine.ts';
import { folder } from './chambord.ts';
import { CERTIFICATE, startReverseProxy } from './proxy.ts';
import type { Habits } from './proxy.ts';

/** An installation in which all is well; what a test breaks, it breaks in this. */
async function installation() {
  const root = folder();
  const page = join(root, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(
    join(page, 'index.html'),
    '<link rel="icon" href="/icon.svg" /><script src="/assets/index.js"></script>',
  );
  writeFileSync(join(page, 'icon.svg'), '<svg/>');
  writeFileSync(join(page, 'assets', 'index.js'), '');
  const data = join(root, 'data');
  const env = { CHAMBORD_PAGE: page, CHAMBORD_DATA: data, PORT: String(await freePort()) };
  return { page, data, env };
}

/** What the doctor finds wrong: by what was looked at, what is said. */
async function wrong(env: NodeJS.ProcessEnv, machine: Partial<Machine> = {}, words: readonly string[] = []) {
  const said: Record<string, string> = {};
  for await (const { what, trouble } of findings(words, env, { ...MACHINE, ...machine })) {
    if (trouble !== null) said[what.replace(/ in \/.*/, '')] = trouble;
  }
  return said;
}

/** A server that keeps its games there, and has kept something. */
const serveAt = (data: string, trustProxy = false) =>
  openServer({ page: null, port: 0, host: '127.0.0.1', keep: { folder: data }, trustProxy, logLevel: 'silent' });

test('an installation in which all is well, new or used', async () => {
  const { data, env } = await installation();
  expect(await wrong(env)).toEqual({});
  await (await serveAt(data)).close();
  expect(await wrong(env)).toEqual({});
});

describe('broken installations', () => {
  test('an old Node', async () => {
    const { env } = await installation();
    expect(await wrong(env, { nodeVersion: '18.20.4' })).toEqual({
      Node: 'This is Node 18.20.4. Install Node 20 or newer from nodejs.org.',
    });
  });

  test('a clock that was never set', async () => {
    const { env } = await installation();
    expect(await wrong(env, { now: () => 0 })).toEqual({
      clock: expect.stringMatching(/says 1970-01-01.*Set it, best by NTP/),
    });
  });

  test('a setting with a slip in its name', async () => {
    const { env } = await installation();
    expect(await wrong({ ...env, CHAMBORD_PROT: '80' })).toEqual({
      settings: expect.stringMatching(/no setting CHAMBORD_PROT/),
    });
  });

  test('no page', async () => {
    const { env } = await installation();
    expect(await wrong({ ...env, CHAMBORD_PAGE: '/nowhere' })).toEqual({
      page: expect.stringMatching(/There is no page in \/nowhere\. CHAMBORD_PAGE/),
    });
  });

  test('half a page', async () => {
    const { page, env } = await installation();
    writeFileSync(join(page, 'index.html'), '<script src="/assets/other.js"></script>');
    expect(await wrong(env)).toEqual({ page: expect.stringMatching(/lacks assets\/other\.js/) });
  });

  test('a full disk', async () => {
    const { env } = await installation();
    expect(await wrong(env, { free: () => 3 << 20 })).toEqual({
      disk: expect.stringMatching(/Only 3 MB are free .*Make room/),
    });
  });

  test('a folder that cannot be one', async () => {
    const { data, env } = await installation();
    writeFileSync(data, 'a file');
    expect(await wrong(env)).toEqual({ games: expect.stringMatching(/cannot be opened for writing/) });
  });

  test('a folder that another server uses', async () => {
    const { data, env } = await installation();
    const other = await serveAt(data);
    expect(await wrong(env)).toEqual({ games: expect.stringMatching(/is used by another server\. Stop that one/) });
    await other.close();
  });

  test('a damaged database', async () => {
    const { data, env } = await installation();
    mkdirSync(data);
    writeFileSync(join(data, 'chambord.db'), 'no database '.repeat(1000));
    expect(await wrong(env)).toEqual({ games: expect.stringMatching(/chambord\.db is damaged.*Put a backup/) });
  });

  test('a database that has lost its games', async () => {
    const { data, env } = await installation();
    await (await serveAt(data)).close();
    truncateSync(join(data, 'chambord.db'), 0);
    expect(await wrong(env)).toEqual({ games: expect.stringMatching(/is empty: the games are not in it/) });
  });

  test('PostgreSQL that is not there', async () => {
    const { page } = await installation();
    const port = await freePort();
    const env = { CHAMBORD_PAGE: page, PORT: '0', DATABASE_URL: `postgres://chambord:secret@127.0.0.1:${port}/games` };
    const said = await wrong(env);
    expect(said).toEqual({
      'games in PostgreSQL': expect.stringMatching(/cannot be used: .*ECONNREFUSED.*Is it running/),
    });
    expect(JSON.stringify(said)).not.toContain('secret');
  });

  test('a port that is taken', async () => {
    const { env } = await installation();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await wrong({ ...env, PORT: String(port) })).toEqual({
      address: `Port ${port} is taken by another program. Stop it, or choose another port (--port, PORT).`,
    });
    other.close();
  });

  test('an address that this machine has not', async () => {
    const { env } = await installation();
    expect(await wrong({ ...env, CHAMBORD_HOST: '192.0.2.1' })).toEqual({
      address: expect.stringMatching(/has no address 192\.0\.2\.1/),
    });
  });
});

describe('a proxy', () => {
  let plain: ChambordServer;
  let trusting: ChambordServer;
  beforeAll(async () => {
    [plain, trusting] = await Promise.all([serveAt(folder()), serveAt(folder(), true)]);
    globalAgent.options.ca = CERTIFICATE;
  });
  afterAll(() => Promise.all([plain.close(), trusting.close()]));

  async function through(server: ChambordServer, habits: Habits): Promise<string | undefined> {
    const { env } = await installation();
    const proxy = await startReverseProxy(Number(new URL(server.address).port), habits);
    const said = await wrong(env, {}, ['--url', proxy.address]);
    proxy.close();
    return said[proxy.address];
  }
  const asHttps: Habits['headers'] = ({ host, ...headers }) => ({
    ...headers,
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
  });

  test('that is set up well', async () => {
    expect(await through(trusting, { tls: true, headers: asHttps })).toBeUndefined();
    expect(await through(plain, {})).toBeUndefined();
  });

  test('that leads nowhere', async () => {
    const { env } = await installation();
    const url = `http://localhost:${await freePort()}`;
    expect((await wrong(env, {}, ['--url', url]))[url]).toMatch(/cannot be reached: /);
    const proxy = await startReverseProxy(await freePort(), {});
    expect((await wrong(env, {}, ['--url', proxy.address]))[proxy.address]).toMatch(/No Chambord answers .*status 502/);
    proxy.close();
  });

  test('that lets no WebSockets through', async () => {
    expect(await through(trusting, { tls: true, headers: asHttps, passesSockets: false })).toMatch(
      /WebSockets do not come through to \/ws \(status 426\)/,
    );
  });

  test('that changes the host', async () => {
    expect(await through(plain, { headers: (headers) => ({ ...headers, host: 'inside' }) })).toMatch(
      /takes its own page for a stranger's.*pass Host on/,
    );
  });

  test('before a server that does not trust it', async () => {
    expect(await through(plain, { tls: true, headers: asHttps })).toMatch(/start the server with --trust-proxy/);
  });

  test('that does not say https', async () => {
    const headers: Habits['headers'] = ({ host, ...rest }) => ({ ...rest, host, 'x-forwarded-host': host });
    expect(await through(trusting, { tls: true, headers })).toMatch(/Let it send X-Forwarded-Proto: https/);
  });

  test('that passes on what strangers claim', async () => {
    expect(await through(trusting, {})).toMatch(/Let the proxy set them itself; if there is no proxy, start without/);
  });

  test('at an address that is none', async () => {
    await expect(wrong({}, {}, ['--url', 'chambord.example'])).rejects.toThrow(
      /--url takes the address that people use/,
    );
  });
});
