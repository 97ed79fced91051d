import { expect, test } from '@playwright/test';
import { join, logText, newGuest, openTable, playOn } from './helpers/guests.ts';
import { over } from './helpers/people.ts';
import { expectAllowed, watchWire } from './helpers/wire.ts';

test('two people elsewhere play Burgundy to the end, one reloads in mid-chain, and who watches sees nothing hidden', async ({
  browser,
}) => {
  const anna = await newGuest(browser, 'Anna');
  const ben = await newGuest(browser, 'Ben', { size: { width: 390, height: 844 } });
  const eve = await newGuest(browser, 'Eve');
  const frames = watchWire(eve.page);
  const address = await openTable(anna, 'burgundy', { others: ['person'] });
  await eve.page.goto(address);
  await expect(eve.page.locator('.waiting')).toBeVisible();
  await join(ben, address);
  // What is open below the question are the crumbs of a chain.
  const chain = anna.page.locator('.actions.deciding .crumbs');
  await playOn([anna, ben], { on: anna, when: "document.querySelector('.actions.deciding .crumbs') !== null" });
  const asked = anna.page.locator('.say');
  await expect(chain).toBeVisible();
  const before = await asked.innerText();
  await anna.page.reload();
  await expect(chain).toBeVisible();
  expect(await asked.innerText()).toBe(before);
  await playOn([anna, ben]);
  for (const { page, done, leave } of [anna, ben]) {
    await expect(over(page)).toBeVisible();
    await expect(page.locator('.scores tfoot tr')).not.toHaveCount(0);
    await expect(page.locator('.chart polyline')).toHaveCount(2);
    done();
    await leave();
  }
  await expect(over(eve.page)).toBeVisible();
  await expectAllowed(eve.page, address, frames);
  await eve.leave();
});

test('two people elsewhere play Splendor to the end, check the shuffle, look at it again, and play a rematch', async ({
  browser,
}) => {
  const anna = await newGuest(browser, 'Anna');
  const ben = await newGuest(browser, 'Ben', { lang: 'de' });
  const cleo = await newGuest(browser, 'Cleo');
  const frames = watchWire(cleo.page);
  const address = await openTable(anna, 'splendor', { others: ['person'], clock: '3' });
  await join(ben, address);
  await expect(anna.page.getByRole('timer')).toHaveCount(2);
  await cleo.page.goto(address);
  await expect(cleo.page.locator('.strip')).toContainText('You are watching');
  await playOn([anna, ben]);
  await expect(over(anna.page)).toBeVisible();
  await expect(over(ben.page)).toBeVisible();

  await anna.page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await expect(anna.page.getByText('Yes: nobody chose these cards.')).toBeVisible();
  await expect(anna.page.locator('.checks li')).toHaveCount(4);
  const saved = anna.page.waitForEvent('download');
  await anna.page.getByRole('button', { name: 'Save the record' }).click();
  const file = await (await saved).path();

  // A stranger with the file can check it too, and one with the link looks at any move.
  await expectAllowed(cleo.page, address, frames);
  await cleo.page.goto('/games');
  await cleo.page.locator('input[type=file]').setInputFiles(file);
  await expect(cleo.page).toHaveURL(/\/replay\//);
  await cleo.page.goto('/games');
  await cleo.page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await expect(cleo.page.getByText('This device had no part in it.')).toBeVisible();
  await cleo.page.goto(`${address}#23`);
  await expect(cleo.page.getByText(/Move 23 of/).first()).toBeVisible();

  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(anna.page).not.toHaveURL(new RegExp(address));
  await ben.page.getByRole('button', { name: 'Zur Revanche' }).click();
  for (const { page } of [anna, ben]) await expect(page.locator('.table')).toBeVisible();
  expect(new URL(anna.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);

  await anna.page.goto('/me');
  await expect(anna.page.locator('.tables li')).toHaveCount(2);
  for (const { done, leave } of [anna, ben, cleo]) {
    done();
    await leave();
  }
});

test('four people elsewhere play to the end; one is cut off and comes back', async ({ browser }) => {
  const guests = [];
  for (const name of ['Anna', 'Ben', 'Cleo', 'Dan']) guests.push(await newGuest(browser, name));
  const [anna, ben, cleo, dan] = guests;
  if (!anna || !ben || !cleo || !dan) throw new Error('four people');
  await cleo.page.addInitScript(() => localStorage.setItem('chambord.confirmEnd', 'on'));
  const address = await openTable(anna, 'splendor', {
    others: ['person', 'person', 'person'],
    rules: 'classic',
    open: true,
  });
  // The others find it in the lobby.
  await ben.page.goto('/lobby');
  await expect(ben.page.locator(`.tables a[href="${address}"]`)).toBeVisible();
  for (const guest of [ben, cleo, dan]) await join(guest, address);
  await playOn(guests, { on: dan, when: "document.querySelector('.round-name').textContent.includes('Round 3')" });

  await cleo.page.context().setOffline(true);
  await expect(cleo.page.getByText('Connection lost. Trying again…')).toBeVisible();
  await expect(anna.page.locator('.strip li', { hasText: 'Cleo' })).toContainText('not here');
  // The others go on until it is her turn.
  const hers = "document.querySelector('.strip li.turn').textContent.includes('Cleo')";
  await playOn([anna, ben, dan], { on: anna, when: hers });
  await cleo.page.context().setOffline(false);
  await expect(cleo.page.locator('.strip li.turn')).toContainText('Cleo');
  await expect(anna.page.locator('.strip li', { hasText: 'Cleo' })).not.toContainText('not here');
  expect((await logText(cleo.page)).length).toBeGreaterThan(100);
  // She wants to be asked before her turn ends, here as at home.
  await playOn([cleo], { on: cleo, when: "document.querySelector('.endquestion') !== null" });
  await expect(cleo.page.locator('.endquestion')).toBeVisible();

  await playOn(guests);
  for (const { page, leave } of guests) {
    await expect(over(page)).toBeVisible();
    await leave();
  }
});

test('a move made without a connection goes out once, also over a reload', async ({ browser }) => {
  const anna = await newGuest(browser, 'Anna', { keepsPage: true });
  await openTable(anna, 'burgundy', { others: ['page'] });
  const { page } = anna;
  const silver = page.locator('[data-move$=silver]').first();
  const die = page.locator('[data-zone=hand] [data-die]').first();
  await expect(page.locator('.strip li.turn')).toContainText('Anna');
  await expect(die).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost. Trying again…')).toBeVisible();
  // A die and what it is used for: two decisions, the second waits for the first.
  await die.click();
  await silver.click();
  await expect(page.locator('.say')).toContainText('Your move is saved');
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('chambord.outbox') ?? '[]').length);
  const waiting = await kept();
  expect(waiting).toBeGreaterThan(0);
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.locator('.say')).not.toContainText('Your move is saved');
  await expect.poll(kept).toBe(0);
  const log = await logText(page);
  expect(log.match(/You take .*silver/gi)?.length ?? 0).toBe(1);
  await anna.leave();
});
