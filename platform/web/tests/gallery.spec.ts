import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { prepare, watch } from './helpers/people.ts';

const games = new URL('../../../games/', import.meta.url);
const sheet = [
  new URL('../../ui/parts/symbols.svg', import.meta.url),
  ...readdirSync(games).map((game) => new URL(`${game}/sign/drawings.svg`, games)),
]
  .filter((file) => existsSync(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('');
const drawings = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? '');

for (const [lang, title] of [
  ['en', 'Gallery'],
  ['fr', 'Galerie'],
  ['de', 'Galerie'],
] as const) {
  test(`the gallery shows every drawing, by day and by candlelight: ${lang}`, async ({ page }) => {
    await prepare(page, lang);
    const done = watch(page);
    await page.goto('/settings');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const theme of ['by-parchment', 'by-candlelight']) {
      const captions = await page.locator(`section > .${theme} figcaption`).allInnerTexts();
      expect(drawings.filter((id) => !captions.includes(id))).toEqual([]);
    }
    // A drawing of nothing has no size.
    const empty = await page.evaluate(() =>
      [...document.querySelectorAll<SVGUseElement>('.gallery use')]
        .filter((use) => use.getBBox().width === 0)
        .map((use) => use.getAttribute('href')),
    );
    expect(empty).toEqual([]);
    done();
  });
}

test('whoever sets up a table composes arms, and bears them at it', async ({ page }) => {
  await prepare(page);
  await page.goto('/new/splendor');
  await page.getByRole('button', { name: 'Seat 1: Arms' }).click();
  const sheetOfArms = page.getByRole('dialog', { name: 'Coat of arms' });
  await sheetOfArms.getByRole('group', { name: 'Field' }).getByRole('button', { name: 'green' }).click();
  await sheetOfArms.getByRole('group', { name: 'Division' }).getByRole('button', { name: 'saltire' }).click();
  await sheetOfArms.getByRole('group', { name: 'Figure' }).getByRole('button', { name: 'tower' }).click();
  await sheetOfArms.getByRole('button', { name: 'Bear these arms' }).click();
  await expect(page.getByRole('button', { name: 'green, saltire in gold, tower in silver' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  const arms = page.locator('.table .me header > .sym use').first();
  await expect(arms).toHaveAttribute('href', /^#arms-\d{2,}$/);
  expect(await arms.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);
});
