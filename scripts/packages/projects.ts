import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { npm } from './npm.ts';
import { examplesOf } from './readme.ts';
import type { Example } from './readme.ts';

/** An example that does not do what its README says. */
export class WrongExample extends Error {
  override readonly name = 'WrongExample';
}

/** Installs packages into empty projects and runs the examples of their READMEs there with this Node, in every way that they may be used. */
export async function tryPackages(
  folder: string,
  places: readonly string[],
  archives: readonly string[],
  node: string,
): Promise<{ readonly examples: number; readonly sizes: readonly number[] }> {
  const examples = places.flatMap((place) => examplesOf(readFileSync(join(place, 'README.md'), 'utf8')));
  runAsTypeScript(project(join(folder, 'typescript'), archives), examples, node);
  runAsJavaScript(project(join(folder, 'javascript'), archives), examples, node);
  const sizes = await runAsBundle(project(join(folder, 'bundled'), archives), examples, node);
  return { examples: examples.length, sizes };
}

/** An empty project with these packages installed, without asking the registry. */
function project(folder: string, archives: readonly string[]): string {
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  write(folder, 'package.json', JSON.stringify({ private: true, type: 'module' }));
  npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...archives], folder);
  return folder;
}

/** As strict as TypeScript gets, declarations of packages are checked too; there is neither a browser nor Node, only a console. */
const STRICT = {
  target: 'ES2022',
  lib: ['ES2023'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
};
const CONSOLE = 'declare const console: { log(...values: unknown[]): void };\n';

/** Compiles the examples as strict TypeScript, for both ways in which modules are found, and runs what comes of it. */
function runAsTypeScript(folder: string, examples: readonly Example[], node: string): void {
  const names = examples.map(({ code }, i) => write(folder, `example${i}.ts`, `${code}export {};\n`));
  write(folder, 'console.d.ts', CONSOLE);
  const ways = { nodenext: { module: 'nodenext' }, bundler: { module: 'esnext', moduleResolution: 'bundler' } };
  for (const [way, options] of Object.entries(ways)) {
    const compilerOptions = { ...STRICT, ...options, outDir: way };
    write(folder, 'tsconfig.json', JSON.stringify({ compilerOptions, files: [...names, 'console.d.ts'] }));
    const { status, stdout } = run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', '.'], folder);
    if (status !== 0) throw new WrongExample(`an example does not compile (${way}):\n${stdout}`);
  }
  examples.forEach((example, i) => runInNode(example, node, join('nodenext', `example${i}.js`), folder));
}

/** Runs the examples as they are, as plain JavaScript. */
function runAsJavaScript(folder: string, examples: readonly Example[], node: string): void {
  examples.forEach((example, i) => runInNode(example, node, write(folder, `example${i}.mjs`, example.code), folder));
}

function runInNode(example: Example, node: string, file: string, folder: string): void {
  const { status, stdout, stderr } = run(node, [file], folder);
  if (status !== 0) throw new WrongExample(`an example fails:\n${example.code}\n${stderr}`);
  compare(example, stdout);
}

function run(command: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (error !== undefined) throw error;
  return { status, stdout, stderr };
}

/** What Node has and browsers do not: code for them must do without. */
const WITHOUT_NODE = ['process', 'Buffer', 'global', 'setImmediate', 'clearImmediate']
  .map((name) => `delete globalThis.${name};`)
  .join('');

/** Bundles the examples for a browser and runs them without anything of Node; how large each bundle is, in bytes. */
async function runAsBundle(folder: string, examples: readonly Example[], node: string): Promise<number[]> {
  const sizes: number[] = [];
  for (const [i, example] of examples.entries()) {
    const outfile = `bundle${i}.mjs`;
    const { metafile } = await build({
      absWorkingDir: resolve(folder),
      entryPoints: [write(folder, `example${i}.mjs`, example.code)],
      outfile,
      bundle: true,
      minify: true,
      metafile: true,
      platform: 'browser',
      format: 'esm',
      target: 'es2022',
      banner: { js: WITHOUT_NODE },
      logLevel: 'silent',
    });
    sizes.push(metafile.outputs[outfile]?.bytes ?? 0);
    runInNode(example, node, outfile, folder);
  }
  return sizes;
}

function compare({ code, prints }: Example, printed: string): void {
  if (prints === null || printed === prints) return;
  throw new WrongExample(`an example prints something else than its README says:\n${code}\nprints\n${printed}`);
}

function write(folder: string, name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}
