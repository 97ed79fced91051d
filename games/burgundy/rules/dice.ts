import { editionOf } from './edition.ts';
import type { HasEdition } from './edition.ts';
import type { Die, Good } from './material.ts';

/** Workers that turn one number into another; 6 and 1 are neighbours (3.4). With any number (null), none. */
export function workersFor(die: Die | null, wanted: Die): number {
  if (die === null) return 0;
  const apart = Math.abs(die - wanted);
  return apart > 3 ? 6 - apart : apart;
}

/** Of the two numbers that sell these goods the one that takes fewer workers (1.4, 3.4). */
export function numberToSell(table: HasEdition, die: Die | null, good: Good): Die {
  const [one, other] = editionOf(table).soldWith[good];
  return workersFor(die, other) < workersFor(die, one) ? other : one;
}
