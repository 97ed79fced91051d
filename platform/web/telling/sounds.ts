import { useEffect, useRef } from 'preact/hooks';
import { sound } from './sound.ts';
import type { ShownGame } from '../game/shown-game.ts';

/**
 * Lets the decisions at the table be heard as they are made: only what the viewer may learn of, nothing behind a curtain,
 * and nothing when one is taken back or a game is opened.
 */
export function useSounds({ page, plies, viewer, curtain }: ShownGame): void {
  const made = plies.value;
  const heard = useRef(made.length);
  useEffect(() => {
    const fresh = made.slice(heard.current);
    heard.current = made.length;
    if (curtain.value !== null) return;
    const events = fresh.flatMap((ply) => ply.events).filter((event) => page.game.sees(event, viewer.value));
    sound(events.flatMap((event) => page.soundOf(event) ?? []));
  }, [made]);
}
