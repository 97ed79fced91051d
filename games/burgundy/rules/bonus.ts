import type { Emit } from '@chambord/kernel';
import { editionOf } from './edition.ts';
import type { Gain } from './edition.ts';
import type { Event } from './event.ts';
import { gainCounted } from './gain.ts';
import { ROUNDS } from './material.ts';
import { isLeft } from './supply.ts';
import type { State, Position } from './table.ts';

/** The choices on the current round card (1.8). */
export function roundCard(table: Position): readonly Gain[] {
  return editionOf(table).rounds[ROUNDS[table.round] ?? 'E'];
}

/** Whether the choice would bring anything; one that brings less than it says still counts (6.6). */
export function bringsSomething(table: Position, gain: Gain): boolean {
  if (gain.points !== undefined || gain.silver !== undefined || gain.workers !== undefined) return true;
  return (
    (gain.goods !== undefined && isLeft(table, 'goods')) || (gain.animals !== undefined && isLeft(table, 'animals'))
  );
}

/** Counters come at once; goods and animals are then received one after the other (6.6). */
export function takeBonus(state: State, gain: Gain, emit: Emit<Event>): void {
  const { seat } = state;
  emit?.({ event: 'bonusChosen', seat, gain });
  gainCounted(state, seat, gain, 'bonus', emit);
  for (let i = 0; i < (gain.animals ?? 0); i++) state.agenda.push([{ step: 'receive', of: ['animals'], card: null }]);
  for (let i = 0; i < (gain.goods ?? 0); i++) state.agenda.push([{ step: 'receive', of: ['goods'], card: null }]);
}
