import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { serverRooms } from '../house.mjs';
import { manifestOf } from './libraries.ts';

const PAGE = join('platform', 'web', 'dist');
/** The documentation, where it has been built (`npm run docs`). */
const DOCS = join('.cache', 'docs');
/** Whose versions of packages from outside hold for the program. */
const NEEDING = ['platform/server', 'platform/protocol', 'platform/review'];

/**
 * Builds the package `chambord`: the command line with the server, bundled, and the built page. Packages from outside stay dependencies, so
 * that whoever installs it gets their mended versions, and the binary of SQLite for their system.
 */
export async function buildProgram(into: string): Promise<string> {
  if (!existsSync(join(PAGE, 'index.html'))) throw new Error('The page is not built yet. Build it with: npm run build');
  const place = join(into, 'chambord');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const needed = await bundle(join(place, 'program'));
  cpSync(PAGE, join(place, 'page'), { recursive: true });
  const hasDocs = existsSync(join(DOCS, 'index.html'));
  if (hasDocs) cpSync(DOCS, join(place, 'docs'), { recursive: true });
  for (const name of ['README.md', 'chambord.mjs'])
    cpSync(join('platform', 'cli', 'published', name), join(place, name));
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(name, join(place, name));
  const { name, version, description, license, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  const manifest = {
    name,
    version,
    description,
    keywords: ['board-game', 'castles-of-burgundy', 'splendor', 'game-server', 'bot'],
    license,
    type: 'module',
    engines,
    bin: { chambord: 'chambord.mjs' },
    files: ['program', 'page', ...(hasDocs ? ['docs'] : []), 'CHANGELOG.md'],
    dependencies: versionsOf(needed),
  };
  writeFileSync(join(place, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return place;
}

/** Bundles the program and what runs in its threads; the packages from outside that it needs. */
async function bundle(outdir: string): Promise<ReadonlySet<string>> {
  const needed = new Set<string>();
  await build({
    entryPoints: { main: 'platform/cli/main.ts', 'bot-worker': 'platform/server/bots/bot-worker.ts' },
    bundle: true,
    splitting: true,
    outdir,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [serverRooms, outside(needed)],
  });
  return needed;
}

/** What is from outside stays outside, and is noted. */
function outside(needed: Set<string>): Plugin {
  return {
    name: 'outside',
    setup(bundling) {
      bundling.onResolve({ filter: /^[@\w]/ }, ({ path, kind }) => {
        if (kind === 'entry-point' || path.startsWith('@chambord/')) return undefined;
        if (!path.startsWith('node:')) needed.add(/^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
        return { path, external: true };
      });
    },
  };
}

function versionsOf(needed: ReadonlySet<string>): Readonly<Record<string, string>> {
  const declared = new Map(NEEDING.flatMap((folder) => Object.entries(manifestOf(folder).dependencies ?? {})));
  return Object.fromEntries(
    [...needed].sort().map((name) => {
      const version = declared.get(name);
      if (version === undefined)
        throw new Error(`The program needs ${name}, and none of ${NEEDING.join(', ')} declares it.`);
      return [name, version];
    }),
  );
}
