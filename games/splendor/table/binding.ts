import { foresee } from '@chambord/kernel';
import { splendor } from '@chambord/splendor/rules';
import type { Move, View } from '@chambord/splendor/rules';

/** Whether a move cannot be taken back: it reveals something, or the turn ends with it. */
export function binds(view: View, move: Move): boolean {
  return foresee(splendor, view)([move]).reveals;
}
