import { dayAfter, dayOf } from '@chambord/deals/day';

/** The weeks of the month of a day, from Monday on; null where a week has days of another month. */
export function weeksOf(day: string): (string | null)[][] {
  const first = `${day.slice(0, 7)}-01`;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const weeks: (string | null)[][] = [];
  for (let monday = dayAfter(first, -before); monday.slice(0, 7) <= day.slice(0, 7); monday = dayAfter(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index));
    weeks.push(week.map((each) => (each.slice(0, 7) === day.slice(0, 7) ? each : null)));
  }
  return weeks;
}

/** The first day of the month so many months later. */
export function monthAfter(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number);
  return dayOf(Date.UTC(year ?? 0, (month ?? 1) - 1 + months, 1));
}
