import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseEncoding } from '../http/encoding.ts';
import type { ChambordServer } from '../http/server.ts';
import { makeTable, newGuest, termsFor } from './helpers/pilot.ts';
import { newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

const HTML = '<!doctype html><title>Chambord</title>';
const SCRIPT = 'const towers = 11;\n'.repeat(100);

let folder: string;
let docs: string;
let place: Place;
let server: ChambordServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chambord-page-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), HTML);
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  const preloads = {
    '/play': { first: ['/assets/play-2b.js'], next: [] },
    '/learn/go': { first: ['/assets/go-4d.css'], next: ['/assets/go-3c.js'] },
  };
  writeFileSync(join(folder, '.vite', 'preloads.json'), JSON.stringify(preloads));
  writeFileSync(join(folder, 'assets', 'index-1a.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'index-1a.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'index-1a.js.gz'), gzipSync(SCRIPT));
  docs = mkdtempSync(join(tmpdir(), 'chambord-docs-'));
  mkdirSync(join(docs, 'api'));
  writeFileSync(join(docs, 'index.html'), '<title>Documentation</title>');
  writeFileSync(join(docs, 'api', 'kernel.html'), '<title>Kernel</title>');
  place = await newPlace('sqlite');
  server = await place.open({ page: folder, docs });
});
afterAll(async () => {
  await server.close();
  await place.remove();
  rmSync(folder, { recursive: true });
  rmSync(docs, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Unlike `fetch` this leaves path, headers and bytes as they are. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('the encoding that is liked best is chosen, the smaller of two', () => {
  const both = ['br', 'gzip'] as const;
  expect(chooseEncoding('gzip, deflate, br, zstd', both)).toBe('br');
  expect(chooseEncoding('gzip, br;q=0.5', both)).toBe('gzip');
  expect(chooseEncoding('br;q=0.2, gzip;q=0.8', both)).toBe('gzip');
  expect(chooseEncoding('BR ; Q=1.0', both)).toBe('br');
  expect(chooseEncoding('gzip', ['br'])).toBeNull();
  expect(chooseEncoding('*', both)).toBe('br');
  expect(chooseEncoding('br;q=0, *', both)).toBe('gzip');
  expect(chooseEncoding('*;q=0', both)).toBeNull();
  expect(chooseEncoding('identity, gzip;q=0.5', both)).toBeNull();
  expect(chooseEncoding('identity;q=0.5, gzip', both)).toBe('gzip');
  expect(chooseEncoding('gzip;q=x', both)).toBeNull();
  expect(chooseEncoding('', both)).toBeNull();
  expect(chooseEncoding(undefined, both)).toBeNull();
});

test('a file is sent as the browser can read it, each form with a tag of its own', async () => {
  const path = '/assets/index-1a.js';
  const plain = await ask(path);
  const br = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
  const gz = await ask(path, { 'accept-encoding': 'gzip' });
  expect(plain.body.toString()).toBe(SCRIPT);
  expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
  expect(gunzipSync(gz.body).toString()).toBe(SCRIPT);
  expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { status, headers, body } of [plain, br, gz]) {
    expect(status).toBe(200);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  }
});

test('who has the file already is told so', async () => {
  const { headers } = await ask('/', { 'accept-encoding': 'br' });
  expect(headers['cache-control']).toBe('no-cache');
  for (const known of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
    const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': known ?? '' });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  }
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('every leaf is the page, and only what is there is a file', async () => {
  for (const path of ['/', '/index.html', '/learn/burgundy', '/play/1?x=.js', '/nowhere', '/%E0%A4%A']) {
    const { status, body, headers } = await ask(path);
    expect([status, body.toString(), headers['content-type']]).toEqual([200, HTML, 'text/html; charset=utf-8']);
  }
  const outside = ['/../package.json', '/..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '/.vite/manifest.json'];
  for (const path of ['/none.js', '/assets/index-1a.js.br', ...outside]) expect((await ask(path)).status).toBe(404);
  const { status, headers, body } = await ask('/', {}, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([200, String(HTML.length), 0]);
  expect((await ask('/', {}, 'POST')).status).toBe(405);
});

test('what a leaf needs is named before the page itself is read', async () => {
  const linkOf = async (path: string) => (await ask(path)).headers['link'];
  expect(await linkOf('/')).toBeUndefined();
  expect(await linkOf('/play/17')).toBe('</assets/play-2b.js>; rel=modulepreload');
  const both =
    '</assets/go-4d.css>; rel=preload; as=style; crossorigin, </assets/go-3c.js>; rel=modulepreload; fetchpriority=low';
  expect(await linkOf('/learn/go')).toBe(both);
  expect(await linkOf('/learn/chess')).toBeUndefined();
  expect(await linkOf('/assets/index-1a.js')).toBeUndefined();
});

test('a long answer is compressed for those who can read it', async () => {
  const cookie = await newGuest(server.address, 'Ada');
  for (let table = 0; table < 5; table++) await makeTable(server.address, cookie, termsFor('splendor', 2));
  const plain = await ask('/api/tables', { cookie });
  const br = await ask('/api/tables', { cookie, 'accept-encoding': 'br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(br.headers['content-encoding']).toBe('br');
  for (const { headers } of [plain, br]) expect(headers.vary).toBe('Accept-Encoding');
  expect(JSON.parse(brotliDecompressSync(br.body).toString())).toEqual(JSON.parse(plain.body.toString()));
  expect(br.body.length).toBeLessThan(plain.body.length / 3);
  expect((await ask('/api/me', { cookie, 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test('the documentation lies below the page, and is not mistaken for it', async () => {
  expect(await ask('/docs')).toMatchObject({ status: 308, headers: { location: '/docs/' } });
  expect((await ask('/docs/')).body.toString()).toContain('Documentation');
  const page = await ask('/docs/api/kernel.html');
  expect(page.body.toString()).toContain('Kernel');
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  for (const path of ['/docs/nowhere', '/docs/api', '/docs/../index.html/x.html'])
    expect((await ask(path)).status).toBe(404);
});

test('without documentation there is only the page', async () => {
  const other = await newPlace('sqlite');
  const bare = await other.open({ page: folder });
  const answer = await fetch(`${bare.address}docs`);
  expect(await answer.text()).toBe(HTML);
  await bare.close();
  await other.remove();
});
