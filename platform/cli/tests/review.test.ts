import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameRecord } from '@chambord/kernel';
import { readReview, summaryOf } from '@chambord/review';
import { chambord, folder } from './chambord.ts';

const dir = folder();
const whole = join(dir, 'a game.jsonl');
chambord(['simulate', 'splendor', '--games', '1', '--policy', 'policy', '--records', whole]);
const record = JSON.parse(readFileSync(whole, 'utf8')) as GameRecord;

function kept(name: string, content: unknown): string {
  const path = join(dir, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('review', () => {
  test('--json prints one object a game with the schema of docs/review.md, the same for the same seed and depth', () => {
    const run = () => chambord(['review', whole, '--depth', '3', '--json']);
    const { status, stdout, stderr } = run();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const { summary, ...review } = JSON.parse(stdout);
    const read = readReview(review);
    expect(read.steps).toHaveLength(record.moves.length);
    expect(summary).toEqual(JSON.parse(JSON.stringify(summaryOf(read))));
    expect(run().stdout).toBe(stdout);
  });

  test.each([
    ['en', /cannot be told +result/, 'Review of', '.'],
    ['fr', /indécidable +résultat/, 'Analyse de', ','],
    ['de', /nicht zu sagen +Ergebnis/, 'Analyse von', ','],
  ])('is told in %s, and the printed figures add up', (lang, columns, heading, point) => {
    const { status, stdout } = chambord(['review', whole, '--depth', '3', '--lang', lang]);
    expect(status).toBe(0);
    expect(stdout).toContain(heading);
    expect(stdout).toMatch(columns);
    expect(stdout).not.toMatch(/undefined|\[object|NaN/);
    const rows = stdout.split('\n').filter((line) => (line.match(/ ±/g) ?? []).length === 5);
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      const figures = row.slice(record.names[0]?.length).match(/(?<![±\d,.])[+-]?\d+[.,]\d/g) ?? [];
      const tenths = figures.map((figure) => Math.round(10 * Number(figure.replace(point, '.'))));
      const end = tenths.pop();
      expect(tenths).toHaveLength(5);
      expect(tenths.reduce((sum, figure) => sum + figure, 0)).toBe(end);
    }
  });

  test.each([
    ['en', /^\d+\. Turning point: /m, /^ {4}why: \p{Lu}.*\.$/mu, /^ {4}better: .* \(take .*\)$/m],
    ['fr', /^\d+\. Tournant\u00a0: /m, /^ {4}pourquoi\u00a0: \p{Lu}.*\.$/mu, /^ {4}mieux\u00a0: .* \(take .*\)$/m],
    ['de', /^\d+\. Wendepunkt: /m, /^ {4}warum: \p{Lu}.*\.$/mu, /^ {4}besser: .* \(take .*\)$/m],
  ])('names the moments of a game, what was better, and why: %s', (lang, moment, why, better) => {
    const golden = 'games/splendor/tests/golden/v1-2-court.json';
    const { status, stdout } = chambord(['review', golden, '--depth', '12', '--lang', lang]);
    expect(status).toBe(0);
    for (const wanted of [moment, why, better]) expect(stdout).toMatch(wanted);
  });

  test('a game that is not over is reviewed as far as it has come', () => {
    const open = kept('open.json', { ...record, moves: record.moves.slice(0, 5), result: null });
    const { status, stdout } = chambord(['review', open, '--depth', '3', '--lang', 'en']);
    expect(status).toBe(0);
    expect(stdout).toContain('Review of 5 decisions');
    expect(stdout).toMatch(/cannot be told +now/);
  });

  test.each<[string, unknown, RegExp]>([
    ['an empty file', ' ', /bad\.json: the file is empty/],
    ['a changed seed', { ...record, seed: 'other' }, /bad\.json\.moves\[\d+\]: /],
    ['no record', { moves: [] }, /bad\.json\.game: /],
  ])('%s is refused with the place, status 1', (_name, content, reason) => {
    const { status, stdout, stderr } = chambord(['review', kept('bad.json', content)]);
    expect(stderr).toMatch(reason);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });
});
