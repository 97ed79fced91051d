import { expect, test } from '@playwright/test';
import { agenda, burgundy } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import { textOfTable } from '../../../platform/web/tests/helpers/drawn.ts';
import { prepare } from '../../../platform/web/tests/helpers/people.ts';
import { openRecord, recordWhere } from '../../../platform/web/tests/helpers/records.ts';

test('one touch that plays a die and uses it is one undo, after a reload too', async ({ page }) => {
  await prepare(page);
  const undo = page.locator('.btn.undo');
  // With three silver the turn goes on after the action.
  const record = recordWhere(
    burgundy,
    { players: 2 },
    (state) => at(state.players, state.seat).silver >= 3 && agenda.open(state).some(({ step }) => step === 'playDie'),
  );
  await openRecord(page, record);
  await page.locator('[data-zone=hand] [data-die]').first().click();
  const before = await textOfTable(page);
  const takeWorkers = () => page.locator('[data-zone=storage] [data-move=workers]').click();
  await takeWorkers();
  await expect(page.locator('[data-move=end][aria-disabled=false]')).toBeVisible();
  await undo.click();
  expect(await textOfTable(page)).toBe(before);

  await takeWorkers();
  await expect(page.locator('[data-move=end][aria-disabled=false]')).toBeVisible();
  await page.reload();
  await page.locator('.curtain .btn.main').click();
  await undo.click();
  await expect(page.locator('[data-move=end][aria-disabled=true]')).toBeVisible();
  await expect(page.locator('.bar h2')).toHaveText('Your turn: play a die');
});
