import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { prepare, watch } from './helpers/people.ts';

/** Counts what is really started by the browser's own audio. */
async function listen(page: Page, volume: string): Promise<() => Promise<number>> {
  await prepare(page);
  await page.addInitScript((chosen) => {
    localStorage.setItem('chambord.volume', chosen);
    const heard = { count: 0 };
    Object.assign(window, { heard });
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const start = prototype.start;
      prototype.start = function counted(...args: []) {
        heard.count++;
        start.apply(this, args);
      };
    }
  }, volume);
  return () => page.evaluate<number>('heard.count');
}

/** The first decision of a game, whatever it is. */
async function decide(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('region', { name: 'Splendor' }).getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.table.deciding')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'The game as text' }).click();
  await page.locator('.say-move').first().click();
  await expect(page.getByRole('region', { name: 'What happened last' })).toContainText('take');
}

test('a decision at the table is heard', async ({ page }) => {
  const heard = await listen(page, 'low');
  const done = watch(page);
  await decide(page);
  expect(await heard()).toBeGreaterThan(0);
  done();
});

test('nothing is heard when sounds are off, nor when a game is looked through', async ({ page }) => {
  const silent = await listen(page, 'off');
  await decide(page);
  expect(await silent()).toBe(0);

  const heard = await listen(page, 'high');
  await page.goto('/games');
  const file = readFileSync(new URL('../../../games/splendor/tests/golden/v1-2-court.json', import.meta.url));
  const record = { name: 'game.json', mimeType: 'application/json', buffer: file };
  await page.locator('input[type=file]').setInputFiles(record);
  await expect(page.locator('.scrubber')).toBeVisible();
  for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Forward one move' }).click();
  await expect(page.locator('.tools .cap')).toContainText('Move 6');
  expect(await heard()).toBe(0);
});

test('the settings let one hear what was chosen', async ({ page }) => {
  const heard = await listen(page, 'off');
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Quiet' }).check();
  expect(await heard()).toBeGreaterThan(0);
});
