import { expect, test } from '@playwright/test';
import { splendor } from '@chambord/splendor/rules';
import { drawn } from '../../../platform/web/tests/helpers/drawn.ts';
import { prepare } from '../../../platform/web/tests/helpers/people.ts';
import { openRecord, recordWhere } from '../../../platform/web/tests/helpers/records.ts';

test('a card says each amount once', async ({ page }) => {
  await prepare(page);
  await openRecord(
    page,
    recordWhere(splendor, { players: 2, rules: 'court' }, ({ round }) => round > 4),
  );
  await drawn(page);
  const names = await page
    .locator('[data-zone=market] [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  for (const name of names) {
    const amounts = [...name.matchAll(/(?:Costs|You still pay|You lack) ([^.,]*(?:, [^.,]*)* and [^.,]*|[^.,]*)/g)];
    const said = amounts.map(([, amount]) => amount);
    expect(new Set(said).size, name).toBe(said.length);
  }
});
