// Bundles a TypeScript program of this repository and says where it lies. What was bundled before and has not changed is taken as it is.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { houseFile, serverRooms } from './house.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shelf = join(root, '.cache', 'run');
/** Programs that run at the same time, each with threads, write under names of their own and move into place what is whole. */
const own = `${process.pid}.${threadId}`;

/** The file to run. */
export async function bundled(entry) {
  const note = join(shelf, `${hashOf(`${relative(root, resolve(root, entry))} ${houseFile}`)}.json`);
  return known(note) ?? (await bundle(resolve(root, entry), note));
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** How a file was when it was last written; null if there is none. */
function stampOf(path) {
  const { mtimeMs, size } = statSync(join(root, path), { throwIfNoEntry: false }) ?? {};
  return size === undefined ? null : `${mtimeMs} ${size}`;
}

/** What the note says, if everything that it was made from is still the same. */
function known(note) {
  try {
    const { program, sources } = JSON.parse(readFileSync(note, 'utf8'));
    const same = Object.entries(sources).every(([path, stamp]) => stampOf(path) === stamp);
    return same && existsSync(program) ? program : null;
  } catch {
    return null;
  }
}

/** Packages stay where they are installed, some are not JavaScript alone; ours are TypeScript, so they are taken in. Which games there are can be chosen. */
const packages = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^@chambord\/games\/house$/ }, () => ({ path: houseFile }));
    onResolve({ filter: /^[@\w]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@chambord/') ? undefined : { path, external: true },
    );
  },
};

async function bundle(entry, note) {
  const { build, stop } = await import('esbuild');
  const started = Date.now();
  // What is imported while the program runs is a file of its own, so that a command loads only what it needs.
  const { outputFiles, metafile } = await build({
    entryPoints: { program: entry },
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    outdir: join(shelf, 'program'),
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'error',
    plugins: [serverRooms, packages],
  });
  await stop();
  const folder = join(shelf, hashOf(outputFiles.map(({ path, hash }) => `${basename(path)} ${hash}`).join('\n')));
  if (!existsSync(folder)) {
    const making = `${folder}.${own}`;
    mkdirSync(making, { recursive: true });
    for (const { path, contents } of outputFiles) writeFileSync(join(making, basename(path)), contents);
    try {
      renameSync(making, folder);
    } catch (error) {
      // Someone else was faster.
      rmSync(making, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  const program = join(folder, 'program.mjs');
  const sources = sourcesOf(Object.keys(metafile.inputs));
  // What was changed meanwhile may be in the bundle or not: then nothing is noted.
  if (Object.keys(sources).every((path) => statSync(join(root, path)).mtimeMs < started)) {
    writeFileSync(`${note}.${own}`, JSON.stringify({ program, sources }));
    renameSync(`${note}.${own}`, note);
  }
  return program;
}

/** Everything that a bundle depends on: its files, what says how they are found and read, and the versions of packages. */
function sourcesOf(inputs) {
  const settings = new Set(['package-lock.json', 'tsconfig.base.json', 'scripts/bundle.mjs', 'scripts/house.mjs']);
  for (const input of inputs) {
    for (let folder = dirname(input); folder !== '.'; folder = dirname(folder)) {
      for (const name of ['package.json', 'tsconfig.json']) settings.add(join(folder, name));
    }
  }
  const stamps = [...inputs, ...settings].map((path) => [path, stampOf(path)]);
  return Object.fromEntries(stamps.filter(([, stamp]) => stamp !== null));
}
