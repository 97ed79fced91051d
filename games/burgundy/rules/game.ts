import type { Game, Viewer } from '@chambord/kernel';
import { audit } from './audit.ts';
import { clone } from './clone.ts';
import type { Event } from './event.ts';
import { PLAYERS } from './material.ts';
import type { Move } from './move.ts';
import { formatMove, parseMove } from './notation.ts';
import { readOptions } from './options.ts';
import type { Options } from './options.ts';
import { actor, apply, legal } from './play.ts';
import { formatPosition, parsePosition } from './position.ts';
import { resample } from './resample.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import type { State } from './table.ts';
import { view } from './view.ts';
import type { View } from './view.ts';
import { whyNot } from './whynot.ts';
import type { Why } from './whynot.ts';

export interface Burgundy {
  readonly options: Options;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly event: Event;
  readonly why: Why;
}

/** What shows something hidden to all: undo ends there. */
const REVEALING: readonly Event['event'][] = ['bought', 'receivedGood', 'receivedAnimal', 'roundBegan'];

/** 12.2: a drawn die is shown to its player, and to the others when it is played. */
function reveals(event: Event, viewer: Viewer): boolean {
  if (event.event === 'drew') return sees(event, viewer);
  return (event.event === 'played' && event.seat !== viewer) || REVEALING.includes(event.event);
}

/** 12.2: only its player sees a drawn die. */
function sees(event: Event, viewer: Viewer): boolean {
  return event.event !== 'drew' || event.seat === viewer || viewer === 'open';
}

export const burgundy: Game<Burgundy> = {
  id: 'burgundy',
  rulesVersion: 1,
  variants: PLAYERS.map((players) => ({ players })),
  options: readOptions,
  setup,
  actor,
  legal,
  sensible: legal,
  apply,
  clone,
  view,
  resample,
  score,
  whyNot,
  format: (move, options) => formatMove(move, { options }),
  parse: (text, options) => parseMove(text, { options }),
  position: { format: formatPosition, parse: parsePosition },
  sees,
  reveals,
  beginsRound: ({ event }) => event === 'roundBegan',
  endsTurn: ({ event }) => event === 'turnBegan' || event === 'gameOver',
  audit,
};
