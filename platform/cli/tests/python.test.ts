import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);

/** As if these packages were not installed. */
const BARE = ['numpy', 'gymnasium', 'pettingzoo'].map((name) => `sys.modules['${name}'] = None`).join('; ');

describe.skipIf(python === undefined)('the Python package', () => {
  test.each([
    ['with what is installed', ''],
    ['with the standard library alone', `${BARE}; `],
  ])('%s', (_, before) => {
    const folder = 'bindings/python';
    const run = `import sys, unittest; ${before}unittest.main(module=None, argv=['', 'discover', '-s', '${folder}', '-t', '${folder}'])`;
    const env = { ...process.env, CHAMBORD_COMMAND: `${process.execPath} scripts/run.mjs platform/cli/main.ts` };
    const { status, stderr } = spawnSync(python ?? '', ['-c', run], { encoding: 'utf8', env });
    expect(stderr).toMatch(/Ran \d+ tests/);
    expect(stderr).toMatch(/\nOK/);
    expect(status).toBe(0);
  });
});
