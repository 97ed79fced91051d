import { expect, test } from '@playwright/test';
import { prepare, watch } from './helpers/people.ts';
import { textOfTable } from './helpers/drawn.ts';
import { golden, openRecord } from './helpers/records.ts';

const HINT = { en: 'Hint', fr: 'Conseil', de: 'Tipp' } as const;

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
    for (const hint of await hints.all()) await expect(hint).toHaveText(/\d+\s?%/);
    await hints.first().getByRole('button').click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(await textOfTable(page)).not.toBe(before);
    done();
  });
}

for (const [game, name, ply] of [
  ['burgundy', 'v1-2', 88],
  ['splendor', 'v1-2-court', 40],
] as const) {
  test(`a hint fits on the screen of a tablet, and speaks without the names of the notation: ${game}`, async ({
    page,
  }) => {
    await prepare(page);
    await page.setViewportSize({ width: 820, height: 1180 });
    await openRecord(page, golden(game, name, ply));
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Hint' });
    await expect(sheet.locator('.hints li').first()).toBeVisible({ timeout: 30_000 });
    const box = await sheet.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(820);
    await expect(sheet.locator('.hints')).not.toContainText('[');
    // What is advised is marked on the table until something has been decided.
    await sheet.getByRole('button', { name: 'See them on the table' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('.ring.best').first()).toContainText(/^\d+\s?%$/);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await sheet.locator('.hints li').first().getByRole('button').click();
    await expect(page.locator('.ring')).toHaveCount(0);
  });
}

test('bots may compile their arithmetic, and nobody may turn text into a program', async ({ page }) => {
  // A file of the page's own: what is evaluated from outside is not held to its policy. The module is the smallest there is.
  await page.route('**/assets/probe.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const tried = (what) => { try { what(); return true; } catch { return false; } };
        window.probed = {
          compile: tried(() => new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))),
          evaluate: tried(() => new Function('return 1')()),
        };`,
    }),
  );
  await page.goto('/');
  const probed = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.src = '/assets/probe.js';
    document.head.append(script);
    await new Promise((loaded) => script.addEventListener('load', loaded));
    return (window as unknown as { readonly probed: unknown }).probed;
  });
  expect(probed).toEqual({ compile: true, evaluate: false });
});
