import { posix } from 'node:path';
import type { Part, Page } from './pages.ts';
import type { Section } from './markdown.ts';

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** From one page of the site to another file of it: so it lies right under any address. */
export function between(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to) || posix.basename(to);
}

/** A whole page. Nothing of it needs a script, but the search. */
export function layout(
  page: Page,
  { html, sections }: { readonly html: string; readonly sections: readonly Section[] },
  parts: readonly Part[],
): string {
  const to = (path: string) => between(page.path, path);
  const link = ({ path, title }: Page) =>
    `<li><a href="${to(path)}"${path === page.path ? ' aria-current="page"' : ''}>${escaped(title).replaceAll('/', '/<wbr>')}</a></li>`;
  const part = ({ title, pages }: Part) => {
    const isOpen = pages.some(({ path }) => path === page.path);
    return `<details${isOpen ? ' open' : ''}><summary>${escaped(title)}</summary><ul>${pages.map(link).join('')}</ul></details>`;
  };
  const contents = sections.filter(({ level }) => level === 2 || level === 3);
  const aside =
    contents.length < 2
      ? ''
      : `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${contents
          .map(
            ({ level, anchor, title }) => `<li class="level-${level}"><a href="#${anchor}">${escaped(title)}</a></li>`,
          )
          .join('')}</ul></nav>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(page.title)} – Chambord</title>
<link rel="icon" href="${to('icon.svg')}">
<link rel="stylesheet" href="${to('site.css')}">
<script src="${to('theme.js')}"></script>
<script src="${to('site.js')}" defer data-search="${to('search.js')}" data-root="${to('index.html').replace(/index\.html$/, '')}"></script>
</head>
<body>
<a class="skip" href="#content">To the text</a>
<header>
<a class="home" href="${to('index.html')}"><img src="${to('icon.svg')}" alt="" width="32" height="32"> <span>Chambord</span> <small>Documentation</small></a>
<form role="search" hidden><label><span>Search</span> <input type="search" placeholder="Search (press /)" autocomplete="off" aria-controls="found"></label><div id="found" hidden></div></form>
<button type="button" class="theme" hidden aria-label="Candlelight">☾</button>
</header>
<div class="leaves">
<details class="menu"><summary>All pages</summary></details>
<nav class="parts" aria-label="All pages">${parts.map(part).join('\n')}</nav>
<main id="content"${page.path.startsWith('api/') ? ' class="api"' : ''}>
${html}
</main>
${aside}
</div>
</body>
</html>
`;
}
