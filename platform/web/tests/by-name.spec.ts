import { errors, expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { chooser, prepare, watch } from './people.ts';
import type { Chooser } from './people.ts';

/** One of several things, by chance; null if there is none. */
async function oneOf(things: Locator, choose: Chooser): Promise<Locator | null> {
  const count = await things.count();
  const [random] = choose.draw();
  choose.next();
  return count === 0 ? null : things.nth(Math.floor(random * count));
}

/** What can be done may be gone before it is: then there is something else to do. */
async function enter(thing: Locator | null, key = 'Enter'): Promise<void> {
  await thing?.press(key, { timeout: 3000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** What asks or shows something during the game; the result, which may come at any moment, is not touched. */
function sheetOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(?!Result$)/ });
}

/** What the names on the table of Burgundy say can be done. */
const DOABLE = /Price: the \d|Free\.|^Bonus:|Reveals something|^Place .*: |^End the turn|^Do without|^Buy three/;

async function actInBurgundy(page: Page, choose: Chooser): Promise<void> {
  const sheet = sheetOf(page);
  const asked = await sheet.isVisible();
  const doable = asked
    ? sheet.getByRole('button', { name: /^(?!Close)/, disabled: false })
    : page.getByRole('main').getByRole('button', { name: DOABLE, disabled: false });
  await enter(await oneOf(doable, choose));
}

/** Buys what can be bought, wins a noble, else takes tokens; where there is no room for any, reserves. */
async function actInSplendor(page: Page, choose: Chooser): Promise<void> {
  // A card that cannot be bought any more shows itself instead.
  if (await sheetOf(page).isVisible()) return page.keyboard.press('Escape');
  const table = page.getByRole('main');
  const named = (name: RegExp) => table.getByRole('button', { name, disabled: false });
  for (const name of [/choose this noble now/, /You can buy it/, /^(Take|Return|Pass)$/]) {
    const thing = await oneOf(named(name), choose);
    if (thing !== null) return enter(thing);
  }
  const token = await oneOf(table.getByRole('button', { name: /^Supply: [1-9]\d* (?!gold)/, pressed: false }), choose);
  const [, eager] = choose.draw();
  if (token !== null && eager < 0.9) return enter(token);
  await enter(await oneOf(named(/Shift\+Enter reserves it/), choose), 'Shift+Enter');
}

const GAMES = [
  ['Burgundy', 'The Castles of Burgundy', 'Solo', actInBurgundy],
  ['Splendor', 'Splendor', 'Play now', actInSplendor],
] as const;

for (const [game, region, button, act] of GAMES) {
  test(`a whole game of ${game} at the table itself, by role and name, with keys alone`, async ({ page }) => {
    await prepare(page);
    const done = watch(page);
    await page.goto('/');
    await page.getByRole('region', { name: region }).getByRole('button', { name: button }).press('Enter');
    const result = page.getByRole('dialog', { name: 'Result' });
    const turn = page.getByRole('main').getByRole('status');
    const choose = chooser(5);
    await expect(turn).toBeVisible();
    for (let i = 0; i < 3000 && !(await result.isVisible()); i++) await act(page, choose);
    await expect(result).toContainText('Points over time');
    done();
  });
}
