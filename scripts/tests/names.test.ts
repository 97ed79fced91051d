import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The same in both places: at both ends of a connection, and the form in which it is sent. */
const SAME = ['DealOutcome', 'Refused'];
/** Of the log, and of `package.json`: two programs that never meet. */
const APART = ['Entry'];

/** The types that a file of ours hands out; games have theirs, by the words of their rulebooks, and what went before keeps its own. */
function typesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(/^export (?:abstract )?(?:interface|type|class) (\w+)/gm)];
  return found.map(([, name = '']) => name);
}

test('one name of a type is one thing on the platform', () => {
  const files = execFileSync('git', ['ls-files', 'platform/*.ts', 'platform/*.tsx', 'scripts/*.ts'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !/\/tests\/|\/generation-1\//.test(file));
  const places = new Map<string, Set<string>>();
  for (const file of files)
    for (const name of typesIn(file)) places.set(name, (places.get(name) ?? new Set()).add(file));
  expect(places.size).toBeGreaterThan(300);
  const double = [...places].filter(([, where]) => where.size > 1).map(([name]) => name);
  expect(double.filter((name) => !SAME.includes(name) && !APART.includes(name))).toEqual([]);
});
