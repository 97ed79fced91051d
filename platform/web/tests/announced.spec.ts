import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawn } from './helpers/drawn.ts';
import { chooseSitters } from './helpers/guests.ts';
import { listenTo } from './helpers/heard.ts';
import { openWords } from './helpers/open-words.ts';
import { prepare } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';

/** Sits two people down at one screen. */
async function twoPeople(page: Page): Promise<void> {
  await page.goto('/new/splendor');
  await chooseSitters(page, ['person', 'person']);
  await page.getByRole('textbox', { name: /Seat 2/ }).fill('Ben');
  await page.locator('main button[type=submit]').click();
  await page.locator('.curtain .btn.main').click();
  await expect(page.locator('.table.deciding')).toBeVisible();
  await drawn(page);
}

/** Takes three tokens by keyboard, which ends the turn. */
async function takeThree(page: Page): Promise<void> {
  for (const gem of ['diamond', 'sapphire', 'emerald']) {
    await page.locator(`[data-zone=tokens] button[data-gem=${gem}]`).press('Enter');
  }
  const take = page.locator('.bar .btn.main');
  if (await take.isVisible()) await take.press('Enter');
}

test('who lifts the curtain is at their own things, and hears what the other one did, then that it is their turn', async ({
  page,
}) => {
  await prepare(page);
  const heard = await listenTo(page);
  await twoPeople(page);
  await takeThree(page);
  const curtain = page.locator('.curtain .btn.main');
  await expect(curtain).toBeFocused();
  await expect(page.locator('[role=log]')).toContainText('takes 1 diamond');
  const before = (await heard()).length;
  // A key that follows too soon is not meant for the curtain.
  await expect(async () => {
    if (await curtain.isVisible()) await curtain.press('Enter');
    await expect(page.locator('.table [data-zone=own] :focus')).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect.poll(async () => (await heard()).slice(before)).toHaveLength(2);
  const [what, whose] = (await heard()).slice(before);
  expect(what).toMatch(/takes 1 diamond, 1 sapphire and 1 emerald/);
  expect(whose).toBe('Your turn');
});

test('a key that was meant for the last move does not lift the curtain', async ({ page }) => {
  await prepare(page);
  await page.addInitScript(() => {
    // Presses as soon as it is there: for what is not trusted browsers do nothing, so it is asked whether they would have.
    new MutationObserver(() => {
      const button = document.querySelector('.curtain .btn.main');
      if (button === null || button.hasAttribute('data-pressed')) return;
      const init = { key: 'Enter', cancelable: true, bubbles: true };
      const first = button.dispatchEvent(new KeyboardEvent('keydown', init));
      const held = button.dispatchEvent(new KeyboardEvent('keydown', { ...init, repeat: true }));
      button.setAttribute('data-pressed', `${first} ${held}`);
    }).observe(document, { childList: true, subtree: true });
  });
  await twoPeople(page);
  await takeThree(page);
  await expect(page.locator('.curtain .btn.main')).toHaveAttribute('data-pressed', 'false false');
});

test('a decision is said once, in words too, and what is asked comes after what happened', async ({ page }) => {
  await prepare(page);
  const heard = await listenTo(page);
  await page.goto('/new/splendor');
  await chooseSitters(page, ['person', 'page']);
  await page.locator('main button[type=submit]').click();
  await expect.poll(async () => (await heard()).at(-1)).toBe('Your turn');
  const words = await openWords(page);
  const before = (await heard()).length;
  await words.getByRole('list', { name: 'Possible moves' }).getByRole('button').first().press('Enter');
  await expect.poll(async () => (await heard()).length).toBeGreaterThanOrEqual(before + 3);
  await drawn(page);
  const said = (await heard()).slice(before);
  expect(said).toHaveLength(3);
  expect(new Set(said).size).toBe(3);
  expect(said[2]).toBe('Your turn');
  // Long hints are for reading.
  expect(said.join()).not.toContain('right-click');
});

test('what was taken back is said so, and that nothing can be', async ({ page }) => {
  await prepare(page);
  const heard = await listenTo(page);
  await openRecord(page, golden('burgundy', 'v1-1-won', 0));
  await drawn(page);
  await page.keyboard.press('u');
  await expect.poll(async () => (await heard()).at(-1)).toBe('There is nothing to undo now.');
  await page.keyboard.press('u');
  await expect
    .poll(async () => (await heard()).filter((line) => line.startsWith('There is nothing to undo')).length)
    .toBe(2);
  const words = await openWords(page);
  await words.getByRole('list', { name: 'Possible moves' }).getByRole('button').first().press('Enter');
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^One action/);
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await drawn(page);
  await page.keyboard.press('u');
  await expect
    .poll(async () => (await heard()).slice(-2))
    .toEqual([expect.stringMatching(/^Taken back: You play/), 'Your turn: play a die']);
});

test('the same refusal again is said again, in words and at the table; the field says that it is wrong', async ({
  page,
}) => {
  await prepare(page);
  const heard = await listenTo(page);
  await openRecord(page, golden('burgundy', 'v1-1-won', 0));
  await drawn(page);
  const buy = page.locator('.bar .buy');
  for (let times = 1; times < 3; times++) {
    await buy.press('Enter');
    await expect.poll(async () => (await heard()).filter((line) => /Rule 5\.1/.test(line)).length).toBe(times);
  }
  const words = await openWords(page);
  const field = words.getByRole('textbox');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.press('Enter');
  await expect.poll(async () => (await heard()).at(-1)).toContain('The field is empty');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('castle up');
  for (let times = 1; times < 3; times++) {
    await field.press('Enter');
    await expect.poll(async () => (await heard()).filter((line) => /is not a move/.test(line)).length).toBe(times);
  }
});

for (const [game, name] of [
  ['burgundy', 'v1-1-won'],
  ['splendor', 'v1-2-court'],
] as const) {
  test(`who has won is said, and the result is described by it: ${game}`, async ({ page }) => {
    await prepare(page);
    const heard = await listenTo(page);
    const whole = golden(game, name);
    await openRecord(page, golden(game, name, whole.moves.length - 1));
    for (let i = 0; i < 3 && (await page.locator('.curtain .btn.main').isVisible()); i++)
      await page.locator('.curtain .btn.main').click();
    const words = await openWords(page);
    await words.getByRole('textbox').fill(whole.moves.at(-1) ?? '');
    await page.keyboard.press('Enter');
    const result = page.getByRole('dialog', { name: 'The game is over' });
    await expect(result).toHaveAttribute('aria-description', /wins|won/i);
    await expect(result.getByRole('heading', { name: 'The game is over' })).toBeVisible();
    const verdict = (await result.getAttribute('aria-description')) ?? '';
    await expect.poll(async () => (await heard()).filter((line) => line === verdict).length).toBe(1);
    await expect(result.getByRole('img', { name: /Points over time.*\d/ })).toBeVisible();
  });
}

test('asking what things are is said when it begins and when it ends', async ({ page }) => {
  await prepare(page);
  const heard = await listenTo(page);
  await openRecord(page, golden('splendor', 'v1-2-court', 10));
  await drawn(page);
  await page.keyboard.press('?');
  await expect.poll(async () => (await heard()).at(-1)).toContain('to have it explained');
  await page.keyboard.press('?');
  await expect.poll(async () => (await heard()).at(-1)).toContain('played again');
});
