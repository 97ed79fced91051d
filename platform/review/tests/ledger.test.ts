import { describe, expect, test } from 'vitest';
import { UNITS } from '@chambord/bots';
import { GAMES } from '@chambord/games';
import { at, wins } from '@chambord/kernel';
import { gradeOf, lossOf, roundedRow, summaryOf } from '@chambord/review';
import type { Row } from '@chambord/review';
import { played, reviewed } from './games.ts';

function sumOf({ start, luck, errors, gifts, untold }: Row): number {
  return start.amount + luck.amount - errors.amount + gifts.amount + untold.amount;
}

// Hundreds of games: npm run review-check -- GAME --only sums
const tables = GAMES.flatMap(({ game }) =>
  game.variants.map((options, index) => [game.id, options, index % 2 === 0 ? 'policy' : 'random'] as const),
);

describe.each(tables)('%s %j', (id, options, name) => {
  test(`the ledger of a game of ${name} players adds up to the last digit`, () => {
    const record = played(id, options, name, 'ledger');
    const review = reviewed(record, { depth: 1, seed: 'sums' });
    const { ledger, curve, play } = summaryOf(review);
    const { places = [], points = [] } = record.result ?? {};
    const ends = { chance: wins(places).map((part) => Math.round(10_000 * part)), points: points.map((p) => 100 * p) };
    for (const unit of UNITS) {
      ledger[unit].forEach((row, contender) => {
        expect(row.end).toBe(at(ends[unit], contender));
        expect(sumOf(row)).toBe(row.end);
        for (const amount of [row.start, row.luck, row.errors, row.gifts, row.untold]) {
          expect(Number.isInteger(amount.amount) && Number.isInteger(amount.error)).toBe(true);
        }
        expect(row.errors.amount).toBeGreaterThanOrEqual(0);
        const shown = roundedRow(row, 10);
        expect(sumOf(shown)).toBe(shown.end);
        expect(Math.abs(shown.end - row.end)).toBeLessThanOrEqual(5);
      });
      expect(curve[unit]).toHaveLength(record.moves.length + 1);
    }
    expect(play).toHaveLength(record.names.length);
    for (const [seat, { unforced, grades }] of play.entries()) {
      expect(Object.values(grades).reduce((sum, count) => sum + count, 0)).toBe(unforced);
      const own = review.steps.filter((step) => step.seat === seat);
      const lost = own.reduce((sum, step) => sum + lossOf(step), 0);
      expect(at(ledger.chance, seat).errors.amount).toBe(lost);
      for (const { choice, made, chance } of own) {
        if (choice === null) expect(chance).toMatchObject({ before: null, loss: 0 });
        else if (choice.best === made) expect(at(chance.given, seat)).toBe(0);
        else expect(chance.loss).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

test('a game that is not over, and a review that is not, are summed up as far as they have come', () => {
  const record = played('splendor', { players: 2 }, 'policy', 'open', 12);
  const review = reviewed(record, { depth: 4, seed: 'open' });
  expect(review.over).toBe(false);
  for (const row of summaryOf(review).ledger.chance) expect(sumOf(row)).toBe(row.end);
  const half = { ...review, steps: review.steps.slice(0, 6) };
  const { ledger, curve } = summaryOf(half);
  expect(curve.chance).toHaveLength(6);
  ledger.chance.forEach((row, seat) => {
    expect(sumOf(row)).toBe(row.end);
    expect(row.end).toBe(at(at(half.steps, 5).chance.before ?? [], seat));
  });
});

test('words for sizes', () => {
  const words = [0, 199, 200, 499, 500, 999, 1000, 1999, 2000].map(gradeOf);
  expect(words.join(' ')).toBe('best best good good inaccuracy inaccuracy mistake mistake blunder');
});
