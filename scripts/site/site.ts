import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { build } from 'esbuild';
import { between, layout } from './layout.ts';
import { isOutside, targetOf } from './links.ts';
import { render } from './markdown.ts';
import type { Leads, Section } from './markdown.ts';
import { apiPart, PARTS, readPage, START } from './pages.ts';
import type { Page } from './pages.ts';
import { writeStyles } from './styles.ts';

/** What the search looks through: a section of a page. */
export interface Found {
  readonly id: number;
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** From the top of the site. */
  readonly href: string;
}

/** What browsers show by themselves; everything else is given as text. */
const SHOWN = /\.(?:png|svg|json|jsonl|txt)$/;

/** Builds the site into a folder. */
export async function buildSite(out: string, withApi: boolean): Promise<{ readonly pages: number }> {
  const api = withApi ? apiPart() : null;
  const parts = api === null ? PARTS : [...PARTS, api];
  const pages = [START, ...parts.flatMap((part) => part.pages)];
  const bySource = new Map(pages.map((page) => [page.source, page] as const));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const found: Found[] = [];
  for (const page of pages) {
    const rendered = render(readPage(page), (href) => leadOf(page, href, bySource, out));
    write(out, page.path, layout(page, rendered, parts));
    for (const section of rendered.sections) found.push(foundIn(page, section, found.length));
  }
  writeStyles(out);
  cpSync(join('platform', 'web', 'public', 'icon.svg'), join(out, 'icon.svg'));
  write(out, 'theme.js', readFileSync(join('scripts', 'site', 'browser', 'theme.js'), 'utf8'));
  await bundleSearch(out, found);
  return { pages: pages.length };
}

function foundIn({ path, title }: Page, { title: heading, anchor, level, text }: Section, id: number): Found {
  return {
    id,
    page: title,
    title: level === 1 ? title : heading,
    text: text.trim(),
    href: level === 1 ? path : `${path}#${anchor}`,
  };
}

/** Where a link of a page leads in the site; files of the repository come along, folders do not. */
function leadOf(page: Page, href: string, bySource: ReadonlyMap<string, Page>, out: string): ReturnType<Leads> {
  if (isOutside(href)) return { href };
  const { path, anchor } = targetOf(page.source, href);
  const known = bySource.get(path);
  if (known !== undefined) {
    const address = known === page && anchor !== '' ? '' : between(page.path, known.path);
    return { href: anchor === '' ? address : `${address}#${anchor}`, title: known.title };
  }
  if (!existsSync(path) || statSync(path).isDirectory()) return null;
  const copy = posix.join('files', SHOWN.test(path) ? path : `${path}.txt`);
  mkdirSync(join(out, dirname(copy)), { recursive: true });
  cpSync(path, join(out, copy));
  return { href: between(page.path, copy) };
}

/** The search comes in two files: what every page has, and what is loaded when somebody searches. */
async function bundleSearch(out: string, found: readonly Found[]): Promise<void> {
  const common = { bundle: true, minify: true, format: 'iife', target: 'es2022', logLevel: 'error' } as const;
  const browser = (name: string) => join('scripts', 'site', 'browser', name);
  await build({ ...common, entryPoints: [browser('site.ts')], outfile: join(out, 'site.js') });
  await build({
    ...common,
    entryPoints: [browser('search.ts')],
    outfile: join(out, 'search.js'),
    define: { FOUND: JSON.stringify(found) },
  });
}

function write(out: string, name: string, text: string): void {
  const file = join(out, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
