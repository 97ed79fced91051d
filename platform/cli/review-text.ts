import { UNITS } from '@chambord/bots';
import type { GameEntry } from '@chambord/games';
import { at, replay, rulesOf } from '@chambord/kernel';
import type { GameRecord, Lang } from '@chambord/kernel';
import type { WhyBetter } from '@chambord/prose';
import {
  gradeOf,
  GRADES,
  isFault,
  linesOf,
  lossOf,
  momentsInWords,
  momentsOf,
  reviewWords,
  roundedRow,
  summaryOf,
} from '@chambord/review';
import type { Amount, Estimated, LineStep, Review, Row, ReviewStep } from '@chambord/review';

/** Amounts are kept in hundredths and shown in tenths. */
const SHOWN = 10;

/** A review in words: the ledger in both units, how everyone decided, the moments of the game, and what would have been better, and why. */
export function reviewText(
  entry: GameEntry,
  record: GameRecord,
  review: Review,
  lang: Lang,
  why: WhyBetter | null,
): string {
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
  const moments = momentLines(entry, record, review, lang);
  const faults = faultLines(entry, record, review, lang, why);
  const told = faults.length === 0 ? [words.noFaults] : [words.faults, ...faults];
  const parts = [...tables, decisions, ...(moments.length === 0 ? [] : [[words.moments, ...moments].join('\n')])];
  return [words.heading(review.decisions, review.depth), ...parts, told.join('\n')].join('\n\n');
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

/** What one remembers, each with the decision that it was at, as faults have theirs. */
function momentLines({ game, text }: GameEntry, record: GameRecord, review: Review, lang: Lang): string[] {
  const last = replay(game, record, () => undefined);
  const { contenders } = text[lang].sheet(last, record.names);
  const entries = momentsInWords(momentsOf(review), reviewWords[lang], contenders, (each) => shown(each, lang, true));
  return entries.map((entry) => `${entry.ply + 1}. ${entry.text}`);
}

/** Every decision that lost something for certain and is worth a word, with what was better, why, and what probably follows. */
function faultLines(
  { game: newest, text }: GameEntry,
  record: GameRecord,
  review: Review,
  lang: Lang,
  tell: WhyBetter | null,
): string[] {
  const words = reviewWords[lang];
  const game = rulesOf(newest, record.rulesVersion);
  const lines: string[] = [];
  const told = ({ move, view }: LineStep) => text[lang].move(move, view);
  const noted = ({ move }: LineStep) => game.format(move, record.options);
  const turn = (steps: readonly LineStep[]) => `${steps.map(told).join(' → ')} (${steps.map(noted).join('; ')})`;
  replay(newest, record, ({ ply, state }) => {
    const step = at(review.steps, ply);
    const grade = gradeOf(lossOf(step));
    if (!isFault(grade)) return;
    const found = linesOf({ game, record, state, step, names: record.names }, tell);
    if (found === null) return;
    const { made, better, why, instead, follows } = found;
    const then = follows.map((next) => words.labelled(at(record.names, next.seat), told(next)));
    const below = (label: string, text: string) => `    ${words.labelled(label, text)}`;
    lines.push(
      words.fault(ply + 1, at(record.names, step.seat), words.grade[grade], lost(step, lang)),
      below(words.made, turn(made)),
      below(words.better, turn(better)),
      ...(why.length === 0 ? [] : [below(words.why, why.join(' '))]),
      ...(why.length === 0 || instead.length === 0 ? [] : [below(words.instead, instead.join(' '))]),
      ...(then.length === 0 ? [] : [below(words.follows, then.join('; '))]),
    );
  });
  return lines;
}

function lost({ chance, seat }: ReviewStep, lang: Lang): string {
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
