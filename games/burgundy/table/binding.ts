import { burgundy } from '@chambord/burgundy/rules';
import type { View } from '@chambord/burgundy/rules';
import { randomFrom } from '@chambord/kernel';
import type { Way } from './ways.ts';

/**
 * The ways that cannot be taken back: they reveal something, or the turn ends with them. Tried on a table that looks like
 * this one, for what is hidden has no part in whether something is revealed.
 */
export function bindingWays(view: View, ways: readonly Way[]): ReadonlySet<Way> {
  const binding = new Set<Way>();
  if (ways.length === 0) return binding;
  const before = burgundy.resample(view, randomFrom('what binds'));
  for (const way of ways) {
    const state = burgundy.clone(before);
    for (const move of way.moves) {
      burgundy.apply(state, move, (event) => burgundy.reveals(event) && binding.add(way));
    }
  }
  return binding;
}
