// Checks what the page costs: JavaScript for home and one table, gzipped.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 120 * 1024;
const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'platform', 'web', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

/** A chunk and everything that it cannot do without. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const needed of manifest[key].imports ?? []) closure(needed, found);
  return found;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const tables = Object.keys(manifest).filter((key) => /games\/\w+\/table\/index\.tsx$/.test(key));
if (entry === undefined || tables.length === 0) throw new Error('The manifest does not name the page and its tables.');

let failed = false;
for (const table of tables) {
  const keys = closure(table, closure(entry));
  const bytes = [...keys].reduce((sum, key) => sum + gzipSync(readFileSync(join(dist, manifest[key].file))).length, 0);
  const line = `Home and ${table.split('/').at(-3)}: ${(bytes / 1024).toFixed(1)} KB of JavaScript, gzipped (at most ${LIMIT / 1024})`;
  if (bytes > LIMIT) {
    failed = true;
    console.error(`Too much. ${line}`);
  } else if (process.argv.includes('--verbose')) console.log(line);
}
process.exit(failed ? 1 : 0);
