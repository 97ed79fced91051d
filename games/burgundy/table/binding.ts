import { burgundy } from '@chambord/burgundy/rules';
import type { View } from '@chambord/burgundy/rules';
import { foresee } from '@chambord/kernel';
import type { Way } from './touch/ways.ts';

/** The ways that cannot be taken back: they reveal something, or the turn ends with them. */
export function bindingWays(view: View, ways: readonly Way[]): ReadonlySet<Way> {
  if (ways.length === 0) return new Set();
  const foreseen = foresee(burgundy, view);
  return new Set(ways.filter(({ moves }) => foreseen(moves).reveals));
}
