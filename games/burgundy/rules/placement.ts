import { at, remove } from '@chambord/kernel';
import type { Emit } from '@chambord/kernel';
import { award } from './award.ts';
import { faceOf } from './edition.ts';
import { addToEstate } from './estate.ts';
import type { Event } from './event.ts';
import { gainPoints, gainSilver, gainWorkers } from './gain.ts';
import type { Card, Face } from './material.ts';
import type { State, Step } from './table.ts';

/** What a placed card lets its player do (7.1, 7.3–7.7). The others act at once or not at all. */
const CHOICES: Readonly<Partial<Record<Face, Step>>> = {
  ship: { step: 'receive', of: ['goods'] },
  pasture: { step: 'receive', of: ['animals'] },
  carpenter: { step: 'takeOf', types: ['building', 'knowledge'] },
  church: { step: 'takeOf', types: ['castle', 'mine', 'cloister'] },
  market: { step: 'takeOf', types: ['ship', 'pasture'] },
  boardingHouse: { step: 'receive', of: ['goods', 'animals'] },
  warehouse: { step: 'sellOne' },
  cityHall: { step: 'placeAnother' },
  castle: { step: 'takeAction', die: null },
};

const TRIPLE_BONUS: Step = { step: 'tripleBonus' };

/** A project goes into the estate. What comes at once comes; what asks for a choice is opened together, on top (6.8). */
export function place(state: State, card: Card, on: Card | null, emit: Emit<Event>): void {
  const { seat } = state;
  const player = at(state.players, seat);
  const { face } = faceOf(state, card);
  remove(player.projects, card);
  const column = addToEstate(state, player.estate, card, on);
  emit?.({ event: 'placed', seat, card, on, type: column.type });

  if (face === 'mine')
    gainSilver(state, seat, 2, 'effect', emit); // 7.1
  else if (face === 'knowledge')
    gainWorkers(state, seat, 2, 'effect', emit); // 7.1
  else if (face === 'watchtower')
    gainPoints(state, seat, 1, 'effect', emit); // 7.4
  else if (face === 'bank') gainSilver(state, seat, 3, 'effect', emit); // 7.4

  const open: Step[] = [];
  const choice = CHOICES[face];
  if (choice !== undefined) open.push(choice);
  if (award(state, seat, column, emit)) open.push(TRIPLE_BONUS); // 6.6
  if (open.length > 0) state.agenda.push(open);
}
