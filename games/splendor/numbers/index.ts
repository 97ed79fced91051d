import type { Compact, Numbers } from '@chambord/kernel';
import { splendor } from '@chambord/splendor/rules';
import type { Splendor } from '@chambord/splendor/rules';
import { apply } from './apply.ts';
import { fromState, toState } from './convert.ts';
import { setup } from './deal.ts';
import * as at from './layout.ts';
import { cell, playerAt, SIZE } from './layout.ts';
import { legal, sensible } from './list.ts';
import { observation } from './observation.ts';
import { kindOf, moveOf, numberOf } from './moves.ts';
import { ALL_MOVES, SENSIBLE_MOVES } from './actions.ts';

/** Splendor on numbers. */
export const compactSplendor: Compact<Splendor> = {
  game: splendor,
  size: SIZE,
  sensibleMoves: SENSIBLE_MOVES,
  moves: ALL_MOVES,
  // Three tokens of six kinds to give back, or 15 cards, each to be paid in every way that five gold allow.
  most: 4096,
  fromState,
  toState,
  setup,
  actor: (table) => (cell(table, at.PHASE) === at.OVER ? -1 : cell(table, at.SEAT)),
  legal,
  sensible,
  apply,
  points(table, into) {
    const players = cell(table, at.PLAYERS);
    for (let seat = 0; seat < players; seat++) into[seat] = cell(table, playerAt(seat) + at.POINTS);
    return players;
  },
  numberOf,
  moveOf,
  kindOf,
};

export const splendorInNumbers: Numbers<Splendor> = { moves: compactSplendor, observation, compact: compactSplendor };
