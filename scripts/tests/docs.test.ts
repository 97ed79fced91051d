import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const folders = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('/'));
  }),
);

/** What is named like a file and is none of the repository's: addresses of a server, what a build or a host of files makes. */
const ELSEWHERE = /^(\/schemas\/|\/(openapi|asyncapi)\.json$|404\.html$|@chambord\/)/;

/** The files and folders that a page names in its sentences: those of code are its examples. */
function pathsIn(text: string): string[] {
  const named = [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([\w.@*/-]+)`/g)].map(([, path = '']) => path);
  return named.filter(
    (path) =>
      (/\.(tsx?|mjs|css|json|md|py|svg|yml|html)$/.test(path) ||
        /^(platform|games|examples|scripts|docs|deploy|bindings)\//.test(path)) &&
      !ELSEWHERE.test(path) &&
      !/\bNAME\b/.test(path),
  );
}

/** Whether something of the repository is called so, or ends so: `ui/motion/measure.ts` is enough for a reader, and for a search. */
function isThere(path: string): boolean {
  const called = path.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]+');
  const ending = new RegExp(`(^|/)${called}$`);
  return files.some((file) => ending.test(file)) || [...folders].some((folder) => ending.test(folder));
}

const pages = files.filter((file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md'));

describe('what docs name is there', () => {
  test('the pages are found, and the paths in them', () => {
    expect(pages).toContain('docs/architecture.md');
    expect(pathsIn(readFileSync('docs/architecture.md', 'utf8')).length).toBeGreaterThan(80);
    expect(isThere('docs/nowhere.md')).toBe(false);
  });

  test.each(pages)('%s', (page) => {
    const missing = pathsIn(readFileSync(page, 'utf8')).filter((path) => !isThere(path));
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('the listing of docs/architecture.md', () => {
  const [, listing = ''] = /```\n([^]*?)```/.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
  const around: string[] = [];
  const listed = listing
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const depth = /^ */.exec(line)?.[0].length ?? 0;
      around.length = depth / 2;
      const [names = ''] = line.trim().split(/ {2,}/);
      const paths = names.split(' ').map((name) => [...around, name.replace(/\/$/, '')].join('/'));
      around.push(names.split('/')[0] ?? '');
      return paths;
    });

  test('names what there is, in its place', () => {
    expect(listed).toContain('platform/web/frame');
    expect(listed.filter((path) => !files.includes(path) && !folders.has(path))).toEqual([]);
  });

  test('names every room, and every folder of a room of the platform and of a game', () => {
    const unnamed = [...folders].filter((folder) => {
      const name = folder.split('/').at(-1) ?? '';
      if (/(^|\/)(tests|public|fonts)(\/|$)/.test(folder) || folder.startsWith('games/splendor/')) return false;
      if (/^([\w]+|platform\/[\w-]+|games\/\w+|platform\/web\/[\w-]+)$/.test(folder)) return !listed.includes(folder);
      return /^(platform|games)\/\w+\/[\w-]+$/.test(folder) && !new RegExp(`(?<![\\w-])${name}/`).test(listing);
    });
    expect(unnamed).toEqual([]);
  });
});
