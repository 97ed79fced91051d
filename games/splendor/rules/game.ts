import type { Game, Viewer } from '@chambord/kernel';
import { audit } from './audit.ts';
import { clone } from './clone.ts';
import type { Event } from './event.ts';
import { PLAYERS, RULES } from './material.ts';
import type { Move } from './move.ts';
import { formatMove, parseMove } from './notation.ts';
import { readOptions } from './options.ts';
import type { Options } from './options.ts';
import { actor, apply, legal, legalCanonical } from './play.ts';
import { formatPosition, parsePosition } from './position.ts';
import { resample } from './resample.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import type { State } from './table.ts';
import { view } from './view.ts';
import type { View } from './view.ts';
import { whyNot } from './whynot.ts';
import type { Why } from './whynot.ts';

export interface Splendor {
  readonly options: Options;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly event: Event;
  readonly why: Why;
}

/** 7.1: only its owner learns which card came from a deck. */
function sees(event: Event, viewer: Viewer): boolean {
  return event.event !== 'drew' || event.seat === viewer || viewer === 'open';
}

/** A new card of the market is shown to all, one from a deck to its owner, and to the others when it is bought. */
function reveals(event: Event, viewer: Viewer): boolean {
  if (event.event === 'drew') return sees(event, viewer);
  return event.event === 'refilled' || (event.event === 'bought' && event.from === 'blind' && event.seat !== viewer);
}

export const splendor: Game<Splendor> = {
  id: 'splendor',
  rulesVersion: 1,
  variants: RULES.flatMap((rules) => PLAYERS.map((players) => ({ players, rules }))),
  options: readOptions,
  setup,
  actor,
  legal,
  sensible: legalCanonical,
  apply,
  clone,
  view,
  resample,
  score,
  whyNot,
  format: formatMove,
  parse: parseMove,
  position: { format: formatPosition, parse: parsePosition },
  sees,
  reveals,
  beginsRound: (event) => event.event === 'turnBegan' && event.seat === 0,
  endsTurn: ({ event }) => event === 'turnBegan' || event === 'gameOver',
  audit,
};
