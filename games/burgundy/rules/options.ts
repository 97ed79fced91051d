import { readObject, readOneOf, readWhole, within } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { readEdition } from './edition.ts';
import type { Edition } from './edition.ts';
import { PLAYERS } from './material.ts';
import type { Players } from './material.ts';

export interface Options {
  readonly players: Players;
  /** Who begins (2.4); drawn at random unless given. */
  readonly startPlayer?: Seat;
  /** Other cards than the standard ones. */
  readonly edition?: Edition;
}

export function readOptions(value: unknown): Options {
  const fields = readObject(value, '', ['players', 'startPlayer', 'edition']);
  const players = readOneOf(fields['players'], 'players', PLAYERS);
  const { startPlayer, edition } = fields;
  return {
    players,
    ...(startPlayer === undefined ? {} : { startPlayer: readWhole(startPlayer, 'startPlayer', 0, players - 1) }),
    ...(edition === undefined ? {} : { edition: within('edition', () => readEdition(edition)) }),
  };
}
