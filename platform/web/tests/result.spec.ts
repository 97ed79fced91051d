import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { boxOf, cutOff, overlap } from './helpers/boxes.ts';
import { drawn } from './helpers/drawn.ts';
import { chooser, over, playOut, prepare } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';

/** The last decision of a game is made, and its result is there. */
async function finish(page: Page, game: string, name: string): Promise<void> {
  await openRecord(page, golden(game, name, golden(game, name).moves.length - 1));
  await drawn(page);
  await playOut(page, chooser(1));
  await drawn(page);
}

test('what flies does not lie over the result', async ({ page }) => {
  await prepare(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await finish(page, 'burgundy', 'v1-1-won');
  // What is open as a popover lies in the layer over all others, whatever they are stacked by.
  expect(await over(page).evaluate((result) => result.closest('dialog')?.matches(':popover-open'))).toBe(true);
  expect(await page.locator('dialog .flights').count()).toBe(0);
});

test('where the sheet of scores is short the chart stands below it, and nothing is empty', async ({ page }) => {
  await prepare(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await finish(page, 'splendor', 'v1-2-court');
  const [sheet, chart, ways] = [
    await boxOf(page.locator('.result .scoring')),
    await boxOf(page.locator('.result .chart')),
    await boxOf(page.locator('.result .ways')),
  ];
  expect(chart.y).toBeGreaterThanOrEqual(sheet.y + sheet.height);
  expect(Math.abs(chart.x - sheet.x)).toBeLessThan(2);
  expect(overlap(chart, ways)).toBeLessThan(0);
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const lang of ['fr', 'de']) {
    test(`the sheet of four is whole, and what to do next in sight (${lang})`, async ({ page }) => {
      await prepare(page, lang);
      await finish(page, 'burgundy', 'v1-4');
      const sheet = page.locator('.scores');
      expect(await cutOff(sheet)).toBe(false);
      const { x, width } = await boxOf(sheet);
      expect(x + width).toBeLessThanOrEqual(390);
      const rematch = await boxOf(page.locator('.result .ways .btn').first());
      expect(rematch.y + rematch.height).toBeLessThanOrEqual(844);
    });
  }
});
