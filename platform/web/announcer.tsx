import { sentences } from './log.tsx';
import type { Told } from './told.ts';

/** Tells a screen reader what the last decision brought. */
export function Announcer({ playing }: { readonly playing: Told }) {
  void playing.version.value;
  const last = playing.session.plies.at(-1);
  const lines = last === undefined ? [] : sentences(playing, last.events, playing.viewer.value);
  return (
    <div class="sr" role="log" aria-live="polite" aria-atomic="true">
      {lines.join(' ')}
    </div>
  );
}
