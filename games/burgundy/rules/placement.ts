import { at, remove } from '@chambord/kernel';
import type { Emit } from '@chambord/kernel';
import { award } from './award.ts';
import { faceOf } from './edition.ts';
import { effectOf } from './effect.ts';
import type { Effect } from './effect.ts';
import { addToEstate } from './estate.ts';
import type { Event } from './event.ts';
import { gainCounted } from './gain.ts';
import type { Card } from './material.ts';
import type { State, Step } from './table.ts';

const TRIPLE_BONUS: Step = { step: 'tripleBonus' };

/** A project goes into the estate. What comes at once comes; what asks for a choice is opened together, on top (6.8). */
export function place(state: State, card: Card, on: Card | null, emit: Emit<Event>): void {
  const { seat } = state;
  const player = at(state.players, seat);
  remove(player.projects, card);
  const column = addToEstate(state, player.estate, card, on);
  emit?.({ event: 'placed', seat, card, on, type: column.type });

  const effect = effectOf(faceOf(state, card).face);
  if (effect.does === 'bring') gainCounted(state, seat, effect.gain, 'effect', emit);
  const open: Step[] = [];
  const choice = choiceOf(effect, card);
  if (choice !== null) open.push(choice);
  if (award(state, seat, column, emit)) open.push(TRIPLE_BONUS); // 6.6
  if (open.length > 0) state.agenda.push(open);
}

/** What the effect of a placed card lets its player do (7.1, 7.3–7.7). The others act at once or not at all. */
function choiceOf(effect: Effect, card: Card): Step | null {
  switch (effect.does) {
    case 'bring':
    case 'nothing':
      return null;
    case 'takeAction':
      return { step: 'takeAction', die: null, card };
    case 'takeOf':
      return { step: 'takeOf', types: effect.types, card };
    case 'receive':
      return { step: 'receive', of: effect.of, card };
    case 'sellOne':
    case 'placeAnother':
      return { step: effect.does, card };
  }
}
