import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const sheets = ['platform', 'games'].flatMap((room) =>
  readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => `${room}/${path}`),
);

/** What the rules of a sheet are about: the last part of each selector, without its pseudo-classes. */
function subjectsOf(sheet: string): string[] {
  const css = readFileSync(`${root}/${sheet}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  return (
    [...css.matchAll(/([^{};]+)\{/g)]
      .map(([, selectors = '']) => selectors.trim())
      .filter((selectors) => !selectors.startsWith('@'))
      .flatMap((selectors) => selectors.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '()').split(','))
      .map(
        (selector) =>
          selector
            .trim()
            .split(/[\s>+~]+/)
            .at(-1) ?? '',
      )
      // The browser finds these without asking everyone.
      .filter((subject) => !/^:(root|focus-visible)/.test(subject))
      .map((subject) => subject.replaceAll(/::?[\w-]+(\(\))?/g, ''))
  );
}

/** Every selector of a sheet, those within others written out. */
function selectorsOf(sheet: string): string[] {
  const css = readFileSync(`${root}/${sheet}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const around: string[][] = [];
  const found: string[] = [];
  for (const [, before = '', mark] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    const outer = around.at(-1) ?? [''];
    const own = before.trim().startsWith('@') ? ['&'] : before.split(',').map((part) => part.trim());
    const whole = outer.flatMap((one) =>
      own.map((part) => (part.includes('&') ? part.replaceAll('&', one) : `${one} ${part}`).trim()),
    );
    around.push(whole);
    found.push(...whole);
  }
  return found;
}

// Under `zoom` browsers measure windows and rectangles each in its own way: tables fit in one and not in another.
it.each(sheets)('%s scales by `scale`', (sheet) => {
  expect(readFileSync(`${root}/${sheet}`, 'utf8')).not.toMatch(/[^-\w]zoom:/);
});

// Every element that comes onto a table is held against such rules, and every change against `:has`: a fifth of the time for styles.
describe('styles do not ask the whole page', () => {
  it('finds the sheets', () => {
    expect(sheets.length).toBeGreaterThan(40);
    expect(sheets.flatMap(subjectsOf)).toContain('dialog.sheet');
  });

  it.each(sheets)('%s', (sheet) => {
    expect(readFileSync(`${root}/${sheet}`, 'utf8')).not.toContain(':has(');
    const universal = subjectsOf(sheet).filter((subject) => subject === '' || subject === '*');
    expect(universal).toEqual(sheet === 'platform/ui/base.css' ? ['*'] : []);
  });

  // When a table changes its class, whatever such a rule could mean is computed anew in the table, too.
  it.each(sheets)('%s names what lies within something beside something else', (sheet) => {
    const unnamed = selectorsOf(sheet).filter((selector) => {
      const [, ...within] = (/[~+]([^~+]*)$/.exec(selector)?.[1] ?? '').trim().split(/[\s>]+/);
      return within.some((part) => !/[.#[]/.test(part));
    });
    expect(unnamed).toEqual([]);
  });
});
