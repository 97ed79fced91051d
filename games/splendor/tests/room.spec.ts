import { expect, test } from '@playwright/test';
import { LANGS } from '@chambord/kernel';
import { cardOf, nobleOf, splendor } from '@chambord/splendor/rules';
import { boxOf, cutOff, overlap } from '../../../platform/web/tests/helpers/boxes.ts';
import { drawn } from '../../../platform/web/tests/helpers/drawn.ts';
import { prepare } from '../../../platform/web/tests/helpers/people.ts';
import { golden, openRecord, recordWhere } from '../../../platform/web/tests/helpers/records.ts';

for (const lang of LANGS) {
  test(`nobles have their names on the table, whole (${lang})`, async ({ page }) => {
    await prepare(page, lang);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const players of [2, 4] as const) {
      const record = recordWhere(splendor, { players, rules: 'court' }, ({ nobles }) =>
        nobles.some((noble) => nobleOf(noble).code === 'suleiman'),
      );
      await openRecord(page, record);
      await drawn(page);
      const names = page.locator('[data-zone=nobles] .noble-name');
      await expect(names).toHaveCount(players + 1);
      for (const name of await names.all()) {
        await expect(name).toBeVisible();
        await expect(name).not.toBeEmpty();
        expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('prices do not touch each other', async ({ page }) => {
  await prepare(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRecord(page, golden('splendor', 'v1-4-classic', 0));
  await drawn(page);
  for (const card of await page.locator('[data-zone=market] [data-card]').all()) {
    const prices = await Promise.all((await card.locator('.gem-price').all()).map(boxOf));
    for (const [index, price] of prices.entries())
      for (const other of prices.slice(index + 1)) expect(overlap(price, other)).toBeLessThan(0);
  }
});

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  for (const lang of LANGS) {
    test(`what ends a turn is read whole: ${size.width} × ${size.height}, ${lang}`, async ({ page }) => {
      await prepare(page, lang);
      await page.addInitScript(() => localStorage.setItem('chambord.confirmEnd', 'on'));
      await page.setViewportSize(size);
      // A card of four kinds: nothing that can be done here is said at such length.
      const record = recordWhere(
        splendor,
        { players: 2, rules: 'court' },
        (state) =>
          splendor
            .legal(state)
            .some((move) => move.do === 'buy' && cardOf(move.card).cost.filter(Boolean).length === 4),
        (_, move) => (move.do === 'take' ? 1 : 0),
      );
      await openRecord(page, record);
      await drawn(page);
      let longest = 0;
      for (const card of await page.locator('[data-zone=market] [data-card].legal').all()) {
        await card.click();
        const question = page.locator('.bar.ending .say');
        await expect(question).toBeVisible();
        longest = Math.max(longest, (await question.innerText()).length);
        expect(await cutOff(page.locator('.bar.ending'))).toBe(false);
        const [words, bar] = [await boxOf(question.locator('p')), await boxOf(page.locator('.bar.ending'))];
        expect(words.y).toBeGreaterThanOrEqual(bar.y);
        for (const button of await page.locator('.bar.ending .btn').all())
          expect(overlap(words, await boxOf(button))).toBeLessThanOrEqual(1);
        await page.keyboard.press('Escape');
        await expect(question).toHaveCount(0);
      }
      expect(longest).toBeGreaterThan(40);
    });
  }
}
