// Installs what is missing, and only then: the stamp holds the lock file's hash and the Node version it was installed for.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.chambord-setup');
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(
    `Chambord needs Node 20 or newer; this is ${process.version}. Please install a newer Node from nodejs.org.`,
  );
  process.exit(1);
}

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const wanted = `${lock} ${process.version} ${process.platform}-${process.arch}`;
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== wanted) {
  console.error('Installing what Chambord needs (once) …');
  const npm = process.env.npm_execpath;
  // npm's own script run by this Node: needs no shell, so a space in the path does no harm, on Windows too.
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  try {
    execFileSync(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    });
  } catch {
    console.error('The installation failed. Is the npm registry within reach? Try again with: npm ci');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
