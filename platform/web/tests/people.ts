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

/** Bots answer at once, and the language is set. */
export async function prepare(page: Page, lang = 'en'): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('chambord.pace', 'instant');
    localStorage.setItem('chambord.lang', chosen);
  }, lang);
}

/** What can be touched now: what lies over the table first, then what glows. */
const OVER = 'dialog[open] [data-move]:not([disabled])';
const GLOWING = '.table button.legal:not([disabled]), .table [data-move]:not([disabled]), .table [data-legal="true"]';
const MAIN = '.table .bar .btn.main:not([disabled])';
/** Tokens to be given back: they do not glow one by one. */
const OWN = '.table [data-own-gem][aria-disabled="false"]';

export type Choose = (count: number) => number;

/** A chooser that always makes the same choices for the same seed. */
export function chooser(seed: number): Choose {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

export const over = (page: Page) => page.locator('.result');

/** Touches one thing that can be done; false if there was nothing to touch just now. */
export async function touchSomething(page: Page, choose: Choose): Promise<boolean> {
  return page.evaluate(
    ([inSheet, glowing, main, own, random]) => {
      const visible = (element: Element) => element.getClientRects().length > 0;
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(visible);
      const curtain = all('.curtain .btn.main');
      const sheet = all(inSheet);
      const dialog = document.querySelector('dialog[open]') !== null;
      const open = [...all(glowing), ...all(main)];
      // What is ready to be done is done every other time: else tokens are laid out and put back for ever.
      const ready = all(main);
      const free = ready.length > 0 && random < 0.5 ? ready : open.length > 0 ? open : all(own);
      const candidates = curtain.length > 0 ? curtain : dialog ? sheet : free;
      const chosen = candidates[Math.floor(random * candidates.length)];
      chosen?.click();
      return chosen !== undefined;
    },
    [OVER, GLOWING, MAIN, OWN, choose(1_000_000) / 1_000_000] as const,
  );
}

/** Plays to the end by touching whatever can be done. */
export async function playOut(page: Page, choose: Choose, most = 6000): Promise<void> {
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
