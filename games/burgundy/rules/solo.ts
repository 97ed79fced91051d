import { at } from '@chambord/kernel';
import type { Emit } from '@chambord/kernel';
import { award } from './award.ts';
import { draw } from './deck.ts';
import { faceOf } from './edition.ts';
import { addToEstate, isComplete } from './estate.ts';
import type { Event } from './event.ts';
import { gainPoints } from './gain.ts';
import { AARON, AARON_CLOISTER, AARON_PILES } from './material.ts';
import type { Card, Type } from './material.ts';
import { score } from './score.ts';
import type { Aaron, Column, State } from './table.ts';

/** Aaron's five face-down piles (10.2). */
export function dealAaron(state: State, emit: Emit<Event>): Aaron {
  const piles = AARON_PILES.map((size) => {
    const pile: Card[] = [];
    while (pile.length < size) {
      const card = draw(state, emit);
      if (card === undefined) break;
      pile.push(card);
    }
    return pile;
  });
  return { estate: [], allSeven: 0, piles };
}

/** At the start of a round Aaron's next pile is laid out by type (10.2). */
export function layAaronsPile(state: State, emit: Emit<Event>): void {
  const { aaron } = state;
  if (aaron === null) return;
  for (const card of aaron.piles.shift() ?? []) {
    const { type } = faceOf(state, card);
    emit?.({ event: 'aaronLaid', card });
    const column = addToEstate(state, aaron.estate, card, incomplete(aaron.estate, type));
    award(state, AARON, column, emit); // 10.3
    if (type === 'cloister') gainPoints(state, 0, AARON_CLOISTER, 'aaron', emit);
  }
}

/** His cloisters stay among themselves (10.2). */
function incomplete(estate: readonly Column[], type: Type): Card | null {
  const column = estate.find((candidate) => candidate.type === type && !isComplete(candidate));
  return column === undefined ? null : at(column.cards, 0);
}

/** After each round points are compared, animals included; true if Aaron has more (10.4). */
export function aaronWins(state: State, emit: Emit<Event>): boolean {
  const [player = 0, aaron = 0] = score(state).points;
  emit?.({ event: 'compared', round: state.round, player, aaron });
  return aaron > player;
}
