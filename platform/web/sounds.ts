import { useEffect, useRef } from 'preact/hooks';
import type { Playing } from './playing.ts';
import { sound } from './sound.ts';

/**
 * Lets the decisions at the table be heard as they are made: only what the viewer may learn of, nothing behind a curtain,
 * and nothing when one is taken back or a game is opened.
 */
export function useSounds({ page, session, version, viewer, curtain }: Playing): void {
  const heard = useRef(session.plies.length);
  const now = version.value;
  useEffect(() => {
    const fresh = session.plies.slice(heard.current);
    heard.current = session.plies.length;
    if (curtain.value !== null) return;
    const events = fresh.flatMap(({ events: made }) => made).filter((event) => page.game.sees(event, viewer.value));
    sound(events.flatMap((event) => page.voiceOf(event) ?? []));
  }, [now]);
}
