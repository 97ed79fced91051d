import { expect, test } from '@playwright/test';
import { chooseSitters, unfold, reseat } from './helpers/guests.ts';
import { prepare, watch } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';
import { textOfTable } from './helpers/drawn.ts';

test('closing the tab in the middle of a chain of effects loses nothing', async ({ page, context }) => {
  await prepare(page);
  const done = watch(page);
  // A castle that completed a triple: its free action and the bonus are open together.
  await openRecord(page, golden('burgundy', 'v1-3', 63));
  const before = await textOfTable(page);
  const address = page.url();
  await page.close();
  done();
  const again = await context.newPage();
  await again.goto(address);
  await again.locator('.curtain .btn.main').click();
  await expect(again.locator('.table')).toBeVisible();
  expect(await textOfTable(again)).toBe(before);
});

test('what was played just before the page goes away is kept', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('burgundy', 'v1-3', 63));
  const before = await textOfTable(page);
  const played = page.locator('[data-move^="bonus"]:visible').last();
  // As soon as the first of it is seen, and before anything was written.
  await Promise.all([
    page.waitForEvent('load'),
    played.evaluate(async (choice: HTMLElement) => {
      const text = () => document.querySelector('.table')?.textContent;
      const shown = text();
      choice.click();
      while (text() === shown) await new Promise(requestAnimationFrame);
      setTimeout(() => location.reload());
    }),
  ]);
  await page.locator('.curtain .btn.main').click();
  await expect(page.locator('.table')).toBeVisible();
  expect(await textOfTable(page)).not.toBe(before);
});

test('undo goes back freely, up to what was revealed', async ({ page }) => {
  await prepare(page);
  // A deal with two different dice, so that taking silver asks which one.
  await openRecord(page, golden('burgundy', 'v1-1-won', 0));
  const undo = page.locator('.btn.undo');
  await expect(undo).toBeDisabled();
  const before = await textOfTable(page);
  const dice = page.locator('[data-zone=hand] [data-die]');
  await dice.first().click();
  await page.locator('[data-zone=hand] [data-die]').first().click();
  // Taking silver ends the turn, and new dice are drawn: no way back behind that.
  expect(await textOfTable(page)).toBe(before);
  await page.locator('[data-zone=storage] [data-move=silver], [data-move=silver]').first().click();
  await page.locator('dialog[open] [data-move]').first().click();
  await expect(undo).toBeDisabled();
});

test('in the middle of a chain undo takes the last decision back', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('burgundy', 'v1-3', 63));
  const undo = page.locator('.btn.undo');
  const before = await textOfTable(page);
  await page.locator('[data-move^="bonus"]:visible').last().click();
  await expect(undo).toBeEnabled();
  expect(await textOfTable(page)).not.toBe(before);
  await page.keyboard.press('u');
  expect(await textOfTable(page)).toBe(before);
});

test('what is not allowed is answered with the rule, and the rule is one click away', async ({ page, context }) => {
  await prepare(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).click();
  // It is marked as switched off, and answers all the same.
  await page.locator('.bar .buy').click({ force: true });
  const note = page.locator('.bar .why');
  await expect(note).toContainText('silver');
  const link = note.getByRole('link', { name: 'Rule 5.1' });
  const [rules] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(rules.locator('.marked dt')).toHaveText('5.1');
  await expect(rules.locator('.marked')).toBeInViewport();
});

test('the language changes in the middle of a game', async ({ page }) => {
  await prepare(page, 'en');
  await openRecord(page, golden('splendor', 'v1-2-court', 30));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Deutsch (DE)' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('.btn.undo')).toContainText('Rückgängig');
});

test('hot-seat hides the hand until the next person has the screen', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('burgundy', 'v1-2', 0));
  const name = () => page.locator('.curtain h1').innerText();
  await page.locator('[data-move=silver]').first().click();
  await page.locator('dialog[open] [data-move]').first().click();
  expect(await name()).toMatch(/Pass the screen to/);
  await expect(page.locator('[data-die]')).toHaveCount(0);
});

test('after the curtain the next person sees what the others did', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('splendor', 'v1-2-court', 0));
  const gems = ['diamond', 'sapphire', 'emerald'];
  const take = async () => {
    for (const gem of gems) await page.locator(`[data-gem=${gem}]`).click();
    await page.locator('.curtain .btn.main').click();
  };
  await take();
  await expect(page.locator('.recap')).toContainText('Anna takes 1 diamond');
  await take();
  await expect(page.locator('.recap')).toContainText('Ben takes 1 diamond');
});

