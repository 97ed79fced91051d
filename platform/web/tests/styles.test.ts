import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const sheets = ['platform', 'games', 'examples/games'].flatMap((room) =>
  readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => `${room}/${path}`),
);

/** A sheet without its comments. */
const contentOf = (sheet: string) => readFileSync(`${root}/${sheet}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

/** What the rules of a sheet are about: the last part of each selector, without its pseudo-classes. */
function subjectsOf(sheet: string): string[] {
  const css = contentOf(sheet);
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
  const css = contentOf(sheet);
  const around: string[][] = [];
  const found: string[] = [];
  for (const [, before = '', mark] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    const outer = around.at(-1) ?? [''];
    const own = before.trim().startsWith('@') ? ['&'] : before.split(/,(?![^()]*\))/).map((part) => part.trim());
    const whole = outer.flatMap((one) =>
      own.map((part) => (part.includes('&') ? part.replaceAll('&', one) : `${one} ${part}`).trim()),
    );
    around.push(whole);
    found.push(...whole);
  }
  return found;
}

// What wins is said by the layers, in one order; a sheet outside of them would win over all of them.
describe('every sheet lies in a layer', () => {
  const order = /@layer ([^;{]+);/.exec(contentOf('platform/ui/ui.css'))?.[1]?.split(/,\s*/) ?? [];
  const imports = sheets.flatMap((sheet) =>
    [...contentOf(sheet).matchAll(/@import '([^']+)'([^;]*);/g)].map(([, path = '', layer = '']) => ({
      path: join(dirname(sheet), path),
      layer: /^ layer\((\w+)\)$/.exec(layer)?.[1],
    })),
  );

  it('in an order that is declared once', () => {
    expect(order).toContain('states');
    expect(sheets.filter((sheet) => /@layer [^{]*;/.test(contentOf(sheet)))).toEqual(['platform/ui/ui.css']);
  });

  it.each(sheets)('%s', (sheet) => {
    const rest = contentOf(sheet)
      .replaceAll(/@import [^;]*;|@layer [^;{]*;/g, '')
      .trim();
    // Signs of games are put into their layer by the build.
    const layers = imports.filter(({ path }) => path === sheet).map(({ layer }) => layer);
    if (rest === '') expect(layers).toEqual([]);
    else if (
      order.some((name) => rest.startsWith(`@layer ${name} {`) && rest.endsWith('}')) ||
      sheet.includes('/sign/')
    )
      expect(layers.every((layer) => layer === undefined)).toBe(true);
    else expect(layers.map((layer) => order.includes(layer ?? ''))).toEqual([true]);
  });

  it.each(sheets)('%s needs no force', (sheet) => {
    // Figures are lined up everywhere, whatever `font` says; an inline size is the only other thing above all layers.
    const forced = [...contentOf(sheet).matchAll(/([\w-]+):[^;]*!important/g)].map(([, name]) => name);
    expect(forced).toEqual(sheet === 'platform/ui/base.css' ? ['font-variant-numeric'] : []);
  });
});

// Sizes of letters and colours have names, and each stands once.
describe('no literals', () => {
  const lists = sheets.filter((sheet) => /\/(ui\/tokens|sign\/tinctures)\.css$/.test(sheet));

  it('but in the lists of names', () => {
    expect(lists).toContain('platform/ui/tokens.css');
    expect(lists.length).toBeGreaterThan(2);
  });

  it.each(sheets)('sizes of letters in %s', (sheet) => {
    const sizes = [...contentOf(sheet).matchAll(/(?<![\w-])font(?:-size)?:\s*([^;}]*)/g)].map(
      ([, value = '']) => value,
    );
    // By the scale, by the thing that the letters are drawn on (`cqw`, a variable and its default), or by the text around.
    const literal = sizes.filter((value) => /\d(px|r?em|pt)\b/.test(value.replaceAll(/var\([^()]*\)|\b1em\b/g, '')));
    expect(literal).toEqual([]);
  });

  it.each(sheets.filter((sheet) => !lists.includes(sheet)))('colours in %s', (sheet) => {
    expect(contentOf(sheet).match(/#[\da-f]{3,8}\b|\b(rgb|hsl|lab|lch|oklab|oklch)a?\(/gi) ?? []).toEqual([]);
  });

  it('the ink of what programs draw', () => {
    const drawing = ['platform', 'games'].flatMap((room) =>
      readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' })
        .map((path) => `${room}/${path}`)
        .filter((path) => path.endsWith('.tsx') && !/(^|\/)(node_modules|dist)\//.test(path)),
    );
    expect(drawing.filter((path) => readFileSync(`${root}/${path}`, 'utf8').includes('#281d14'))).toEqual([
      'platform/ui/parts/symbol.tsx',
    ]);
  });

  it('and none that nobody uses', () => {
    const all = ['platform', 'games']
      .flatMap((room) =>
        readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
      )
      .filter((path) => /\.(css|tsx?|svg)$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
      .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
      .join('\n');
    const names = lists.flatMap((sheet) => [...contentOf(sheet).matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
    expect(names.length).toBeGreaterThan(100);
    expect(
      [...new Set(names)].filter((name) => !new RegExp(`var\\(${name}\\b(?!-)|['"]${name}['"]`).test(all)),
    ).toEqual([]);
  });
});

