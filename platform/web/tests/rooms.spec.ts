import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { boxOf } from './helpers/boxes.ts';
import { LANGS } from '@chambord/kernel';
import { prepare } from './helpers/people.ts';

const PHONE = { width: 360, height: 640 };

/** Whether both stand in one row. */
async function besideEachOther(one: Locator, other: Locator): Promise<boolean> {
  const [left, right] = [await boxOf(one), await boxOf(other)];
  return right.x >= left.x + left.width - 1 && right.y < left.y + left.height && left.y < right.y + right.height;
}

test.describe('on the smallest phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const lang of LANGS) {
    test(`a leaf has one row at its head, and room for a name (${lang})`, async ({ page }) => {
      await prepare(page, lang);
      await page.goto('/settings');
      const head = page.locator('.pagehead');
      expect(await besideEachOther(head.locator('.brand'), head.locator('.lang'))).toBe(true);
      expect(await besideEachOther(head.locator('.lang'), head.locator('a.tool'))).toBe(true);
      expect((await boxOf(page.locator('.ownarms input'))).width).toBeGreaterThan(150);
      await page.goto('/me');
      expect((await boxOf(page.locator('.nameform input'))).width).toBeGreaterThan(150);
    });

    test(`what can be done with a row stands beside its name (${lang})`, async ({ page }) => {
      await prepare(page, lang);
      for (const [address, name, button] of [
        ['/daily', '.deals .deal-name', '.deals .btn'],
        ['/puzzles', '.rows.games > li > div', '.rows.games > li > .btn'],
        ['/openings', '.rows.games > li > div', '.rows.games > li > .btn'],
        ['/analysis', '.rows.games > li > div', '.rows.games > li > .btn'],
      ] as const) {
        await page.goto(address);
        const names = page.locator(name);
        await expect(names.first()).toBeVisible();
        for (let row = 0; row < (await names.count()); row++)
          expect(await besideEachOther(names.nth(row), page.locator(button).nth(row)), `${address} ${row}`).toBe(true);
      }
    });
  }
});

test('a deal that nothing has come of yet leaves no room for it, and lists keep away from what stands above', async ({
  page,
}) => {
  await prepare(page);
  await page.goto('/daily');
  await expect(page.locator('.deals > li')).toHaveCount(3);
  for (const deal of await page.locator('.deals > li').all()) {
    const [around, name, ways] = [
      await boxOf(deal),
      await boxOf(deal.locator('.deal-name')),
      await boxOf(deal.locator('.ways')),
    ];
    const [above, below] = [Math.min(name.y, ways.y), Math.max(name.y + name.height, ways.y + ways.height)];
    expect(Math.abs(above - around.y - (around.y + around.height - below))).toBeLessThan(2);
  }
  await page.goto('/openings');
  const rows = await boxOf(page.locator('.rows'));
  const intro = await boxOf(page.locator('.openings > p'));
  expect(rows.y - intro.y - intro.height).toBeGreaterThan(7);
});

test('the introduction to the rules has paragraphs, and bars to scroll with have the colours of the page', async ({
  page,
}) => {
  await prepare(page, 'de');
  await page.goto('/rules/burgundy');
  const paragraphs = page.locator('.intro p');
  await expect(paragraphs).toHaveCount(3);
  const [first, second] = [await boxOf(paragraphs.nth(0)), await boxOf(paragraphs.nth(1))];
  expect(second.y - first.y - first.height).toBeGreaterThan(4);
  const colour = await page.evaluate(() => getComputedStyle(document.body).scrollbarColor);
  expect(colour).toMatch(/^rgb.*rgba\(0, 0, 0, 0\)$/);
});

test('nothing on home moves when its letters come', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // They come when all can be read without them.
  const all = page.waitForSelector('.today');
  let held = 0;
  await page.route('**/*.woff2', async (route) => {
    held++;
    await all;
    await route.continue();
  });
  await page.goto('/');
  await all;
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(held).toBeGreaterThan(3);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});
