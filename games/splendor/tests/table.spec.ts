import { expect, test } from '@playwright/test';
import { splendor } from '@chambord/splendor/rules';
import { prepare, watch } from '../../../platform/web/tests/helpers/people.ts';
import { drawn } from '../../../platform/web/tests/helpers/drawn.ts';
import { golden, openRecord, recordWhere } from '../../../platform/web/tests/helpers/records.ts';

test('when all one can do is reserve, the cards glow for it', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  const record = recordWhere(
    splendor,
    { players: 4, rules: 'classic' },
    (state) => splendor.legal(state).every((move) => move.do === 'reserve' || move.do === 'reserveBlind'),
    (_, move) => (move.do === 'take' ? 1 : 0),
  );
  await openRecord(page, record);
  await expect(page.locator('.say')).toContainText('You can only reserve');
  const card = page.locator('.market [data-card].legal').first();
  await card.click();
  // No complaint that it is too dear: the sheet offers what can be done.
  await expect(page.locator('.table .rule')).toHaveCount(0);
  await page.locator('dialog[open] [data-move^="reserve"]').click();
  // It was a move: the next person's turn.
  await expect(page.locator('.curtain')).toBeVisible();
  done();
});

test('a card says that it can be bought only while it can be', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  // Nobody is in a hurry: the bot waits for as long as the test looks.
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('chambord.pace', 'calm'));
  await page.goto('/learn/splendor');
  const teacher = page.getByRole('complementary', { name: 'First game' });
  const card = page.locator('.market [data-card="1diamond-b"]');
  const pass = async (button: string, until: string) => {
    await teacher.getByRole('button', { name: button }).click();
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(teacher).toContainText(until, { timeout: 500 });
    }).toPass();
  };
  await pass('Next', '2 of');
  await pass('Next', '3 of');
  await pass('Show me', '4 of');
  await teacher.getByRole('button', { name: 'Show me' }).click();
  // Rolin is on turn; the tokens are already enough.
  await expect(card).toHaveAttribute('aria-label', /You have enough for it\./);
  await page.clock.runFor(5000);
  await expect(card).toHaveAttribute('aria-label', /You can buy it\./);
  done();
});

test('touches that come faster than frames are all meant', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  await openRecord(page, golden('splendor', 'v1-2-court', 0));
  await drawn(page);
  // No frame is shown, so the stacks stay as they were drawn.
  await page.evaluate(() => {
    const show = window.requestAnimationFrame;
    addEventListener('frames-again', () => (window.requestAnimationFrame = show));
    window.requestAnimationFrame = (frame) => {
      addEventListener('frames-again', () => show(frame));
      return 0;
    };
  });
  for (const gem of ['diamond', 'ruby', 'onyx']) await page.locator(`[data-gem=${gem}]`).dispatchEvent('click');
  await page.evaluate(() => dispatchEvent(new Event('frames-again')));
  await expect(page.locator('.curtain')).toBeVisible();
  done();
});

test('the hand glows when a reserved card is all that can be bought, and the bar names nothing else', async ({
  page,
}) => {
  await prepare(page);
  const record = recordWhere(
    splendor,
    { players: 2, rules: 'court' },
    (state) => {
      const moves = splendor.legal(state);
      return moves.every((move) => move.do === 'buy' && !state.market.includes(move.card)) && moves.length > 0;
    },
    // Tokens and reserved cards are heaped up until nothing else is left.
    (_, move) => ({ reserve: 3, reserveBlind: 2, take: 1 })[move.do as string] ?? 0,
  );
  await page.setViewportSize({ width: 1024, height: 768 });
  await openRecord(page, record);
  await expect(page.locator('.market .legal')).toHaveCount(0);
  await expect(page.locator('.bar .say')).toContainText('Buy a card from your hand.');
  const hand = page.locator('.btn.hand');
  await expect(hand).toHaveClass(/legal/);
  await expect(hand).toHaveAccessibleName(/One of them can be bought/);
  await hand.click();
  await expect(page.locator('dialog[open] [data-move^=buy]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // Where there is room the cards themselves lie open, and glow.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(hand).toBeHidden();
  await page.locator('.reserved .legal').first().click();
  await expect(page.locator('.curtain')).toBeVisible();
});

test('a card that was reserved unseen is seen before the curtain falls', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('splendor', 'v1-2-court', 0));
  await page.locator('[data-deck="1"]').click({ button: 'right' });
  const notice = page.locator('.overbar');
  await expect(notice).toContainText('Only you see this');
  await expect(page.locator('.curtain')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Pass the screen to Ben' }).click();
  await expect(page.locator('.curtain')).toContainText('Ben');
});
