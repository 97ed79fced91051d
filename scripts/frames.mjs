// Measures frames while moves are made, with the processor slowed down four times: npm run frames
// Says how long the longest frame of every move was; none should be over 50 ms. A measurement, not a test: run it on a quiet machine.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';

const PORT = 4287;
const SLOWER = 4;
const MOVES = 12;
const GAMES = [
  ['burgundy', 'v1-2.json', 88],
  ['splendor', 'v1-2-court.json', 40],
];

/** Touches something that glows and returns the times between frames until the motion is over. */
function moveAndWatch() {
  return new Promise((resolve) => {
    const visible = (element) => element.getClientRects().length > 0;
    const pick = (selector) => [...document.querySelectorAll(selector)].filter(visible);
    const curtain = pick('.curtain .btn.main');
    const choices = pick('dialog[open] [data-move]:not([disabled]), dialog[open] .btn.main');
    const glowing = pick(
      '.table .legal:not([disabled]), .table [data-move]:not([disabled]), .table .bar .btn.main:not([disabled])',
    );
    const open = curtain.length > 0 ? curtain : choices.length > 0 ? choices : glowing;
    const chosen = open[Math.floor(Math.random() * open.length)];
    const frames = [];
    const started = performance.now();
    let last = started;
    const watch = (now) => {
      frames.push(now - last);
      last = now;
      if (now - started < 900) requestAnimationFrame(watch);
      else resolve(chosen === undefined ? null : frames.slice(1));
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(watch);
      chosen?.click();
    });
  });
}

const server = spawn(process.execPath, ['scripts/run.mjs', 'platform/cli/main.ts', 'serve', '--port', String(PORT)]);
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const [game, name, ply] of GAMES) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: `http://localhost:${PORT}` });
    const record = JSON.parse(readFileSync(`games/${game}/tests/golden/${name}`, 'utf8'));
    const content = { ...record, moves: record.moves.slice(0, ply), result: null };
    await page.goto('/games');
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
    await page.locator('.curtain .btn.main, .table').first().waitFor();
    const session = await page.context().newCDPSession(page);
    for (const rate of [1, SLOWER]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const longest = [];
      for (let i = 0; i < MOVES; i++) {
        const frames = await page.evaluate(moveAndWatch);
        if (frames !== null && frames.length > 1) longest.push(Math.max(...frames));
      }
      const sorted = longest.sort((one, other) => one - other).map((time) => time.toFixed(0));
      console.log(
        `${game}, ${rate} times slower: longest frame of each of ${sorted.length} moves, ms: ${sorted.join(' ')}`,
      );
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.kill();
}
