import type { Unit } from '@chambord/bots';

/** Amounts are kept as whole numbers, so that they add up to the last digit: hundredths of a percentage point, hundredths of a point. */
const WHOLE: Readonly<Record<Unit, number>> = { chance: 10_000, points: 100 };

export function wholeAmount(unit: Unit, value: number): number {
  // Never -0, which JSON does not know.
  return Math.round(WHOLE[unit] * value) + 0;
}
