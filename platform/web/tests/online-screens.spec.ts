import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serious } from './helpers/axe.ts';
import { newGuest, openTable } from './helpers/guests.ts';
import { atRest, over } from './helpers/people.ts';

/** Nothing is wider than the screen, and a table is no higher. */
async function expectFits(page: Page): Promise<void> {
  const sizes = await page.evaluate(() => {
    const table = document.querySelector('.table')?.getBoundingClientRect();
    const scrolled = [document.documentElement, ...document.querySelectorAll('.page, dialog[open]')];
    return {
      wider: scrolled.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
      bottom: Math.round((table?.bottom ?? 0) - innerHeight),
    };
  });
  expect(sizes.wider).toBe(false);
  expect(sizes.bottom).toBeLessThanOrEqual(1);
}

for (const [theme, size, lang] of [
  ['parchment', { width: 1440, height: 900 }, 'en'],
  ['candlelight', { width: 360, height: 640 }, 'de'],
] as const) {
  test(`every online screen by ${theme} in ${lang} at ${size.width} × ${size.height}: axe finds nothing serious, all fits`, async ({
    browser,
  }) => {
    const anna = await newGuest(browser, 'Annegret Schmitt-Maier', { lang, size, theme, bypassCSP: true });
    const { page } = anna;
    const check = async () => {
      await atRest(page);
      expect(await serious(page), page.url()).toEqual([]);
      await expectFits(page);
    };
    await page.goto('/lobby');
    await expect(page.locator('.lobby')).toBeVisible();
    await check();
    await page.goto('/open/splendor');
    await expect(page.locator('.setup')).toBeVisible();
    await check();
    await openTable(anna, 'burgundy', { others: ['person', 'person', 'person'], open: true });
    await expect(page.locator('.waiting')).toBeVisible();
    await check();
    // The button for the chat stands in line with the other ways; on phones it has a place of its own.
    const ways = await page.locator('.waiting .ways').evaluate((row) =>
      [...row.children].map((way) => {
        const { top, height, left } = way.getBoundingClientRect();
        return { middle: top + height / 2, left: left - row.getBoundingClientRect().left };
      }),
    );
    expect(ways.length).toBeGreaterThan(1);
    if (size.width > size.height) {
      expect(Math.abs(ways[0]?.left ?? Infinity)).toBeLessThan(1);
      const middles = ways.map(({ middle }) => middle);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
    }
    await openTable(anna, 'splendor', { others: ['page', 'squire', 'knight'], clock: '3' });
    await expect(page.locator('.table')).toBeVisible();
    await check();
    await page.locator('.chattool').click();
    await page.locator('.phrases .btn').first().click();
    await expect(page.locator('.chat .lines .own')).toBeVisible();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Men(u|ü)$/ }).click();
    await check();
    await page.getByRole('button', { name: /^(Resign|Aufgeben)$/ }).click();
    await check();
    await page.locator('dialog[open] .btn.main').click();
    await expect(over(page)).toBeVisible();
    await page.locator('.verify .btn').click();
    await expect(page.locator('.checks li')).toHaveCount(4);
    await check();
    await page.goto('/me');
    await expect(page.locator('.ratinglists p')).toHaveCount(2);
    await expect(page.locator('.tables li')).toHaveCount(2);
    await page.getByRole('button', { name: /personal link|Persönlichen Link/ }).click();
    await expect(page.locator('.copylink')).toBeVisible();
    await check();
    await page.goto(`/link#${'a'.repeat(40)}`);
    await expect(page.locator('.message .btn.main')).toBeVisible();
    await check();
    await anna.leave();
  });
}
