import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { chambord, folder } from '../../cli/tests/chambord.ts';
import { openWords } from './helpers/open-words.ts';
import { prepare, watch } from './helpers/people.ts';

const NOON = new Date('2026-11-18T12:00:00Z');

/** Somebody in a browser of their own, in another time zone: there it may be another day. */
async function visitor(browser: Browser, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ timezoneId, acceptDownloads: true });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  await prepare(page);
  return page;
}

/** Plays the try that counts to its end: of the possible moves now this one, now that one, the same in every browser. */
async function playTry(page: Page): Promise<unknown> {
  await page.goto('/daily');
  await page.locator('[data-deal="splendor/bots"]').getByRole('button', { name: 'Play' }).click();
  const table = await openWords(page);
  const result = page.locator('.result');
  for (let decision = 0; ; decision++) {
    const ready = table.locator('button[type=submit]:enabled');
    await expect(ready.or(result).first()).toBeVisible({ timeout: 120_000 });
    if (await result.isVisible()) break;
    const moves = table.locator('.moves button');
    const before = await table.getByRole('region', { name: 'The game as text' }).innerText();
    await moves.nth((7 * decision) % (await moves.count())).click();
    await expect(async () => {
      const over = await result.isVisible();
      expect(over || (await table.getByRole('region', { name: 'The game as text' }).innerText()) !== before).toBe(true);
    }).toPass();
  }
  // It is shown before it is written down.
  await expect(async () => expect(await keptRecord(page)).toMatchObject({ result: expect.anything() })).toPass();
  return keptRecord(page);
}

/** The only game that this browser keeps. */
function keptRecord(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('chambord');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const games = opening.result.transaction('games').objectStore('games').getAll();
          games.addEventListener('success', () => resolve(games.result[0]?.record));
        });
      }),
  );
}

test('the deal of the day goes the same way in two browsers and on the command line, counts once, and is told without a clue', async ({
  browser,
}) => {
  const one = await visitor(browser, 'Pacific/Kiritimati');
  const done = watch(one);
  const record = await playTry(one);
  const other = await visitor(browser, 'America/Los_Angeles');
  expect(await playTry(other)).toEqual(record);
  const file = join(folder(), 'try.json');
  writeFileSync(file, JSON.stringify(record));
  const checked = chambord(['daily', '--check', file]);
  expect(checked.stderr).toBe('');
  expect(JSON.parse(checked.stdout)).toMatchObject({ key: '2026-11-18/splendor/bots', right: true });

  // What counts once does not count again.
  await one.locator('.result').getByRole('link', { name: 'Deal of the day' }).click();
  const deal = one.locator('[data-deal="splendor/bots"]');
  await expect(deal.locator('.outcome')).toContainText('points');
  await expect(deal.getByRole('button', { name: 'Play' })).toHaveCount(0);
  // The king tries it ten times, and the same ten times on the command line.
  await expect(deal).toContainText('Par:', { timeout: 240_000 });
  const par = chambord(['daily', '--date', '2026-11-18', '--par'])
    .stdout.trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { points } = par.find(({ key }) => key === '2026-11-18/splendor/bots').par;
  await expect(deal).toContainText(
    `Par: ${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(points)} points`,
  );
  const lines = (await deal.locator('pre').innerText()).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/^(?:🟩|🟨|⬜){10}$/u);
  await expect(one.getByRole('link', { name: /November 18, 2026: 1 of 3 played/ })).toHaveAttribute(
    'aria-current',
    'date',
  );

  // It is kept, also without the game; what is left is practice.
  await one.goto('/games');
  await one.getByRole('button', { name: 'Delete' }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await one.goto('/daily');
  await expect(deal.locator('.outcome')).toContainText('points');
  await expect(deal.getByRole('button', { name: 'Play' })).toHaveCount(0);
  await deal.getByRole('button', { name: 'Practise' }).click();
  await expect(one.getByRole('button', { name: 'Hint' })).toBeVisible();
  await one.goto('/');
  await expect(one.getByRole('link', { name: /Deal of the day/ })).toContainText('1 of 3 played');
  done();
});

test('a try that counts has no hints and no other sitters; other days are practised; a day that is none says so', async ({
  page,
}) => {
  const done = watch(page);
  await page.clock.setFixedTime(NOON);
  await prepare(page);
  await page.goto('/daily');
  await page.locator('[data-deal="burgundy/solo"]').getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('.table.burgundy')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('fieldset.who')).toHaveCount(0);
  // The try is under way: it goes on where it was, and no second one begins.
  const table = page.url();
  await page.goto('/daily');
  const deal = page.locator('[data-deal="burgundy/solo"]');
  await expect(deal).toContainText('under way');
  await deal.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(table);
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Month before' }).click();
  await page.getByRole('link', { name: /October 3, 2026: not played/ }).click();
  await expect(page).toHaveURL(/\/daily\/2026-10-03$/);
  await expect(deal.getByRole('button', { name: 'Play' })).toHaveCount(0);
  await deal.getByRole('button', { name: 'Practise' }).click();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  for (const [day, told] of [
    ['2026-11-19', 'not out yet'],
    ['2026-02-30', 'no deal on that day'],
  ]) {
    await page.goto(`/daily/${day}`);
    await expect(page.getByRole('main')).toContainText(told ?? '');
  }
  done();
});
