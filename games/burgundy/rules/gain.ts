import { at } from '@chambord/kernel';
import type { Emit, Seat } from '@chambord/kernel';
import type { Gain } from './edition.ts';
import type { Event, Source } from './event.ts';
import type { State } from './table.ts';

/** Silver, workers and points are counters that never run out (1.7). */

export function gainSilver(state: State, seat: Seat, count: number, by: Source, emit: Emit<Event>): void {
  at(state.players, seat).silver += count;
  emit?.({ event: 'gainedSilver', seat, count, by });
}

export function gainWorkers(state: State, seat: Seat, count: number, by: Source, emit: Emit<Event>): void {
  at(state.players, seat).workers += count;
  emit?.({ event: 'gainedWorkers', seat, count, by });
}

export function gainPoints(state: State, seat: Seat, count: number, by: Source, emit: Emit<Event>): void {
  at(state.players, seat).points += count;
  emit?.({ event: 'gainedPoints', seat, count, by });
}

/** All of a gain that is counted; goods and animals are received from their piles. */
export function gainCounted(state: State, seat: Seat, gain: Gain, by: Source, emit: Emit<Event>): void {
  if (gain.points !== undefined) gainPoints(state, seat, gain.points, by, emit);
  if (gain.silver !== undefined) gainSilver(state, seat, gain.silver, by, emit);
  if (gain.workers !== undefined) gainWorkers(state, seat, gain.workers, by, emit);
}
