import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Whatever a page must never do: errors in the console, faults, requests to anyone else. Call the result at the end. */
export function watch(page: Page): () => void {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`fault: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') faults.push(`request to ${hostname}`);
  });
  return () => expect(faults).toEqual([]);
}

/**
 * Somebody who has played before: bots answer at once, the language is set, and nothing is in the air when a test looks. Several at one
 * screen hand it round whatever its size, unless the test is about keeping seats.
 */
export async function prepare(page: Page, lang = 'en', seating: 'stay' | 'turn' = 'turn'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    ([chosen, seats]) => {
      localStorage.setItem('chambord.seating', JSON.stringify(seats));
      localStorage.setItem('chambord.pace', 'instant');
      localStorage.setItem('chambord.botWait', 'none');
      localStorage.setItem('chambord.lang', chosen);
      localStorage.setItem('chambord.name', '"Anna"');
      localStorage.setItem('chambord.options.splendor', '{"rules":"court"}');
    },
    [lang, seating] as const,
  );
}

/** Waits until a leaf or a table is there and nothing on it moves any more: what is still coming up has other colours. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.locator('main, .table').filter({ visible: true }).first()).toBeVisible();
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** What can be touched now: what lies over the table first, then what glows. */
const OVER = 'dialog[open] [data-move]:not([disabled])';
const GLOWING = '.table button.legal:not([disabled]), .table [data-move]:not([disabled]), .table [data-legal="true"]';
const MAIN = '.table .bar .btn.main:not([disabled])';
/** Tokens to be given back: they do not glow one by one. */
const OWN = '.table [data-own-gem][aria-disabled="false"]';

/** Says what to touch: two numbers from 0 to 1, the same ones until something was touched, so that waiting does not change the game. */
export interface Chooser {
  readonly draw: () => readonly [number, number];
  readonly next: () => void;
}

/** A chooser that always makes the same choices for the same seed. */
export function chooser(seed: number): Chooser {
  let state = seed;
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  let drawn = [random(), random()] as const;
  return { draw: () => drawn, next: () => (drawn = [random(), random()]) };
}

export const over = (page: Page) => page.locator('.result');

type Touch = readonly [string, string, string, string, readonly [number, number]];

/** Runs inside the page: touches one thing that can be done; false if there was nothing to touch just now. */
export function touchInPage(
  [inSheet, glowing, main, own, [random, eager]]: Touch,
  touch = (thing: HTMLElement) => thing.click(),
): boolean {
  // The parts of a table follow each other; nobody touches one before the rest is there.
  if (document.querySelector('[data-waits]') !== null) return false;
  const visible = (element: Element) => element.getClientRects().length > 0;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(visible);
  const curtain = all('.curtain .btn.main');
  const sheet = all(inSheet);
  const dialog = document.querySelector('dialog[open]') !== null;
  const open = [...all(glowing), ...all(main)];
  // What is ready to be done is done every other time: else tokens are laid out and put back for ever.
  const ready = all(main);
  const free = ready.length > 0 && eager < 0.5 ? ready : open.length > 0 ? open : all(own);
  const candidates = curtain.length > 0 ? curtain : dialog ? sheet : free;
  const chosen = candidates[Math.floor(random * candidates.length)];
  if (chosen !== undefined) touch(chosen);
  return chosen !== undefined;
}

export const TOUCHED = [OVER, GLOWING, MAIN, OWN] as const;

/** Touches one thing that can be done; false if there was nothing to touch just now. */
export async function touchSomething(page: Page, choose: Chooser): Promise<boolean> {
  const touched = await page.evaluate(touchInPage, [...TOUCHED, choose.draw()] as const);
  if (touched) choose.next();
  return touched;
}

/** Plays to the end by touching whatever can be done. */
export async function playOut(page: Page, choose: Chooser, most = 6000): Promise<void> {
  let idle = 0;
  for (let i = 0; i < most; i++) {
    if (await over(page).isVisible()) return;
    const touched = await touchSomething(page, choose);
    idle = touched ? 0 : idle + 1;
    if (idle > 200) throw new Error(`nothing can be touched: ${await page.locator('.say').innerText()}`);
    await page.waitForTimeout(touched ? 0 : 25);
  }
  throw new Error('the game does not end');
}
