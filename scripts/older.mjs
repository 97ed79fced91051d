// An older program of this repository in a folder of its own, ready to be run with today's packages.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve('.');

/** The folder of the program as it was at a commit. */
export function older(commit) {
  const folder = join(root, '.cache', 'older');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  // Its own packages are its own; all others are found above.
  const own = join(folder, 'node_modules', '@chambord');
  mkdirSync(own, { recursive: true });
  for (const parent of ['.', 'platform', 'games']) {
    for (const name of readdirSync(join(folder, parent))) {
      const path = join(folder, parent, name, 'package.json');
      if (!existsSync(path)) continue;
      const [, short] = /^@chambord\/(.+)$/.exec(JSON.parse(readFileSync(path, 'utf8')).name) ?? [];
      if (short !== undefined) symlinkSync(dirname(path), join(own, short));
    }
  }
  return folder;
}
