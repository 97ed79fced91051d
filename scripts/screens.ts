// Takes pictures of every main screen, at desktop and phone size, into docs/screens: npm run screens
import { test } from '@playwright/test';
import type { GameRecord } from '@chambord/kernel';
import { drawn } from '../platform/web/tests/helpers/drawn.ts';
import { golden, openRecord } from '../platform/web/tests/helpers/records.ts';

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** What to show: an address, or a game, perhaps at a place in it; in a language and a theme. */
interface Screen {
  readonly name: string;
  readonly address?: string;
  readonly game?: GameRecord;
  readonly lang?: string;
  readonly theme?: string;
}

const SCREENS: readonly Screen[] = [
  { name: 'home', address: '/' },
  { name: 'set-up', address: '/new/splendor', lang: 'fr' },
  { name: 'burgundy', game: golden('burgundy', 'v1-4', 236) },
  { name: 'burgundy-chain', game: golden('burgundy', 'v1-3', 148), theme: 'candlelight' },
  { name: 'burgundy-solo', game: golden('burgundy', 'v1-1-won', 40), lang: 'de' },
  { name: 'splendor', game: golden('splendor', 'v1-4-classic', 72) },
  { name: 'splendor-candlelight', game: golden('splendor', 'v1-2-court', 40), theme: 'candlelight', lang: 'fr' },
  { name: 'replay', game: golden('burgundy', 'v1-2'), address: '#120' },
  { name: 'rules', address: '/rules/burgundy#6.3', lang: 'de' },
  { name: 'settings', address: '/settings' },
  { name: 'daily', address: '/daily', lang: 'fr' },
  { name: 'lesson', address: '/learn/splendor', lang: 'de' },
];

for (const [device, screen] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use(screen);
    for (const { name, address = '', game, lang = 'en', theme = 'parchment' } of SCREENS) {
      test(name, async ({ page }) => {
        await page.addInitScript(
          (settings) => {
            for (const [key, value] of Object.entries(settings)) localStorage.setItem(`chambord.${key}`, value);
          },
          { lang, theme },
        );
        if (game === undefined) await page.goto(address);
        else await openRecord(page, game);
        if (game !== undefined && address !== '') {
          await page.goto(page.url().replace(/#.*$/, '') + address);
          await page.reload();
          await page.locator('.table').waitFor();
        }
        if (address.startsWith('/learn')) await page.locator('.table').waitFor();
        await page.evaluate(() => document.fonts.ready);
        await drawn(page);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `docs/screens/${name}-${device}.png` });
      });
    }
  });
}
