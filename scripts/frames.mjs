// Measures frames while moves are made and bots answer, with the processor slowed down four times: npm run frames [-- GAME]
// Told are the frames that kept the page busy over 50 ms, with its script and with drawing, as the browser reports them ("long
// animation frames"), and the times between two frames by the clock. None should be over 50 ms.
// A measurement, not a test: it wants a quiet machine. Pictures are rastered by other threads and, without a graphics card,
// slowly: times between frames that the page was not busy in are theirs. The same touches are made in every round, so what
// most rounds show is the page's, and what one shows alone is the machine's: garbage collected, another program.
// A yardstick, the same work before and after the processor is slowed down, says how fast this machine is and that it was slowed.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';

const PORT = 4287;
const SLOWER = 4;
const LIMIT = 50;
const MOVES = 24;
const ROUNDS = 5;
const SCREEN = { width: 390, height: 844 };
/** Where the touches begin: a kept game, and the decisions that were made in it. */
const GAMES = [
  ['burgundy', 'v1-2.json', 88],
  ['burgundy', 'v1-4.json', 160],
  ['splendor', 'v1-2-court.json', 40],
  ['splendor', 'v1-4-court.json', 80],
];
/** Touches something that glows, and watches until the table is at rest and waits for the player again. */
function moveAndWatch(choice) {
  return new Promise((resolve) => {
    const pick = (selector) =>
      [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    const choices = pick('dialog[open] [data-move]:not([disabled]), dialog[open] .btn.main');
    const ready = pick('.table .bar .btn.main:not([disabled])');
    const glowing = pick(
      '.table .legal:not([disabled]), .table [data-move]:not([disabled]), .table [data-legal="true"]',
    );
    const own = pick('.table [data-own-gem][aria-disabled="false"]');
    // What is ready to be done is done every other time: else tokens are laid out and put back for ever.
    const free = ready.length > 0 && choice % 2 === 0 ? ready : [...glowing, ...ready];
    const open = choices.length > 0 ? choices : free.length > 0 ? free : own;
    const chosen = open[choice % open.length];
    // What follows the end of a game is another game, not a move.
    if (chosen === undefined || document.querySelector('.result') !== null) return resolve(null);
    const long = [];
    const observer = new PerformanceObserver((list) => long.push(...list.getEntries()));
    observer.observe({ type: 'long-animation-frame' });
    const frames = [];
    const started = performance.now();
    let last;
    const atRest = () =>
      document.querySelector('.flight') === null && document.querySelector('.table.deciding, dialog[open]') !== null;
    const watch = (now) => {
      if (last !== undefined) frames.push(now - last);
      last = now;
      const took = now - started;
      if (took < 8000 && (took < 900 || !atRest())) return requestAnimationFrame(watch);
      // Entries come a little after their frames.
      setTimeout(() => {
        observer.disconnect();
        resolve({
          longest: Math.max(...frames),
          busy: long.map(({ duration, startTime, renderStart, scripts }) => ({
            script: scripts.reduce((sum, script) => sum + script.duration, 0),
            render: startTime + duration - renderStart,
          })),
        });
      }, 150);
    };
    requestAnimationFrame((now) => {
      watch(now);
      setTimeout(() => chosen.click());
    });
  });
}

/** A game at the table: the first seat is played by hand, the others by bots that hardly think. */
async function open(page, game, name, ply) {
  const record = JSON.parse(readFileSync(`games/${game}/tests/golden/${name}`, 'utf8'));
  await page.goto('/games');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, moves: record.moves.slice(0, ply), result: null })),
  });
  await page.locator('.curtain .btn.main, .table').first().waitFor();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('chambord').onsuccess = ({ target: { result: database } }) => {
          const games = database.transaction('games', 'readwrite').objectStore('games');
          games.getAll().onsuccess = ({ target: { result } }) => {
            for (const kept of result) {
              const seats = kept.seats.map((seat, index) => ({ ...seat, bot: index === 0 ? null : 'page' }));
              games.put({ ...kept, seats }).onsuccess = resolve;
            }
          };
        };
      }),
  );
  await page.reload();
  await page.locator('.table.deciding').first().waitFor();
  // Loading is not measured.
  await page.waitForFunction(() => document.querySelector('[data-waits]') === null);
  await page.waitForTimeout(1500);
}

/** How long the same work takes on this page, in milliseconds. */
function yardstick() {
  const started = performance.now();
  let sum = 0;
  for (let step = 0; step < 30_000_000; step++) sum = (sum * 31 + step) | 0;
  // The sum is looked at, so that the work cannot be left out.
  return performance.now() - started + (sum === 1 ? 1 : 0);
}

/** All touches of a game, on a page of its own. */
async function playRound(browser, game, name, ply) {
  const page = await browser.newPage({
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
    baseURL: `http://localhost:${PORT}`,
  });
  await open(page, game, name, ply);
  const session = await page.context().newCDPSession(page);
  const asItIs = await page.evaluate(yardstick);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const slowed = await page.evaluate(yardstick);
  const touches = [];
  for (let move = 0; move < MOVES; move++) {
    const watched = await page.evaluate(moveAndWatch, 7 * move);
    if (watched === null) break;
    touches.push(watched);
  }
  await page.close();
  return { touches, asItIs, slowed };
}

/** The longest that the page was busy for one frame of a touch; the browser tells only of frames over 50 ms. */
function busiest(touch) {
  return Math.max(0, ...(touch?.busy ?? []).map(({ script, render }) => script + render));
}

function middleOf(times) {
  return times.toSorted((one, other) => one - other)[times.length >> 1];
}

function spread(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const over = sorted.filter((time) => time > LIMIT).length;
  const [half, most] = [sorted[sorted.length >> 1], sorted.at(-1)].map((time) => time.toFixed(0));
  return `half up to ${half}, longest ${most} ms, ${over} of ${sorted.length} over ${LIMIT}`;
}

const only = process.argv[2];
const server = spawn(process.execPath, [
  'scripts/run.mjs',
  'platform/cli/main.ts',
  'serve',
  '--port',
  String(PORT),
  '--data',
  '.cache/frames',
]);
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const [game, name, ply] of GAMES.filter(([id]) => only === undefined || id === only)) {
    const played = [];
    for (let round = 0; round < ROUNDS; round++) played.push(await playRound(browser, game, name, ply));
    const rounds = played.map(({ touches }) => touches);
    const [asItIs, slowed] = ['asItIs', 'slowed'].map((speed) => middleOf(played.map((round) => round[speed])));
    console.log(
      `${game} ${name}, ${SLOWER} times slower, ${rounds[0].length} touches and what bots answered, ${ROUNDS} rounds`,
    );
    console.log(`  yardstick: ${asItIs.toFixed(0)} ms, slowed ${slowed.toFixed(0)} ms`);
    for (const touches of rounds) {
      console.log(`  between two frames: ${spread(touches.map(({ longest }) => longest))}`);
      console.log(`    busy for a frame: ${spread(touches.map(busiest))}`);
      for (const [touch, { busy }] of touches.entries()) {
        for (const { script, render } of busy.filter((frame) => frame.script + frame.render > LIMIT)) {
          const [scripted, drawn] = [script, render].map((time) => time.toFixed(0));
          console.log(`      touch ${touch}: script ${scripted} ms; styles, layout and paint ${drawn} ms`);
        }
      }
    }
    const [first] = rounds;
    const middle = first.map((_, touch) => middleOf(rounds.map((touches) => busiest(touches[touch]))));
    console.log(`  busy for a frame, in the middle of the rounds: ${spread(middle)}`);
  }
} finally {
  await browser.close();
  server.kill();
}
