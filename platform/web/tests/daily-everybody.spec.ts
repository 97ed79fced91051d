import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { botsOf, dayOf, dealsOf, leadOf } from '@chambord/deals';
import { findGame } from '@chambord/games';
import { at, makeMove, newSession, pick, randomFrom, recordOf } from '@chambord/kernel';
import { keepGame } from './helpers/kept-game.ts';
import { prepare, watch } from './helpers/people.ts';

const { game, brain, description } = findGame('burgundy');
const TODAY = dayOf(Date.now());
const deal = at(
  dealsOf(description, TODAY).filter(({ kind }) => kind === 'solo'),
  0,
);

/** Somebody whose try of today is over, made in this way. */
async function triedBy(browser: Browser, name: string, way: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await prepare(page);
  await page.addInitScript((own) => localStorage.setItem('chambord.name', JSON.stringify(own)), name);
  const random = randomFrom(way);
  const session = newSession(game, game.options(deal.options), deal.seed, [name]);
  while (game.actor(session.state) !== null) makeMove(session, pick(random, game.sensible(session.state)));
  const made = { id: 'try', bots: botsOf(game, brain), outcome: leadOf(game.score(session.state), deal.seat) };
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await keepGame(page, 'try', recordOf(session), [null], { daily: { [deal.key]: made } });
  return page;
}

test('with a server, a try of today is compared with those of everybody, and laid beside the best', async ({
  browser,
}) => {
  const anna = await triedBy(browser, 'Anna', 'one way');
  const done = watch(anna);
  await anna.goto('/daily');
  const card = anna.locator('[data-deal="burgundy/solo"]');
  // Nobody is asked before one wants it: this device is nobody to the server.
  await card.getByRole('button', { name: 'Compare with everybody' }).click();
  await card.getByRole('button', { name: 'Use this name' }).click();
  await expect(card.locator('.everybody')).toContainText(/You are the first|Better than/);

  const ben = await triedBy(browser, 'Ben', 'another way');
  await ben.goto('/daily');
  const other = ben.locator('[data-deal="burgundy/solo"]');
  await other.getByRole('button', { name: 'Compare with everybody' }).click();
  await other.getByRole('button', { name: 'Use this name' }).click();
  await expect(other.locator('.everybody')).toContainText(/Better than \d+ of \d+ other/);
  await other.getByText('The best tries').click();
  await other
    .getByRole('listitem')
    .filter({ hasText: 'Anna' })
    .first()
    .getByRole('button', { name: 'Compare' })
    .click();
  await expect(ben.getByRole('heading', { name: 'You and Anna: the same deal' })).toBeVisible();

  // From now on it comes by itself.
  await anna.reload();
  await expect(card.locator('.everybody')).toContainText(/Better than \d+ of \d+ other/);
  done();
});
