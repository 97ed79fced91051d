import { expect, test } from '@playwright/test';
import { prepare, watch } from './people.ts';
import { textOfTable } from './drawn.ts';

const HINT = { en: 'Hint', fr: 'Conseil', de: 'Rat' } as const;

for (const [lang, name] of Object.entries(HINT)) {
  test(`a hint names moves with chances, and one of them can be made (${lang})`, async ({ page }) => {
    await prepare(page, lang);
    const done = watch(page);
    await page.goto('/');
    await page
      .getByRole('button', { name: /^(Solo)/ })
      .first()
      .click();
    await expect(page.locator('.table')).toBeVisible();
    const before = await textOfTable(page);
    await page.getByRole('button', { name, exact: true }).click();
    const hints = page.locator('.hints li');
    await expect(hints.first()).toBeVisible({ timeout: 30_000 });
    for (const hint of await hints.all()) await expect(hint).toHaveText(/\d+\s%/);
    await hints.first().getByRole('button').click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(await textOfTable(page)).not.toBe(before);
    done();
  });
}
