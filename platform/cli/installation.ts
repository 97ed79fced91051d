import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where this program lies: in a clone of the repository, or in the package `chambord`, which has everything built. */
export interface Installation {
  readonly version: string;
  readonly packaged: boolean;
  /** How it is called from a terminal. */
  readonly command: string;
  /** The built page. */
  readonly page: string;
  /** The built documentation, if there is one. */
  readonly docs: string;
  /** What runs in the threads of bots, if it is built. */
  readonly botProgram: string | undefined;
  /** Where games are kept unless one says otherwise. */
  readonly data: string;
}

export const INSTALLATION: Installation = findInstallation(dirname(fileURLToPath(import.meta.url)));

function findInstallation(program: string): Installation {
  const { root, version } = rootOf(program);
  const packaged = !existsSync(join(root, 'platform'));
  if (packaged) {
    return {
      version,
      packaged,
      command: 'chambord',
      page: join(root, 'page'),
      docs: join(root, 'docs'),
      botProgram: join(root, 'program', 'bot-worker.mjs'),
      data: userData(process.platform, process.env),
    };
  }
  const page = join(root, 'platform', 'web', 'dist');
  const docs = join(root, '.cache', 'docs');
  const command = 'npm run -s chambord --';
  return { version, packaged, command, page, docs, botProgram: undefined, data: resolve('data') };
}

/** The folder above the program that is called `chambord`, as both the repository and the package are. */
function rootOf(folder: string): { readonly root: string; readonly version: string } {
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest)) {
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<
      Record<'name' | 'version', string>
    >;
    if (name === 'chambord') return { root: folder, version };
  }
  const above = dirname(folder);
  if (above === folder) throw new Error('this program lies outside of its package');
  return rootOf(above);
}

/** The folder in which programs of this system keep what belongs to a user. */
export function userData(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string {
  const home = homedir();
  if (platform === 'win32') return join(env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), 'Chambord');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Chambord');
  const base = env['XDG_DATA_HOME'];
  // What is not absolute is to be ignored, says the XDG base directory specification.
  return join(base?.startsWith('/') === true ? base : join(home, '.local', 'share'), 'chambord');
}
