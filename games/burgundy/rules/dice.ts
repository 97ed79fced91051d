import { SOLD_WITH } from './material.ts';
import type { Die, Good } from './material.ts';

/** Workers that turn one number into another; 6 and 1 are neighbours (3.4). With any number (null), none. */
export function workersFor(die: Die | null, wanted: Die): number {
  if (die === null) return 0;
  const apart = Math.abs(die - wanted);
  return apart > 3 ? 6 - apart : apart;
}

/** Workers that turn the number into one that sells these goods: the fewest (1.4, 3.4). */
export function workersToSell(die: Die | null, good: Good): number {
  const [one, other] = SOLD_WITH[good];
  return Math.min(workersFor(die, one), workersFor(die, other));
}
