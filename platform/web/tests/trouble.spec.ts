import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { inHouse } from '@chambord/games/page';
import { readRecord, replay } from '@chambord/kernel';
import { prepare } from './helpers/people.ts';
import { asFile, golden, openRecord } from './helpers/records.ts';
import { textOfTable } from './helpers/drawn.ts';

async function rulesOfBurgundy() {
  const found = inHouse('burgundy');
  if (found === undefined) throw new Error('there is no Burgundy');
  return found.load.rules();
}

const record = golden('burgundy', 'v1-2');
const whole = JSON.stringify(record);

for (const [name, content, reason] of [
  ['cut off', whole.slice(0, 400), /“game\.json” is not a game of Chambord, or it is damaged/],
  ['foreign', '{"pgn":"1. e4"}', /unknown field "pgn"/],
  ['of an unknown game', whole.replace('"burgundy"', '"chess"'), /"chess"/],
  ['edited', JSON.stringify({ ...record, moves: ['end', ...record.moves.slice(1)] }), /moves\[0\].*rule/],
  ['of newer rules', JSON.stringify({ ...record, rulesVersion: 99 }), /version 99 of the rules, .*load the page again/],
] as const) {
  test(`a record that is ${name} is refused with the reason, and nothing is kept`, async ({ page }) => {
    await prepare(page);
    await page.goto('/games');
    await page.locator('input[type=file]').setInputFiles(asFile(content));
    await expect(page.getByRole('alert')).toContainText(reason);
    await page.reload();
    await expect(page.locator('.kept li')).toHaveCount(0);
  });
}

test('an unknown address and a deleted game say so, and show the way home', async ({ page }) => {
  await prepare(page);
  for (const address of ['/nonsense', '/play/none', '/replay/none', '/new/chess', '/play/%E0%A4%A']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  }
});

/** Puts a game among those that this device keeps. */
async function keep(page: Page, kept: object): Promise<void> {
  await page.evaluate(
    (game) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('chambord', 1);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games', { keyPath: 'id' }));
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(game);
          writing.addEventListener('complete', () => resolve());
        });
      }),
    kept,
  );
}

async function expectSaved(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Save/ }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8')).rulesVersion).toBe(99);
}

for (const [address, result] of [
  ['/play/other', null],
  ['/replay/other', record.result],
] as const) {
  test(`a game kept by rules that are not here shows its last position, its moves and the reason at ${address}`, async ({
    page,
  }) => {
    const game = await rulesOfBurgundy();
    const view = game.view(replay(game, readRecord(game, record)), 0);
    const seats = record.names.map((name, seat) => ({ name, arms: seat + 1, bot: null }));
    const other = { ...record, rulesVersion: 99, result };
    await prepare(page);
    await page.goto('/');
    await keep(page, { id: 'other', record: other, seats, last: { viewer: 0, view }, played: 1 });
    await page.goto(address);
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('version 99 of the rules');
    await sheet.getByText('All moves').click();
    await expect(sheet.getByRole('listitem')).toHaveCount(record.moves.length);
    await expectSaved(page);
    await sheet.getByRole('button', { name: 'Last position' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('.table')).toContainText(record.names[1] ?? '');
  });
}

for (const [how, last] of [
  ['of which no position was kept', undefined],
  ['whose last position cannot be drawn', { viewer: 0, view: { another: 'form' } }],
] as const) {
  test(`a game kept by rules that are not here and ${how} is not lost: it can be saved as a file`, async ({ page }) => {
    await prepare(page);
    await page.goto('/');
    await keep(page, {
      id: 'other',
      record: { ...record, rulesVersion: 99, result: null },
      seats: [],
      last,
      played: 1,
    });
    await page.goto('/play/other');
    await expect(page.getByRole('heading')).toContainText('version 99 of the rules');
    await expectSaved(page);
  });
}

test('a game is kept with its last position', async ({ page }) => {
  await prepare(page);
  await page.goto('/games');
  await page.locator('input[type=file]').setInputFiles(asFile(whole));
  await expect(page.locator('.table')).toBeVisible();
  const last = await page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('chambord', 1);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('games').objectStore('games').getAll();
          asking.addEventListener('success', () => resolve(asking.result[0].last));
        });
      }),
  );
  const game = await rulesOfBurgundy();
  const view = game.view(replay(game, readRecord(game, record)), 'open');
  expect(last).toEqual(JSON.parse(JSON.stringify({ viewer: 'open', view })));
});

test('where the browser keeps nothing one can still play, and is told', async ({ page }) => {
  await prepare(page);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      value: {
        open() {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    });
  });
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('does not let the page save games');
  await page.getByRole('button', { name: 'Solo' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('alert')).toContainText('save it as a file');
});

test('when the storage is full one is told, plays on, and loses nothing', async ({ page }) => {
  await prepare(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).click();
  await expect(page.locator('.table')).toBeVisible();
  const kept = page.url();
  await page.goto('/');
  // From here on the browser has no room left; what it has, it keeps.
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).click();
  await expect(page.locator('.table')).toBeVisible();
  const address = page.url();
  await page.locator('[data-zone=hand] [data-die]').first().click();
  await page.locator('[data-zone=storage] [data-move=silver]').click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('alert')).toContainText('is full');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Save/ }).click(),
  ]);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(saved.moves).toHaveLength(2);
  // Leaving the table and coming back: the game is still in the page, beside the one on disk.
  await page.locator('dialog[open]').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Your games' }).click();
  await expect(page.getByRole('alert')).toContainText('Delete old games');
  await expect(page.locator('.kept li')).toHaveCount(2);
  await page.locator(`.kept a[href="${new URL(address).pathname}"]`).click();
  await expect(page.locator('.table')).toBeVisible();
  await page.goto(kept);
  await expect(page.locator('.table')).toBeVisible();
});

test('a game is deleted only when that is said twice', async ({ page }) => {
  await prepare(page);
  await openRecord(page, record);
  await page.goto('/games');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.kept li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.kept li')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No games yet.')).toBeVisible();
});

test('after the first visit the page works without a network', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await prepare(page);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The worker takes over and fills its store in its own time.
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const stored = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return stored.reduce((sum, count) => sum + count, 0) > 15;
  });
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('.table.burgundy')).toBeVisible();
  await page.goto('/rules/splendor');
  await expect(page.locator('.rulebook dt').first()).toBeVisible();
  await context.close();
});

test.describe('a bot that cannot be asked', () => {
  for (const [lang, said, again, menu] of [
    ['en', 'does not answer', 'Try again', 'Menu'],
    ['fr', 'ne répond pas', 'Réessayer', 'Menu'],
    ['de', 'antwortet nicht', 'Erneut versuchen', 'Menü'],
  ] as const) {
    test(`is told, and can be tried again: ${lang}`, async ({ page }) => {
      await prepare(page, lang);
      const script = /bot-worker.*\.js/;
      await page.route(script, (route) => route.abort());
      await openRecord(page, golden('splendor', 'v1-2-court', 30));
      await page.getByRole('button', { name: menu, exact: true }).click();
      // Whoever is to play becomes a bot.
      const seats = page.locator('dialog[open] input[type=radio][value=page]');
      await expect(seats.first()).toBeVisible();
      for (const seat of await seats.all()) await seat.check();
      await page.keyboard.press('Escape');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(said);
      await page.getByRole('button', { name: again }).click();
      await expect(alert).toContainText(said);
      const before = await textOfTable(page);
      await page.unroute(script);
      await page.getByRole('button', { name: again }).click();
      await expect(alert).toHaveCount(0);
      await expect.poll(() => textOfTable(page)).not.toBe(before);
    });
  }
});
