import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chambord set up '));
  for (const name of ['scripts', 'node_modules']) mkdirSync(join(folder, name));
  copyFileSync('scripts/setup.mjs', join(folder, 'scripts', 'setup.mjs'));
  // In place of npm: notes that it was asked, and for what.
  writeFileSync(
    join(folder, 'npm.cjs'),
    `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'asked'))}, process.argv.slice(2).join(' '))`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const HERE = { os: [process.platform], cpu: [process.arch] };
const ELSEWHERE = { os: ['haiku'], cpu: ['sparc'] };
const WANTED = {
  '': { version: '0.1.0' },
  'node_modules/served': { version: '1.0.0', integrity: 'a' },
  'node_modules/tried': { version: '2.0.0', integrity: 'b', dev: true },
  'node_modules/native': { version: '3.0.0', integrity: 'c', optional: true, ...HERE },
  'node_modules/foreign': { version: '3.0.0', integrity: 'd', optional: true, ...ELSEWHERE },
  'node_modules/@chambord/kernel': { resolved: 'platform/kernel', link: true },
};
/** What npm notes of an installation: without the project itself, and without what is for other systems. */
const { '': _, 'node_modules/foreign': __, ...INSTALLED } = WANTED;

function setUp(installed: object | null, ...flags: string[]): string | null {
  const list = join(folder, 'node_modules', '.package-lock.json');
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: WANTED }));
  if (installed !== null) writeFileSync(list, JSON.stringify({ packages: installed }));
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts', 'setup.mjs'), ...flags], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(folder, 'npm.cjs') },
  });
  expect(status, stderr).toBe(0);
  return existsSync(join(folder, 'asked')) ? stderr : null;
}

describe('setting up', () => {
  test('installs nothing where a plain "npm ci" has, by whichever patch version of Node', () => {
    expect(setUp(INSTALLED)).toBeNull();
  });

  test('installs where nothing is', () => {
    expect(setUp(null)).toBe('Installing what Chambord needs (once) …\n');
  });

  test.each([
    ['another version', { ...INSTALLED, 'node_modules/served': { version: '1.0.1', integrity: 'a' } }],
    ['another content', { ...INSTALLED, 'node_modules/served': { version: '1.0.0', integrity: 'x' } }],
    ['a package in the place of a link', { ...INSTALLED, 'node_modules/@chambord/kernel': { version: '1.0.0' } }],
    ['one that this system needs is missing', { ...INSTALLED, 'node_modules/native': undefined }],
  ])('installs where there is %s', (_what, installed) => {
    expect(setUp(installed)).not.toBeNull();
  });

  test('what only tests need is not asked for where serving is enough', () => {
    const served = { ...INSTALLED, 'node_modules/tried': undefined };
    expect(setUp(served, '--omit=dev')).toBeNull();
    expect(setUp(served)).not.toBeNull();
  });
});
