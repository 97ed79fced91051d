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

/** What shows something that was hidden: undo ends there. */
const REVEALING: readonly Event['event'][] = ['turnBegan', 'refilled', 'reservedBlind', 'drew'];

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
  // 7.1: only its owner learns which card came from a deck
  sees: (event: Event, viewer: Viewer) => event.event !== 'drew' || event.seat === viewer || viewer === 'open',
  reveals: (event) => REVEALING.includes(event.event) || (event.event === 'bought' && event.from === 'blind'),
  beginsRound: (event) => event.event === 'turnBegan' && event.seat === 0,
  endsTurn: ({ event }) => event === 'turnBegan' || event === 'gameOver',
  audit,
};