it('no sheet styles a class that nothing has', () => {
  const programs = ['platform', 'games', 'examples/games']
    .flatMap((room) =>
      readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
    )
    .filter((path) => /\.(tsx?|svg|html)$/.test(path) && !/(^|\/)(node_modules|dist|tests)\//.test(path))
    .map((path) => readFileSync(`${root}/${path}`, 'utf8'));
  // Whole words of texts in a program, and the beginnings of those that it makes.
  const texts = programs.flatMap((program) => program.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []).join(' ');
  const named = new Set(texts.match(/[\w-]+/g));
  const begun = [...texts.matchAll(/([\w-]+)\$\{/g)].map(([, beginning = '']) => beginning);
  const classes = sheets.flatMap((sheet) =>
    selectorsOf(sheet).flatMap((selector) => (selector.match(/\.[a-z][\w-]*/gi) ?? []).map((name) => name.slice(1))),
  );
  expect(classes).toContain('seatcard');
  const unused = classes.filter((name) => !named.has(name) && !begun.some((beginning) => name.startsWith(beginning)));
  expect([...new Set(unused)]).toEqual([]);
});

// A class is found by the word that one would look for: `.rail.of-2` counts, `.name2` was a second `.name`.
it.each(sheets)('%s has words for classes', (sheet) => {
  const classes = selectorsOf(sheet).flatMap((selector) => selector.match(/\.[a-z][\w-]*/gi) ?? []);
  expect(classes.filter((name) => /^\.(?:[a-z]|[a-z]{2,}\d)$/i.test(name))).toEqual([]);
});

// Under `zoom` browsers measure windows and rectangles each in its own way: tables fit in one and not in another.
it.each(sheets)('%s scales by `scale`', (sheet) => {
  expect(contentOf(sheet)).not.toMatch(/[^-\w]zoom:/);
});

// Every element that comes onto a table is held against such rules, and every change against `:has`: a fifth of the time for styles.
describe('styles do not ask the whole page', () => {
  it('finds the sheets', () => {
    expect(sheets.length).toBeGreaterThan(40);
    expect(sheets.flatMap(subjectsOf)).toContain('dialog.sheet');
  });

  it.each(sheets)('%s', (sheet) => {
    expect(contentOf(sheet)).not.toContain(':has(');
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

// Sheets of pages stay loaded when a table is opened: a class of theirs that a table uses, too, moves things on the table.
it('no page styles a class that a table uses', () => {
  const tables = readdirSync(`${root}/games`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^\w+\/table\/.*\.tsx$/.test(path))
    .map((path) => readFileSync(`${root}/games/${path}`, 'utf8'));
  const classes = new Set(
    tables
      .flatMap((text) => [...text.matchAll(/class=(?:"([^"]*)"|\{`([^`]*)`)/g)])
      .flatMap(
        ([, plain, template]) => (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ' ').match(/[\w-]+/g) ?? [],
      ),
  );
  expect(classes).toContain('pick');
  const ofPages = sheets.filter((sheet) => /^platform\/web\/(?!frame\/)/.test(sheet));
  const shared = ofPages.flatMap((sheet) =>
    selectorsOf(sheet).filter((selector) => classes.has(/^\.([\w-]+)$/.exec(selector)?.[1] ?? '')),
  );
  expect(shared).toEqual([]);
});

// The same for what the frame lays over a table: of two classes the second says how a thing is, and pages have words for that, too.
it('no page styles what the frame calls a kind of its things', () => {
  const kinds = new Set(
    sheets
      .filter((sheet) => sheet.startsWith('platform/web/frame/'))
      .flatMap((sheet) => selectorsOf(sheet).flatMap((selector) => selector.match(/(?<=\.[\w-]+\.)[\w-]+/g) ?? [])),
  );
  expect(kinds).toContain('best');
  const ofPages = sheets.filter((sheet) => /^platform\/web\/(?!frame\/)/.test(sheet));
  expect(
    ofPages.flatMap((sheet) => selectorsOf(sheet).filter((one) => kinds.has(/^\.([\w-]+)$/.exec(one)?.[1] ?? ''))),
  ).toEqual([]);
});
