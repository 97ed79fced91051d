import { extname, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refused } from '../room/refused.ts';

/** The page asks nobody else for anything, and nobody else may put anything into it. Only bots compile something: their arithmetic. */
export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

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

/** Serves the built page from a folder; unknown paths get the page itself, which knows what to say. */
export function servePage(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    dotfiles: 'deny',
    setHeaders(response, file) {
      // Built files carry a hash in their name; the page and its service worker must be asked for each time.
      const lasting = file.includes(`${sep}assets${sep}`);
      response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api/')) throw refused('notFound', 'there is nothing at this address');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('Allow', 'GET, HEAD').send();
    }
    if (extname(path) !== '') return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply.sendFile('index.html');
  });
}
