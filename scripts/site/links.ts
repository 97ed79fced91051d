import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { render } from './markdown.ts';

/** A link in Markdown of the repository that leads nowhere. */
export interface Broken {
  readonly file: string;
  readonly href: string;
  readonly why: 'no such file' | 'no such heading';
}

/** Whether a link leads to another host. */
export const isOutside = (href: string) => /^[a-z][a-z0-9+.-]*:/i.test(href);

/** Where a relative link of a file leads, from the top of the repository, and to which heading. */
export function targetOf(file: string, href: string): { readonly path: string; readonly anchor: string } {
  const [path = '', anchor = ''] = href.split('#');
  return { path: path === '' ? file : posix.join(posix.dirname(file), decodeURI(path)), anchor };
}

/** Every link of these files that leads nowhere, pictures included; other hosts are not asked. */
export function brokenLinks(files: readonly string[]): Broken[] {
  const headings = new Map<string, ReadonlySet<string>>();
  const headingsOf = (file: string) => {
    const known =
      headings.get(file) ??
      new Set(render(readFileSync(file, 'utf8'), (href) => ({ href })).sections.map(({ anchor }) => anchor));
    headings.set(file, known);
    return known;
  };
  const broken: Broken[] = [];
  for (const file of files) {
    render(readFileSync(file, 'utf8'), (href) => {
      if (isOutside(href)) return { href };
      const { path, anchor } = targetOf(file, href);
      if (!existsSync(path)) broken.push({ file, href, why: 'no such file' });
      else if (anchor !== '' && (statSync(path).isDirectory() || !headingsOf(path).has(anchor))) {
        broken.push({ file, href, why: 'no such heading' });
      }
      return { href };
    });
  }
  return broken;
}

/** The pages of a built site, by their names in it. */
export function pagesOf(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return new Map(names.map((name) => [name.split(sep).join('/'), readFileSync(join(folder, name), 'utf8')] as const));
}

/** Every link of a built site that does not lie right under any address or leads nowhere, with its page. */
export function brokenInSite(folder: string): string[] {
  const pages = pagesOf(folder);
  const broken: string[] = [];
  for (const [name, html] of pages) {
    for (const [, address = ''] of html.matchAll(/ (?:href|src|data-search)="([^"]*)"/g)) {
      if (/^https?:/.test(address)) continue;
      const [path = '', anchor = ''] = decodeURI(address).split('#');
      const target = path === '' ? name : posix.join(posix.dirname(name), path);
      const isThere = existsSync(join(folder, target)) && !target.startsWith('..') && !/^\/|^\w+:/.test(address);
      const hasAnchor = anchor === '' || pages.get(target)?.includes(` id="${anchor}"`) === true;
      if (!isThere || !hasAnchor) broken.push(`${name}: ${address}`);
    }
  }
  return broken;
}
