import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chooseSitters, unfold } from './helpers/guests.ts';
import { chooser, over, playOut, prepare, watch } from './helpers/people.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Sets a table up by the form: who sits where, top to bottom. */
async function setUp(
  page: Page,
  game: string,
  sitters: readonly string[],
  options: { rules?: string; seed: string },
): Promise<void> {
  await page.goto(`/new/${game}`);
  await chooseSitters(page, sitters);
  if (options.rules !== undefined)
    await page
      .locator('input[name=rules]')
      .nth(options.rules === 'court' ? 0 : 1)
      .check();
  await unfold(page);
  await page.locator('input[name=seed]').fill(options.seed);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/play\//);
}

const games: {
  name: string;
  game: string;
  lang: string;
  size: typeof DESKTOP;
  sitters: string[];
  rules?: string;
  says: RegExp;
}[] = [
  {
    name: 'Burgundy solo, English',
    game: 'burgundy',
    lang: 'en',
    size: DESKTOP,
    sitters: ['person'],
    says: /Aaron/,
  },
  {
    name: 'Burgundy for two at one phone, German',
    game: 'burgundy',
    lang: 'de',
    size: PHONE,
    sitters: ['person', 'person'],
    says: /Gebäude/,
  },
  {
    name: 'Burgundy against three bots, French',
    game: 'burgundy',
    lang: 'fr',
    size: DESKTOP,
    sitters: ['person', 'page', 'page', 'page'],
    says: /Bâtiments/i,
  },
  {
    name: 'Splendor court against a bot, French',
    game: 'splendor',
    lang: 'fr',
    size: DESKTOP,
    sitters: ['person', 'page'],
    rules: 'court',
    says: /Nobles/i,
  },
  {
    name: 'Splendor classic for two at one phone, German',
    game: 'splendor',
    lang: 'de',
    size: PHONE,
    sitters: ['person', 'person'],
    rules: 'classic',
    says: /Adlige/,
  },
  {
    name: 'Splendor classic for four, English',
    game: 'splendor',
    lang: 'en',
    size: DESKTOP,
    sitters: ['person', 'page', 'person', 'page'],
    rules: 'classic',
    says: /Nobles/,
  },
];

for (const { name, game, lang, size, sitters, rules, says } of games) {
  test(`a whole game by clicking: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await prepare(page, lang);
    const done = watch(page);
    await setUp(page, game, sitters, { ...(rules === undefined ? {} : { rules }), seed: 'browser' });
    await playOut(page, chooser(7));
    await expect(over(page)).toContainText(says);
    await expect(page.locator('.scores tfoot tr')).not.toHaveCount(0);
    await expect(page.locator('.chart polyline')).not.toHaveCount(0);
    done();
  });
}
