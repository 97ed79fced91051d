import { expect, test } from '@playwright/test';
import { listenTo } from './helpers/heard.ts';
import { unfold } from './helpers/guests.ts';
import { prepare } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';

test('a link of the contents takes the focus along, and the search says how much it finds', async ({ page }) => {
  await prepare(page);
  const heard = await listenTo(page);
  await page.goto('/rules/splendor');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(2).press('Enter');
  await expect(page.locator('section[id="3"] h2')).toBeFocused();
  const search = page.getByRole('searchbox');
  await search.fill('gold');
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^\d+ rules found\.$/);
  await search.fill('dragon');
  await expect.poll(async () => (await heard()).at(-1)).toBe('Nothing found.');
});

test('who deletes a kept game goes on at the next one, and is told', async ({ page }) => {
  await prepare(page);
  const heard = await listenTo(page);
  await openRecord(page, golden('burgundy', 'v1-1-won', 3));
  await openRecord(page, golden('splendor', 'v1-2-court', 3));
  await page.goto('/games');
  const games = page.locator('.kept li');
  await expect(games).toHaveCount(2);
  for (const [left, said] of [
    [1, 'Deleted. 1 game is left.'],
    [0, 'Deleted. No game is left.'],
  ] as const) {
    await games.first().getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(games).toHaveCount(left);
    await expect.poll(async () => (await heard()).at(-1)).toBe(said);
    await expect(left > 0 ? games.first().getByRole('link') : page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('a hint’s buttons say which move they make', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('splendor', 'v1-2-court', 10));
  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  const buttons = page.locator('.hints').getByRole('button');
  await expect(buttons.first()).toBeVisible();
  const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(new Set(names).size).toBe(names.length);
  // The name begins with what stands on the button.
  for (const [index, name] of names.entries())
    expect(name.startsWith(`${await buttons.nth(index).innerText()}: `)).toBe(true);
});

test('setting up: a main landmark, and fields that are named without their hints', async ({ page }) => {
  await prepare(page);
  await page.goto('/new/splendor');
  await unfold(page);
  await expect(page.getByRole('main')).toContainText('Seed');
  const { seed, hint } = await page.evaluate(() => {
    const input = document.querySelector('[aria-describedby=seed-hint]');
    return { seed: input !== null, hint: document.getElementById('seed-hint')?.textContent ?? '' };
  });
  expect(seed).toBe(true);
  await expect(page.getByRole('textbox', { name: 'Seed', exact: true })).toHaveAccessibleDescription(hint);
  const rules = page.getByRole('radio', { name: 'Court' });
  await expect(rules).toHaveAccessibleName(/^[^–]+$/);
  await expect(rules).toHaveAccessibleDescription(/./);
});
