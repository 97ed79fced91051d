import { faceOf, TRIPLE } from '@chambord/burgundy/rules';
import type { Card, Event, Options } from '@chambord/burgundy/rules';
import type { Picture } from '@chambord/ui';
import { drawingOf, GOOD_DRAWINGS } from '../parts/material.ts';

/** What an event looks like in the recap: projects with their die, as they wait, and placed cards without, as they lie in an estate. */
export function picturesOf(event: Event, options: Options): readonly Picture[] {
  const project = (card: Card): Picture => {
    const { type, face, die } = faceOf({ options }, card);
    return { drawings: [`die-${die}`, drawingOf(face)], field: type };
  };
  switch (event.event) {
    case 'played':
      return [{ drawings: [`die-${event.die}`] }];
    case 'workersUsed':
      return [{ drawings: ['worker'], figure: `−${event.count}` }];
    case 'took':
    case 'kept':
      return [project(event.card)];
    case 'dropped':
      return [{ ...project(event.card), icon: 'close' }];
    case 'used':
      return [{ drawings: [`die-${faceOf({ options }, event.card).die}`] }];
    case 'placed':
      return [{ drawings: [drawingOf(faceOf({ options }, event.card).face)], field: event.type, icon: 'check' }];
    case 'sold':
      return [{ drawings: [GOOD_DRAWINGS[event.good]], figure: `−${event.count}` }];
    case 'startCardTaken':
      return [{ drawings: ['start'] }];
    case 'gainedSilver':
      return [{ drawings: ['silver'], figure: `+${event.count}` }];
    case 'gainedWorkers':
      return [{ drawings: ['worker'], figure: `+${event.count}` }];
    case 'gainedPoints':
      return [{ drawings: ['point'], figure: `+${event.count}` }];
    case 'bought':
      return [{ drawings: event.cards.map(() => 'back') }];
    case 'receivedGood':
      return [{ drawings: [GOOD_DRAWINGS[event.good]], figure: '+1' }];
    case 'receivedAnimal':
      return [{ drawings: [event.animal], figure: '+1' }];
    case 'tripleCompleted':
      return [{ drawings: [event.type], field: event.type, figure: `×${TRIPLE}` }];
    case 'allSevenTypes':
      return [{ drawings: ['seal'], figure: `+${event.points}` }];
    default:
      // What is dealt or laid out for all, and what did not happen, is told in words; what a bonus brings has events of its own.
      return [];
  }
}
