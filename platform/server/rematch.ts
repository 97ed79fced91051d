import { moveUp, nextStarter } from '@chambord/kernel';
import type { Body } from './entry.ts';
import { newId, newSeed } from './secrets.ts';
import { sessionOf } from './table.ts';
import type { Table } from './table.ts';

/** A table to be made. */
export interface NewTable {
  readonly id: string;
  readonly body: Extract<Body, { kind: 'made' }>;
}

/** The same table again, and the next seat begins: as start player where the game has one, else by moving everyone up. */
export function rematchOf(table: Table): NewTable {
  const { game, options, facts, seats } = table;
  const { terms } = facts;
  const kept = seats.map(({ guest }) => guest);
  const again = { kind: 'made', serverSeed: newSeed(), previous: facts.id } as const;
  const startPlayer = nextStarter(game, options, sessionOf(table).seed);
  const next =
    startPlayer === null
      ? { terms: { ...terms, seats: moveUp(terms.seats) }, kept: moveUp(kept) }
      : { terms: { ...terms, options: { ...terms.options, startPlayer } }, kept };
  return { id: newId(), body: { ...again, ...next } };
}
