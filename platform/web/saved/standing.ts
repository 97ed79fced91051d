import { inHouse } from '@chambord/games/page';
import { resume } from '@chambord/kernel';
import type { Lang } from '@chambord/kernel';
import { roundStarts } from '../game/rounds.ts';
import type { SavedGame } from './store.ts';

/** How a kept game stands. */
export interface SavedStanding {
  readonly round: Readonly<Record<Lang, string>>;
  /** Of everyone at the table. */
  readonly points: readonly number[];
  /** Who decides now; null when the game is over. */
  readonly turn: { readonly name: string; readonly person: boolean } | null;
}

/** Plays a kept game through to see how it stands; null if that cannot be done here. */
export async function standingOf({ record, seats }: SavedGame): Promise<SavedStanding | null> {
  const known = inHouse(record.game);
  if (known === undefined) return null;
  try {
    const [game, text] = await Promise.all([known.load.rules(), known.load.text()]);
    const session = resume(game, record);
    const round = roundStarts(session.game, session.plies).length - 1;
    const seat = session.game.actor(session.state);
    return {
      round: { en: text.en.round(round), fr: text.fr.round(round), de: text.de.round(round) },
      points: session.game.score(session.state).points.slice(0, seats.length),
      turn: seat === null ? null : { name: record.names[seat] ?? '', person: seats[seat]?.bot === null },
    };
  } catch {
    // Its rules are gone, or it cannot be loaded: the leaf that opens it says so.
    return null;
  }
}
