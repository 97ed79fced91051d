import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLibraries, LIBRARIES, manifestOf, unscoped } from '../libraries.ts';
import { libraryManifest } from '../manifest.ts';
import { pack } from '../npm.ts';
import { tryPackages } from '../projects.ts';
import { examplesOf } from '../readme.ts';

const folder = mkdtempSync(join(tmpdir(), 'chambord packages '));
let places: string[];

beforeAll(() => {
  places = buildLibraries(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Published {
  readonly version: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const placeOf = (library: string) => join(folder, unscoped(manifestOf(library).name));
const publishedOf = (library: string) =>
  JSON.parse(readFileSync(join(placeOf(library), 'package.json'), 'utf8')) as Published;
const filesOf = (library: string) =>
  readdirSync(placeOf(library), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(placeOf(library).length + 1));

test('every package that says it is published is', () => {
  const folders = ['platform', 'games'].flatMap((room) => readdirSync(room).map((name) => `${room}/${name}`));
  const wanted = folders.filter((each) => {
    try {
      return manifestOf(each).publishConfig !== undefined;
    } catch {
      return false;
    }
  });
  expect([...LIBRARIES].sort()).toEqual(wanted.sort());
});

test.each([
  ['platform/kernel', ['.', './conformance', './compact-conformance']],
  ['platform/prose', ['.']],
  ['platform/network', ['.', './generation-1']],
  ['platform/bots', ['.', './training', './glicko']],
  ['platform/environment', ['.', './conformance']],
  [
    'platform/schemas',
    [
      '.',
      ...['record', 'position', 'review', 'puzzles', 'data-set', 'openapi', 'asyncapi'].map((name) => `./${name}.json`),
    ],
  ],
  ['games/burgundy', ['./rules', './numbers', './edition', './brain', './brain/generation-1', './text', './rulebook']],
  ['games/splendor', ['./rules', './numbers', './brain', './brain/generation-1', './text', './rulebook']],
])('%s can be imported as %j', (library, imports) => {
  expect(Object.keys(publishedOf(library).exports)).toEqual([...imports, './package.json']);
});

describe.each(LIBRARIES)('%s', (library) => {
  test('is for everybody, and has its papers', () => {
    expect(publishedOf(library)).not.toHaveProperty('private');
    expect(publishedOf(library)).toMatchObject({ license: 'MIT', type: 'module', engines: { node: '>=20' } });
    expect(filesOf(library)).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
  });

  test('holds what is built, and neither sources, nor tests, nor the page', () => {
    for (const file of filesOf(library)) {
      expect(file).toMatch(/\.(?:js|d\.ts|json|md)$|^LICENSE$/);
      expect(file).not.toMatch(/^(?:tests|table|sign)\//);
    }
  });

  test('declares what it needs, in the version that is there', () => {
    const sources = filesOf(library)
      .filter((file) => /\.(?:js|d\.ts)$/.test(file))
      .map((file) => readFileSync(join(placeOf(library), file), 'utf8'));
    const imported = sources.flatMap((text) =>
      [...text.matchAll(/(?:from|import)\s*\(?\s*'([^.'][^']*)'/g)].map(([, name = '']) =>
        name.split('/').slice(0, 2).join('/'),
      ),
    );
    const own = manifestOf(library).name;
    const needed = [...new Set(imported)].filter((name) => name !== own).sort();
    const { dependencies = {} } = publishedOf(library);
    expect(Object.keys(dependencies).sort()).toEqual(needed);
    for (const [name, range] of Object.entries(dependencies)) {
      const { version } = manifestOf(LIBRARIES.find((each) => manifestOf(each).name === name) ?? '');
      expect(range).toBe(`^${version}`);
    }
  });

  test('shows an example of itself', () => {
    const examples = examplesOf(readFileSync(join(placeOf(library), 'README.md'), 'utf8'));
    expect(examples.some(({ code, prints }) => code.includes(manifestOf(library).name) && prints !== null)).toBe(true);
  });
});

test('what is not built is left out of what is published', () => {
  const source = {
    name: '@chambord/game',
    version: '1.2.3',
    private: true,
    exports: { '.': './index.ts', './table': './table/index.tsx' },
  };
  expect(libraryManifest(source, (file) => file === './index.js')).toEqual({
    name: '@chambord/game',
    version: '1.2.3',
    main: './index.js',
    types: './index.d.ts',
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
    files: ['**/*.js', '**/*.d.ts', '**/*.json', 'CHANGELOG.md'],
  });
});

test('a README’s examples are found with what they print', () => {
  const text = '# A\n```ts\none\n```\nprints\n```text\n1\n```\n```sh\nnpm\n```\n```ts\ntwo\n```\n';
  expect(examplesOf(text)).toEqual([
    { code: 'one\n', prints: '1\n' },
    { code: 'two\n', prints: null },
  ]);
});

test('installed into empty projects, the READMEs’ examples run as strict TypeScript, as JavaScript, and in a bundle for browsers', async () => {
  const archives = pack(places, folder);
  const { examples, sizes } = await tryPackages(join(folder, 'projects'), places, archives, process.execPath);
  expect(examples).toBeGreaterThanOrEqual(LIBRARIES.length);
  expect(sizes).toHaveLength(examples);
});
