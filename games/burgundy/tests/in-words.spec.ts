import { expect, test } from '@playwright/test';
import { burgundy } from '@chambord/burgundy/rules';
import { openWords } from '../../../platform/web/tests/helpers/open-words.ts';
import { prepare } from '../../../platform/web/tests/helpers/people.ts';
import { openRecord, recordWhere } from '../../../platform/web/tests/helpers/records.ts';

test('whoever buys cards in words stays in the words, and finds the cards on the table afterwards', async ({
  page,
}) => {
  await prepare(page);
  const mayBuy = recordWhere(burgundy, { players: 1 }, (state) =>
    burgundy.legal(state).some((move) => move.do === 'buy'),
  );
  await openRecord(page, mayBuy);
  const words = await openWords(page);
  await words.getByRole('textbox').fill('buy');
  await page.keyboard.press('Enter');
  await expect(words.getByRole('list', { name: 'Possible moves' }).getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-zone=tray] .card.legal')).toHaveCount(3);
});
