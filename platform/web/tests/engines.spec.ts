import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { findEngine, howToGet } from '../../../scripts/engines.mjs';
import type { Engine } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { misplaced } from './engines/misplaced.ts';
import { freePort } from '../../server/tests/helpers/free-port.ts';
import { start } from './engines/process.ts';
import type { Program } from './engines/process.ts';
import { startWebKit } from './engines/webkit.ts';
import { chooser, TOUCHED, touchInPage } from './helpers/people.ts';
import type { Chooser } from './helpers/people.ts';

// Chromium is what all other tests run in; here the page is seen and played in the two other engines that people have.
const ENGINES = [
  { name: 'Firefox', launch: startFirefox },
  { name: 'WebKit', launch: startWebKit },
] as const;

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 800],
  [1920, 1080],
] as const;

/** WebKit draws without a graphics card here: a busy machine is slow indeed. */
const PATIENCE = 90_000;

/** In the order of the first leaf. */
const GAMES = ['burgundy', 'splendor'] as const;

/** Which table it is, and what stands on it; the bar and sheets also say what was chosen, and that is not kept. */
const TABLE = `(() => {
  const table = document.querySelector('.table').cloneNode(true);
  for (const thing of table.querySelectorAll('.bar, dialog, .flights')) thing.remove();
  return [location.pathname, table.textContent];
})()`;

/** What one run finds the next one finds, too. The second number is for the game's name, which differs from game to game. */
const ALWAYS_THE_SAME_DEAL = `(() => {
  crypto.getRandomValues = (list) => (list instanceof BigUint64Array ? list.fill(BigInt(Date.now())) : list.fill(7));
})()`;

/** All of the page was fetched once more to be kept; from now on the worker answers whoever comes to it. */
const KEEPS_THE_PAGE = `navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated')`;

const MENU = `document.querySelector('.table .tool[aria-label="Menu"]')`;

const root = fileURLToPath(new URL('../../..', import.meta.url));

