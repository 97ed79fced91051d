import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { reseat } from './helpers/guests.ts';
import { prepare } from './helpers/people.ts';
import { textOfTable } from './helpers/drawn.ts';
import { golden, openRecord } from './helpers/records.ts';

/** Has a bot play for this one. */
async function giveToBot(page: Page, name: string, level = 'page'): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await reseat(page, name, level);
  await page.keyboard.press('Escape');
}

const undo = (page: Page) => page.locator('.btn.undo');

test('a turn against bots that revealed nothing is taken back', async ({ page }) => {
  await prepare(page);
  await page.addInitScript(() => localStorage.setItem('chambord.botWait', 'long'));
  await openRecord(page, golden('splendor', 'v1-2-court', 0));
  await giveToBot(page, 'Ben');
  const before = await textOfTable(page);
  const take = async () => {
    for (const gem of ['diamond', 'sapphire', 'emerald']) await page.locator(`[data-gem=${gem}]`).click();
  };
  await take();
  await expect(page.locator('.bar h2')).toHaveText('Ben is playing');
  // The seat says what the bar says.
  await expect(page.locator('.seat.turn h3')).toHaveText('Ben');
  // One touch is one undo: two of the three tokens lie aside again, and go back one by one.
  await undo(page).click();
  await expect(page.locator('.pick .laid')).toHaveCount(2);
  await undo(page).click();
  await undo(page).click();
  await expect(page.locator('.bar h2')).toHaveText('Your turn');
  expect(await textOfTable(page)).toBe(before);
});

test('what a bot answered is taken back along, as long as nothing hidden came out', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('splendor', 'v1-2-court', 0));
  await giveToBot(page, 'Ben', 'duke');
  for (const gem of ['diamond', 'sapphire', 'emerald']) await page.locator(`[data-gem=${gem}]`).click();
  // At the beginning nobody has anything to buy with: the bot takes tokens, too.
  await expect(page.locator('.recap')).toContainText('Ben takes');
  await undo(page).click();
  await expect(page.locator('.recap')).toHaveCount(0);
  await expect(page.locator('.pick .laid')).toHaveCount(2);
  // Nobody has a token any more.
  await expect(page.locator('.seat.north')).toContainText(/^Ben(?!.*[1-9])/s);
});

test('between two people a turn is taken back until the curtain is lifted', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('splendor', 'v1-2-court', 0));
  const before = await textOfTable(page);
  const take = async () => {
    for (const gem of ['diamond', 'sapphire', 'emerald']) await page.locator(`[data-gem=${gem}]`).click();
  };
  await take();
  await page.locator('.curtain .undo').click();
  expect(await textOfTable(page)).toBe(before);
  await take();
  await page.locator('.curtain .btn.main').click();
  await expect(undo(page)).toBeDisabled();
});
