// Measures the page as Lighthouse's mobile profile sees it (slow 4G, processor four times slower): npm run lighthouse [-- GAME …]
// Home, and of each game a table and the first game. A measurement, not a test: it wants a quiet machine. Lighthouse's own yardstick
// (benchmark index) is told beside it: under about 1,000 this machine was slower or busier than what the profile is meant for.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { findBrowser } from './browser.mjs';

const PORT = 4288;
const DEBUGGING_PORT = 4289;
const ROUNDS = 3;
const ADDRESS = `http://localhost:${PORT}`;
/** What is wanted: performance (of 100), first contentful paint and blocking time in milliseconds. */
const WANTED = { home: [95, 1500, 150], table: [90, 1500, 150] };

const asked = process.argv.slice(2);
const games = readdirSync('games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join('games', entry.name)).includes('index.ts'))
  .map(({ name }) => name)
  .filter((name) => asked.length === 0 || asked.includes(name));

/** The address of a game that was begun on this device: Lighthouse keeps what lies in the database. */
async function beginGame(context, game) {
  const page = await context.newPage();
  await page.goto(`${ADDRESS}/new/${game}`);
  await page.locator('.btn.main').click();
  await page.waitForURL('**/play/*');
  await page.locator('.table.deciding').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-waits]') === null);
  const { pathname } = new URL(page.url());
  await page.close();
  return pathname;
}

async function measure(path) {
  const { lhr } = await lighthouse(ADDRESS + path, {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: ['performance'],
  });
  const figure = (id) => lhr.audits[id].numericValue;
  return {
    performance: Math.round(lhr.categories.performance.score * 100),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    elements: lhr.audits['dom-size']?.numericValue ?? 0,
    yardstick: lhr.environment.benchmarkIndex,
  };
}

const middleOf = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];

async function report(name, path, [performance, fcp, tbt]) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(path));
  const middle = Object.fromEntries(
    Object.keys(rounds[0]).map((key) => [key, middleOf(rounds.map((one) => one[key]))]),
  );
  const reached = middle.performance >= performance && middle.fcp < fcp && middle.tbt < tbt;
  const seconds = (time) => `${(time / 1000).toFixed(2)} s`;
  console.log(
    `${name}: ${middle.performance} (${rounds.map((one) => one.performance).join(', ')})${reached ? '' : ' — not reached'}; ` +
      `first contentful paint ${seconds(middle.fcp)}, largest ${seconds(middle.lcp)}, blocked ${middle.tbt.toFixed(0)} ms, ` +
      `shift ${middle.cls.toFixed(3)}, ${(middle.bytes / 1024).toFixed(0)} KB, ${middle.elements} elements; yardstick ${middle.yardstick.toFixed(0)}`,
  );
  return reached;
}

const data = mkdtempSync(join(tmpdir(), 'chambord-lighthouse-'));
const server = spawn(process.execPath, [
  'scripts/run.mjs',
  'platform/cli/main.ts',
  'serve',
  '--port',
  String(PORT),
  '--data',
  join(data, 'server'),
]);
await new Promise((resolve) => server.stdout.once('data', resolve));
const context = await chromium.launchPersistentContext(join(data, 'browser'), {
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  const reached = [await report('home', '/', WANTED.home)];
  for (const game of games) {
    reached.push(await report(`${game}, table`, await beginGame(context, game), WANTED.table));
    reached.push(await report(`${game}, lesson`, `/learn/${game}`, WANTED.table));
  }
  process.exitCode = reached.every(Boolean) ? 0 : 1;
} finally {
  await context.close();
  server.kill();
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
}
