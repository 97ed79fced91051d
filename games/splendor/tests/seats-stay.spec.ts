import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { cardOf, splendor } from '@chambord/splendor/rules';
import { chooser, playOut, prepare, watch } from '../../../platform/web/tests/helpers/people.ts';
import { serious } from '../../../platform/web/tests/helpers/axe.ts';
import { drawn } from '../../../platform/web/tests/helpers/drawn.ts';
import { golden, openRecord, recordWhere } from '../../../platform/web/tests/helpers/records.ts';

const WIDE = { width: 1440, height: 900 };
const seat = (page: Page, name: string) =>
  page.locator('.seat', { has: page.getByRole('heading', { name, includeHidden: true }) });

test('at one large screen everyone keeps their seat, and whoever is to play is lit and plays from there', async ({
  page,
}) => {
  await prepare(page, 'en', 'stay');
  const done = watch(page);
  await page.setViewportSize(WIDE);
  await openRecord(page, golden('splendor', 'v1-3-court', 0));
  await drawn(page);
  await expect(seat(page, 'Anna')).toHaveClass(/\bme\b.*\bturn\b/);
  for (const gem of ['diamond', 'ruby', 'onyx']) await page.locator(`[data-gem=${gem}]`).click();
  await expect(page.locator('.curtain')).toHaveCount(0);
  await expect(page.locator('.bar .say')).toContainText('Ben is playing');
  await expect(seat(page, 'Anna')).toHaveClass(/\bme\b/);
  await expect(seat(page, 'Ben')).toHaveClass(/\bnorth\b.*\bturn\b/);
  // Their tokens are theirs to pay with, at their seat and nowhere else.
  await expect(seat(page, 'Ben').locator('[data-own-gem]')).toHaveCount(6);
  await expect(seat(page, 'Cleo').locator('[data-own-gem]')).toHaveCount(0);
  // Nothing was shown, so as long as nobody else has played Anna can take it back.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(seat(page, 'Anna')).toHaveClass(/\bturn\b/);
  done();
});

test('what one reserved unseen only they see, after the others were asked to look away', async ({ page }) => {
  await prepare(page, 'en', 'stay');
  const done = watch(page);
  await page.setViewportSize(WIDE);
  const record = recordWhere(
    splendor,
    { players: 2, rules: 'court' },
    (state) => state.seat === 1 && state.players[1]?.hand.some(({ blind }) => blind) === true,
    (_, move) => (move.do === 'reserveBlind' ? 1 : 0),
  );
  const hidden = record.moves.length;
  expect(hidden).toBeGreaterThan(0);
  await openRecord(page, record);
  await drawn(page);
  const shown = () => page.locator('dialog[open] [data-card]');
  await expect(page.locator('.seat [data-card]')).toHaveCount(0);
  await page.locator('.reserved .hand-button').click();
  const question = page.getByRole('dialog', { name: 'Only for Anna' });
  await expect(question).toBeVisible();
  await expect(shown()).toHaveCount(0);
  // Who thinks better of it has seen nothing.
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(shown()).toHaveCount(0);
  await page.locator('.north .hand-button').click();
  await page.getByRole('button', { name: 'I am Ben: show my hand' }).click();
  await expect(page.getByRole('dialog', { name: 'Reserved by Ben' })).toBeVisible();
  await expect(shown()).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.seat [data-card]')).toHaveCount(0);
  done();
});

test('a card that was reserved unseen is bought from the hand', async ({ page }) => {
  await prepare(page, 'en', 'stay');
  await page.setViewportSize(WIDE);
  const hiddenCard = (state: Parameters<typeof splendor.legal>[0]) =>
    splendor
      .legal(state)
      .find(
        (move) =>
          move.do === 'buy' &&
          state.players[state.seat]?.hand.some(({ card, blind }) => blind && card === move.card) === true,
      );
  const record = recordWhere(
    splendor,
    { players: 2, rules: 'court' },
    (state) => state.seat === 1 && hiddenCard(state) !== undefined,
    (_, move) => ({ reserveBlind: 3, take: 2 })[move.do as string] ?? 0,
  );
  await openRecord(page, record);
  await drawn(page);
  const before = await page.locator('.north .pts').innerText();
  await page.locator('.north .hand-button').click();
  await page.getByRole('button', { name: /^I am/ }).click();
  const buy = page.locator('dialog[open] [data-move^=buy]').first();
  const code = (await buy.getAttribute('data-move'))?.split(/\s+/)[1] ?? '';
  await buy.click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.me')).toHaveClass(/\bturn\b/);
  const bought = Array.from({ length: 90 }, (_, card) => cardOf(card)).find((card) => card.code === code);
  expect(bought).toBeDefined();
  await expect(page.locator('.north .pts')).toHaveText(String(Number(before) + (bought?.points ?? 0)));
});

test('the table turns on smaller screens, and where that is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await openRecord(page, golden('splendor', 'v1-2-court', 1));
  await expect(seat(page, 'Ben')).toHaveClass(/\bme\b/);
  // The window grows: everyone is at their seat.
  await page.setViewportSize(WIDE);
  await expect(seat(page, 'Anna')).toHaveClass(/\bme\b/);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'The table turns to whoever plays' }).check();
  await openRecord(page, golden('splendor', 'v1-2-court', 1));
  await expect(seat(page, 'Ben')).toHaveClass(/\bme\b/);
});

test('three people play a whole game from their seats, and nothing is in anybody’s way', async ({ page }) => {
  await prepare(page, 'en', 'stay');
  const done = watch(page);
  await page.setViewportSize(WIDE);
  await openRecord(page, golden('splendor', 'v1-3-classic', 12));
  await drawn(page);
  expect(await serious(page)).toEqual([]);
  await playOut(page, chooser(7));
  await expect(page.locator('.curtain')).toHaveCount(0);
  done();
});
