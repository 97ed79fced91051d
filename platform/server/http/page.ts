import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, ENCODINGS } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import { refused } from '../room/refused.ts';

/** The page asks nobody else for anything, and nobody else may put anything into it. Only bots compile something: their arithmetic. */
export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** What a file is kept as beside itself, made when the page is built (`scripts/compress.mjs`). */
const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** What the leaf at an address needs besides the page itself, written when the page is built (`scripts/preloads.mjs`). */
const PRELOADS = join('.vite', 'preloads.json');

/** A file of the page, as it is sent. */
interface PageFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

/** An address with a broken escape is nowhere: it is asked for like any other that is not there, and gets the same answer. */
export function readable(url: string): string {
  const [path = ''] = url.split('?');
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.startsWith('/api/') ? '/api/nowhere' : '/nowhere';
  }
}

/** Where the documentation lies. */
const DOCS = '/docs';

/**
 * Serves the built page, and the documentation below it; unknown paths get the page itself, which knows what to say. It is read once, a few megabytes: what is sent
 * fits together even while it is built anew, and no path leads out of the folder.
 */
export function servePage(app: FastifyInstance, folder: string, docs: string | null = null): void {
  const files = new Map([...readPage(folder), ...(docs === null ? [] : readPage(docs, DOCS))]);
  const page = files.get('/index.html');
  const links = readLinks(folder);
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/api/')) throw refused('notFound', 'there is nothing at this address');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('Allow', 'GET, HEAD').send();
    }
    // Links of the documentation are relative: they need the stroke at the end.
    if (docs !== null && path === DOCS) return reply.redirect(`${DOCS}/`, 308);
    const known = files.get(docs !== null && path === `${DOCS}/` ? `${path}index.html` : path);
    const isDocs = docs !== null && path.startsWith(`${DOCS}/`);
    const file = known ?? (extname(path) === '' && !isDocs ? page : undefined);
    if (file === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const [, leaf = '', game = ''] = path.split('/');
    const link = known === undefined ? (links.get(`/${leaf}/${game}`) ?? links.get(`/${leaf}`)) : undefined;
    if (link !== undefined) reply.header('Link', link);
    return sendFile(request, reply, file);
  });
}

/** By address, what a browser can fetch already while it reads the page. */
function readLinks(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, PRELOADS);
  if (!existsSync(file)) return new Map();
  const preloads = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Preloads>>;
  // Asked for in the same manner as the page does, or the browser would fetch it once more.
  const asLink = (path: string) =>
    path.endsWith('.css') ? `<${path}>; rel=preload; as=style; crossorigin` : `<${path}>; rel=modulepreload`;
  const linksOf = ({ first, next }: Preloads) =>
    [...first.map(asLink), ...next.map((path) => `${asLink(path)}; fetchpriority=low`)].join(', ');
  return new Map(Object.entries(preloads).map(([path, files]) => [path, linksOf(files)]));
}

/** What a leaf needs to show itself, and what it needs then. */
interface Preloads {
  readonly first: readonly string[];
  readonly next: readonly string[];
}

function pathOf({ url }: FastifyRequest): string {
  const [path = '/'] = url.split('?');
  return decodeURI(path);
}

/** All files by the path under which they are asked for. What begins with a dot is nobody's business. */
function readPage(folder: string, below = ''): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(name)];
    if (type === undefined || name.split(sep).some((part) => part.startsWith('.'))) continue;
    const file = join(folder, name);
    const path = `${below}/${name.split(sep).join('/')}`;
    const plain = readFileSync(file);
    const encoded = ENCODINGS.filter((encoding) => existsSync(file + SUFFIX[encoding])).map(
      (encoding) => [encoding, readFileSync(file + SUFFIX[encoding])] as const,
    );
    files.set(path, {
      type,
      // Built files carry a hash in their name; the page and its service worker must be asked for each time.
      cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      plain,
      encoded: new Map(encoded),
    });
  }
  return files;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: PageFile): FastifyReply {
  const { type, cacheControl, tag, plain, encoded } = file;
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString(), [...encoded.keys()]);
  const etag = `"${tag}${encoding === null ? '' : `-${encoding}`}"`;
  reply.headers({ 'Cache-Control': cacheControl, ETag: etag });
  if (encoded.size > 0) reply.header('Vary', 'Accept-Encoding');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== null) reply.header('Content-Encoding', encoding);
  const bytes = (encoding === null ? undefined : encoded.get(encoding)) ?? plain;
  // For HEAD, too, the length is that of the bytes, which are not sent.
  reply.code(200).type(type).header('Content-Length', bytes.length);
  return reply.send(bytes);
}

/** Whether one of the tags that a browser has is this one; a proxy may have made it a weak one. */
function isKnown(known: string | undefined, etag: string): boolean {
  return (known ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
