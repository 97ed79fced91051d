import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { prepare, TOUCHED, touchInPage, watch } from './people.ts';

/** Somebody with a browser of their own. */
export interface Guest {
  readonly name: string;
  readonly page: Page;
  /** What their touches are drawn from. */
  readonly seed: number;
  /** Nothing bad was seen on their page. */
  readonly done: () => void;
  readonly leave: () => Promise<void>;
}

let seeds = 1;

interface Device {
  readonly lang?: string;
  readonly size?: { readonly width: number; readonly height: number };
  /** The server, if it is not the one of all tests. */
  readonly base?: string;
  readonly theme?: string;
  /** For axe, which comes as a text to be run. */
  readonly bypassCSP?: boolean;
  /** Whether the device keeps the page, so that it is there without a network. */
  readonly keepsPage?: boolean;
}

export async function newGuest(browser: Browser, name: string, device: Device = {}): Promise<Guest> {
  const { lang = 'en', size = { width: 1280, height: 800 }, base, theme = 'parchment', bypassCSP = false } = device;
  const context = await browser.newContext({
    viewport: size,
    bypassCSP,
    serviceWorkers: device.keepsPage === true ? 'allow' : 'block',
    ...(base === undefined ? {} : { baseURL: base }),
  });
  const page = await context.newPage();
  await prepare(page, lang);
  await page.addInitScript((chosen) => localStorage.setItem('chambord.theme', chosen), theme);
  return { name, page, seed: seeds++, done: watch(page), leave: () => context.close() };
}

/** Gives the name, where it is asked for: at the seat of somebody new. */
export async function introduce({ page, name }: Guest): Promise<void> {
  const field = page.locator('input[name=guest]');
  if (await field.isVisible()) await field.fill(name);
}

/** Who sits where, on the cards of a form: their number first, then who. The first card is left as it is where `from` is 1. */
export async function chooseSitters(page: Page, sitters: readonly string[], from = 0): Promise<void> {
  const cards = page.locator('.seatcard:not(.adding)');
  const wanted = from + sitters.length;
  await expect(cards).not.toHaveCount(0);
  while ((await cards.count()) > wanted) await cards.last().locator('.remove').click();
  while ((await cards.count()) < wanted) await page.locator('.adding button').click();
  for (const [index, sitter] of sitters.entries())
    await cards
      .nth(from + index)
      .locator(`input[type=radio][value=${sitter}]`)
      .check();
}

/** In the open menu of a game: who plays for this one from now on. */
export async function reseat(page: Page, name: string, sitter: string): Promise<void> {
  const choice = page.locator('dialog[open]').getByRole('group', { name, exact: true });
  await choice.locator(`input[type=radio][value=${sitter}]`).check();
}

/** Opens what is folded away on a form. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('details.more:not([open]) > summary').click();
}

interface Wishes {
  /** Who the seats after the maker's are for. */
  readonly others: readonly string[];
  readonly rules?: 'court' | 'classic';
  readonly open?: boolean;
  readonly clock?: string;
  readonly spectators?: 'live' | 'delayed' | 'none';
}

/** Opens a table by the form; returns its address. */
export async function openTable(guest: Guest, game: string, wishes: Wishes): Promise<string> {
  const { others, rules, open, clock, spectators } = wishes;
  const { page } = guest;
  await page.goto(`/open/${game}`);
  await expect(page.locator('.setup')).toBeVisible();
  await introduce(guest);
  await chooseSitters(page, others, 1);
  if (rules !== undefined)
    await page
      .locator('input[name=rules]')
      .nth(rules === 'court' ? 0 : 1)
      .check();
  if (open === true) await page.locator('input[name=access]').nth(1).check();
  if (clock !== undefined || spectators !== undefined) await unfold(page);
  if (clock !== undefined) await page.locator('select[name=clock]').selectOption(clock);
  if (spectators !== undefined) await page.locator('select[name=spectators]').selectOption(spectators);
  await page.locator('button[type=submit].btn.main').last().click();
  await expect(page).toHaveURL(/\/t\/[0-9a-z]+$/);
  return new URL(page.url()).pathname;
}

/** Follows the link and takes the first free seat. */
export async function join(guest: Guest, address: string): Promise<void> {
  const { page } = guest;
  await page.goto(address);
  await expect(page.locator('.waiting')).toBeVisible();
  await introduce(guest);
  await page
    .getByRole('button', { name: /Sit here|Hier Platz nehmen|Prendre cette place/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('button', { name: /Give up this seat|Platz freigeben|Libérer cette place/ })
      .or(page.locator('.table'))
      .first(),
  ).toBeVisible();
}

/** Runs inside a page: touches what can be done until the game is over, this is so, or somebody else's page says to stop. */
async function playInPage(
  touch: typeof touchInPage,
  touched: typeof TOUCHED,
  seed: number,
  isSo: () => boolean,
): Promise<void> {
  let state = seed;
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  let drawn = [random(), random()] as const;
  const { body } = document;
  while (document.querySelector('.result') === null && body.dataset['stop'] === undefined && !isSo()) {
    const did = touch([...touched, drawn]);
    if (did) drawn = [random(), random()];
    await new Promise((resolve) => setTimeout(resolve, did ? 0 : 15));
  }
}

/** A moment to stop at: seen on this guest's page, as an expression that runs there. */
interface Moment {
  readonly on: Guest;
  readonly when: string;
}

/** Lets these play by touching whatever can be done, each in their own page, to the end or to a moment. */
export async function playOn(guests: readonly Guest[], moment?: Moment): Promise<void> {
  const start = ({ page, seed }: Guest, when: string) =>
    page.evaluate(
      `(${playInPage.toString()})(${touchInPage.toString()}, ${JSON.stringify(TOUCHED)}, ${seed}, () => ${when})`,
    );
  const running = guests.map((guest) => start(guest, guest === moment?.on ? moment.when : 'false'));
  if (moment !== undefined) {
    await running[guests.indexOf(moment.on)];
    await Promise.all(guests.map(({ page }) => page.evaluate(() => void (document.body.dataset['stop'] = 'yes'))));
  }
  await Promise.all(running);
  if (moment !== undefined) {
    await Promise.all(guests.map(({ page }) => page.evaluate(() => void delete document.body.dataset['stop'])));
  }
}

/** How many decisions the page knows of, from the log. */
export async function logText(page: Page): Promise<string> {
  const log = page.locator('dialog[open] .log');
  // A table that is only just being drawn does not hear keys yet.
  await expect(async () => {
    if (!(await log.isVisible())) await page.keyboard.press('l');
    await expect(log).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  const text = await log.innerText();
  await page.keyboard.press('Escape');
  await expect(log).toHaveCount(0);
  return text;
}
