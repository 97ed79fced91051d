import { useEffect, useState } from 'preact/hooks';
import { turnBefore } from '@chambord/figures';
import { inHouse } from '@chambord/games/page';
import type { Openings } from '@chambord/prose';
import type { ReplayGame } from '../replay/replay-game.ts';
import { lang } from '../shell/settings.ts';
import { openingsWords } from '../words/openings.ts';
import { openingsAddress } from './address.ts';

/** The way from a moment of a game to what strong bots chose in such a position; nothing later than the opening. */
export function OpeningsLink({ replay }: { readonly replay: ReplayGame }) {
  const { page, ply, plies, stateAt, options } = replay;
  const { id } = page.game;
  const [openings, setOpenings] = useState<Openings | null>(null);
  useEffect(() => {
    void inHouse(id)
      ?.load.book?.()
      .then(
        (book) => setOpenings(book.openings),
        () => undefined,
      );
  }, [id]);
  const seat = page.game.actor(stateAt(ply.value));
  if (openings === null || seat === null) return null;
  const before = plies.value.map(({ actor, events }) => ({
    actor,
    ended: events.some((event) => page.game.endsTurn(event)),
  }));
  const begin = turnBefore(before, ply.value, seat);
  const turns = before.slice(0, begin).filter(({ actor, ended }) => actor === seat && ended).length;
  if (turns >= openings.turns) return null;
  const name = openings.situation(stateAt(begin), seat);
  return (
    <a class="btn" href={openingsAddress(id, plain(options), [name])}>
      {openingsWords[lang.value].fromHere}
    </a>
  );
}

/** Only what is chosen from a list tells kinds of tables apart. */
function plain(options: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => name === 'players' || typeof value === 'string'),
  );
}
