import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** From so many files on a listing does not tell any more what is what. */
const MANY = 18;

test('folders with many files are few, and docs/architecture.md says why', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { encoding: 'utf8' });
  const counts = new Map<string, number>();
  for (const file of files.trim().split('\n')) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const large = [...counts].filter(([, count]) => count > MANY).map(([folder]) => folder);
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## Large folders\n');
  const named = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)`/gm)].map(([, folder = '']) => folder);
  expect(named.sort()).toEqual(large.sort());
});
