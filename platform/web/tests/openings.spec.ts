import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readBook, startsOf, tableOf, waysIn } from '@chambord/figures';
import type { BookTable } from '@chambord/figures';
import { serious } from './helpers/axe.ts';
import { keepOnDevice, keptGame } from './helpers/kept.ts';
import { prepare, watch } from './helpers/people.ts';
import { golden } from './helpers/records.ts';

const PHONE = { width: 390, height: 844 };

function shipped(game: string, options: Readonly<Record<string, unknown>>): BookTable {
  const file = new URL(`../../../games/${game}/book/book.json`, import.meta.url);
  const table = tableOf(readBook(JSON.parse(readFileSync(file, 'utf8'))), options);
  if (table === undefined) throw new Error('the book has no such table');
  return table;
}

const ways = (page: Page) => page.locator('.ways-table tbody tr');

test('one goes from the beginning of a game through what the King chose, by keyboard, and back', async ({ page }) => {
  const done = watch(page);
  await prepare(page);
  const table = shipped('splendor', { players: 3, rules: 'court' });
  const [start] = startsOf(table).map(({ situation }) => situation);
  const [first] = waysIn(table, start ?? '');
  if (first === undefined) throw new Error('the book is empty');
  await page.goto('/puzzles');
  await page.getByRole('link', { name: 'Openings' }).press('Enter');
  await page.getByRole('link', { name: 'Look at the openings' }).last().press('Enter');
  await page.getByLabel('Table').selectOption('3-court');
  await expect(page).toHaveURL('/openings/splendor/3-court');
  // The figures of the book, and all that was chosen.
  await expect(ways(page)).toHaveCount(waysIn(table, start ?? '').length);
  await expect(ways(page).first()).toContainText(`${Math.round(100 * first.share)}%`);
  await expect(ways(page).first()).toContainText(`${first.times.toLocaleString('en')}×`);
  await expect(page.getByText(`${(3 * table.games).toLocaleString('en')} openings came by here`)).toBeVisible();
  await ways(page).first().getByRole('link').press('Enter');
  // Where several positions may follow they are listed; else the page is there at once.
  const listed = page.locator('.nexts a');
  if (first.next.length > 1) {
    await expect(listed).toHaveCount(first.next.length);
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await listed.first().press('Enter');
  }
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Turn 2');
  await expect(page.locator('.crumbs [aria-current=step]')).toContainText('Turn 2');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Turn 2');
  await page.getByRole('link', { name: 'Beginning' }).press('Enter');
  await expect(page).toHaveURL('/openings/splendor/3-court');
  await expect(ways(page)).toHaveCount(waysIn(table, start ?? '').length);
  done();
});

test('from a decision of a reviewed game to what the King chose in such a position', async ({ page }) => {
  const done = watch(page);
  await prepare(page);
  await page.goto('/games');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keepOnDevice(page, [keptGame('one', golden('splendor', 'v1-2-court'), 'king', 1)]);
  await page.goto('/review/one?depth=8');
  await expect(page.locator('.account').first()).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^Done/)).toBeVisible({ timeout: 300_000 });
  await page.goto('/review/one#2');
  await page.locator('.review-panel button.headline').click();
  await page.getByRole('link', { name: 'Openings: what the King chose here' }).click();
  await expect(page).toHaveURL(/\/openings\/splendor\/2-court#2\./);
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Turn 2');
  // What is no longer the opening has no such way.
  await page.goto('/review/one#30');
  await page.locator('.review-panel button.headline').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Analyse this position' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Openings: what the King chose here' })).toHaveCount(0);
  done();
});

test('a position that the book does not know says so, and an unknown game is not found', async ({ page }) => {
  await prepare(page);
  await page.goto('/openings/burgundy/2#30.9.3.3.2');
  await expect(page.getByText('The book knows no position like this one.')).toBeVisible();
  await page.goto('/openings/chess');
  await expect(page.getByRole('heading', { name: 'Not found' }).or(page.locator('main.message'))).toBeVisible();
});

test.describe('axe finds nothing serious', () => {
  test.use({ bypassCSP: true });
  for (const game of ['burgundy', 'splendor']) {
    test(`on the openings of ${game} on a phone, and nothing is wider than it`, async ({ page }) => {
      await prepare(page, 'de');
      await page.setViewportSize(PHONE);
      await page.goto('/openings');
      await expect(page.getByRole('link', { name: 'Eröffnungen ansehen' })).toHaveCount(2);
      expect(await serious(page)).toEqual([]);
      await page.goto(`/openings/${game}`);
      const link = page.locator('.nexts a, .ways-table a').first();
      for (let step = 0; step < 4 && (await link.count()) > 0; step++) {
        await expect(page.locator('.nexts a, .ways-table').first()).toBeVisible();
        const { wide, page: leaf } = await page
          .locator('.page')
          .evaluate((element) => ({ wide: element.scrollWidth, page: element.clientWidth }));
        expect(wide).toBeLessThanOrEqual(leaf);
        expect(await serious(page)).toEqual([]);
        await link.click();
      }
    });
  }
});
