import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { News } from '@chambord/protocol';
import { startChild } from '../../server/tests/helpers/child.ts';
import { join, logText, newGuest, openTable, playOn } from './helpers/guests.ts';
import { newsIn, watchWire } from './helpers/wire.ts';

const DAY = 24 * 3600 * 1000;

/** Of a game that has begun, what came over the wire. */
function ofTheGame(frames: readonly string[]): News[] {
  return newsIn(frames).flatMap(({ news }) => {
    const { view, plies, begin, status } = news;
    return view !== null || plies.length > 0 || begin !== null || status.phase !== 'waiting' ? [news] : [];
  });
}

/** How much a log tells: not what, which may differ by what one may know. */
const lines = (log: string) => log.split('\n').length;

test('who watches with a delay learns nothing of the game until the delay has passed, and then sees it all', async ({
  browser,
}) => {
  const keep = { folder: mkdtempSync(path(tmpdir(), 'chambord-')) };
  const page = resolve('platform/web/dist');
  let server = await startChild(keep, 0, { page, delay: DAY });
  const port = Number(new URL(server.address).port);
  const base = `http://localhost:${port}`;
  try {
    const anna = await newGuest(browser, 'Anna', { base });
    const ben = await newGuest(browser, 'Ben', { base });
    const early = await newGuest(browser, 'Eve', { base });
    const late = await newGuest(browser, 'Lou', { base });
    const frames = [early, late].map((guest) => watchWire(guest.page));
    const address = await openTable(anna, 'splendor', { others: ['person'], spectators: 'delayed' });
    await early.page.goto(address);
    await expect(early.page.locator('.waiting')).toContainText('Anna');
    await join(ben, address);
    await playOn([anna, ben], {
      on: anna,
      when: "document.querySelector('.round-name').textContent.includes('Round 3')",
    });
    await late.page.goto(address);
    for (const { page: watched } of [early, late]) {
      await expect(watched.locator('.waiting')).toContainText('Ben');
      await expect(watched.getByText('You are watching, two minutes behind')).toBeVisible();
      await expect(watched.locator('.table')).toHaveCount(0);
    }
    for (const seen of frames) {
      expect(seen.length).toBeGreaterThan(1);
      expect(ofTheGame(seen)).toEqual([]);
    }

    // The delay passes: for a server that knows of none, it has.
    const played = lines(await logText(anna.page));
    await server.kill();
    server = await startChild(keep, port, { page, delay: 0 });
    for (const { page: watched } of [early, late]) {
      await expect(watched.locator('.strip')).toContainText('You are watching', { timeout: 60_000 });
      expect(lines(await logText(watched))).toBe(played);
      // Who looks on has nothing to take back.
      await expect(watched.locator('.table .undo').filter({ visible: true })).toHaveCount(0);
    }
    // From now on they follow.
    await playOn([anna, ben], {
      on: anna,
      when: "document.querySelector('.round-name').textContent.includes('Round 4')",
    });
    await expect(early.page.locator('.round-name')).toContainText('Round 4');
    for (const { leave } of [anna, ben, early, late]) await leave();
  } finally {
    await server.kill();
  }
});
