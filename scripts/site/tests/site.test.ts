import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAnchors } from '../anchors.ts';
import { brokenInSite, brokenLinks, pagesOf } from '../links.ts';
import { API_ENTRIES, PARTS, START } from '../pages.ts';
import { buildSite } from '../site.ts';

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const files = tracked.filter((file) => existsSync(file));

test('every link of every page of the repository leads to something that is there', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(brokenLinks(files)).toEqual([]);
});

test('a link that leads nowhere is found', () => {
  const place = mkdtempSync(join(tmpdir(), 'chambord-links-'));
  const page = join(place, 'page.md');
  writeFileSync(join(place, 'other.md'), '# Other\n\n## Same\n\n## Same\n');
  writeFileSync(
    page,
    '# Page\n\n[a](other.md#same-1) [b](other.md#same-2) [c](none.md) ![d](none.png) [e](#page) [f](#paged) [g](https://x.invalid)\n',
  );
  const found = brokenLinks([page]).map(({ href, why }) => `${href}: ${why}`);
  expect(found).toEqual([
    'other.md#same-2: no such heading',
    'none.md: no such file',
    'none.png: no such file',
    '#paged: no such heading',
  ]);
  rmSync(place, { recursive: true });
});

test('headings are called as GitHub calls them', () => {
  const anchorOf = newAnchors();
  const headings = ['JSON', 'What a client says', '“Why not?”, told', 'A – B', 'JSON', 'Größe 2×'];
  expect(headings.map(anchorOf)).toEqual(['json', 'what-a-client-says', 'why-not-told', 'a--b', 'json-1', 'größe-2']);
});

test('every page of docs/ is in the site, in one part, and everything published has its page', () => {
  const pages = [START, ...PARTS.flatMap((part) => part.pages)];
  const sources = pages.map(({ source }) => source);
  expect(sources.filter((source) => source.startsWith('docs/')).sort()).toEqual(
    files.filter((file) => /^docs\/[^/]+\.md$/.test(file)).sort(),
  );
  expect(new Set(sources).size).toBe(sources.length);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { file } of API_ENTRIES) expect(existsSync(file), file).toBe(true);
  expect(API_ENTRIES.length).toBeGreaterThan(20);
});

describe('the site', () => {
  const out = mkdtempSync(join(tmpdir(), 'chambord site '));
  let pages: ReadonlyMap<string, string>;
  beforeAll(async () => {
    await buildSite(out, false);
    pages = pagesOf(out);
  });
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  test('has links that lie right under any address and lead to something that is there', () => {
    expect(brokenInSite(out)).toEqual([]);
    const page = join(out, 'broken.html');
    writeFileSync(
      page,
      '<a href="/docs/index.html">a</a><a href="none.html">b</a><a href="index.html#none">c</a><a href="index.html">d</a>',
    );
    const wrong = ['/docs/index.html', 'none.html', 'index.html#none'].map((address) => `broken.html: ${address}`);
    expect(brokenInSite(out)).toEqual(wrong);
    rmSync(page);
  });

  test('needs no other host, and no script within its pages', () => {
    for (const [name, html] of pages) {
      expect(html, name).not.toMatch(/<script(?![^>]* src=)|\son\w+=|@import|<iframe/);
      for (const [, address = ''] of html.matchAll(/ src="([^"]*)"/g)) expect(address, name).not.toMatch(/^\w+:/);
    }
    const sheet = readFileSync(join(out, 'site.css'), 'utf8');
    for (const [, address = ''] of sheet.matchAll(/url\("?([^")]+)/g)) {
      expect(address.startsWith('data:') || existsSync(join(out, address)), address).toBe(true);
    }
  });

  test('shows the drawing of the architecture, and calls pages by their titles', () => {
    const architecture = pages.get('architecture.html') ?? '';
    expect(architecture).toMatch(/<figure[^>]*><svg [^]*kernel[^]*<\/svg>/);
    expect(architecture).not.toContain('graph TD');
    expect(pages.get('data.html')).toContain('href="positions.html">Positions</a>');
  });

  test('breaks the lines of a listing in their column, and of nothing else', () => {
    const architecture = pages.get('architecture.html') ?? '';
    expect(architecture).toMatch(
      /<span class="entry"[^>]*> {2}<b>kernel\/<\/b><span class="gap"> +<\/span> the Game contract/,
    );
    expect(architecture.match(/class="entry"/g)?.length).toBeGreaterThan(40);
    expect(pages.get('hosting.html')).not.toContain('class="entry"');
  });

  test('has the house’s candlelight also without a script', () => {
    const sheet = readFileSync(join(out, 'site.css'), 'utf8');
    expect(sheet).toMatch(
      /prefers-color-scheme: dark\) \{ :root:not\(\[data-theme='parchment'\]\) \{[^}]*--ground: #1c1510/,
    );
  });

  test('begins anew in its folder', async () => {
    const old = join(out, 'old', 'page.html');
    mkdirSync(dirname(old));
    writeFileSync(old, 'old');
    await buildSite(out, false);
    expect(existsSync(old)).toBe(false);
  });
});
