import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { LIBRARIES, manifestOf, unscoped } from '../packages/libraries.ts';

/** A page of the site. */
export interface Page {
  /** The Markdown that it is made of, from the top of the repository. */
  readonly source: string;
  /** Its name in the site. */
  readonly path: string;
  readonly title: string;
}

/** Pages for those who come with the same wish. */
export interface Part {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** Where the pages lie that are made from the comments of the packages. */
export const API = join('.cache', 'api');

export const START: Page = { source: 'docs/README.md', path: 'index.html', title: 'Documentation' };

const doc = (name: string, title: string): Page => ({ source: `docs/${name}.md`, path: `${name}.html`, title });
const paper = (source: string, name: string, title: string): Page => ({ source, path: `${name}.html`, title });

/** The site, for players, hosts, authors of engines and clients, researchers, and those who join in. */
export const PARTS: readonly Part[] = [
  {
    title: 'Play',
    pages: [
      doc('playing', 'Playing'),
      doc('daily', 'The deal of the day'),
      doc('duplicate', 'The same deal for others'),
      doc('figures', 'Your figures and openings'),
      doc('puzzles', 'Puzzles'),
      doc('review', 'The review'),
      doc('bots', 'Bots'),
    ],
  },
  {
    title: 'Host',
    pages: [
      doc('hosting', 'Hosting'),
      doc('configuration', 'Configuration'),
      paper('platform/cli/published/README.md', 'chambord', 'The package chambord'),
    ],
  },
  {
    title: 'Engines and clients',
    pages: [
      doc('engine-protocol', 'Engine protocol'),
      doc('protocol', 'Protocol of the server'),
      doc('notation', 'Notation'),
      doc('positions', 'Positions'),
    ],
  },
  {
    title: 'Research',
    pages: [
      doc('environments', 'Environments'),
      doc('data', 'Data'),
      paper('bindings/python/README.md', 'python', 'Python'),
    ],
  },
  {
    title: 'Packages',
    pages: [
      doc('packages', 'Packages'),
      ...LIBRARIES.map((folder) => {
        const { name } = manifestOf(folder);
        return paper(`${folder}/README.md`, `packages/${unscoped(name)}`, name);
      }),
    ],
  },
  {
    title: 'Join in',
    pages: [
      paper('CONTRIBUTING.md', 'contributing', 'Contributing'),
      doc('architecture', 'Architecture'),
      doc('glossary', 'Glossary'),
      doc('decisions', 'Decisions'),
      doc('rules-versions', 'Versions of rules'),
      doc('testing', 'Testing'),
      doc('look', 'The look'),
      doc('first-impressions', 'First impressions'),
      paper('CHANGELOG.md', 'changelog', 'Changelog'),
    ],
  },
];

/** An import of a package, and where its code begins. */
export interface ApiEntry {
  readonly name: string;
  readonly file: string;
}

/** Everything that can be imported of the packages and has comments. */
export const API_ENTRIES: readonly ApiEntry[] = LIBRARIES.flatMap((folder) => {
  const { name, exports } = manifestOf(folder);
  return (
    Object.entries(exports)
      // What is for the page alone is not published.
      .filter(([, file]) => /^\.\/(?!table\/|sign\/).*\.ts$/.test(file))
      .map(([path, file]) => ({ name: posix.join(name, path), file: posix.join(folder, file) }))
  );
});

/** The pages made from comments, if they have been made. */
export function apiPart(): Part | null {
  if (!existsSync(API)) return null;
  const pages = API_ENTRIES.map(({ name }) => ({
    source: posix.join(API, apiFile(name)),
    path: `api/${unscoped(name).replaceAll('/', '-')}.html`,
    title: name,
  }));
  return { title: 'API', pages };
}

/** How the page of an import is called when it is made. */
export const apiFile = (name: string) => `${unscoped(name).replaceAll('/', '-')}.md`;

export const readPage = ({ source }: Page): string => readFileSync(source, 'utf8');
