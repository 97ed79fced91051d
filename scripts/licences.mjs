// Lists the licences of all that the page ships: what Vite has bundled, what the service worker is made of, the fonts, and the page itself.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The built page. */
const dist = resolve(process.argv[2] ?? join(root, 'platform', 'web', 'dist'));
const read = (...path) => readFileSync(join(root, ...path), 'utf8').trim();

const bundled = readFileSync(join(dist, '.vite', 'license.md'), 'utf8').trim();
const parts = [
  ['Chambord', read('LICENSE')],
  ['Programs in the page', bundled],
  ['Workbox, in the service worker', read('node_modules', 'workbox-core', 'LICENSE')],
  ['Alegreya, Alegreya SC and Alegreya Sans, the fonts', read('platform', 'ui', 'fonts', 'OFL.txt')],
];
writeFileSync(
  join(dist, 'licences.txt'),
  parts.map(([title, text]) => `${title}\n${'='.repeat(title.length)}\n\n${text}\n`).join('\n\n'),
);
