import type { Compact, Numbers } from '@chambord/kernel';
import { burgundy } from '@chambord/burgundy/rules';
import type { Burgundy } from '@chambord/burgundy/rules';
import { apply } from './apply.ts';
import { fromState, toState } from './convert.ts';
import { setup } from './deal.ts';
import * as at from './layout.ts';
import { cell, SIZE } from './layout.ts';
import { legal } from './list.ts';
import { moves } from './moves.ts';
import { observation } from './observation.ts';
import { aaronsPoints, pointsOf } from './score.ts';

/** Burgundy on numbers, with the standard edition. */
export const compactBurgundy: Compact<Burgundy> = {
  ...moves,
  game: burgundy,
  size: SIZE,
  // All cards of the display with three projects to drop, every conversion, and some.
  most: 8192,
  fromState,
  toState,
  setup,
  actor: (table) => (cell(table, at.OVER) === 1 ? -1 : cell(table, at.SEAT)),
  legal,
  sensible: legal,
  apply,
  points(table, into) {
    const players = cell(table, at.PLAYERS);
    for (let seat = 0; seat < players; seat++) into[seat] = pointsOf(table, seat);
    if (cell(table, at.AARON) === 0) return players;
    into[players] = aaronsPoints(table);
    return players + 1;
  },
};

export const burgundyInNumbers: Numbers<Burgundy> = { moves, observation, compact: compactBurgundy };
