import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryManifest } from './manifest.ts';
import type { SourceManifest } from './manifest.ts';

/** The libraries that are published, each after those that it depends on. `tsconfig.packages.json` says what of them is built. */
export const LIBRARIES = [
  'platform/kernel',
  'platform/prose',
  'platform/network',
  'platform/bots',
  'platform/environment',
  'platform/schemas',
  'games/burgundy',
  'games/splendor',
] as const;

export function manifestOf(folder: string): SourceManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as SourceManifest;
}

/** Builds every library into a folder of its own, as it is published, and says where they lie. */
export function buildLibraries(into: string): string[] {
  const built = join(into, 'built');
  rmSync(built, { recursive: true, force: true });
  const compiler = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.packages.json', '--outDir', built];
  execFileSync(process.execPath, compiler, { stdio: ['ignore', 'inherit', 'inherit'] });
  return LIBRARIES.map((folder) => {
    const source = manifestOf(folder);
    const place = join(into, unscoped(source.name));
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    cpSync(join(built, folder), place, { recursive: true });
    const manifest = libraryManifest(source, (file) => existsSync(join(place, file)));
    writeFileSync(join(place, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    copyPapers(folder, place, source.version);
    return place;
  });
}

/** `@chambord/kernel` is `kernel`. */
export function unscoped(name: string): string {
  return name.replace(/^@[^/]+\//, '');
}

/** What a package says of itself; its changelog must know the version. */
export function copyPapers(folder: string, place: string, version: string): void {
  if (!readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`)) {
    throw new Error(`${folder}/CHANGELOG.md does not say what is new in ${version}: add a heading "## ${version}".`);
  }
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(folder, name), join(place, name));
  cpSync('LICENSE', join(place, 'LICENSE'));
}
