import type { GameEntry } from '@chambord/games';
import { at, replay } from '@chambord/kernel';
import type { GameRecord, Lang } from '@chambord/kernel';
import { gradeOf, GRADES, lossOf, roundedRow, summaryOf, UNITS } from '@chambord/review';
import type { Amount, Estimated, Review, Row, Step } from '@chambord/review';
import { reviewWords } from './review-words.ts';

/** Amounts are kept in hundredths and shown in tenths. */
const SHOWN = 10;

/** A finished review in words: the ledger in both units, how everyone decided, and what would have been better. */
export function reviewText(entry: GameEntry, record: GameRecord, review: Review, lang: Lang): string {
  const words = reviewWords[lang];
  const { ledger, play } = summaryOf(review);
  const tables = UNITS.map((unit) => {
    const columns = words.columns;
    const heads = [columns.start, columns.luck, columns.errors, columns.gifts, columns.untold];
    const rows = record.names.map((name, seat) => [name, ...cells(roundedRow(at(ledger[unit], seat), SHOWN), lang)]);
    return `${words.unit[unit]}\n${aligned([['', ...heads, review.over ? columns.end : columns.now], ...rows])}`;
  });
  const decided = record.names.map((name, seat) => {
    const { unforced, grades, accuracy, errorRate } = at(play, seat);
    const counts = GRADES.map((grade) => String(grades[grade]));
    return [name, String(unforced), estimated(accuracy, lang), estimated(errorRate, lang), ...counts];
  });
  const heads = [words.play, words.unforced, words.accuracy, words.errorRate];
  const decisions = aligned([[...heads, ...GRADES.map((grade) => words.grades[grade])], ...decided]);
  const faults = faultLines(entry, record, review, lang);
  const told = faults.length === 0 ? [words.noFaults] : [words.faults, ...faults];
  return [words.heading(review.decisions, review.depth), ...tables, decisions, told.join('\n')].join('\n\n');
}

function cells({ start, luck, errors, gifts, untold, end }: Row, lang: Lang): string[] {
  const cell = ({ amount, error }: Amount, sign: boolean) => `${shown(amount, lang, sign)} ±${shown(error, lang)}`;
  // Errors are taken off: the figures of a row add up as they stand.
  const lost = { amount: 0 - errors.amount, error: errors.error };
  const parts = [luck, lost, gifts, untold].map((part) => cell(part, true));
  return [cell(start, false), ...parts, shown(end, lang)];
}

function estimated(figure: Estimated | null, lang: Lang): string {
  return figure === null ? '–' : `${number(figure.value, lang)} ±${number(figure.error, lang)}`;
}

function shown(hundredths: number, lang: Lang, sign = false): string {
  return number(hundredths / 100, lang, sign);
}

function number(value: number, lang: Lang, sign = false): string {
  return new Intl.NumberFormat(lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign ? 'exceptZero' : 'negative',
  }).format(value);
}

/** Every decision that lost something for certain and is worth a word, with what was better. */
function faultLines({ game, text }: GameEntry, record: GameRecord, review: Review, lang: Lang): string[] {
  const words = reviewWords[lang];
  const lines: string[] = [];
  replay(game, record, ({ ply, state, move }) => {
    const step = at(review.steps, ply);
    const grade = gradeOf(lossOf(step));
    if (step.choice === null || grade === 'best' || grade === 'good') return;
    const view = game.view(state, step.seat);
    const told = (each: typeof move) => text[lang].move(each, view);
    const best = game.parse(step.choice.best, record.options);
    lines.push(
      words.fault(ply + 1, at(record.names, step.seat), words.grade[grade], lost(step, lang)),
      `    ${words.made}: ${told(move)} (${step.made})`,
      `    ${words.better}: ${told(best)} (${step.choice.best})`,
    );
  });
  return lines;
}

function lost({ chance, seat }: Step, lang: Lang): string {
  return `${shown(at(chance.given, seat), lang)} ±${shown(chance.lossError, lang)}`;
}

/** Columns of a table, the first to the left, the others to the right. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = at(rows, 0).map((_, column) => Math.max(...rows.map((row) => at(row, column).length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(at(widths, 0)) : cell.padStart(at(widths, column))))
      .join('  ');
  return rows.map(line).join('\n');
}
