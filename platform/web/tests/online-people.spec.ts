import { expect, test } from '@playwright/test';
import { introduce, join, logText, newGuest, openTable, playOn } from './helpers/guests.ts';
import { over } from './helpers/people.ts';

test('a bot plays for who leaves, until they return', async ({ browser }) => {
  const anna = await newGuest(browser, 'Anna');
  const ben = await newGuest(browser, 'Ben');
  const address = await openTable(anna, 'splendor', { others: ['person'] });
  await join(ben, address);
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await ben.page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(ben.page.getByRole('dialog')).toContainText('A bot plays for you until you return.');
  await ben.page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(ben.page).toHaveURL(/\/lobby$/);
  const seat = anna.page.locator('.strip li', { hasText: 'Ben' });
  await expect(seat).toContainText('has left, a bot plays');
  await playOn([anna], { on: anna, when: "document.querySelector('.round-name').textContent.includes('Round 3')" });
  expect((await logText(anna.page)).match(/Ben (takes|buys|reserves)/g)?.length).toBeGreaterThan(1);

  // Their game is in the list, and one touch brings them back.
  await ben.page.locator(`.tables a[href="${address}"]`).click();
  await ben.page.getByRole('button', { name: 'Return to your seat' }).click();
  await expect(seat).not.toContainText('has left');
  await expect(ben.page.locator('.banner')).toHaveCount(0);
  for (const { done, leave } of [anna, ben]) {
    done();
    await leave();
  }
});

test('talking, being muted, taking back by agreement, and resigning', async ({ browser }) => {
  const anna = await newGuest(browser, 'Anna');
  const ben = await newGuest(browser, 'Ben', { lang: 'de' });
  const address = await openTable(anna, 'splendor', { others: ['person'] });
  await join(ben, address);

  // A phrase is heard in the own language.
  await anna.page.getByRole('button', { name: 'Chat' }).click();
  await anna.page.getByRole('button', { name: 'Good luck!' }).click();
  await anna.page.getByPlaceholder('Say something').fill('See you at noon');
  await anna.page.keyboard.press('Enter');
  await anna.page.keyboard.press('Escape');
  await expect(ben.page.locator('.lastword')).toContainText('Anna: See you at noon');
  await ben.page.getByRole('button', { name: 'Chat, 2 neu' }).click();
  await expect(ben.page.locator('.chat .lines')).toContainText('Viel Glück!');
  await ben.page.getByRole('button', { name: 'Anna stummschalten' }).click();
  await expect(ben.page.locator('.chat .lines')).not.toContainText('noon');
  await ben.page.keyboard.press('Escape');

  // Who has decided asks; the other one may say no, or yes.
  const turn = anna.page.locator('.strip li.turn');
  await expect(turn).toBeVisible();
  const mover = (await turn.innerText()).includes('Anna') ? anna : ben;
  const other = mover === anna ? ben : anna;
  const asking = mover === anna ? /Ask to take back/ : /Um Zurücknahme bitten/;
  const myTurn = "document.querySelector('.table.deciding') !== null";
  await playOn([mover], { on: mover, when: `!(${myTurn}) && document.querySelector('dialog[open]') === null` });
  const rounds = await logText(other.page);
  // Where the button to undo is, and says what it does.
  const ask = () =>
    mover.page
      .locator('.btn.undo')
      .and(mover.page.getByRole('button', { name: asking }))
      .click();
  await ask();
  await other.page.getByRole('button', { name: /Decline|Ablehnen/ }).click();
  await expect(mover.page.locator('.banner')).toContainText(/was declined|wurde abgelehnt/);
  expect(await logText(other.page)).toBe(rounds);
  await ask();
  await other.page.getByRole('button', { name: /Agree|Zustimmen/ }).click();
  await expect(mover.page.locator('.table.deciding')).toBeVisible();
  expect((await logText(other.page)).length).toBeLessThan(rounds.length);

  await mover.page.getByRole('button', { name: /^Men(u|ü)$/ }).click();
  await mover.page.getByRole('button', { name: /^(Resign|Aufgeben)$/ }).click();
  await mover.page.locator('dialog[open] .btn.main').click();
  await expect(over(other.page)).toContainText(/You win|Du gewinnst/);
  await expect(over(mover.page)).toContainText(/You resigned|Du hast aufgegeben/);
  for (const { page, done, leave } of [anna, ben]) {
    await expect(over(page)).toContainText(`1. ${other.name}`);
    await expect(page.locator('.verdict')).toContainText(mover.name);
    await expect(page.locator('.chart')).toHaveCount(await page.locator('.sofar').count());
    done();
    await leave();
  }
});

