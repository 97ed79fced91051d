import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { puzzlesOf, readPack, stagesOf } from '@chambord/puzzles/pack';
import type { SourcedPuzzle } from '@chambord/puzzles/pack';
import { serious } from './helpers/axe.ts';
import { drawn } from './helpers/drawn.ts';
import { prepare, watch } from './helpers/people.ts';

const bestOf = new Map(
  ['burgundy', 'splendor'].flatMap((game) => {
    const file = new URL(`../../../games/${game}/puzzles/pack.json`, import.meta.url);
    return puzzlesOf(readPack(JSON.parse(readFileSync(file, 'utf8')))).map(
      (position) => [position.id, position] as const,
    );
  }),
);

/** The answers that are kept, by puzzle. */
const answered = (page: Page): Promise<Record<string, boolean>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('chambord.puzzles') ?? '{"answered":{}}').answered);

const panel = (page: Page) => page.getByRole('region', { name: 'Puzzles' });

test('a puzzle is answered on the table: a wrong answer is explained, it counts once, and the next one comes', async ({
  page,
}) => {
  const done = watch(page);
  await prepare(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.getByRole('heading', { name: 'Puzzles' })).toBeVisible();
  await page.locator('[data-puzzles=splendor]').getByRole('link', { name: 'Solve' }).click();
  await expect(panel(page)).toContainText('One is clearly the best');
  await drawn(page);

  // The solution is asked for: it is explained with the words of the review, and counts as not solved.
  await panel(page).getByRole('button', { name: 'Show the answer' }).click();
  await expect(panel(page)).toContainText('This is the solution', { timeout: 120_000 });
  await expect(panel(page).locator('.decision')).toBeVisible();
  const first = Object.entries(await answered(page));
  expect(first.map(([, right]) => right)).toEqual([false]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(panel(page)).toContainText('One is clearly the best');
  await drawn(page);
  expect(Object.keys(await answered(page))).toEqual(first.map(([id]) => id));
  await page.goto('/puzzles');
  await expect(page.locator('[data-puzzles=splendor]')).toContainText('1 of');
  await expect(page.locator('[data-puzzles=splendor]')).toContainText('rating 1');
  done();
});

/** All puzzles but this one count as answered, so that it is the next. */
async function leaveOnly(page: Page, { id: wanted }: SourcedPuzzle): Promise<void> {
  const others = [...bestOf.keys()].filter((id) => id !== wanted);
  await page.addInitScript((ids) => {
    const kept = { answered: Object.fromEntries(ids.map((id) => [id, true])), row: 3, longest: 4 };
    if (localStorage.getItem('chambord.puzzles') === null)
      localStorage.setItem('chambord.puzzles', JSON.stringify(kept));
  }, others);
}

/** A puzzle of Splendor with several decisions, all of which buy a card. */
function longer(): SourcedPuzzle {
  const found = [...bestOf.values()].find(
    (puzzle) =>
      puzzle.id.includes('splendor') &&
      stagesOf(puzzle).length > 1 &&
      stagesOf(puzzle).every(({ best }) => best.startsWith('buy')),
  );
  if (found === undefined) throw new Error('there is no such puzzle in the pack');
  return found;
}

/** Buys a card by touching it: in the notation it is called as on the table. */
async function buy(page: Page, best: string): Promise<void> {
  const [, card] = best.split(' ');
  await page.locator(`.table [data-card="${card}"]`).first().click();
  const paid = page.locator(`dialog[open] [data-move="${best}"]`);
  const on = panel(page).getByRole('button', { name: /^(?:Next|Go on)$/ });
  await expect(paid.or(on).first()).toBeVisible();
  if (await paid.isVisible()) await paid.click();
  await expect(panel(page)).toContainText('Right: that is the best move');
}

test('of a puzzle with several decisions each is asked for, and it is solved with the last', async ({ page }) => {
  const done = watch(page);
  await prepare(page);
  const wanted = longer();
  const stages = stagesOf(wanted);
  await leaveOnly(page, wanted);
  await page.goto('/puzzles/splendor');
  for (const [index, { best }] of stages.entries()) {
    await expect(panel(page)).toContainText(`Decision ${index + 1} of ${stages.length}.`);
    await drawn(page);
    expect((await answered(page))[wanted.id]).toBeUndefined();
    await buy(page, best);
    const isLast = index === stages.length - 1;
    await page.getByRole('button', { name: isLast ? 'Next' : 'Go on', exact: true }).click();
  }
  expect((await answered(page))[wanted.id]).toBe(true);
  await expect(page.getByText('Solved in a row: 4.')).toBeVisible();
  done();
});

test('a wrong answer to a later decision counts for the whole puzzle', async ({ page }) => {
  const done = watch(page);
  await prepare(page);
  const wanted = longer();
  await leaveOnly(page, wanted);
  await page.goto('/puzzles/splendor');
  await expect(panel(page)).toContainText('Decision 1');
  await drawn(page);
  await buy(page, wanted.best);
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(panel(page)).toContainText('Decision 2');
  await drawn(page);
  await panel(page).getByRole('button', { name: 'Show the answer' }).click();
  await expect(panel(page)).toContainText('This is the solution', { timeout: 120_000 });
  expect((await answered(page))[wanted.id]).toBe(false);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('You have answered all of them.')).toBeVisible();
  done();
});

test('the right move is right', async ({ page }) => {
  const done = watch(page);
  await prepare(page);
  // A puzzle whose best move is to buy a card that lies open is solved by touching that card; all others count as answered.
  const wanted = [...bestOf.values()].find(
    ({ best, id, further = [] }) => id.includes('splendor') && best.startsWith('buy') && further.length === 0,
  );
  if (wanted === undefined) throw new Error('there is no such puzzle in the pack');
  await leaveOnly(page, wanted);
  await page.goto('/puzzles/splendor');
  await expect(panel(page)).toContainText('One is clearly the best');
  await drawn(page);
  await buy(page, wanted.best);
  expect((await answered(page))[wanted.id]).toBe(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('You have answered all of them.')).toBeVisible();
  await expect(page.getByText('Solved in a row: 4.')).toBeVisible();
  done();
});

test.describe('axe finds nothing serious', () => {
  test.use({ bypassCSP: true });
  test('on the puzzles', async ({ page }) => {
    await prepare(page);
    await page.goto('/puzzles');
    await expect(page.locator('[data-puzzles=splendor]')).toBeVisible({ timeout: 60_000 });
    expect(await serious(page)).toEqual([]);
    await page.goto('/puzzles/burgundy');
    await expect(panel(page)).toBeVisible({ timeout: 60_000 });
    await drawn(page);
    expect(await serious(page)).toEqual([]);
  });
});
