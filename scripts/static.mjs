// Builds the page for any host that serves files, at any path: npm run build:static -- --base /x/ [--out FOLDER]
// Everything that needs no server works there: bots, several people at one screen, replays, reviews, the rules.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { base, out } = readArgs();
await build({
  configFile: join(root, 'platform', 'web', 'vite.config.ts'),
  mode: 'static',
  base,
  build: { outDir: out, emptyOutDir: true, manifest: false },
  logLevel: 'warn',
});
execFileSync(process.execPath, [join(root, 'scripts', 'licences.mjs'), out]);
// Hosts answer with this file where there is none, so that links to leaves of the page lead there.
copyFileSync(join(out, 'index.html'), join(out, '404.html'));
// GitHub's host would leave out files whose names begin with an underscore.
writeFileSync(join(out, '.nojekyll'), '');
// The documentation has relative links alone: it lies right below the page, wherever that is.
const docs = join(root, '.cache', 'docs');
// What is compressed already only our own server sends.
if (existsSync(docs))
  cpSync(docs, join(out, 'docs'), { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
rmSync(join(out, '.vite'), { recursive: true, force: true });
console.log(`The page lies in ${out}, to be served at ${base}`);

function readArgs() {
  try {
    const { values } = parseArgs({
      options: { base: { type: 'string', default: '/' }, out: { type: 'string', default: join(root, 'dist') } },
    });
    if (!/^\/(?:[\w.~-]+\/)*$/.test(values.base)) {
      throw new Error(`--base takes a path that begins and ends with /, such as /x/, not "${values.base}".`);
    }
    return { base: values.base, out: resolve(values.out) };
  } catch (error) {
    console.error(`${error.message}\nUsage: npm run build:static -- [--base /x/] [--out FOLDER]`);
    process.exit(2);
  }
}
