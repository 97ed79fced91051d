import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { expect, test } from '@playwright/test';
import { newGuest, openTable, playOn } from './helpers/guests.ts';
import { prepare } from './helpers/people.ts';
import { freePort } from '../../server/tests/helpers/free-port.ts';

test('without a server online says so, and playing here works as ever', async ({ page }) => {
  await prepare(page);
  await page.routeWebSocket('/ws', (socket) => socket.close());
  await page.goto('/lobby');
  await expect(page.getByRole('heading', { name: 'No game server can be reached' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Solo' }).click();
  await expect(page.locator('.table')).toBeVisible();
});

test('a table whose rules the server no longer has tells why, shows what was last seen, and can be given up and saved', async ({
  browser,
}) => {
  const anna = await newGuest(browser, 'Anna');
  const { page } = anna;
  let retired = false;
  // What a server without the rules would say; all else is real.
  await page.routeWebSocket('/ws', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      const begun = message.news?.status !== undefined && message.news.status.phase !== 'waiting';
      if (retired && begun) message.news = { ...message.news, view: null, begin: null };
      socket.send(JSON.stringify(message));
    });
  });
  await openTable(anna, 'splendor', { others: ['page'] });
  await playOn([anna], {
    on: anna,
    when: `document.querySelector('.round-name')?.textContent.includes('Round 2') === true && document.querySelector('.table.deciding') !== null`,
  });
  const round = await page.locator('.round-name').innerText();
  retired = true;
  await page.reload();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('version 1 of the rules, which is no longer played here');
  await sheet.getByRole('button', { name: 'Last position' }).click();
  await expect(sheet).toHaveCount(0);
  expect(await page.locator('.round-name').innerText()).toBe(round);
  await expect(page.locator('.table.deciding')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await sheet.getByRole('button', { name: 'Give up the game' }).click();
  await page
    .getByRole('dialog', { name: /^Give up/ })
    .getByRole('button', { name: 'Give up the game' })
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record as a file' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ game: 'splendor', rulesVersion: 1 });

  // Where nothing was seen of it, or somebody else did, there is the reason alone.
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('chambord.lastSeen')) localStorage.removeItem(name);
  });
  await page.reload();
  await expect(page.getByRole('heading')).toContainText('version 1 of the rules, which is no longer played here');
});

/** A server of this test's own, to be killed. */
async function start(port: number, data: string): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    ['scripts/run.mjs', 'platform/cli/main.ts', 'serve', '--port', String(port), '--data', data],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve, reject) => {
    server.stdout?.once('data', resolve);
    server.once('exit', () => reject(new Error('the server does not start')));
  });
  return server;
}

test('a server that is killed and started again: the page goes on by itself at the right move', async ({ browser }) => {
  const port = await freePort();
  const data = mkdtempSync(path(tmpdir(), 'chambord-'));
  let server = await start(port, data);
  try {
    const anna = await newGuest(browser, 'Anna', { base: `http://localhost:${port}` });
    const { page } = anna;
    await openTable(anna, 'splendor', { others: ['page'] });
    const inRound = (round: number) =>
      `document.querySelector('.round-name')?.textContent.includes('Round ${round}') === true`;
    await playOn([anna], { on: anna, when: `${inRound(3)} && document.querySelector('.table.deciding') !== null` });
    const before = await page.locator('.say').innerText();
    await expect(page).toHaveTitle(/your turn – Splendor/);
    server.kill('SIGKILL');
    await expect(page.getByText('Connection lost. Trying again…')).toBeVisible();
    // The table stays, and one may go on deciding: it is kept.
    await expect(page.locator('.table')).toBeVisible();
    server = await start(port, data);
    await expect(page.getByText('Connection lost. Trying again…')).toHaveCount(0, { timeout: 60_000 });
    expect(await page.locator('.say').innerText()).toBe(before);
    await playOn([anna], { on: anna, when: inRound(5) });
    await anna.leave();
  } finally {
    server.kill('SIGKILL');
  }
});
