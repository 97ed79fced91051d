import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawn } from './helpers/drawn.ts';
import { over, prepare, watch } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';

/** Whether the focus is on something that does something now. */
const READY = `(() => {
  const focused = document.activeElement;
  if (focused === null || focused.matches('[disabled], [aria-disabled="true"]')) return false;
  if (document.querySelector('dialog[open]') !== null) return focused.matches('dialog[open] [data-move]');
  return focused.matches('.curtain .btn, .table button.legal, .table [data-move], .table .bar .btn.main');
})()`;

/** Presses Tab until something can be done, then Enter. Never the mouse. */
async function pressOn(page: Page, skip: number): Promise<void> {
  let left = skip;
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate<boolean>(READY)) && left-- === 0) return page.keyboard.press('Enter');
    if (await over(page).isVisible()) return;
  }
  if (skip > 0) return pressOn(page, 0);
  throw new Error('the keyboard reaches nothing that can be done');
}

test('a whole solo game of Burgundy by keyboard alone', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toBeVisible();
  for (let i = 0; i < 400 && !(await over(page).isVisible()); i++) await pressOn(page, i % 4);
  await expect(over(page)).toContainText('Aaron');
  done();
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
  const summary = page.getByRole('dialog', { name: 'The table in words' });
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
