/**
 * Builds and packs what is published, into .cache/packages; docs/packages.md says what to do before it is published.
 *   npm run packages [-- --program | --publish [--dry-run]]     --program: the package `chambord` alone
 */
import { join } from 'node:path';
import { buildLibraries } from './libraries.ts';
import { npm, pack } from './npm.ts';
import { buildProgram } from './program.ts';

const words = process.argv.slice(2).join(' ');
if (!['', '--program', '--publish', '--publish --dry-run'].includes(words)) {
  console.error('Usage: npm run packages [-- --program | --publish [--dry-run]]');
  process.exit(2);
}
const folder = join('.cache', 'packages');
const libraries = words === '--program' ? [] : buildLibraries(folder);
for (const archive of pack([...libraries, await buildProgram(folder)], folder)) {
  // Each after those that it depends on: whoever installs in between gets a whole set.
  if (words.startsWith('--publish')) npm(['publish', archive, ...(words.endsWith('--dry-run') ? ['--dry-run'] : [])]);
  console.log(archive);
}
