import { byUnit, errorOfSum } from '@chambord/bots';
import type { Unit } from '@chambord/bots';
import { at } from '@chambord/kernel';
import { accuracyError, accuracyOf, gradeOf, GRADES } from './grade.ts';
import type { Grade } from './grade.ts';
import type { Review, ReviewStep } from './schema.ts';

/** An amount and its standard error, both whole numbers in hundredths. */
export interface Amount {
  readonly amount: number;
  readonly error: number;
}

/** end = start + luck − errors + gifts + untold, to the last digit. */
export interface Row {
  readonly start: Amount;
  readonly luck: Amount;
  readonly errors: Amount;
  readonly gifts: Amount;
  /** What sampling, and knowing different things, leave: it cannot be told what it was. */
  readonly untold: Amount;
  readonly end: number;
}

/** What a player decided. */
export interface Play {
  /** Decisions in which there was something to decide. */
  readonly unforced: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** Of 100; null without a decision. */
  readonly accuracy: Estimated | null;
  /** Percentage points of the chance to win that were lost with each unforced decision. */
  readonly errorRate: Estimated | null;
}

export interface Estimated {
  readonly value: number;
  readonly error: number;
}

export interface Summary {
  /** By unit, then by contender. */
  readonly ledger: Readonly<Record<Unit, readonly Row[]>>;
  /** By unit: what the contenders had before each decision that was looked at, and at the end once all were. */
  readonly curve: Readonly<Record<Unit, readonly (readonly number[])[]>>;
  /** By seat. */
  readonly play: readonly Play[];
}

/** What a review comes to. One that is not finished is summed up until its last decision. */
export function summaryOf(review: Review): Summary {
  const curve = byUnit((unit) => curveOf(review, unit));
  return {
    ledger: byUnit((unit) =>
      at(curve[unit], 0).map((_, c) => rowOf(review, unit, c, at(curve[unit], curve[unit].length - 1))),
    ),
    curve,
    play: Array.from({ length: review.options.players }, (_, seat) => playOf(review, seat)),
  };
}

export function isFinished({ steps, decisions }: Review): boolean {
  return steps.length === decisions;
}

function curveOf(review: Review, unit: Unit): number[][] {
  let now = review.start[unit].map((value, c) => value + at(review.dealt[unit], c));
  const curve: number[][] = [];
  for (const step of review.steps) {
    const { before, given, luck } = step[unit];
    // Where nothing was searched it goes on by what is known.
    now = before ?? now;
    curve.push(now);
    now = now.map((value, c) => value + at(given, c) + at(luck, c));
  }
  if (isFinished(review)) curve.push([...review.end[unit]]);
  else if (curve.length === 0) curve.push(now);
  return curve;
}

function rowOf(review: Review, unit: Unit, contender: number, last: readonly number[]): Row {
  const steps = summed(review);
  const of = (list: readonly number[]) => at(list, contender);
  const total = (list: readonly ReviewStep[], amount: (step: ReviewStep) => number) =>
    list.reduce((sum, step) => sum + amount(step), 0);
  const own = steps.filter(({ seat }) => seat === contender);
  const others = steps.filter(({ seat }) => seat !== contender);
  const given = (list: readonly ReviewStep[]): Amount => ({
    amount: total(list, (step) => of(step[unit].given)),
    error: rounded(errorOfSum(list.map((step) => of(step[unit].givenError)))),
  });
  const start = { amount: of(review.start[unit]), error: of(review.startError[unit]) };
  const drawn = errorOfSum([of(review.dealtError[unit]), ...steps.map((step) => of(step[unit].luckError))]);
  const luck = {
    amount: of(review.dealt[unit]) + total(steps, (step) => of(step[unit].luck)),
    error: rounded(errorOfSum([start.error, drawn])),
  };
  const { amount, error } = given(own);
  const errors = { amount: 0 - amount, error };
  const gifts = given(others);
  const end = of(last);
  const untold = {
    amount: end - start.amount - luck.amount + errors.amount - gifts.amount,
    // Start and deal err together, in opposite directions.
    error: rounded(errorOfSum([drawn, errors.error, gifts.error])),
  };
  return { start, luck, errors, gifts, untold, end };
}

/** The decisions after which it is known how things stood. */
function summed(review: Review): readonly ReviewStep[] {
  return isFinished(review) ? review.steps : review.steps.slice(0, -1);
}

function rounded(error: number): number {
  return Math.round(error);
}

/** What a decision lost of the chance to win, as far as it counts. */
export function lossOf({ chance, seat }: ReviewStep): number {
  return 0 - at(chance.given, seat);
}

function playOf(review: Review, seat: number): Play {
  const own = review.steps.filter((step) => step.seat === seat && step.choice !== null);
  const grades = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>;
  for (const step of own) grades[gradeOf(lossOf(step))]++;
  const mean = (values: readonly number[], errors: readonly number[]): Estimated | null =>
    own.length === 0
      ? null
      : {
          value: hundredths(values.reduce((sum, value) => sum + value, 0) / own.length),
          error: hundredths(errorOfSum(errors) / own.length),
        };
  const losses = own.map(lossOf);
  const errors = own.map((step) => at(step.chance.givenError, seat));
  return {
    unforced: own.length,
    grades,
    accuracy: mean(
      losses.map(accuracyOf),
      losses.map((loss, i) => accuracyError(loss, at(errors, i))),
    ),
    errorRate: mean(
      losses.map((loss) => loss / 100),
      errors.map((error) => error / 100),
    ),
  };
}

function hundredths(value: number): number {
  return Math.round(100 * value) / 100;
}

/** The figures of a row with so many digits fewer, still adding up: what rounding leaves is told with what cannot be told. */
export function roundedRow({ start, luck, errors, gifts, untold, end }: Row, step: number): Row {
  const round = (value: number) => Math.round(value / step) * step + 0;
  const rounded = ({ amount, error }: Amount): Amount => ({ amount: round(amount), error: round(error) });
  const row = { start: rounded(start), luck: rounded(luck), errors: rounded(errors), gifts: rounded(gifts) };
  const rest = round(end) - row.start.amount - row.luck.amount + row.errors.amount - row.gifts.amount;
  return { ...row, untold: { amount: rest, error: round(untold.error) }, end: round(end) };
}
