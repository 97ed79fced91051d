import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { prepare } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';

interface Phone {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly insets: Readonly<Record<'top' | 'left' | 'right' | 'bottom', number>>;
}

/** Phones with a notch and a bar of the system. */
const PHONES: readonly Phone[] = [
  { name: 'lying', width: 844, height: 390, insets: { top: 0, left: 47, right: 47, bottom: 21 } },
  { name: 'upright', width: 390, height: 844, insets: { top: 47, left: 0, right: 0, bottom: 34 } },
  {
    name: 'lying, with the notch on one side',
    width: 812,
    height: 375,
    insets: { top: 0, left: 44, right: 0, bottom: 0 },
  },
];

async function become(page: Page, { width, height, insets }: Phone): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.setViewportSize({ width, height });
  // The page hears of it before the next frame.
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))));
}

/** Everything that can be touched and reaches under the notch, the corners or the bar of the system. */
async function covered(page: Page, within: string, { width, height, insets }: Phone): Promise<string[]> {
  const safe = {
    left: insets.left,
    top: insets.top,
    right: width - insets.right,
    bottom: height - insets.bottom,
  };
  return page.evaluate(
    ([selector, { left, top, right, bottom }]) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => {
          const box = element.getBoundingClientRect();
          if (box.width === 0 || box.height === 0) return false;
          return box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1;
        })
        .map((element) => `${element.className} ${element.getAttribute('aria-label') ?? element.textContent}`),
    [`${within} :is(button, a, input, select, [tabindex="0"])`, safe] as const,
  );
}

for (const phone of PHONES) {
  test.describe(`a phone that is ${phone.name}`, () => {
    for (const [game, name, ply] of [
      ['burgundy', 'v1-1-won', 45],
      ['burgundy', 'v1-2', 88],
      ['burgundy', 'v1-4', 236],
      ['splendor', 'v1-2-classic', 33],
      ['splendor', 'v1-4-classic', 100],
    ] as const) {
      test(`${game}, ${name}: all of the table can be touched`, async ({ page }) => {
        await prepare(page, 'de');
        await openRecord(page, golden(game, name, ply));
        await become(page, phone);
        expect(await page.locator('.table button').count()).toBeGreaterThan(10);
        expect(await covered(page, '#app', phone)).toEqual([]);
        await page.getByRole('button', { name: 'Menü' }).click();
        await expect(page.locator('dialog.sheet .btn').first()).toBeVisible();
        // A sheet may scroll, but only upwards and downwards.
        const sides = { ...phone, height: 9999 };
        expect(await covered(page, 'dialog.sheet', sides)).toEqual([]);
      });
    }

    test('leaves, a replay and the teacher', async ({ page }) => {
      await prepare(page);
      for (const address of ['/', '/learn/burgundy', '/learn/splendor']) {
        await page.goto(address);
        await become(page, phone);
        await expect(page.locator('button, a').first()).toBeVisible();
        expect(await covered(page, '#app', phone), address).toEqual([]);
      }
      await openRecord(page, golden('burgundy', 'v1-2'));
      await become(page, phone);
      await page.reload();
      await page.locator('.scrubber').waitFor();
      expect(await covered(page, '.scrubber', phone)).toEqual([]);
      expect(await covered(page, '.table', phone)).toEqual([]);
      await page.goto('/settings');
      await become(page, phone);
      expect(await covered(page, '.pagehead', phone)).toEqual([]);
      expect(await covered(page, '.page', { ...phone, height: 9999 })).toEqual([]);
    });
  });
}
