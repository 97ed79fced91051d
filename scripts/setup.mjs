// Installs what is missing, and only then. With --omit=dev what serving needs is enough.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const omit = process.argv.includes('--omit=dev') ? ['--omit=dev'] : [];
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(
    `Chambord needs Node 20 or newer; this is ${process.version}. Please install a newer Node from nodejs.org.`,
  );
  process.exit(1);
}

if (!isInstalled()) {
  console.error('Installing what Chambord needs (once) …');
  const npm = process.env.npm_execpath;
  // npm's own script run by this Node: needs no shell, so a space in the path does no harm, on Windows too.
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  try {
    execFileSync(command, [...before, 'ci', ...omit, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    });
  } catch {
    console.error('The installation failed. Is the npm registry within reach? Try again with: npm ci');
    process.exit(1);
  }
}

/** Whether npm's own list of what it has installed, whoever asked it to, has all that the lock file wants here. */
function isInstalled() {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const installed = packagesOf(list);
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')));
  return wanted.every(([path, entry]) => {
    if (path === '' || !isForHere(entry)) return true;
    if (omit.length > 0 && (entry.dev === true || entry.devOptional === true)) return true;
    const { version, integrity, link } = installed[path] ?? {};
    return link === entry.link && version === entry.version && integrity === entry.integrity;
  });
}

/** Optional packages are made for certain systems; those that do not name ours may be missing. */
function isForHere({ optional, devOptional, os, cpu, libc }) {
  if (optional !== true && devOptional !== true) return true;
  return libc === undefined && os?.includes(process.platform) === true && cpu?.includes(process.arch) === true;
}
