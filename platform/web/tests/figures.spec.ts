import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serious } from './helpers/axe.ts';
import { join, newGuest, openTable } from './helpers/guests.ts';
import { countOnDevice, keepOnDevice, keptGame } from './helpers/kept.ts';
import { over, prepare, watch } from './helpers/people.ts';
import { golden } from './helpers/records.ts';

const PHONE = { width: 390, height: 844 };
const DAY = Date.UTC(2026, 5, 10, 12);
/** So that a whole game is looked at while a test waits. */
const DEPTH = 8;

/** Anna sits first in all of them. Of Splendor she loses 13:15 and 10:17, of Burgundy she wins 21:14, and two more are counted from their records. */
const games = [
  keptGame('court2', golden('splendor', 'v1-2-court'), 'king', DAY),
  keptGame('classic2', golden('splendor', 'v1-2-classic'), 'squire', DAY + 1000),
  keptGame('court3', golden('splendor', 'v1-3-court'), 'squire', DAY + 2000),
  keptGame('burgundy2', golden('burgundy', 'v1-2'), 'knight', DAY + 3000),
  keptGame('solo', golden('burgundy', 'v1-1-won'), 'page', DAY + 24 * 3600_000),
];
const running = keptGame('running', golden('splendor', 'v1-2-court', 10), 'king', DAY);

async function open(page: Page, address: string): Promise<void> {
  await page.goto('/figures');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keepOnDevice(page, [...games, running]);
  await page.goto(address);
  await expect(page.locator('.tiles')).toBeVisible();
}

/** Whether something is wider than the window. */
const overflows = (page: Page) => page.locator('.page').evaluate((leaf) => leaf.scrollWidth > leaf.clientWidth);

