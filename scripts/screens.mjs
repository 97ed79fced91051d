// Takes pictures of every main screen, at desktop and phone size, into docs/screens: npm run screens
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';

const PORT = 4288;
const OUT = 'docs/screens';
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A golden game up to a decision. */
function game(name, file, ply) {
  const record = JSON.parse(readFileSync(`games/${name}/tests/golden/${file}`, 'utf8'));
  return ply === undefined ? record : { ...record, moves: record.moves.slice(0, ply), result: null };
}

/** What to show: an address, or a game, in a language and a theme, and what to touch first. */
const SCREENS = [
  { name: 'home', address: '/' },
  { name: 'set-up', address: '/new/splendor', lang: 'fr' },
  { name: 'burgundy', game: game('burgundy', 'v1-4.json', 236) },
  { name: 'burgundy-chain', game: game('burgundy', 'v1-3.json', 148), theme: 'candlelight' },
  { name: 'burgundy-solo', game: game('burgundy', 'v1-1-won.json', 40), lang: 'de' },
  { name: 'splendor', game: game('splendor', 'v1-4-classic.json', 72) },
  { name: 'splendor-candlelight', game: game('splendor', 'v1-2-court.json', 40), theme: 'candlelight', lang: 'fr' },
  { name: 'replay', game: game('burgundy', 'v1-2.json'), address: '#120' },
  { name: 'rules', address: '/rules/burgundy#6.3', lang: 'de' },
  { name: 'settings', address: '/settings' },
];

async function open(page, { game: record, address }) {
  if (record === undefined) return page.goto(address);
  await page.goto('/games');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
  await page.locator('input[type=file]').setInputFiles(file);
  const curtain = page.locator('.curtain .btn.main');
  await curtain.or(page.locator('.table')).waitFor();
  if (await curtain.isVisible()) await curtain.click();
  if (address !== undefined) {
    await page.goto(page.url().replace(/#.*$/, '') + address);
    await page.reload();
  }
  return page.locator('.table').waitFor();
}

async function shoot(browser, screen, [size, viewport]) {
  const { name, lang = 'en', theme = 'parchment' } = screen;
  const context = await browser.newContext({ viewport, baseURL: `http://localhost:${PORT}` });
  await context.addInitScript(
    (settings) => {
      for (const [key, value] of Object.entries(settings)) localStorage.setItem(`chambord.${key}`, value);
    },
    { lang, theme },
  );
  const page = await context.newPage();
  await open(page, screen);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${OUT}/${name}-${size}.png` });
  await context.close();
}

mkdirSync(OUT, { recursive: true });
const server = spawn(process.execPath, [
  'scripts/run.mjs',
  'platform/cli/main.ts',
  'serve',
  '--port',
  String(PORT),
  '--data',
  '.cache/screens',
]);
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const screen of SCREENS) for (const size of Object.entries(SIZES)) await shoot(browser, screen, size);
  console.log(`${SCREENS.length * 2} pictures are in ${OUT}.`);
} finally {
  await browser.close();
  server.kill();
}
