import { expect, test } from '@playwright/test';
import { prepare } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';

test('at a wide table the log lies beside it, and the table can be touched meanwhile', async ({ page }) => {
  await prepare(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRecord(page, golden('splendor', 'v1-2-court', 0));
  await page.keyboard.press('l');
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect(log).toBeVisible();
  await expect(page.locator('.veil')).toHaveCount(0);
  await page.locator('[data-gem=ruby]').click();
  await expect(page.locator('.pick .laid')).toHaveCount(1);
  await expect(log).toBeVisible();
  await log.getByRole('button', { name: 'Close' }).click();
  await expect(log).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.keyboard.press('l');
  await expect(page.locator('.veil')).toHaveCount(1);
});
