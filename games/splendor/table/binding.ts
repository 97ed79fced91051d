import { randomFrom } from '@chambord/kernel';
import { splendor } from '@chambord/splendor/rules';
import type { Move, View } from '@chambord/splendor/rules';

/**
 * Whether a move cannot be taken back: it reveals something, or the turn ends with it. Tried on a table that looks like
 * this one, for what is hidden has no part in it.
 */
export function binds(view: View, move: Move): boolean {
  const state = splendor.resample(view, randomFrom('what binds'));
  let binding = false;
  splendor.apply(state, move, (event) => (binding ||= splendor.reveals(event)));
  return binding;
}
