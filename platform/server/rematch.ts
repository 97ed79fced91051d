import { BadInput } from '@chambord/kernel';
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
  const began = game.actor(game.setup(options, sessionOf(table).seed)) ?? 0;
  try {
    const startPlayer = (began + 1) % options.players;
    game.options({ ...options, startPlayer });
    return { id: newId(), body: { ...again, terms: { ...terms, options: { ...terms.options, startPlayer } }, kept } };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { id: newId(), body: { ...again, terms: { ...terms, seats: moveUp(terms.seats) }, kept: moveUp(kept) } };
  }
}

function moveUp<T>(list: readonly T[]): T[] {
  return [...list.slice(1), ...list.slice(0, 1)];
}
