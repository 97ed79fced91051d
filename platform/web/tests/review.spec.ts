import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { GameRecord } from '@chambord/kernel';
import { serious } from './helpers/axe.ts';
import { prepare, watch } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';

const PHONE = { width: 390, height: 844 };
/** So that a whole game is looked at while a test waits. */
const DEPTH = 12;
/** So that it is not over before it is stopped. */
const LONG = 500;

/** Opens a record and then its review, at a small depth unless another is wanted. */
async function openReview(page: Page, record: GameRecord, depth = DEPTH): Promise<string> {
  await openRecord(page, record);
  const id = /\/replay\/(\w+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/review/${id}?depth=${depth}`);
  await expect(page.locator('main.review')).toBeVisible();
  return `/review/${id}`;
}

async function finished(page: Page): Promise<void> {
  await expect(page.getByText(/^(Done|Terminée|Fertig)/)).toBeVisible({ timeout: 300_000 });
}

const games = [
  { game: 'splendor', name: 'v1-2-court', lang: 'en', size: { width: 1440, height: 900 } },
  { game: 'burgundy', name: 'v1-2', lang: 'de', size: PHONE },
  { game: 'burgundy', name: 'v1-1-won', lang: 'fr', size: PHONE },
] as const;

for (const { game, name, lang, size } of games) {
  test(`a whole game is reviewed: ${game} ${name}, ${lang}, ${size.width} wide`, async ({ page }) => {
    await prepare(page, lang);
    await page.setViewportSize(size);
    const done = watch(page);
    const record = golden(game, name);
    const address = await openReview(page, record);
    // What is known is shown while it goes on.
    await expect(page.locator('.account').first()).toBeVisible({ timeout: 120_000 });
    await finished(page);
    // The columns of everybody add up as they are printed.
    const accounts = page.locator('.account');
    await expect(accounts).toHaveCount(record.names.length);
    for (const account of await accounts.all()) {
      const cells = await account.locator('td:last-child').allInnerTexts();
      const figures = cells.map((cell) => Number(cell.replace(/±.*/, '').replace('−', '-').replace(',', '.').trim()));
      const end = figures.pop() ?? Number.NaN;
      expect(figures.reduce((sum, figure) => sum + figure, 0)).toBeCloseTo(end, 5);
    }
    // The graph says in words what it shows, and keys lead along it to the table.
    const graph = page.getByRole('slider');
    await graph.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(graph).toHaveAttribute('aria-valuenow', '1');
    await expect(graph).toHaveAttribute('aria-valuetext', new RegExp(`${record.names[0]} \\d+\\s?%`, 'u'));
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}#1`);
    await expect(page.locator('.table')).toBeVisible();
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${address}#2`);
    expect(await serious(page)).toEqual([]);
    // Nothing at the table scrolls.
    const root = page.locator('html');
    expect(await root.evaluate((html) => html.scrollHeight <= html.clientHeight)).toBe(true);
    done();
  });
}