test('who has not finished a game is told in a friendly way what will be here', async ({ page }) => {
  const done = watch(page);
  await prepare(page);
  await page.goto('/games');
  await page.getByRole('link', { name: 'Your figures' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Play a game' }).click();
  await expect(page).toHaveURL(/\/$/);
  done();
});

test('games of this device are counted, by game and by whom one played against', async ({ page }) => {
  const done = watch(page);
  await prepare(page);
  await open(page, '/figures');
  const won = games.filter(({ record }) => record.result?.places[0] === 1).length;
  await expect(page.locator('.tiles')).toContainText(`${won} of 5 won`);
  await expect(page.locator('.days li').first()).toContainText('2026');
  const splendor = games.filter(({ record }) => record.game === 'splendor').map(({ record }) => record.result);
  const points = splendor.map((result) => result?.points[0] ?? 0);
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  const row = page.locator('[data-figures=splendor]');
  await expect(row).toContainText(`${splendor.filter((result) => result?.places[0] === 1).length} of 3 won`);
  await expect(row).toContainText(`Points on average ${Math.round(10 * mean) / 10}`);
  await row.getByRole('link', { name: 'Look closer' }).click();
  await expect(page).toHaveURL('/figures/splendor');
  // Groups in words, and each game once in every one of them.
  const table = page.locator('.results-table');
  await expect(table.getByRole('row', { name: /^Squire 2 / })).toBeVisible();
  await expect(table.getByRole('row', { name: /^King 1 / })).toContainText('0%');
  for (const body of await table.locator('tbody').all()) {
    const counts = await body.locator('td:nth-child(2)').allInnerTexts();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(3);
  }
  // The picture says what it shows.
  const picture = page.getByRole('img', { name: /How your points are spread/ });
  for (const each of new Set(points))
    await expect(picture).toHaveAttribute('aria-label', new RegExp(`\\b${each} points: `));
  await expect(page.locator('.habit-table').first()).toContainText('First card bought');
  await expect(page.locator('.habit-table').first().locator('tbody tr')).not.toHaveCount(0);
  done();
});

test('a review adds accuracy, luck and what to train', async ({ page }) => {
  const done = watch(page);
  await prepare(page);
  await page.setViewportSize(PHONE);
  await open(page, '/figures/splendor');
  await expect(page.getByText('No review of these games is finished yet')).toBeVisible();
  await page.goto(`/review/court2?depth=${DEPTH}`);
  await expect(page.getByText(/^Done/)).toBeVisible({ timeout: 300_000 });
  const account = page.locator('.account').first();
  const accuracy = /\d+/.exec(await account.locator('.accuracy').innerText())?.[0] ?? 'none';
  const luck = (await account.locator('tr.luck td:last-child').innerText()).replace(/±.*/, '').trim();
  await page.goto('/figures/splendor');
  await expect(page.getByText(`an accuracy of ${accuracy} of 100`)).toBeVisible();
  await expect(page.getByText(`chance gave you ${luck} percentage points`)).toBeVisible();
  await expect(
    page.getByRole('img', { name: `Accuracy from game to game, the oldest first: ${accuracy}.` }),
  ).toBeVisible();
  const costs = page.locator('.cost-table').last();
  await expect(costs.locator('tbody tr')).toHaveCount(3);
  expect(await overflows(page)).toBe(false);
  done();
});

test('everything is saved as one file, and deleted after a question', async ({ page }) => {
  const done = watch(page);
  await prepare(page);
  await page.goto('/figures');
  await page.evaluate(() => {
    localStorage.setItem('chambord.puzzles', '{"answered":{"a":true,"b":false},"row":0,"longest":1,"skill":{}}');
    const outcome = { points: 12, lead: 2, won: true };
    localStorage.setItem(
      'chambord.daily',
      JSON.stringify({ '2026-06-10/splendor/bots': { id: 'x', bots: 'y', outcome } }),
    );
    localStorage.setItem('chambord.daily.par', '{}');
  });
  await open(page, '/figures');
  await expect(page.getByText('2 answered, 1 solved; the longest row: 1.')).toBeVisible();
  await expect(page.getByText('1 played, 1 won.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^chambord-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file.figures).toHaveLength(5);
  expect(file.games.map(({ id }: { id: string }) => id).sort()).toEqual([...games, running].map(({ id }) => id).sort());
  expect(file.puzzles.answered).toEqual({ a: true, b: false });
  expect(Object.keys(file.daily)).toEqual(['2026-06-10/splendor/bots']);

  const remove = page.getByRole('button', { name: 'Delete everything' });
  await remove.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText(
    '6 games (1 unfinished), 0 reviews with exercises, 2 puzzle answers with your rating, 1 deals of the day.',
  );
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  expect(await countOnDevice(page)).toMatchObject({ 'chambord/games': 6 });
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Delete everything' }).press('Enter');
  await expect(page.getByText('Deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  for (const count of Object.values(await countOnDevice(page))) expect(count).toBe(0);
  const remembered = ['daily', 'daily.par', 'puzzles'].map((name) => `chambord.${name}`);
  expect(await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), remembered)).toEqual([
    null,
    null,
    null,
  ]);
  // What nobody said would be deleted stays.
  expect(await page.evaluate(() => localStorage.getItem('chambord.name'))).toBe('"Anna"');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  done();
});

test('games on a server count for their guest', async ({ browser }) => {
  const anna = await newGuest(browser, 'Anna');
  const ben = await newGuest(browser, 'Ben', { lang: 'de' });
  const address = await openTable(anna, 'splendor', { others: ['person'] });
  await join(ben, address);
  await ben.page.getByRole('button', { name: 'Menü' }).click();
  await ben.page.getByRole('button', { name: 'Aufgeben' }).click();
  await ben.page.locator('dialog[open] .btn.main').click();
  await expect(over(anna.page)).toBeVisible();
  for (const [{ page }, told, won] of [
    [anna, 'With all your games on this server.', '1 of 1 won'],
    [ben, 'Mit allen deinen Partien auf diesem Server.', '0 von 1 gewonnen'],
  ] as const) {
    await page.goto('/me');
    await page.locator('a[href="/figures"]').click();
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.locator('.tiles')).toContainText(won);
    await page.goto('/figures/splendor');
    await expect(page.locator('.results-table').getByRole('row', { name: /^(People|Menschen) 1 / })).toBeVisible();
  }
  for (const { done, leave } of [anna, ben]) {
    done();
    await leave();
  }
});

test.describe('axe finds nothing serious', () => {
  test.use({ bypassCSP: true });
  for (const [lang, theme] of [
    ['de', 'parchment'],
    ['fr', 'candlelight'],
  ] as const) {
    test(`on one’s figures on a phone, and nothing is wider than it: ${lang}, ${theme}`, async ({ page }) => {
      await prepare(page, lang);
      await page.addInitScript((chosen) => localStorage.setItem('chambord.theme', chosen), theme);
      await page.setViewportSize(PHONE);
      for (const address of ['/figures', '/figures/splendor', '/figures/burgundy']) {
        await open(page, address);
        if (address !== '/figures') await expect(page.locator('.habit-table').first()).toBeVisible();
        expect(await overflows(page), address).toBe(false);
        expect(await serious(page), address).toEqual([]);
      }
    });
  }
});
