import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Opens the table in words by its key; a table that has just come does not hear it yet. */
export async function openWords(page: Page, name = 'The game as text'): Promise<Locator> {
  const words = page.getByRole('dialog', { name });
  await expect(async () => {
    await page.keyboard.press('w');
    await expect(words).toBeVisible({ timeout: 5000 });
  }).toPass();
  return words;
}