test('the same person on another device, by a link that works once', async ({ browser }) => {
  const anna = await newGuest(browser, 'Anna');
  const address = await openTable(anna, 'burgundy', { others: ['page'] });
  await expect(anna.page.locator('.table')).toBeVisible();
  await anna.page.goto('/me');
  await anna.page.getByRole('button', { name: 'Make a personal link' }).click();
  const link = await anna.page.locator('.copylink input').inputValue();
  // Only what stands before # is ever sent as an address.
  expect(new URL(link).pathname).toBe('/link');
  const phone = await newGuest(browser, 'Anna', { size: { width: 390, height: 844 } });
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Yes, use this device' }).click();
  await expect(phone.page.locator('.lobby .badge')).toContainText('Anna');
  await phone.page.locator(`.tables a[href="${address}"]`).click();
  await expect(phone.page.locator('.table')).toBeVisible();
  const thief = await newGuest(browser, 'Thief');
  await thief.page.goto(link);
  await thief.page.getByRole('button', { name: 'Yes, use this device' }).click();
  await expect(thief.page.getByRole('heading')).toContainText('was used already');
  for (const { leave } of [anna, phone, thief]) await leave();
});

test('whoever looks elsewhere is told when it is their turn, and comes to the table by the message', async ({
  browser,
}) => {
  const anna = await newGuest(browser, 'Anna');
  const ben = await newGuest(browser, 'Ben');
  await anna.page.context().grantPermissions(['notifications']);
  // A page of a test is always looked at, and shows no messages: both are left to the test.
  await anna.page.addInitScript(() => {
    const told: Notification[] = [];
    class Told extends EventTarget {
      static readonly permission = 'granted';
      static readonly requestPermission = () => Promise.resolve('granted');
      constructor(readonly title: string) {
        super();
        told.push(this as unknown as Notification);
      }
      close() {}
    }
    Object.assign(globalThis, { Notification: Told, told });
    Object.defineProperty(document, 'visibilityState', { get: () => document.body.dataset['seen'] ?? 'visible' });
  });
  const look = (seen: 'visible' | 'hidden') =>
    anna.page.evaluate((state) => void (document.body.dataset['seen'] = state), seen);
  const told = () =>
    anna.page.evaluate(() => (globalThis as unknown as { told: Notification[] }).told.map(({ title }) => title));

  const address = await openTable(anna, 'splendor', { others: ['person'] });
  await anna.page.goto('/me');
  await anna.page.getByRole('checkbox').check();
  await anna.page.goto(address);
  await join(ben, address);
  const mine = "document.querySelector('.table.deciding') !== null";
  await expect(anna.page.locator('.table.deciding')).toBeVisible();
  await playOn([anna], { on: anna, when: `!(${mine})` });
  await look('hidden');
  await expect(ben.page.locator('.table.deciding')).toBeVisible();
  await playOn([ben], { on: ben, when: `!(${mine})` });
  await expect.poll(told).toEqual([expect.stringContaining('Splendor')]);

  // She has gone on to the rules meanwhile: the message leads back to the table.
  await anna.page.evaluate(() => {
    history.pushState(null, '', '/rules/splendor');
    dispatchEvent(new PopStateEvent('popstate'));
    (globalThis as unknown as { told: Notification[] }).told[0]?.dispatchEvent(new Event('click'));
  });
  await expect(anna.page).toHaveURL(new RegExp(`${address}$`));
  await expect(anna.page.locator('.table.deciding')).toBeVisible();
  for (const { leave } of [anna, ben]) await leave();
});

test('people bear their own arms; who comes with the same later bears those of the house', async ({ browser }) => {
  const anna = await newGuest(browser, 'Anna');
  const ben = await newGuest(browser, 'Ben', { size: { width: 390, height: 844 } });
  const compose = async ({ page }: typeof anna) => {
    await page.getByRole('button', { name: /^You: Arms/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Coat of arms' });
    await sheet.getByRole('button', { name: 'saltire' }).click();
    await sheet.getByRole('button', { name: 'Bear these arms' }).click();
    await expect(sheet).toHaveCount(0);
  };
  await anna.page.goto('/open/splendor');
  await introduce(anna);
  await compose(anna);
  const address = await openTable(anna, 'splendor', { others: ['person', 'page'] });
  await ben.page.goto(address);
  await introduce(ben);
  await compose(ben);
  await join(ben, address);
  for (const { page } of [anna, ben]) {
    const arms = page.locator('.strip li > .sym use');
    await expect(arms).toHaveCount(3);
    await expect(arms.nth(0)).toHaveAttribute('href', /^#arms-\d{2,}$/);
    await expect(arms.nth(1)).toHaveAttribute('href', '#arms-2');
    await expect(arms.nth(2)).toHaveAttribute('href', '#arms-3');
    expect(await arms.nth(0).evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);
  }
  for (const { done, leave } of [anna, ben]) {
    done();
    await leave();
  }
});

test('a table that does not exist, and an unfinished link, say so', async ({ browser }) => {
  const anna = await newGuest(browser, 'Anna');
  await anna.page.goto('/t/nosuchtable');
  await expect(anna.page.getByRole('heading')).toHaveText('There is no such table.');
  await anna.page.goto('/link');
  await expect(anna.page.getByRole('heading')).toContainText('not complete');
  await anna.leave();
});
