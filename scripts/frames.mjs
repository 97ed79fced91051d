// Measures frames while moves are made and bots answer, with the processor slowed down four times: npm run frames [-- GAME]
// For every touch: the longest time between two frames, and the longest task of the page's own thread with what it was made of.
// None should be over 50 ms. A measurement, not a test. Tasks are told in the time that the thread had of a processor, so others on
// the machine hardly matter; frames are told by the clock, and want a quiet machine. Pictures are rastered by other threads and,
// without a graphics card, slowly: a long frame beside short tasks is theirs.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';

const PORT = 4287;
const SLOWER = 4;
const LIMIT = 50;
const MOVES = 24;
const SCREEN = { width: 390, height: 844 };
const GAMES = [
  ['burgundy', 'v1-2.json', 88],
  ['splendor', 'v1-2-court.json', 40],
];
/** What the browser calls the parts of its work. */
const PARTS = {
  script: ['EventDispatch', 'FunctionCall', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks', 'MinorGC', 'MajorGC'],
  style: ['UpdateLayoutTree', 'ParseAuthorStyleSheet'],
  layout: ['Layout', 'UpdateLayer', 'HitTest'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayerTree', 'CompositeLayers'],
};

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-thread-time',
  'blink.user_timing',
  'v8',
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
    const frames = [];
    const started = performance.now();
    let last;
    const atRest = () =>
      document.querySelector('.flight') === null && document.querySelector('.table.deciding, dialog[open]') !== null;
    const watch = (now) => {
      if (last !== undefined) frames.push(now - last);
      last = now;
      const took = now - started;
      if (took > 8000 || (took > 900 && atRest())) resolve(frames);
      else requestAnimationFrame(watch);
    };
    requestAnimationFrame((now) => {
      watch(now);
      performance.mark('touch');
      setTimeout(() => chosen.click());
    });
  });
}

/** The longest task of the page's thread while it was watched, and its parts, each without what lies within it; in ms of its own time. */
function longestTask(trace) {
  const { pid, tid } = trace.find(({ name }) => name === 'touch');
  const spans = trace
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  let longest = { whole: 0 };
  let task = null;
  const within = [];
  for (const { name, ts, dur, tdur = dur } of spans) {
    while (within.length > 0 && ts >= within.at(-1).end) within.pop();
    if (within.length === 0) task = null;
    if (name === 'RunTask' && task === null) {
      task = { whole: tdur / 1000, script: 0, style: 0, layout: 0, paint: 0 };
      if (task.whole > longest.whole) longest = task;
    }
    if (task === null) continue;
    const part = Object.keys(PARTS).find((known) => PARTS[known].includes(name)) ?? within.at(-1)?.part;
    const around = within.at(-1)?.part;
    if (around !== undefined) task[around] -= tdur / 1000;
    if (part !== undefined) task[part] += tdur / 1000;
    within.push({ end: ts + dur, part });
  }
  return longest;
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
    const page = await browser.newPage({
      viewport: SCREEN,
      isMobile: true,
      hasTouch: true,
      baseURL: `http://localhost:${PORT}`,
    });
    await open(page, game, name, ply);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const frames = [];
    const tasks = [];
    for (let move = 0; move < MOVES; move++) {
      await browser.startTracing(page, { categories: CATEGORIES });
      const watched = await page.evaluate(moveAndWatch, 7 * move);
      const trace = JSON.parse((await browser.stopTracing()).toString());
      if (watched === null) break;
      frames.push(Math.max(...watched));
      tasks.push(longestTask(trace.traceEvents));
    }
    console.log(`${game}, ${SLOWER} times slower, ${frames.length} touches and what bots answered`);
    console.log(`  between two frames: ${spread(frames)}`);
    console.log(`  task of the page:   ${spread(tasks.map(({ whole }) => whole))}`);
    for (const { whole, script, style, layout, paint } of tasks.toSorted((a, b) => b.whole - a.whole).slice(0, 3)) {
      const parts = Object.entries({ script, style, layout, paint }).map(([part, ms]) => `${part} ${ms.toFixed(0)}`);
      console.log(`    ${whole.toFixed(0)} ms: ${parts.join(', ')}`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.kill();
}
