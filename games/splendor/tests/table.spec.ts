import { expect, test } from '@playwright/test';
import { splendor } from '@chambord/splendor/rules';
import { prepare, watch } from '../../../platform/web/tests/people.ts';
import { openRecord, recordWhere } from '../../../platform/web/tests/records.ts';

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
  await expect(page.locator('.say')).toContainText('All you can do is reserve');
  const card = page.locator('.market button.legal').first();
  await card.click();
  // No complaint that it is too dear: the sheet offers what can be done.
  await expect(page.locator('.table .rule')).toHaveCount(0);
  await page.locator('dialog[open] [data-move^="reserve"]').click();
  // It was a move: the next person's turn.
  await expect(page.locator('.curtain')).toBeVisible();
  done();
});
