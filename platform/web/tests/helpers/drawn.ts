import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Waits until everything is drawn: drawings come in turns, and the recap after them. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.locator('[data-waits]')).toHaveCount(0);
}

/** What stands on the table in words, once everything is drawn. */
export async function textOfTable(page: Page): Promise<string> {
  await drawn(page);
  return page.locator('.table').innerText();
}
