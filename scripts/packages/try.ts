/**
 * Installs what would be published into empty projects and runs the examples of every README there: as strict TypeScript, as plain JavaScript,
 * and bundled for a browser.
 *   npm run packages:try [-- NODE …]     NODE: programs of other versions to run them with, too, such as /opt/node24/bin/node
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildLibraries } from './libraries.ts';
import { pack } from './npm.ts';
import { tryPackages } from './projects.ts';

const folder = mkdtempSync(join(tmpdir(), 'chambord packages '));
try {
  const places = buildLibraries(folder);
  const archives = pack(places, folder);
  for (const node of [process.execPath, ...process.argv.slice(2)]) {
    const { examples, sizes } = await tryPackages(join(folder, 'projects'), places, archives, node);
    const largest = (Math.max(...sizes) / 1024).toFixed(0);
    console.log(`${node}: ${examples} examples run as TypeScript, as JavaScript, and bundled (${largest} KB at most)`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
