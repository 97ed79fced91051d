import { useEffect, useRef } from 'preact/hooks';
import type { Playing } from './playing.ts';
import { sound } from './sound.ts';
import type { Told } from './told.ts';

/**
 * Lets the decisions at the table be heard as they are made: only what the viewer may learn of, nothing behind a curtain,
 * and nothing when one is taken back or a game is opened.
 */
export function useSounds({ page, session, version, viewer, curtain }: Told & Partial<Pick<Playing, 'curtain'>>): void {
  const heard = useRef(session.plies.length);
  const now = version.value;
  useEffect(() => {
    const fresh = session.plies.slice(heard.current);
    heard.current = session.plies.length;
    if (curtain !== undefined && curtain.value !== null) return;
    const events = fresh.flatMap(({ events: made }) => made).filter((event) => page.game.sees(event, viewer.value));
    sound(events.flatMap((event) => page.voiceOf(event) ?? []));
  }, [now]);
}
