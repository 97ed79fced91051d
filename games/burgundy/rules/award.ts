import { at } from '@chambord/kernel';
import type { Emit, Seat } from '@chambord/kernel';
import { AARON } from './material.ts';
import type { Event } from './event.ts';
import { hasAllSeven, isComplete } from './estate.ts';
import type { Column, State } from './table.ts';

/** What a card laid into an estate earns at once for its owner, player or Aaron (6.5, 6.7, 10.3). True for a triple. */
export function award(state: State, owner: Seat, column: Column, emit: Emit<Event>): boolean {
  const contender = state.aaron !== null && owner === AARON ? state.aaron : at(state.players, owner);
  const complete = isComplete(column);
  if (complete) {
    emit?.({ event: 'tripleCompleted', seat: owner, type: column.type });
    if (state.firstTriples[column.type] === null) {
      state.firstTriples[column.type] = owner;
      emit?.({ event: 'firstTriple', seat: owner, type: column.type });
    }
  }
  if (contender.allSeven === 0 && hasAllSeven(state, contender.estate)) {
    const points = state.allSeven.shift();
    if (points !== undefined) {
      contender.allSeven = points;
      emit?.({ event: 'allSevenTypes', seat: owner, points });
    }
  }
  return complete;
}
