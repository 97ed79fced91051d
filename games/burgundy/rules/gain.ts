import { at } from '@chambord/kernel';
import type { Emit, Seat } from '@chambord/kernel';
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
