import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { explainedThings, press, spotOf, thingOf, unexplained } from './explained.ts';
import { prepare, watch } from './people.ts';
import { golden, openRecord } from './records.ts';
import { drawn, textOfTable } from './drawn.ts';

type Position = readonly [name: string, ply: number];

/** Lays a token aside where that is possible: it explains itself as well. */
async function layOut(page: Page): Promise<void> {
  const token = page.locator('[data-gem][data-legal=true]').first();
  if ((await token.count()) > 0) await token.click();
}

/** The tests of what explains itself, in two positions in which everything there is lies on the table. */
export function testExplanations(name: string, things: readonly string[], tables: readonly [Position, Position]): void {
  const open = async (page: Page, index: 0 | 1) => {
    await openRecord(page, golden(name, tables[index][0], tables[index][1]));
    // The recap may lie over something.
    await drawn(page);
    const recap = page.locator('.recap .tool').last();
    if (await recap.isVisible()) await recap.click();
    // What is asked for takes the focus of whoever plays by keyboard, once all is drawn.
    await drawn(page);
  };

  test(`everything on the table explains itself, in three languages: ${name}`, async ({ page }) => {
    const said: Record<string, Map<string, string>> = {};
    const reached = new Set<string>();
    for (const lang of ['en', 'fr', 'de']) {
      await prepare(page, lang);
      const texts = (said[lang] = new Map<string, string>());
      for (const index of [0, 1] as const) {
        await open(page, index);
        await layOut(page);
        if (lang === 'en') expect(await unexplained(page)).toEqual([]);
        for (const [kind, { title, text, rule, focusable }] of await explainedThings(page)) {
          expect(title, kind).not.toBe('');
          expect(rule, kind).toMatch(/^\d+\.\d+$/);
          texts.set(kind, text);
          if (focusable) reached.add(kind);
        }
        // A part of somebody's place is reached by keyboard where everything of theirs is shown.
        const theirs = page.locator('.opponent[data-seat], .seat:not(.me) .open').first();
        if ((await theirs.count()) > 0) {
          await theirs.press('Enter');
          await expect(page.locator('dialog[open] .inner')).toBeVisible();
        }
        for (const [kind, { text, focusable }] of await explainedThings(page, 'dialog')) {
          texts.set(kind, text);
          if (focusable) reached.add(kind);
        }
      }
      expect([...texts.keys()].sort()).toEqual([...things].sort());
    }
    expect(things.filter((thing) => !reached.has(thing))).toEqual([]);
    for (const [kind, text] of said['en'] ?? []) {
      expect(new Set([text, said['fr']?.get(kind), said['de']?.get(kind)]).size, kind).toBe(3);
    }
  });

  test(`a resting mouse and the keyboard’s focus are answered beside the thing: ${name}`, async ({ page }) => {
    await prepare(page);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--m-rest', '0ms'));
    });
    const done = watch(page);
    const asked = new Set<string>();
    const note = page.locator('.explanation');
    // Whoever presses a key with the focus nowhere gets it from the table, with a note about what it asks for.
    const close = () =>
      expect(async () => {
        await page.keyboard.press('Escape');
        await expect(note).toHaveCount(0, { timeout: 3000 });
      }).toPass();
    for (const index of [0, 1] as const) {
      await open(page, index);
      for (const [kind, { focusable }] of await explainedThings(page, '.table')) {
        if (asked.has(kind)) continue;
        asked.add(kind);
        const thing = await thingOf(page, kind);
        const title = (await thing.getAttribute('data-title')) ?? '';
        await page.mouse.move(2, 2);
        await expect(note).toHaveCount(0);
        const { x, y } = await spotOf(thing);
        await page.mouse.move(x, y);
        await expect(note, kind).toContainText(title);
        if (!focusable) continue;
        await close();
        // The table may just be giving the focus to what it asks for.
        await expect(async () => {
          await page.keyboard.press('Tab');
          await thing.focus();
          await expect(note, kind).toContainText(title, { timeout: 3000 });
        }).toPass();
        await close();
      }
    }
    done();
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test(`a long press, or a touch that asks, is answered with a sheet: ${name}`, async ({ page }) => {
      await prepare(page);
      const done = watch(page);
      const sheet = page.locator('dialog[open]');
      const asked = new Set<string>();
      for (const index of [0, 1] as const) {
        await open(page, index);
        const before = await textOfTable(page);
        for (const [kind, { title }] of await explainedThings(page, '.table')) {
          if (asked.has(kind)) continue;
          asked.add(kind);
          const thing = await thingOf(page, kind);
          const at = await spotOf(thing);
          // What a long press does otherwise can still be asked.
          if (await thing.evaluate((one) => one.closest('[data-held]') === null)) {
            await press(page, at, sheet);
            await expect(sheet, kind).toBeVisible();
            await expect(sheet.locator('.explains p'), kind).not.toBeEmpty();
            await sheet.getByRole('button', { name: 'Close' }).tap();
            await expect(sheet).toHaveCount(0);
            continue;
          }
          await page.getByRole('button', { name: 'What is this?' }).tap();
          await page.touchscreen.tap(at.x, at.y);
          await expect(sheet.locator('.explains'), `${kind}: ${title}`).toBeVisible();
          await sheet.getByRole('button', { name: 'Back to the game' }).tap();
          await expect(sheet).toHaveCount(0);
        }
        expect(await textOfTable(page)).toBe(before);
      }
      done();
    });
  });
}
