// Checks what the page costs: what is sent, compressed, before home, a table or a first game can be seen. Each limit has a little room left.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'platform', 'web', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

/** In KB, as brotli. */
const LIMITS = { page: 14, home: 47, table: 75, drawings: 20, font: 24, allFonts: 190 };

/** A chunk and everything that it cannot do without. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const needed of manifest[key].imports ?? []) closure(needed, found);
  return found;
}

/** As brotli, where that is smaller; nothing for the styles of home, which are in the page itself. */
function sent(file) {
  const sizes = [`${file}.br`, file].map((name) => statSync(join(dist, name), { throwIfNoEntry: false })?.size);
  return (sizes.find((size) => size !== undefined) ?? 0) / 1024;
}
const filesOf = (keys) => new Set([...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]));
const sum = (files) => [...files].reduce((total, file) => total + sent(file), 0);

const keys = Object.keys(manifest);
const entry = keys.find((key) => manifest[key].isEntry);
const tables = keys.filter((key) => /games\/[\w-]+\/table\/index\.tsx$/.test(key));
if (entry === undefined || tables.length === 0) throw new Error('The manifest does not name the page and its tables.');

let failed = false;
function check(what, size, limit) {
  const line = `${what}: ${size.toFixed(1)} KB, compressed (at most ${limit})`;
  if (size > limit) {
    failed = true;
    console.error(`Too much. ${line}`);
  } else if (process.argv.includes('--verbose')) console.log(line);
}

const home = closure(entry);
// What fits into the first packets of a connection: more is another way there and back before anything can be read.
check('The page itself', sent('index.html'), LIMITS.page);
check('Home, with its scripts and styles', sum(filesOf(home)) + sent('index.html'), LIMITS.home);
for (const table of tables) {
  const game = table.split('/').at(-3);
  const more = [...closure(table)].filter((key) => !home.has(key));
  check(`The table of ${game} besides`, sum(filesOf(more)), LIMITS.table);
  const drawings = keys.find((key) => key.endsWith(`games/${game}/sign/drawings.svg?raw`));
  if (drawings !== undefined) check(`The drawings of ${game}`, sent(manifest[drawings].file), LIMITS.drawings);
}
const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'));
for (const font of fonts) check(font, sent(`assets/${font}`), LIMITS.font);
check('All fonts', sum(fonts.map((font) => `assets/${font}`)), LIMITS.allFonts);
process.exit(failed ? 1 : 0);
