import { BadInput, show } from '@chambord/kernel';

/** Deals of the day begin here. */
export const FIRST_DAY = '2026-01-01';

const A_DAY = 24 * 60 * 60 * 1000;

/** The day of a moment, everywhere the same: by UTC, whatever the clock on the wall says. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * A_DAY);
}

/** Whether this is the date of a day, written as deals name it. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(text);
  return Number.isFinite(moment) && dayOf(moment) === text && text >= FIRST_DAY;
}

/** Reads the date of a day from outside. */
export function readDay(text: string): string {
  if (isDay(text)) return text;
  throw new BadInput('date', `expected a day from ${FIRST_DAY} on, as in 2026-11-18, found ${show(text)}`);
}
