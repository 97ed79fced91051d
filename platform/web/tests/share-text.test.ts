import { expect, test } from 'vitest';
import { dealsOf } from '@chambord/deals/daily';
import { HOUSE } from '@chambord/games/page';
import { at } from '@chambord/kernel';
import { monthAfter, weeksOf } from '../daily/month.ts';
import { shareText } from '../daily/share-text.ts';

const outcome = (points: number, lead: number) => ({ points, lead, won: lead > 0 });

test('the lines to paste hold the result, not the deal', () => {
  const deal = at(dealsOf(at(HOUSE, 1), '2026-11-18'), 0);
  const tries = [outcome(15, 1), outcome(14, -2), outcome(16, 3), outcome(18, 5)];
  const text = shareText('en', deal, 'Splendor', outcome(16, 3), tries);
  expect(text.split('\n')).toEqual([
    'Chambord 2026-11-18 · Splendor · 4 players',
    'Won with 16 points, +1 against par',
    '🟩🟩🟨⬜',
  ]);
  expect(shareText('de', deal, 'Splendor', outcome(12, -2), tries)).toContain(
    'zu viert\nNicht gewonnen mit 12 Punkten',
  );
  expect(shareText('fr', deal, 'Splendor', outcome(12, 2), tries)).toContain('Gagné avec 12 points, dans le par');
});

test('a month is whole weeks from Monday on', () => {
  const weeks = weeksOf('2026-11-18');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOf('2026-02-01').flat().filter(Boolean)).toHaveLength(28);
  expect(monthAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthAfter('2026-01-15', -1)).toBe('2025-12-01');
});
