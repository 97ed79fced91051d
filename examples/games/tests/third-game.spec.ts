import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { introduce, newGuest } from '../../../platform/web/tests/helpers/guests.ts';
import { buildPage, serve } from './house.ts';

test.describe.configure({ mode: 'serial' });

let address = '';
let stop = () => undefined as void;

test.beforeAll(async () => {
  ({ address, stop } = await serve(buildPage(), mkdtempSync(join(tmpdir(), 'eights-'))));
});
test.afterAll(() => stop());

/** Makes the first move that can be made, until the game is over. */
async function playOut(page: Page): Promise<void> {
  const over = page.getByRole('dialog').filter({ hasText: /wins|share/ });
  const ways = page.locator('.eights .legal, .eights .bar [data-move]');
  for (let decision = 0; decision < 200; decision++) {
    await expect(over.or(ways.first()).first()).toBeVisible();
    // Until all is drawn, what stands there may be what could be done before.
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    if (await over.isVisible()) return;
    if ((await ways.count()) > 0) await ways.first().click();
  }
  throw new Error('the game does not end');
}

test('a game that is a folder and a line is on the home leaf, in set-up, at the table, in the result and in the replay', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('chambord.pace', 'instant'));
  await page.goto(address);
  const leaf = page.getByRole('region', { name: 'Crazy Eights' });
  await expect(leaf.locator('.emblem')).toHaveCount(2);
  await expect(leaf.getByRole('button', { name: 'Solo' })).toHaveCount(0);
  await expect(leaf.getByRole('link', { name: 'Learn' })).toHaveCount(0);
  await leaf.getByRole('link', { name: 'Set up a table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crazy Eights' })).toBeVisible();
  await expect(page.locator('.seatcard:not(.adding)')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Seven cards' }).check();
  await page.getByRole('button', { name: 'Remove Seat 2' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('group', { name: 'Seat 2' }).getByRole('radio', { name: 'Page' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.eights .hand .pcard')).toHaveCount(7);
  await playOut(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.replaying .eights')).toBeVisible();
  await page.getByLabel('First move').click();
  await expect(page.locator('.eights .hand .pcard')).toHaveCount(7);
});

test('one click is a table of its own size, and a hint can be asked for', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('region', { name: 'Crazy Eights' }).getByRole('button', { name: 'Play now' }).click();
  // The first time it is asked who plays, and by which rules.
  await page.getByRole('dialog', { name: 'Before your first game' }).getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.eights .other')).toHaveCount(1);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hints .chance').first()).toHaveText(/\d+%/);
});

test('two people play it on the server', async ({ browser }) => {
  const [ada, bea] = [
    await newGuest(browser, 'Ada', { base: address }),
    await newGuest(browser, 'Bea', { base: address }),
  ];
  const [host, guest] = [ada.page, bea.page];
  await host.goto('/lobby');
  await host.getByRole('link', { name: 'Crazy Eights' }).click();
  await introduce(ada);
  await host.getByRole('radio', { name: 'Seven cards' }).check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL('**/t/*');
  await expect(host.getByText('Seven cards')).toBeVisible();
  await guest.goto(host.url());
  await guest.locator('.waiting').waitFor();
  await introduce(bea);
  await guest.getByRole('button', { name: /^Sit here/ }).click();
  for (const page of [host, guest]) await expect(page.locator('.eights .hand .pcard')).toHaveCount(7);
  await host.locator('.eights .legal, .eights .bar [data-move]').first().click();
  await expect(guest.locator('.eights .bar')).toContainText(/Play a card|Ada plays/);
});

test('the rules are in the book', async ({ page }) => {
  await page.goto(new URL('/rules/eights#2.2', address).href);
  await expect(page.getByText('An eight may be played at any time.')).toBeVisible();
});
