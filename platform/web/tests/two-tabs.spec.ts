import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawn } from './helpers/drawn.ts';
import { prepare } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';

const elsewhere = (page: Page) => page.locator('.elsewhere');

/** Solo in Burgundy: one person, and each turn draws new dice. */
async function take(page: Page, what: 'silver' | 'workers'): Promise<void> {
  await page.locator('[data-zone=hand] button[data-die]').first().click();
  await page.locator(`[data-zone=storage] [data-move=${what}]`).click();
}

const turn = (page: Page) => page.locator('.clock').first();

test('of two tabs with one game one plays, the other follows and can take over; nothing is lost', async ({
  page: first,
  context,
}) => {
  await prepare(first);
  await openRecord(first, golden('burgundy', 'v1-1-won', 0));
  const started = await turn(first).innerText();
  const second = await context.newPage();
  await prepare(second);
  await second.goto(first.url());
  await expect(elsewhere(second)).toContainText('another tab');
  await expect(elsewhere(first)).toHaveCount(0);
  await expect(second.locator('[data-zone=hand] button[data-die]')).toHaveCount(0);

  // What is played is seen in both, and only one can play.
  const sameTurn = async () =>
    expect(async () => expect(await turn(first).innerText()).toBe(await turn(second).innerText())).toPass({
      timeout: 20_000,
    });
  await take(first, 'silver');
  await expect.poll(() => turn(first).innerText()).not.toBe(started);
  await sameTurn();

  await elsewhere(second).getByRole('button', { name: 'Play here' }).click();
  await expect(elsewhere(second)).toHaveCount(0);
  await expect(elsewhere(first)).toBeVisible();
  await expect.poll(() => turn(second).innerText()).not.toBe(started);
  const before = await turn(second).innerText();
  await take(second, 'workers');
  await expect.poll(() => turn(second).innerText()).not.toBe(before);
  await sameTurn();
  const storage = second.locator('[data-zone=storage]');
  // Whoever plays goes: the one that is left plays on, from the newest.
  await drawn(second);
  const now = await storage.innerText();
  await second.close();
  await expect(elsewhere(first)).toHaveCount(0);
  await expect.poll(() => first.locator('[data-zone=storage]').innerText()).toBe(now);
  await take(first, 'silver');
  await expect.poll(() => first.locator('[data-zone=storage]').innerText()).not.toBe(now);
});

test('who follows a game of two people at one screen sees no hand', async ({ page: first, context }) => {
  await prepare(first);
  await openRecord(first, golden('burgundy', 'v1-2', 0));
  const second = await context.newPage();
  await prepare(second);
  await second.goto(first.url());
  await expect(elsewhere(second)).toBeVisible();
  await expect(second.locator('.table')).toBeVisible();
  await expect(second.locator('[data-die]')).toHaveCount(0);
  await elsewhere(second).getByRole('button', { name: 'Play here' }).click();
  await expect(second.locator('.curtain')).toBeVisible();
});