test('a finished game is replayed: step, scrub, jump, and see it from any seat', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  await openRecord(page, golden('burgundy', 'v1-2'));
  await page.getByRole('button', { name: 'Last move' }).click();
  await expect(page).toHaveURL(/#149$/);
  await expect(page.getByText('Move 149 of 149').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back one move' }).click();
  await expect(page).toHaveURL(/#148$/);
  await page.locator('.scrubber input[type=range]').fill('40');
  await expect(page).toHaveURL(/#40$/);
  await page.getByLabel('View', { exact: true }).selectOption('spectator');
  await page.getByLabel('View', { exact: true }).selectOption('1');
  await page.getByLabel('Round', { exact: true }).selectOption('Round B');
  await expect(page).toHaveURL(/#(2|3)\d$/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`#${Number(new URL(page.url()).hash.slice(1))}$`));
  done();
});

test('a bot takes over a seat in the middle of a game, and gives it back', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  await openRecord(page, golden('burgundy', 'v1-2', 0));
  const own = await page.locator('[data-zone=storage]').innerText();
  const other = own.includes('Anna') ? 'Ben' : 'Anna';
  await page.getByRole('button', { name: 'Menu' }).click();
  await reseat(page, other, 'page');
  await page.keyboard.press('Escape');
  // A chosen die leaves taking silver no other meaning.
  const takeSilver = async () => {
    await page.locator('[data-zone=hand] [data-die]').first().click();
    await page.locator('[data-move$=silver]').first().click();
  };
  await takeSilver();
  // The bot plays its turn, and it is the person's turn again without a curtain.
  await expect(page.locator('.recap')).toContainText(other);
  await expect(page.locator('.curtain')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await reseat(page, other, 'person');
  await page.keyboard.press('Escape');
  await takeSilver();
  // With three silver the turn ends only when it is said so.
  await page.locator('[data-move=end][aria-disabled=false], [data-move=end]:not([aria-disabled])').click();
  await expect(page.locator('.curtain')).toBeVisible();
  done();
});

test('who wants to be asked before the turn ends is asked, by keyboard too', async ({ page }) => {
  await prepare(page);
  await page.addInitScript(() => localStorage.setItem('chambord.confirmEnd', 'on'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).click();
  await page.locator('[data-zone=hand] [data-die]').first().click();
  const before = await textOfTable(page);
  const takeSilver = () => page.locator('[data-zone=storage] [data-move=silver]').press('Enter');
  await takeSilver();
  const question = page.getByRole('group', { name: 'End your turn with this?' });
  await expect(question).toContainText('Take 1 silver');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(await textOfTable(page)).toBe(before);
  await takeSilver();
  await expect(question.getByRole('button', { name: 'End turn' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  expect(await textOfTable(page)).not.toBe(before);
});

test('who goes back from the question keeps the chosen die and the laid-out tokens', async ({ page }) => {
  await prepare(page);
  await page.addInitScript(() => localStorage.setItem('chambord.confirmEnd', 'on'));
  await openRecord(page, golden('burgundy', 'v1-2', 0));
  const die = page.locator('[data-zone=hand] [data-die]').first();
  await die.click();
  await page.locator('[data-zone=storage] [data-move=silver]').click();
  const question = page.getByRole('group', { name: 'End your turn with this?' });
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(die).toHaveAttribute('aria-pressed', 'true');

  await openRecord(page, golden('splendor', 'v1-2-court', 0));
  for (const gem of ['diamond', 'sapphire', 'emerald']) await page.locator(`[data-gem=${gem}]`).click();
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.pick .laid')).toHaveCount(2);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('who does not want to be asked again is not', async ({ page }) => {
    await prepare(page);
    await openRecord(page, golden('splendor', 'v1-2-court', 0));
    const take = async () => {
      for (const gem of ['diamond', 'sapphire', 'emerald']) await page.locator(`[data-gem=${gem}]`).tap();
    };
    await take();
    // The table is in sight, and answers: another touch means something else.
    await expect(page.locator('.veil')).toHaveCount(0);
    await expect(page.locator('.bar')).toContainText('Take 1 diamond, 1 sapphire and 1 emerald');
    await page.getByRole('button', { name: 'Do not ask again' }).tap();
    await page.locator('.curtain .btn.main').tap();
    await take();
    await expect(page.locator('.curtain')).toBeVisible();
  });

  test('a finger, which slips, is asked before the turn ends', async ({ page }) => {
    await prepare(page);
    await openRecord(page, golden('burgundy', 'v1-2', 0));
    await page.locator('[data-zone=hand] [data-die]').first().tap();
    await page.locator('[data-zone=storage] [data-move=silver]').tap();
    const question = page.getByRole('group', { name: 'End your turn with this?' });
    await expect(question).toBeVisible();

    await openRecord(page, golden('splendor', 'v1-2-court', 0));
    for (const gem of ['diamond', 'sapphire', 'emerald']) await page.locator(`[data-gem=${gem}]`).tap();
    await expect(question).toContainText('Take 1 diamond, 1 sapphire and 1 emerald');
    await question.getByRole('button', { name: 'End turn' }).tap();
    await expect(page.locator('.curtain')).toBeVisible();
  });

  test('the question names what a move costs', async ({ page }) => {
    await prepare(page);
    await openRecord(page, golden('burgundy', 'v1-2', 2));
    await page.locator('[data-zone=hand] [data-die="6"]').tap();
    await page.locator('[data-zone=display] [data-card=castle6b]').tap();
    await expect(page.getByRole('group', { name: 'End your turn with this?' })).toContainText(
      'Take the castle (6) from row 1 – costs 1 worker',
    );
  });

  test('what the others did lies on the heading of the bar, and gives way while that has more to say', async ({
    page,
  }) => {
    await prepare(page);
    for (const [game, name, ply] of [
      ['burgundy', 'v1-4', 96],
      ['splendor', 'v1-4-classic', 72],
    ] as const) {
      await openRecord(page, golden(game, name, ply));
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [820, 1180],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(async () => {
          const [recap, bar] = await page.evaluate(() =>
            ['.recap', '.table .bar'].map((name) => {
              const { left, right, top, bottom } =
                document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
              return [left, right, top, bottom].map(Math.round);
            }),
          );
          expect(recap?.slice(0, 3)).toEqual(bar?.slice(0, 3));
          expect(recap?.[3]).toBeLessThanOrEqual(bar?.[3] ?? 0);
        }).toPass();
      }
      const thing = page.locator('.table .legal[data-die], .table [data-gem]').first();
      await thing.tap();
      await expect(page.locator('.recap')).toBeHidden();
      // Put back: then it is there again, until it is closed.
      await (game === 'burgundy' ? thing : page.locator('.btn.undo')).tap();
      await expect(page.locator('.recap')).toBeVisible();
      await page.locator('.recap').getByRole('button', { name: 'Close' }).tap();
      await expect(page.locator('.recap')).toHaveCount(0);
    }
  });
});

test('what reveals something carries a lock, what does not can be taken back', async ({ page }) => {
  await prepare(page);
  // Whoever plays first ends the turn with silver, and nothing is drawn; whoever plays last has everybody draw.
  await openRecord(page, golden('burgundy', 'v1-2', 0));
  const silver = page.locator('[data-zone=storage] [data-move=silver]');
  await expect(silver.locator('.lock')).toHaveCount(0);
  const takeSilver = async () => {
    await page.locator('[data-zone=hand] [data-die]').first().click();
    await silver.click();
  };
  await takeSilver();
  await page.locator('.curtain .btn.main').click();
  await expect(silver.locator('.lock')).toHaveCount(1);
  await expect(silver).toHaveAccessibleName(/No undo after this/);
  await takeSilver();
  await expect(page.locator('.curtain .undo')).toHaveCount(0);

  // A triple's bonus while its castle's action is still open: the first three can be taken back, goods and animals cannot.
  await openRecord(page, golden('burgundy', 'v1-3', 63));
  const bonus = (gain: string) => page.locator(`.round [data-move="bonus ${gain}"]`);
  await expect(page.locator('.round .bonus')).not.toHaveCount(0);
  await expect(bonus('3 workers').locator('.lock')).toHaveCount(0);
  await bonus('3 workers').click();
  await expect(page.locator('.btn.undo')).toBeEnabled();
});

test('the recap speaks of cards without the names of the notation', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('splendor', 'v1-4-classic', 72));
  await expect(page.locator('.recap')).toContainText('buys the level 2 diamond card (2 prestige points)');
});

test('whoever is chosen to start in Splendor has the first turn', async ({ page }) => {
  await prepare(page);
  await page.goto('/new/splendor');
  await chooseSitters(page, ['person', 'person']);
  await page.getByLabel('Seat 2: Name').fill('Beatrice');
  await unfold(page);
  await page.getByLabel('Start player').selectOption('Beatrice');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.curtain')).toContainText('Beatrice');
});
