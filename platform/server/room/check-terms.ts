import { findGame } from '@chambord/games';
import { BadInput } from '@chambord/kernel';
import type { TableTerms } from '@chambord/protocol';
import { refused } from './refused.ts';

/** Whether a table can be set up like this; the schema has checked the form. */
export function checkTerms({ game: name, options, seats, rated }: TableTerms): void {
  try {
    const { game } = findGame(name);
    const { players } = game.options(options);
    if (players !== seats.length) {
      throw new BadInput('seats', `${seats.length} seats, but options.players is ${players}`);
    }
  } catch (error) {
    if (error instanceof BadInput) throw refused('badTerms', error.message);
    throw error;
  }
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (people === 0) throw refused('badTerms', 'seats: at least one person has to sit at the table');
  if (rated && (people < 2 || people < seats.length)) {
    throw refused('badTerms', 'rated: only tables of two people or more, without bots, are rated');
  }
}
