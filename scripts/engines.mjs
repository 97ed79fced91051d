// Finds Firefox and WebKit for the browser tests; where one is missing and Debian's packages can be had, installs it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What each needs: programs by their usual names, and Debian's packages of them. */
const ENGINES = {
  Firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  WebKit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
};

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

function installed({ programs }) {
  const found = programs.map(onPath);
  return found.includes(undefined) ? undefined : found;
}

function install(name, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error(`Installing ${name} for the browser tests (once) …`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    try {
      execFileSync('apt-get', args, {
        stdio: ['ignore', 2, 2],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      return;
    }
  }
}

export function findEngine(name) {
  const engine = ENGINES[name];
  const found = installed(engine);
  if (found !== undefined) return found;
  install(name, engine.packages);
  return installed(engine);
}

export function howToGet(name) {
  return `${name} is not here, so nothing was tried in it. On Debian: apt-get install ${ENGINES[name].packages.join(' ')}`;
}
