import { errors, expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWords } from './helpers/open-words.ts';
import { chooser, prepare, watch } from './helpers/people.ts';

/** How long something that was just read is looked for. */
const SOON = { timeout: 2000 };

/**
 * Plays to the end through the accessibility tree alone: the list of possible moves is read by role and name, and a move is
 * made by its button or, every third time, typed as it was read out.
 */
async function playInWords(page: Page, seed: number): Promise<void> {
  const choose = chooser(seed);
  const table = page.getByRole('dialog', { name: 'The game as text' });
  const field = table.getByRole('textbox', { name: 'Your move in notation' });
  const list = table.getByRole('list', { name: 'Possible moves' }).getByRole('button');
  const over = page.getByRole('dialog', { name: 'The game is over' });
  for (let turn = 0; turn < 1500; turn++) {
    await expect(over.or(list.first())).toBeVisible();
    if (await over.isVisible()) return;
    const names = await list.allInnerTexts();
    const [random] = choose.draw();
    choose.next();
    const chosen = list.nth(Math.floor(random * names.length));
    try {
      const typed = await chosen.getByRole('code').innerText(SOON);
      if (turn % 3 === 0) {
        await field.fill(typed, SOON);
        await page.keyboard.press('Enter');
        await expect(field.or(over)).toHaveCount(1);
      } else {
        await chosen.press('Enter', SOON);
      }
    } catch (error) {
      // What was read may have been played a moment ago, and be gone.
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  }
  throw new Error('the game does not end');
}

test('a whole solo game of Burgundy through the accessibility tree alone', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).press('Enter');
  await expect(page).toHaveURL(/\/play\//);
  await openWords(page);
  await playInWords(page, 7);
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toContainText('Aaron');
  done();
});

test('a whole game of Splendor through the accessibility tree alone', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  await page.goto('/');
  await page.getByRole('region', { name: 'Splendor' }).getByRole('button', { name: 'Play now' }).press('Enter');
  await expect(page).toHaveURL(/\/play\//);
  await openWords(page);
  await playInWords(page, 11);
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toContainText('Points over time');
  done();
});

for (const [lang, words, refused, summary] of [
  ['en', 'Your move in notation', '“castle up” is not a move', 'The game as text'],
  ['fr', 'Votre coup en notation', '« castle up » n’est pas un coup', 'La partie en texte'],
  ['de', 'Dein Zug in Notation', '„castle up“ ist kein Zug', 'Spielstand als Text'],
] as const) {
  test(`what cannot be done is refused in words, and nothing changes: ${lang}`, async ({ page }) => {
    await prepare(page, lang);
    await page.goto('/new/burgundy');
    await page.locator('main button[type=submit]').click();
    // Whoever begins: one's own decision is what is refused.
    await expect(page.locator('.table.deciding')).toBeVisible();
    await openWords(page, summary);
    const table = page.getByRole('dialog', { name: summary });
    const field = table.getByRole('textbox', { name: words });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    const before = await table.getByRole('region', { name: summary }).innerText();
    await field.fill('castle up');
    await field.press('Enter');
    await expect(table.getByRole('status')).toContainText(refused);
    // A move of the notation that the rules forbid now is answered with the rule.
    await field.fill('silver');
    await field.press('Enter');
    await expect(table.getByRole('status')).toContainText(/\(.*\d+\.\d+.*\)/);
    expect(await table.getByRole('region', { name: summary }).innerText()).toBe(before);
  });
}
