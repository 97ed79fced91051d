import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Runs npm; throws with what it said if it fails. */
export function npm(args: readonly string[], folder = '.'): string {
  // npm's own script run by this Node: needs no shell, so a space in a path does no harm, on Windows too.
  const script = process.env['npm_execpath'];
  const [command, ...before] = script === undefined ? ['npm'] : [process.execPath, script];
  const { status, stdout, stderr, error } = spawnSync(command, [...before, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    // What npm was told by the script that runs us is not meant for another folder.
    env: withoutNpm(process.env),
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`npm ${args[0]} failed:\n${stderr}${stdout}`);
  return stdout;
}

function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_(?:config|package|lifecycle)/.test(name)));
}

/** Packs folders as the registry would get them; the archives, in the order of the folders. */
export function pack(folders: readonly string[], into: string): string[] {
  mkdirSync(into, { recursive: true });
  const report = npm([
    'pack',
    '--json',
    '--ignore-scripts',
    '--pack-destination',
    into,
    ...folders.map((folder) => resolve(folder)),
  ]);
  const packed = JSON.parse(report) as readonly { readonly filename: string }[];
  return packed.map(({ filename }) => resolve(into, filename));
}