test('the whole game is there at a glance, long before it is looked at thoroughly', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  await openRecord(page, golden('splendor', 'v1-2-court'));
  const id = /\/replay\/(\w+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/review/${id}?depth=4000`);
  const glance = page.locator('.course polyline.glance');
  const progress = page.locator('progress');
  const state = async () => ({
    // One for each of the two.
    lines: await glance.count(),
    points: ((await glance.last().getAttribute('points')) ?? '').split(' ').length,
    done: await progress.evaluate((bar) => (bar as HTMLProgressElement).value),
    all: await progress.evaluate((bar) => (bar as HTMLProgressElement).max),
  });
  await expect(glance).toHaveCount(2, { timeout: 60_000 });
  await expect
    .poll(
      async () => {
        const { points, done: thorough, all } = await state();
        // Where the thorough part ends, the glance begins, up to the end of the game.
        return points === all + 1 - Math.max(0, thorough - 1) && thorough < all;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  // The columns add up already, and nobody is told off for what was only glanced at.
  await expect(page.getByText('at a first glance')).toBeVisible();
  await expect(page.locator('.account tr.end').first()).toBeVisible();
  const told = await page.locator('.faults .rows li').count();
  expect(told).toBeLessThanOrEqual((await state()).done);
  await page.getByRole('button', { name: 'Stop' }).click();
  done();
});

test('a review can be stopped, is kept, and goes on where it was', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  const address = await openReview(page, golden('burgundy', 'v1-2'), LONG);
  const progress = page.locator('progress');
  await expect(progress).toHaveJSProperty('max', 149);
  const value = () => progress.evaluate((bar) => (bar as HTMLProgressElement).value);
  await expect.poll(value, { timeout: 120_000 }).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  // Whoever was thinking has thought to the end.
  await expect
    .poll(async () => {
      const before = await value();
      await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
      return (await value()) === before && before > 1;
    })
    .toBe(true);
  await page.goto('/games');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect.poll(value).toBeGreaterThan(1);
  await finished(page);
  await page.reload();
  await finished(page);
  await expect(progress).toHaveCount(0);
  // A game that is deleted takes its review along.
  await page.goto('/games');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No games yet.')).toBeVisible();
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('chambord-reviews');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('reviews').objectStore('reviews').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
  expect(kept).toBe(0);
  done();
});

test('a mistake is marked on the table, explained, and can be learned from by keyboard', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  const address = await openReview(page, golden('splendor', 'v1-2-court'));
  await finished(page);
  await page.locator('.faults .rows a').first().click();
  await expect(page.locator('.ring.made').first()).toBeVisible();
  await expect(page.locator('.ring.best').first()).toBeVisible();
  await expect(page.locator('.review-panel .decision')).toContainText('Better');
  // A ring lies around a thing on the table.
  const { around, ring } = await page.evaluate(() => {
    const mark = document.querySelector('.ring.best');
    const { x, y, width, height } = mark?.getBoundingClientRect() ?? new DOMRect();
    const things = [
      ...document.querySelectorAll('.table [data-card], .table .chip, .table [data-deck], .table .noble-card'),
    ];
    return {
      ring: { x, y, width, height },
      around: things.filter((thing) => {
        const box = thing.getBoundingClientRect();
        return box.x >= x && box.y >= y && box.right <= x + width && box.bottom <= y + height;
      }).length,
    };
  });
  expect(ring.width).toBeGreaterThan(10);
  expect(around).toBe(1);

  await page.goto(address);
  await page.locator('.learnways a').first().click();
  const exercise = page.locator('.exercise');
  await expect(exercise).toContainText('What is better?');
  await expect(page.locator('.ring')).toHaveCount(0);
  // What was played is no answer; the answer is shown, explained and not counted.
  await exercise.getByRole('button', { name: 'Show the answer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ring.best').first()).toBeVisible();
  await expect(exercise.locator('.decision')).toContainText('Better');
  await expect(exercise.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(exercise).toContainText('0 of');
  await expect(exercise.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  done();
});

test('mistakes of kept games come again when they are due, by keyboard, and without a network', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const now = new Date('2026-03-01T10:00:00Z');
  await page.clock.setFixedTime(now);
  await prepare(page);
  const done = watch(page);
  await openReview(page, golden('splendor', 'v1-2-court'));
  await finished(page);
  const list = await context.newPage();
  await list.goto('/games');
  const all = Number(/\d+/.exec(await list.getByRole('link', { name: /^Train on mistakes/ }).innerText())?.[0]);
  expect(all).toBeGreaterThan(1);
  await list.close();
  await expect(page.locator('.faults .rows li')).toHaveCount(all);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.goto('/games');
  const way = page.getByRole('link', { name: /^Train on mistakes/ });
  await expect(way).toHaveText(`Train on mistakes (${all} due)`);
  await way.focus();
  await page.keyboard.press('Enter');
  const exercise = page.locator('.exercise');
  await expect(exercise).toContainText('What is better?');
  await expect(page.getByText(`1 / ${all}`)).toBeVisible();
  await expect(exercise.getByRole('status')).toHaveText('Find the better move yourself, on the table.');
  await exercise.getByRole('button', { name: 'Show the answer' }).focus();
  await page.keyboard.press('Enter');
  await expect(exercise.getByRole('status')).toHaveText('This is the answer.');
  await expect(exercise.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`2 / ${all}`)).toBeVisible();
  await page.getByRole('link', { name: 'Your games' }).first().click();
  await expect(way).toHaveText(`Train on mistakes (${all - 1} due)`);
  await page.clock.setFixedTime(new Date(now.getTime() + 25 * 3_600_000));
  await page.reload();
  await expect(way).toHaveText(`Train on mistakes (${all} due)`);
  done();
  await context.close();
});

test('graph and ledger are saved as pictures', async ({ page }) => {
  await prepare(page, 'de');
  const done = watch(page);
  await openReview(page, golden('splendor', 'v1-2-court'));
  await finished(page);
  for (const [form, begins] of [
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Als ${form} speichern` }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`chambord-splendor-Anna-Ben.${form.toLowerCase()}`);
    const content = readFileSync(await download.path());
    expect(content.subarray(0, begins.length).toString(form === 'PNG' ? 'latin1' : 'utf8')).toBe(begins);
    if (form === 'SVG') {
      expect(content.toString().match(/<polyline/g)).toHaveLength(2);
      const { names, result } = golden('splendor', 'v1-2-court');
      expect(content.toString()).toContain(`${names[0]} ${result?.points[0]} · ${names[1]} ${result?.points[1]}`);
      expect(content.toString()).toContain('>Runde 1<');
    } else expect(content.readUInt32BE(16)).toBe(2000);
  }
  done();
});

test('any position can be played on from, in any seat', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  const address = await openReview(page, golden('splendor', 'v1-2-court'));
  await page.goto(`${address}#20`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'as Anna' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.locator('.table')).toBeVisible();
  // Anna decides after 20 decisions, as she did.
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeEnabled();
  const cards = () =>
    page
      .locator('.table [data-zone=market] [data-card]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  const market = await cards();

  // With what was hidden dealt anew: what is seen is the same, the record says that it was.
  await page.goto(`${address}#20`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByText('Dealt anew').click();
  await page.getByRole('dialog').getByRole('button', { name: 'as Anna' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.locator('.table')).toBeVisible();
  expect(await cards()).toEqual(market);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeEnabled();
  expect(await cards()).toEqual(market);
  await page.goto('/games');
  const saved = page.waitForEvent('download');
  await page
    .locator(`li:has(a[href="/play/${id}"])`)
    .getByRole('button', { name: /record/i })
    .click();
  const record: GameRecord = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(record.redeal).toMatchObject({ ply: 20, seat: 0 });
  done();
});
