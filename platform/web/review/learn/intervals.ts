/** When a mistake comes again. */
export interface Trained {
  /** How often in a row it was found. */
  readonly found: number;
  /** In milliseconds. */
  readonly due: number;
}

const DAY = 86_400_000;
/** Days until it comes again, after having been found once, twice, … in a row; what was not found comes again after the first. */
const DAYS = [1, 3, 7, 21, 60, 180] as const;

export function afterAnswer(before: Trained | undefined, right: boolean, now: number): Trained {
  const found = right ? (before?.found ?? 0) + 1 : 0;
  const days = DAYS[Math.min(Math.max(found, 1), DAYS.length) - 1] ?? 1;
  return { found, due: now + days * DAY };
}
