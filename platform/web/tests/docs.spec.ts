import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { buildSite } from '../../../scripts/site/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'chambord docs '));
test.beforeAll(async () => void (await buildSite(folder, false)));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Nobody serves it: from the disk, as whoever has unpacked it would open it. */
const address = (name: string) => pathToFileURL(join(folder, name)).href;

async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

test('something is searched, found and opened, without any server', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address('packages/kernel.html'));
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('what a client says');
  await expect(page.getByRole('status')).toContainText('found');
  const hit = page.locator('#found a').first();
  await expect(hit).toContainText('Protocol of the server');
  await expect(hit).toContainText('What a client says');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/protocol\.html#what-a-client-says$/);
  await expect(page.locator(':target')).toBeInViewport();
  await page.getByRole('searchbox').fill('zyzzyva');
  await expect(page.getByRole('status')).toContainText('Nothing about');
  await page.keyboard.press('Escape');
  await expect(page.locator('#found')).toBeHidden();
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
});

test('the theme is the system’s until one is chosen, which holds on the next page', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto(address('index.html'));
  const dark = await ground();
  await page.getByRole('button', { name: 'Candlelight', pressed: true }).click();
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.getByRole('link', { name: 'Playing' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playing');
  expect(await ground()).toBe(light);
  await context.close();
});

test('without scripts everything can be read and reached, on the smallest phone, too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.goto(address('index.html'));
  await expect(page.getByRole('search')).toBeHidden();
  await page.getByText('All pages', { exact: true }).click();
  await page.locator('.parts').getByText('Join in').click();
  await page.locator('.parts').getByRole('link', { name: 'Architecture' }).click();
  await expect(page.locator('figure svg')).toBeVisible();
  await context.close();
});

test('no page is wider than a phone, nor than a desktop', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['index', 'data', 'architecture', 'review', 'packages/kernel']) {
      await page.goto(address(`${name}.html`));
      expect(await fits(page), `${name} at ${width}`).toBe(true);
    }
  }
});
