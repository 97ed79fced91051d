import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawn } from './helpers/drawn.ts';
import { prepare, watch } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';

/** Steps so long that what flies stands still for whoever looks at it, however long a busy machine takes to look: ten hours. */
async function standStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--m-step', '36000s'));
  });
}

/** The first decision of a lesson. */
async function firstMove(page: Page, game: string, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
  await prepare(page);
  await page.emulateMedia({ reducedMotion });
  await page.goto(`/learn/${game}`);
  const teacher = page.getByRole('complementary', { name: 'First game' });
  await teacher.getByRole('button', { name: 'Next' }).click();
  await teacher.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.table.deciding')).toBeVisible();
  await teacher.getByRole('button', { name: 'Show me' }).click();
}

for (const game of ['burgundy', 'splendor']) {
  test(`what moves is shown, and any touch ends it: ${game}`, async ({ page }) => {
    const done = watch(page);
    await standStill(page);
    await firstMove(page, game, 'no-preference');
    await expect(page.locator('.flight').first()).toBeVisible();
    // What sets out after the touch flies again.
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(await page.locator('.flight').count()).toBe(0);
    }).toPass();
    done();
  });

  test(`nothing moves where that is not wanted: ${game}`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (node instanceof Element && node.querySelector('.flight') !== null)
              Object.assign(window, { flew: true });
            if (node instanceof Element && node.matches('.flight')) Object.assign(window, { flew: true });
          }
        }
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    await firstMove(page, game, 'reduce');
    await expect(page.getByRole('complementary', { name: 'First game' })).toContainText('4 of');
    expect(await page.evaluate('window.flew === true')).toBe(false);
  });
}

for (const game of ['burgundy', 'splendor']) {
  test(`a step of motion takes as long as the style sheets say, also in what was built of them: ${game}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const flown: unknown[] = [];
      Object.assign(window, { flown });
      // Told by the page itself: who looks at every frame misses a step that a busy machine shows none of.
      const animate = Reflect.get(Element.prototype, 'animate');
      Element.prototype.animate = function (this: Element, frames, timing) {
        if (this.matches('.flight')) flown.push(typeof timing === 'object' ? timing.duration : timing);
        return animate.call(this, frames, timing);
      };
    });
    await firstMove(page, game, 'no-preference');
    await expect.poll(() => page.evaluate('window.flown.length')).toBeGreaterThan(0);
    expect(await page.evaluate('window.flown[0]')).toBe(220);
  });
}

test('a card sets out from where it lay, as large as it was', async ({ page }) => {
  await prepare(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await standStill(page);
  const { moves } = golden('burgundy', 'v1-1-won');
  const taking = moves.findIndex((move) => move.startsWith('take '));
  await openRecord(page, golden('burgundy', 'v1-1-won', taking));
  await drawn(page);
  // Where it lay when it was touched, and where it is seen first once it flies: noted in the page, at once.
  await page.evaluate(() => {
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    };
    addEventListener(
      'click',
      ({ target }) => {
        const card = target instanceof Element ? target.closest('[data-card]') : null;
        if (card !== null) Object.assign(window, { lay: boxOf(card) });
      },
      true,
    );
    const seen = new MutationObserver(() => {
      const flying = document.querySelector('.flight.whole');
      if (flying === null) return;
      seen.disconnect();
      Object.assign(window, { setOut: boxOf(flying) });
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.locator(`[data-zone=display] [data-card=${moves[taking]?.slice('take '.length)}]`).click();
  await expect.poll(() => page.evaluate('window.setOut')).toBeTruthy();
  const lay = await page.evaluate<number[]>('window.lay');
  const isThere = (box: readonly number[]) => {
    expect(box).toHaveLength(lay.length);
    for (const [side, length] of box.entries()) expect(Math.abs(length - (lay[side] ?? NaN))).toBeLessThan(3);
  };
  isThere(await page.evaluate<number[]>('window.setOut'));
  // And when its motion has begun.
  const moving = () =>
    page.evaluate(() => {
      const flying = document.querySelector('.flight.whole');
      if (flying === null || flying.getAnimations().length === 0) return null;
      const { x, y, width, height } = flying.getBoundingClientRect();
      return [x, y, width, height];
    });
  await expect.poll(moving).not.toBeNull();
  isThere((await moving()) ?? []);
});

test('bought cards come from the deck, and any touch ends it', async ({ page }) => {
  await prepare(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await standStill(page);
  const done = watch(page);
  const record = golden('burgundy', 'v1-1-won');
  await openRecord(page, golden('burgundy', 'v1-1-won', record.moves.indexOf('buy')));
  await drawn(page);
  await page.locator('.table .bar [data-move=buy]').click();
  await expect(page.locator('.tray .card')).toHaveCount(3);
  const middles = () =>
    page.evaluate(() =>
      ['[data-zone=deck] .deck', '.tray .card'].map((name) => {
        const { left, top, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
        return [left + width / 2, top + height / 2].map(Math.round);
      }),
    );
  // The first lies on the deck as yet, and then in its place.
  await expect(async () => {
    const [deck, card] = await middles();
    expect(card).toEqual(deck);
  }).toPass();
  await page.keyboard.press('Shift');
  await expect(async () => {
    const [deck, card] = await middles();
    expect(card).not.toEqual(deck);
  }).toPass();
  done();
});
