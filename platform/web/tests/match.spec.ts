import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { serious } from './helpers/axe.ts';
import { chooser, over, playOut, prepare, watch } from './helpers/people.ts';

const NAMES = ['Anna', 'Ben', 'Chloé', 'Dieter'];

async function person(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await prepare(page);
  await page.addInitScript((own) => localStorage.setItem('chambord.name', JSON.stringify(own)), name);
  return page;
}

test('four people play the same deal, see nothing of each other, and the proof is checked', async ({ browser }) => {
  test.setTimeout(1_200_000);
  const people: Page[] = [];
  for (const name of NAMES) people.push(await person(browser, name));
  const done = people.map((page) => watch(page));
  const [anna, ben, chloe, dieter] = people;
  if (anna === undefined || ben === undefined || chloe === undefined || dieter === undefined) throw new Error('nobody');

  await anna.goto('/lobby');
  await anna.getByRole('link', { name: 'Open a match' }).click();
  await anna.getByRole('radio', { name: 'Splendor' }).check();
  await anna.getByRole('group', { name: 'Strength of the bots' }).getByRole('radio', { name: 'Page' }).check();
  await anna.getByRole('button', { name: 'Open the match' }).click();
  await expect(anna.getByRole('heading', { name: '1 of 4 take part' })).toBeVisible();
  expect(await serious(anna)).toEqual([]);
  const link = await anna.getByRole('textbox', { name: 'Link to the match' }).inputValue();
  for (const page of [ben, chloe, dieter]) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Take part' }).click();
  }
  // Everybody hears of it, and goes to a table of their own.
  for (const page of people) await page.getByRole('link', { name: 'Play', exact: true }).click();
  for (const page of people) await expect(page.locator('.table.splendor')).toBeVisible();
  const tables = people.map((page) => page.url());
  expect(new Set(tables).size).toBe(4);
  // The same cards lie there for all.
  const lying = (page: Page) =>
    page
      .locator('.table [data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')).filter((card) => card !== null));
  await expect.poll(async () => (await lying(anna)).length).toBeGreaterThanOrEqual(12);
  for (const page of people) await expect.poll(() => lying(page)).toEqual(await lying(anna));

  // Anna is done first: nothing is told, and nobody looks on at her table.
  await playOut(anna, chooser(11));
  await over(anna).getByRole('link', { name: 'To the match' }).click();
  await expect(anna.getByRole('status').filter({ hasText: 'You are done.' })).toContainText('3 more are done');
  await expect(anna.getByRole('table')).toHaveCount(0);
  const spy = await browser.newContext();
  const refusedTo = await spy.request.get(
    `${new URL(tables[0] ?? '').origin}/api/tables/${tables[0]?.split('/').at(-1)}`,
  );
  expect(refusedTo.status()).toBe(403);

  await Promise.all([ben, chloe, dieter].map((page, index) => playOut(page, chooser(12 + index))));
  await over(ben).getByRole('link', { name: 'To the match' }).click();
  for (const page of [anna, ben]) {
    await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(4);
    await page.getByRole('button', { name: /shuffle/i }).click();
    await expect(page.locator('.checks li')).toHaveCount(4);
    expect(await serious(page)).toEqual([]);
  }
  const points = await anna.locator('.standings td.figure').allInnerTexts();
  // Six pairs, a point for each.
  expect(points.reduce((sum, text) => sum + Number(text), 0)).toBe(6);

  // Two games side by side, and on the table.
  await anna.getByRole('link', { name: 'Compare with Chloé' }).click();
  await expect(anna.getByRole('heading', { name: 'You and Chloé: the same deal' })).toBeVisible();
  await anna.locator('.parting').getByRole('link', { name: 'Show on the table' }).click();
  await expect(anna.locator('.compared-panel dd')).toHaveCount(2);
  await anna.getByRole('link', { name: 'Overview' }).click();
  await anna.getByRole('link', { name: 'To the match' }).click();
  await expect(anna.getByRole('heading', { name: 'Results' })).toBeVisible();
  for (const end of done) end();
});
