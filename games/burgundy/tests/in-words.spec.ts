import { expect, test } from '@playwright/test';
import { burgundy } from '@chambord/burgundy/rules';
import { prepare } from '../../../platform/web/tests/people.ts';
import { openRecord, recordWhere } from '../../../platform/web/tests/records.ts';

test('whoever buys cards in words stays in the words, and finds the cards on the table afterwards', async ({
  page,
}) => {
  await prepare(page);
  const mayBuy = recordWhere(burgundy, { players: 1 }, (state) =>
    burgundy.legal(state).some((move) => move.do === 'buy'),
  );
  await openRecord(page, mayBuy);
  const words = page.getByRole('dialog', { name: 'The table in words' });
  // A table that has just come does not hear a key yet.
  await expect(async () => {
    await page.keyboard.press('w');
    await expect(words).toBeVisible({ timeout: 5000 });
  }).toPass();
  await words.getByRole('textbox').fill('buy');
  await page.keyboard.press('Enter');
  await expect(words.getByRole('list', { name: 'Possible moves' }).getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Keep' }).first()).toBeVisible();
});
