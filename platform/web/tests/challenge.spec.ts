import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { challengeOf, formatChallenge } from '@chambord/deals/challenge';
import { dealsOf } from '@chambord/deals/daily';
import { GAMES, findGame } from '@chambord/games';
import { at, makeMove, newSession, pick, randomFrom, recordOf } from '@chambord/kernel';
import type { Level } from '@chambord/kernel';
import { packLink } from '../challenge/link.ts';
import { serious } from './helpers/axe.ts';
import { chooseSitters } from './helpers/guests.ts';
import { chooser, over, playOut, prepare, watch } from './helpers/people.ts';

async function person(browser: Browser, name: string, lang = 'en'): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await prepare(page, lang);
  await page.addInitScript((own) => localStorage.setItem('chambord.name', JSON.stringify(own)), name);
  return page;
}

/** A finished game of somebody who decides at random, as a link. */
async function linkTo(
  game: string,
  bots: readonly (Level | null)[],
  { seed = 'the deal', way = 'a way', options = {} }: { seed?: string; way?: string; options?: object } = {},
): Promise<string> {
  const { game: rules } = findGame(game);
  const random = randomFrom(way);
  const names = bots.map((bot, seat) => (bot === null ? 'Zoé' : `Bot ${seat + 1}`));
  const session = newSession(rules, rules.options({ players: bots.length, ...options }), seed, names);
  while (rules.actor(session.state) !== null) makeMove(session, pick(random, rules.sensible(session.state)));
  const challenge = challengeOf(recordOf(session), bots);
  if (challenge === null) throw new Error('no challenge');
  return `/challenge#${await packLink(formatChallenge(challenge))}`;
}

test('a deal is played by two in the same seat, and both games lie side by side', async ({ browser }) => {
  const anna = await person(browser, 'Anna');
  const done = watch(anna);
  await anna.goto('/new/splendor');
  await chooseSitters(anna, ['person', 'page']);
  await anna.locator('button[type=submit]').click();
  await playOut(anna, chooser(3));
  await over(anna).getByRole('button', { name: 'Challenge' }).click();
  const link = await anna.getByRole('textbox', { name: 'Link to the challenge' }).inputValue();
  expect(link).toMatch(/\/challenge#z[\w-]+$/);

  const ben = await person(browser, 'Ben');
  const doneToo = watch(ben);
  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'Anna challenges you' })).toBeVisible();
  // What Anna made of it is not told before.
  await expect(ben.getByRole('main')).not.toContainText('points');
  await ben.getByRole('button', { name: 'Take it up' }).click();
  await playOut(ben, chooser(5));
  await over(ben).getByRole('link', { name: 'Compare with Anna' }).click();
  await expect(ben.getByRole('heading', { name: 'You and Anna: the same deal' })).toBeVisible();
  const parting = ben.locator('.parting');
  await expect(parting).toContainText(/The first \d+ decisions are the same|The very first decision differs/);
  await expect(parting.locator('dd')).toHaveCount(2);
  expect(await parting.locator('dd').nth(0).innerText()).not.toBe(await parting.locator('dd').nth(1).innerText());
  expect(await serious(ben)).toEqual([]);

  // On the table, by keyboard: the parting, the other's game at the same time, and on from there.
  await parting.getByRole('link', { name: 'Show on the table' }).press('Enter');
  await expect(ben.locator('.table.splendor')).toBeVisible();
  const sides = ben.getByRole('group', { name: 'Whose game is shown' }).getByRole('button');
  await expect(sides).toHaveText([/^You: \d+$/, /^Anna: \d+$/]);
  await expect(ben.locator('.compared-panel dd')).toHaveCount(2);
  const parted = Number(/\/own\/(\d+)#/.exec(ben.url())?.[1]);
  await sides.nth(1).press('Enter');
  await expect(ben).toHaveURL(new RegExp(`/other/${parted}#`));
  await ben.getByRole('button', { name: 'Next turn' }).press('Enter');
  await expect(ben).not.toHaveURL(new RegExp(`/other/${parted}#`));
  await expect(ben.locator('.compared-panel .said')).toContainText('After the parting');
  await ben.getByRole('button', { name: 'Parting' }).press('Enter');
  await expect(ben).toHaveURL(new RegExp(`/other/${parted}#`));
  await ben.reload();
  await expect(ben.locator('.compared-panel dd')).toHaveCount(2);
  await ben.getByRole('link', { name: 'Overview' }).click();
  await expect(ben.getByRole('heading', { name: 'You and Anna: the same deal' })).toBeVisible();

  // Ben answers with a challenge of the same deal: Anna has played it, and compares at once.
  await ben.goto('/games');
  await ben.getByRole('button', { name: 'Challenge' }).click();
  const back = await ben.getByRole('textbox', { name: 'Link to the challenge' }).inputValue();
  await anna.goto(back);
  await expect(anna.getByRole('main')).toContainText('You have played this deal.');
  await anna.getByRole('link', { name: 'Compare with Ben' }).click();
  await expect(anna.getByRole('heading', { name: 'You and Ben: the same deal' })).toBeVisible();
  done();
  doneToo();
});

test('a link that was cut off or changed says so, and nothing is set up', async ({ page }) => {
  await prepare(page);
  const link = await linkTo('splendor', [null, 'page']);
  for (const [address, told] of [
    ['/challenge', 'cut off at its beginning'],
    [link.slice(0, -30), 'damaged or cut off'],
    [`/challenge#${await packLink('{"form":1}')}`, 'game: expected a text'],
    [`/challenge#${await packLink('{"form":2}')}`, 'a newer program made this'],
    [`/challenge#${await packLink('{"form":1,"game":"chess"}')}`, 'game: "chess"'],
  ] as const) {
    await page.goto('/settings');
    await page.goto(address);
    await expect(page.locator('main')).toContainText('The link to this challenge cannot be read');
    await expect(page.locator('main')).toContainText(told);
  }
  await page.goto('/games');
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('a challenge to a deal of today is played as the try that counts', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'));
  await prepare(page);
  const { description } = at(
    GAMES.filter(({ game }) => game.id === 'splendor'),
    0,
  );
  const deal = at(dealsOf(description, '2026-11-18'), 0);
  const bots = Array.from({ length: deal.options.players }, (_, seat) => (seat === deal.seat ? null : deal.level));
  const link = await linkTo('splendor', bots, { seed: deal.seed, options: deal.options });
  await page.goto(link);
  await expect(page.locator('main')).toContainText('it is your try that counts');
  await page.getByRole('button', { name: 'Take it up' }).click();
  await expect(page.locator('.table.splendor')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.goto('/daily');
  await expect(page.locator('[data-deal="splendor/bots"]')).toContainText('under way');
});

test('a challenge alone against Aaron is dealt alike, and is not told before it is played', async ({ page }) => {
  await prepare(page);
  await page.goto(await linkTo('burgundy', [null]));
  await expect(page.getByRole('heading', { name: 'Zoé challenges you' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it up' }).click();
  await expect(page.locator('.table.burgundy')).toBeVisible();
});
