import { expect, test } from '@playwright/test';
import { newGuest, openTable } from './helpers/guests.ts';
import { prepare } from './helpers/people.ts';
import { golden } from './helpers/records.ts';

test('the review of a game that goes on online is refused', async ({ browser }) => {
  const anna = await newGuest(browser, 'Anna');
  const table = await openTable(anna, 'splendor', { others: ['page'] });
  await expect(anna.page.locator('.table')).toBeVisible();
  await anna.page.goto(`/review${table}`);
  await expect(anna.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(anna.page.locator('main.review')).toHaveCount(0);
  await anna.leave();
});

test('whoever has the link sees the same moment of a game that was played online, and can hand it on', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await prepare(page);
  // As the server tells of a game that is over.
  await page.route('**/api/tables/abcdefgh/record', (route) =>
    route.fulfill({ json: golden('splendor', 'v1-2-court') }),
  );
  await page.goto('/review/t/abcdefgh?depth=4#20');
  await expect(page.locator('.review-panel')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '20');
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).hash).toBe('/review/t/abcdefgh#21');
  await page.goto(link);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '21');
  await expect(page.locator('.table')).toBeVisible();
  await context.close();
});
