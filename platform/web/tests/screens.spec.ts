import { expect, test } from '@playwright/test';
import { serious } from './helpers/axe.ts';
import { atRest, prepare } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';

const TABLES = [
  ['burgundy', 'v1-1-won', 45],
  ['burgundy', 'v1-2', 88],
  ['burgundy', 'v1-3', 148],
  ['burgundy', 'v1-4', 271],
  ['splendor', 'v1-2-classic', 33],
  ['splendor', 'v1-3-court', 48],
  ['splendor', 'v1-4-classic', 100],
] as const;

test.describe('axe finds nothing serious', () => {
  test.use({ bypassCSP: true });

  for (const theme of ['parchment', 'candlelight']) {
    test(`on the leaves, by ${theme}`, async ({ page }) => {
      await prepare(page);
      await page.addInitScript((chosen) => localStorage.setItem('chambord.theme', chosen), theme);
      for (const address of [
        '/',
        '/new/burgundy',
        '/new/splendor',
        '/rules/burgundy',
        '/rules/splendor',
        '/games',
        '/settings',
        '/gallery',
        '/learn/burgundy',
        '/learn/splendor',
        '/daily',
        '/nowhere',
      ]) {
        await page.goto(address);
        await atRest(page);
        expect(await serious(page), address).toEqual([]);
      }
    });

    for (const [game, name, ply] of TABLES) {
      test(`on the table of ${game}, ${name}, by ${theme}`, async ({ page }) => {
        await prepare(page);
        await page.addInitScript((chosen) => localStorage.setItem('chambord.theme', chosen), theme);
        await openRecord(page, golden(game, name, ply));
        expect(await serious(page)).toEqual([]);
        await page.getByRole('button', { name: 'Menu' }).click();
        expect(await serious(page)).toEqual([]);
      });
    }
  }

  test('on the table in words and the choice of arms', async ({ page }) => {
    await prepare(page);
    await page.goto('/learn/splendor');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'The game as text' }).click();
    await expect(page.getByRole('dialog', { name: 'The game as text' })).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await page.goto('/new/burgundy');
    await page.getByRole('button', { name: 'Seat 1: Arms' }).click();
    expect(await serious(page)).toEqual([]);
  });

  test('on curtain, replay and result', async ({ page }) => {
    await prepare(page);
    await openRecord(page, golden('burgundy', 'v1-2'));
    expect(await serious(page)).toEqual([]);
    await openRecord(page, golden('splendor', 'v1-2-court', 58));
    await page.locator('[data-noble][data-move], [data-move]').first().click();
    await atRest(page);
    expect(await serious(page)).toEqual([]);
  });
});

test.describe('nothing scrolls, nothing is cut off', () => {
  const SIZES = [
    [360, 640],
    [390, 844],
    [667, 375],
    [768, 1024],
    [844, 390],
    [1440, 900],
    [2560, 1440],
  ] as const;

  for (const [game, name, ply] of TABLES) {
    test(`${game}, ${name}`, async ({ page }) => {
      await prepare(page, 'de');
      await openRecord(page, golden(game, name, ply));
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
        // The page hears of it before the next frame.
        await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))));
        const found = await page.evaluate(() => {
          const root = document.documentElement;
          const zoom = Number(getComputedStyle(root).getPropertyValue('--zoom'));
          const table = document.querySelector('.table');
          const scrolling = [...document.querySelectorAll('.table, .table *')].filter((element) => {
            const { overflowY, overflowX } = getComputedStyle(element);
            const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
            return (
              (scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
              (scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1)
            );
          });
          const outside = [...document.querySelectorAll('.table button, .table section')].filter((element) => {
            const box = element.getBoundingClientRect();
            if (box.width === 0 || box.height === 0) return false;
            return box.left < -2 || box.top < -2 || box.right > innerWidth + 2 || box.bottom > innerHeight + 2;
          });
          return {
            zoom,
            page: [root.scrollWidth > innerWidth, root.scrollHeight > innerHeight],
            table:
              table === null
                ? null
                : [table.scrollWidth > table.clientWidth + 1, table.scrollHeight > table.clientHeight + 1],
            scrolling: scrolling.map((element) => element.className),
            outside: outside.map(
              (element) => `${element.tagName} ${element.className} ${element.getAttribute('aria-label')}`,
            ),
          };
        });
        expect(found, `${width} × ${height}`).toMatchObject({
          page: [false, false],
          table: [false, false],
          scrolling: [],
          outside: [],
        });
      }
    });
  }
});

// Who needs large letters asks the browser for them, not the page.
test.describe('letters of twice the size', () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`nothing is cut off at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await prepare(page, 'de');
      const enlarge = () =>
        page.evaluate(() => {
          document.documentElement.style.fontSize = '32px';
        });
      const cut = () =>
        page.evaluate(() => {
          const inside = (element: Element) => element.closest('.map, .sr, .scroller, .flights') === null;
          return [...document.querySelectorAll('#app *, dialog *')]
            .filter((element) => element instanceof HTMLElement && inside(element))
            .filter((element) => {
              const { left, right, width: own } = element.getBoundingClientRect();
              return own > 0 && (left < -1 || right > innerWidth + 1);
            })
            .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
        });
      const letters = () =>
        page.evaluate(() => getComputedStyle(document.querySelector('.page') ?? document.body).fontSize);
      for (const address of ['/new/splendor', '/settings', '/rules/burgundy', '/games', '/nowhere']) {
        await page.goto(address);
        await page.locator('h1').waitFor();
        const before = Number.parseFloat(await letters());
        await enlarge();
        expect(Number.parseFloat(await letters()), address).toBe(2 * before);
        expect(await cut(), address).toEqual([]);
      }
      await openRecord(page, golden('burgundy', 'v1-2', 88));
      await enlarge();
      await page.getByRole('button', { name: 'Menü' }).click();
      await expect(page.locator('dialog.sheet .btn').first()).toBeVisible();
      expect(await cut()).toEqual([]);
    });
  }
});
