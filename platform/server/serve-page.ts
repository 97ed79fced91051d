import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** A page being served. */
export interface PageServer {
  readonly address: string;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** The page asks nobody else for anything, and nobody else may put anything into it. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Serves the built page from a folder; unknown paths get the page itself, which knows what to say. */
export function servePage(folder: string, port: number, host: string): Promise<PageServer> {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, HEADERS);
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const bound = server.address();
      const number = typeof bound === 'object' && bound !== null ? bound.port : port;
      resolve({
        address: `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${number}/`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
    return;
  }
  const path = pathOf(request.url ?? '/');
  const found = path === undefined ? undefined : await findFile(folder, path);
  const isAsset = path !== undefined && extname(path) !== '';
  if (found === undefined && isAsset) {
    response.writeHead(404, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
    return;
  }
  const file = found ?? join(folder, 'index.html');
  // Built files carry a hash in their name; the page and its service worker must be asked for each time.
  const lasting = file.includes(`${sep}assets${sep}`);
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

/** The path that is asked for; undefined if it cannot be one. */
function pathOf(url: string): string | undefined {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://page').pathname));
  } catch {
    return undefined;
  }
}

/** The file in the folder, never outside of it. */
async function findFile(folder: string, path: string): Promise<string | undefined> {
  const file = join(folder, path);
  if (!file.startsWith(folder + sep) || path.includes('\0')) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() === true ? file : undefined;
}
