import { findGame } from '@chambord/games';
import { moveUp, nextStarter } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import type { Body } from '../log/entry.ts';
import { newId, newSeed } from '../log/secrets.ts';
import type { Table } from './table.ts';

/** A table to be made. */
export interface NewTable {
  readonly id: string;
  readonly body: Extract<Body, { kind: 'made' }>;
}

/** The same table again, and the next seat begins: as start player where the game has one, else by moving everyone up. */
export function rematchOf(table: Table): NewTable {
  const { options, facts, seats } = table;
  const { terms } = facts;
  const kept = seats.map(({ guest }) => guest);
  const again = { kind: 'made', serverSeed: newSeed(), previous: facts.id } as const;
  // Whatever rules this game was begun by, the next one is played by the newest.
  const startPlayer = nextStarter(findGame(terms.game).game, options, beganWith(table));
  const next =
    startPlayer === null
      ? { terms: { ...terms, seats: moveUp(terms.seats) }, kept: moveUp(kept) }
      : { terms: { ...terms, options: { ...terms.options, startPlayer } }, kept };
  return { id: newId(), body: { ...again, ...next } };
}

/** Who began; where the rules are not here any more, who decided first. */
function beganWith({ session, unplayable }: Table): Seat {
  if (session === null) return unplayable?.plies[0]?.actor ?? 0;
  const { game, options, seed } = session;
  return game.actor(game.setup(options, seed)) ?? 0;
}