for (const { name, launch } of ENGINES) {
  const programs = findEngine(name);
  if (programs === undefined && process.env['TEST_WORKER_INDEX'] === undefined) console.error(howToGet(name));

  test.describe(name, () => {
    // One window, in which one thing follows another.
    test.describe.configure({ mode: 'serial', timeout: 480_000 });
    test.skip(programs === undefined && process.env['CI'] === undefined, howToGet(name));

    let engine: Engine;
    let server: Program;
    let house: string;
    const data = mkdtempSync(join(tmpdir(), 'chambord-engines-'));

    test.beforeAll(async () => {
      if (programs === undefined) throw new Error(howToGet(name));
      const port = await freePort();
      house = `http://localhost:${port}`;
      const serve = ['scripts/run.mjs', 'platform/cli/main.ts', 'serve', '--port', String(port), '--data', data];
      server = start(process.execPath, serve, { ...process.env, INIT_CWD: root });
      await server.hear(/served at/);
      engine = await launch(programs);
      await engine.open(house);
      // WebKit's service worker hangs for ever in its installation if the page is left at that moment (docs/decisions.md).
      await until(KEEPS_THE_PAGE, 2 * PATIENCE);
      await engine.evaluate(`localStorage.setItem('chambord.pace', 'instant')`);
    });

    test.afterAll(async () => {
      await engine?.close();
      await server?.stop();
      rmSync(data, { recursive: true, force: true });
    });

    /** Waits until this is so in the page. */
    const until = (expression: string, timeout = PATIENCE) =>
      expect.poll(() => engine.evaluate(expression), { message: expression, intervals: [50], timeout }).toBe(true);
    const drawn = (leaf: string) =>
      until(`document.querySelector('${leaf}') !== null && document.querySelector('[data-waits]') === null`);

    async function resize(width: number, height: number): Promise<void> {
      await engine.resize(width, height);
      await until(`innerWidth === ${width} && innerHeight === ${height}`);
      // The page hears of it before the next frame.
      await engine.evaluate(
        'new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(() => heard(0))))',
      );
    }

    /** Everything lies inside the window, and nothing under something else. With PICTURES=1 all that was looked at is kept. */
    async function inPlace(what: string): Promise<void> {
      const found = await engine.evaluate(`(${misplaced.toString()})()`);
      const picture = test.info().outputPath(`${what}.png`);
      // WebKit takes seconds for one, or for ever: what was found is said all the same.
      if (process.env['PICTURES'] === '1') writeFileSync(picture, await engine.picture());
      expect(found, what).toEqual([]);
    }

    /** Touches something by hand, at its middle: it has to lie where the page says. What has just gone is not touched. */
    async function touch(thing: string): Promise<void> {
      const spot = await engine.evaluate(`(() => {
        const thing = ${thing};
        if (thing === null) return null;
        const { left, top, width, height } = thing.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      })()`);
      if (spot === null) return;
      const [x, y] = spot as [number, number];
      await engine.touch(x, y);
    }

    /** Touches something until it answers: a first touch may only put away a note about what the hand rested on. */
    async function press(thing: string, answers: string): Promise<void> {
      let next = 0;
      const touched = async () => {
        const answered = await engine.evaluate(answers);
        if (answered !== true && performance.now() > next) {
          await touch(thing);
          next = performance.now() + 2000;
        }
        return answered;
      };
      await expect.poll(touched, { message: `${thing}: ${answers}`, intervals: [50], timeout: PATIENCE }).toBe(true);
    }

    /** Touches one thing after another that can be done. */
    async function play(touches: number, choose: Chooser): Promise<void> {
      for (let done = 0; done < touches; done++) {
        const choice = JSON.stringify([...TOUCHED, choose.draw()]);
        const chosen = `(${touchInPage.toString()})(${choice}, (thing) => { globalThis.chosen = thing; })`;
        await until(chosen);
        await touch('chosen');
        choose.next();
      }
    }

    test('home', async () => {
      await engine.open(house);
      for (const [width, height] of SIZES) {
        await resize(width, height);
        await drawn('.home');
        await inPlace(`${width}x${height}`);
      }
    });

    GAMES.forEach((game, index) => {
      test(`${game}: played, and found again`, async () => {
        await engine.open(house);
        await drawn('.home');
        await engine.evaluate(ALWAYS_THE_SAME_DEAL);
        await press(
          `document.querySelectorAll('.home .play')[${index}]`,
          `document.querySelector('dialog.first .btn.main') !== null`,
        );
        await press(`document.querySelector('dialog.first .btn.main')`, `location.pathname.startsWith('/play/')`);
        await drawn(`.table.${game}`);
        await engine.evaluate(`addEventListener('error', ({ message }) => (globalThis.fault = message))`);
        const choose = chooser(index + 1);
        await play(10, choose);
        await resize(390, 844);
        await play(10, choose);
        // Whatever lies over the table is closed.
        await until(`(() => {
          const close = document.querySelector('dialog[open] .tool');
          close?.click();
          return close === null;
        })()`);
        for (const [width, height] of SIZES) {
          await resize(width, height);
          await drawn('.table');
          await inPlace(`${width}x${height}`);
          await press(MENU, `document.querySelector('dialog.sheet:not(.unseen) .btn') !== null`);
          await inPlace(`menu-${width}x${height}`);
          await press(
            `document.querySelector('dialog.sheet .tool')`,
            `document.querySelector('dialog.sheet') === null`,
          );
        }
        expect(await engine.evaluate('globalThis.fault')).toBeNull();
        // What is only laid aside is not kept: it goes back first, and what can be taken back with it.
        await until(`(() => {
          const undo = document.querySelector('.bar .undo');
          undo?.click();
          return undo === null || undo.disabled;
        })()`);
        await drawn('.table');
        const before = await engine.evaluate(TABLE);
        await engine.reload();
        await drawn('.table');
        expect(await engine.evaluate(TABLE)).toEqual(before);
      });
    });

    test('without a server', async () => {
      const before = await engine.evaluate(TABLE);
      await engine.reload();
      await until('navigator.serviceWorker.controller !== null');
      await drawn('.table');
      await server.stop();
      await engine.reload();
      await drawn('.table');
      expect(await engine.evaluate(TABLE)).toEqual(before);
      await engine.open(`${house}/`);
      await drawn('.home');
    });
  });
}
