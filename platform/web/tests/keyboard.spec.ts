import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawn } from './helpers/drawn.ts';
import { over, prepare, watch } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';

/** Where the focus is: nowhere, or on something that does something now. */
const FOCUS = `(() => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'nowhere';
  if (focused.matches('[disabled], [aria-disabled="true"]')) return 'somewhere';
  return focused.matches('dialog[open] [data-move], .table button.legal, .table [data-move], .table [data-legal], .table .due, .table .bar .btn.main')
    ? 'playable'
    : 'somewhere';
})()`;

/** Goes to things that can be played by their key, and presses one. Never the mouse, and the focus is never lost. */
async function pressOn(page: Page, further: number): Promise<void> {
  const focus = () => page.evaluate<string>(FOCUS);
  await expect(async () => {
    if (await over(page).isVisible()) return;
    await page.keyboard.press('n');
    expect(await focus()).toBe('playable');
  }).toPass();
  for (let i = 0; i < further; i++) await page.keyboard.press('n');
  if (await over(page).isVisible()) return;
  await page.keyboard.press('Enter');
  await drawn(page);
  await expect.poll(focus).not.toBe('nowhere');
}

for (const [game, button, most] of [
  ['burgundy', 'Solo', 400],
  ['splendor', 'Play now', 500],
] as const) {
  test(`a whole game of ${game} by keyboard alone, and the focus is never lost`, async ({ page }) => {
    await prepare(page);
    const done = watch(page);
    await page.goto('/');
    const title = game === 'burgundy' ? 'The Castles of Burgundy' : 'Splendor';
    await page.getByRole('region', { name: title }).getByRole('button', { name: button }).press('Enter');
    await expect(page.locator('.table')).toBeVisible();
    for (let i = 0; i < most && !(await over(page).isVisible()); i++) await pressOn(page, i % 4);
    await expect(over(page)).toBeVisible();
    done();
  });
}

for (const [game, name, at] of [
  ['burgundy', 'v1-2', 30],
  ['splendor', 'v1-2-court', 20],
] as const) {
  test(`Tab goes from part to part of a table, in a dozen steps: ${game}`, async ({ page }) => {
    await prepare(page);
    await openRecord(page, golden(game, name, at));
    const lift = page.locator('.curtain .btn.main');
    if (await lift.isVisible()) await lift.press('Enter');
    await drawn(page);
    const stops = page.locator('.table').locator('button:not(:disabled), a[href], [tabindex]');
    const reached = () =>
      stops.evaluateAll(
        (all) => all.filter((one) => (one as HTMLElement).tabIndex === 0 && one.getClientRects().length > 0).length,
      );
    await expect.poll(reached).toBeLessThanOrEqual(13);
    expect(await reached()).toBeGreaterThan(6);
  });
}

test('what had the focus is gone, and nothing is left in its place: the focus goes to what can be played', async ({
  page,
}) => {
  await prepare(page);
  await openRecord(page, golden('splendor', 'v1-2-court', 20));
  await drawn(page);
  await page.keyboard.press('n');
  await expect.poll(() => page.evaluate<string>(FOCUS)).toBe('playable');
  await page.evaluate(() => {
    const answer = document.createElement('button');
    document.querySelector('[data-zone=bar]')?.append(answer);
    answer.focus();
  });
  await page.evaluate(() => document.activeElement?.remove());
  await expect.poll(() => page.evaluate<string>(FOCUS)).toBe('playable');
});

test('keys of things: dice, purchase, end of the turn, hint', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('burgundy', 'v1-1-won', 0));
  await drawn(page);
  const die = page.locator('[data-zone=hand] button[data-die]').first();
  await page.keyboard.press((await die.getAttribute('data-die')) ?? '');
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  await expect(die).toBeFocused();
  await page.keyboard.press('b');
  await expect(page.locator('.say')).toContainText('silver');
  await page.keyboard.press('e');
  await expect(page.locator('.bar .end')).toBeFocused();
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: 'Hint' })).toBeVisible();
  // Keys are for the table: what lies over it is left alone.
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog', { name: 'Hint' })).toBeVisible();
});

test('arrows go to what lies in their direction, also into the next part of the table', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('burgundy', 'v1-2', 30));
  await drawn(page);
  const heads = page.locator('[data-zone=display] .head');
  await page.keyboard.press('Tab');
  await heads.nth(2).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(heads.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(heads.nth(2)).toBeFocused();
  const below = () =>
    page.evaluate(() => {
      const zone = document.activeElement?.closest('[data-zone]');
      return zone instanceof HTMLElement ? zone.dataset['zone'] : undefined;
    });
  for (let i = 0; i < 8 && (await below()) === 'display'; i++) await page.keyboard.press('ArrowDown');
  expect(await below()).toBe('estate');
});

test('arrow keys move inside a group, Escape closes what lies over the table, letters act', async ({ page }) => {
  await prepare(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).click();
  const dice = page.locator('[data-zone=hand] button');
  await dice.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(dice.nth(1)).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.locator('dialog[open] .log')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('who opens something over the table stays in it until it is closed, and is back then where they were', async ({
  page,
}) => {
  await prepare(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).click();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  const inside = () => sheet.evaluate((element) => element.contains(document.activeElement));
  const count = await sheet.locator('a[href], button, input, select').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let i = 0; i < count + 2; i++) {
      expect(await inside()).toBe(true);
      await page.keyboard.press(key);
    }
  }
  // Nothing behind it is there for a screen reader, and nothing under a finger.
  await expect(page.getByRole('region', { name: 'Your dice' })).toHaveCount(0);
  await page.mouse.click(5, 5);
  await expect(sheet).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your dice' })).toHaveCount(1);
});

test('who takes a card by keyboard goes on from there, and a key that is held is one press', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  // Cards glow at once.
  await openRecord(page, golden('burgundy', 'v1-1-won', 1));
  await drawn(page);
  const plies = () => page.evaluate(() => document.querySelectorAll('.table [data-zone=display] .card').length);
  const cards = page.locator('[data-zone=display] .card.legal');
  const before = await plies();
  // By a key, as the place of a mouse is where the mouse is.
  await page.keyboard.press('Tab');
  await cards.first().focus();
  await page.keyboard.down('Enter');
  for (let i = 0; i < 5; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  if ((await page.locator('dialog[open]').count()) > 0)
    await page.locator('dialog[open] [data-move]').first().press('Enter');
  await expect.poll(plies).toBe(before - 1);
  await drawn(page);
  await expect(page.locator('[data-zone] :focus')).toHaveCount(1);
  done();
});

test('from one sheet to another, and back to where one was', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('burgundy', 'v1-1-won', 0));
  const die = page.locator('[data-zone=hand] button').first();
  await die.focus();
  await page.keyboard.press('l');
  await expect(page.locator('dialog[open] .log')).toBeVisible();
  await page.keyboard.press('w');
  const summary = page.getByRole('dialog', { name: 'The game as text' });
  await expect(summary).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(summary).toHaveCount(0);
  await expect(die).toBeFocused();
});

test('who goes to another leaf begins at its heading, and the tab is called after it', async ({ page }) => {
  await prepare(page);
  await page.goto('/');
  await expect(page).toHaveTitle('Chambord');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'Settings' }).last().press('Enter');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Settings – Chambord');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Chambord', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Solo' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The Castles of Burgundy', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('The Castles of Burgundy – Chambord');
  await page.keyboard.press('Tab');
  await expect(page.locator('.table :focus')).toHaveCount(1);
});
