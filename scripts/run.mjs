// Runs a TypeScript program of this repository: node scripts/run.mjs FILE [arguments].
// Bundled first, so that it runs as fast as it does when it is served, and starts in a moment.
import { build, stop } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [node, , entry, ...args] = process.argv;

/** Packages stay where they are installed, some are not JavaScript alone; ours are TypeScript, so they are taken in. */
const packages = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[@\w]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@chambord/') ? undefined : { path, external: true },
    );
  },
};

const {
  outputFiles: [bundle],
} = await build({
  entryPoints: [resolve(root, entry)],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'error',
  plugins: [packages],
});
await stop();

// Named by its content and moved into place whole: programs that run at the same time do not disturb each other.
const folder = join(root, '.cache', 'run');
const file = join(folder, `${createHash('sha256').update(bundle.contents).digest('hex').slice(0, 16)}.mjs`);
if (!existsSync(file)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, bundle.contents);
  renameSync(`${file}.${process.pid}`, file);
}

process.setSourceMapsEnabled(true);
process.argv = [node, file, ...args];
await import(pathToFileURL(file).href);
