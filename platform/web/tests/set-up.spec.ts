import { expect, test } from '@playwright/test';
import { chooseSitters } from './helpers/guests.ts';
import { prepare, watch } from './helpers/people.ts';

test('a new player is asked once for name, arms and rules, and bears them at every table', async ({ page }) => {
  const done = watch(page);
  await page.goto('/');
  const splendor = page.getByRole('region', { name: 'Splendor' });
  await expect(splendor.getByRole('button', { name: 'Play now' })).toContainText('against 2 computer players, Squire');
  await splendor.getByRole('button', { name: 'Play now' }).click();
  const asked = page.getByRole('dialog', { name: 'Before your first game' });
  await asked.getByLabel('Your name').fill('Mira');
  await asked.getByRole('radio', { name: /3$/ }).check();
  await asked.getByRole('radio', { name: 'Classic' }).check();
  await asked.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.table.splendor')).toBeVisible();
  // The next game begins at once, and set-up knows all of it.
  await page.goto('/new/splendor');
  await expect(page.getByLabel('Seat 1: Name')).toHaveValue('Mira');
  await expect(page.getByRole('button', { name: /^Seat 1: Arms: .* 3$/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
  await page.goto('/');
  await splendor.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.table.splendor')).toBeVisible();
  done();
});

test('who has played one game is asked for the rules of another only', async ({ page }) => {
  await prepare(page);
  await page.addInitScript(() => localStorage.removeItem('chambord.options.splendor'));
  await page.goto('/');
  await page.getByRole('region', { name: 'Splendor' }).getByRole('button', { name: 'Play now' }).click();
  const asked = page.getByRole('dialog', { name: 'Splendor' });
  await expect(asked.getByRole('radio', { name: 'Court' })).toBeChecked();
  await expect(asked.getByLabel('Your name')).toHaveCount(0);
  await asked.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.table.splendor')).toBeVisible();
});

test('what is running comes first on the home leaf: round, points, whose turn', async ({ page }) => {
  await prepare(page);
  await page.goto('/');
  await page.getByRole('region', { name: 'Burgundy' }).getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.table.burgundy')).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goto('/');
  const running = page.getByRole('region', { name: 'Continue' }).getByRole('link');
  await expect(running).toHaveAttribute('href', pathname);
  await expect(running).toContainText(/Round A · Anna \d+, Isabelle \d+, Rolin \d+/);
  await expect(running).toContainText(/your turn|plays/);
});

test('seats are added, removed and given to people or bots with the keyboard alone', async ({ page }) => {
  await prepare(page);
  await page.goto('/new/burgundy');
  const cards = page.locator('.seatcard:not(.adding)');
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Seat 3' }).press('Enter');
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Add a player' })).toBeFocused();
  const second = page.getByRole('group', { name: 'Seat 2' });
  await second.getByRole('radio', { name: 'Squire' }).press('ArrowRight');
  await expect(second.getByRole('radio', { name: 'Knight' })).toBeChecked();
  await expect(second).toContainText('Knight');
  await page.getByRole('button', { name: 'Remove Seat 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Seat 1' })).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`on a phone of ${width} × ${height} “Begin” is in sight with every seat taken`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prepare(page, 'de');
    for (const game of ['burgundy', 'splendor']) {
      await page.goto(`/new/${game}`);
      await chooseSitters(page, ['person', 'squire', 'duke', 'king']);
      const begin = page.locator('.begin .btn.main');
      await expect(begin).toBeInViewport({ ratio: 1 });
      // Nothing lies over it.
      expect(
        await begin.evaluate((button) => {
          const { left, top, width: w, height: h } = button.getBoundingClientRect();
          return document.elementFromPoint(left + w / 2, top + h / 2) === button;
        }),
      ).toBe(true);
      expect(await page.locator('.page').evaluate((leaf) => leaf.scrollWidth <= leaf.clientWidth)).toBe(true);
    }
  });
}
