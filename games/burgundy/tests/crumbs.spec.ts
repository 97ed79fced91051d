import { expect, test } from '@playwright/test';
import { burgundy } from '@chambord/burgundy/rules';
import { textOfTable } from '../../../platform/web/tests/helpers/drawn.ts';
import { prepare } from '../../../platform/web/tests/helpers/people.ts';
import { openRecord, recordWhere } from '../../../platform/web/tests/helpers/records.ts';

test('a crumb goes back over several decisions', async ({ page }) => {
  await prepare(page);
  // The outermost effect that waits was on top two decisions ago, and nothing was shown since then.
  const told = (steps: readonly { readonly step: string }[]) =>
    steps.some(({ step }) => step !== 'endTurn' && step !== 'playDie');
  const trail: { readonly depth: number; readonly shown: string }[] = [];
  const record = recordWhere(
    burgundy,
    { players: 2 },
    ({ agenda, round, turn, seat, deck, goods, animals }) => {
      const shown = JSON.stringify([round, turn, seat, deck.length, goods, animals]);
      trail.push({ depth: agenda.length, shown });
      const [two, one, now] = trail.slice(-3);
      const waits = agenda.findIndex(told) + 1;
      return waits > 0 && two?.depth === waits && one?.depth !== waits && now?.depth !== waits && two.shown === shown;
    },
    (_, move) => (move.do === 'place' ? 2 : move.do === 'take' ? 1 : 0),
  );
  await openRecord(page, record);
  const there = await textOfTable(page);
  await page.locator('.crumbs button.crumb').first().click();
  const back = await textOfTable(page);
  expect(back).not.toBe(there);

  await openRecord(page, record);
  let steps = 0;
  for (; steps < 6 && (await textOfTable(page)) !== back; steps++) await page.keyboard.press('u');
  expect(await textOfTable(page)).toBe(back);
  expect(steps).toBeGreaterThan(1);
});
