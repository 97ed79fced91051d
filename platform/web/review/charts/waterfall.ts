import type { Row } from '@chambord/review';
import { change, figure } from './figures.ts';

/** A column of the ledger as a step of a waterfall. */
export interface LedgerBar {
  readonly column: 'start' | 'luck' | 'errors' | 'gifts' | 'untold' | 'end' | 'now';
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly error: number | null;
}

/** Each begins where the one before has ended. */
export function ledgerBars({ start, luck, errors, gifts, untold, end }: Row, over: boolean): LedgerBar[] {
  const bars: LedgerBar[] = [
    { column: 'start', from: 0, to: start.amount, text: figure(start.amount), error: start.error },
  ];
  let now = start.amount;
  const steps = [
    ['luck', luck.amount, luck.error],
    ['errors', 0 - errors.amount, errors.error],
    ['gifts', gifts.amount, gifts.error],
    ['untold', untold.amount, untold.error],
  ] as const;
  for (const [column, amount, error] of steps) {
    bars.push({ column, from: now, to: now + amount, text: change(amount), error });
    now += amount;
  }
  bars.push({ column: over ? 'end' : 'now', from: 0, to: end, text: figure(end), error: null });
  return bars;
}

export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** One scale for all rows, so that they can be compared; it reaches at least so far. */
export function ledgerScale(rows: readonly Row[], least: number): Scale {
  const ends = rows.flatMap((row) => ledgerBars(row, true).flatMap(({ from, to }) => [from, to]));
  return { low: Math.min(0, ...ends), high: Math.max(least, ...ends) };
}
