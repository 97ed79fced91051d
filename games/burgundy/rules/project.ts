import { at, remove } from '@chambord/kernel';
import type { Emit } from '@chambord/kernel';
import type { Event } from './event.ts';
import { MAX_PROJECTS } from './material.ts';
import type { Card } from './material.ts';
import { moveOf } from './move.ts';
import type { Move } from './move.ts';
import type { State, Position } from './table.ts';

/** Adds the ways in which this card can become a project: with three projects one for each that may go (4.7). */
export function projectMoves(table: Position, kind: 'take' | 'keep', card: Card, moves: Move[]): void {
  const { projects } = at(table.players, table.seat);
  if (projects.length < MAX_PROJECTS) moves.push(moveOf(kind, card, null));
  else for (const drop of projects) moves.push(moveOf(kind, card, drop));
}

/** The card becomes a project of the player whose turn it is, after `drop` was discarded (4.7). */
export function addProject(state: State, card: Card, drop: Card | null, emit: Emit<Event>): void {
  const { projects } = at(state.players, state.seat);
  if (drop !== null) {
    remove(projects, drop);
    state.discard.push(drop);
    emit?.({ event: 'dropped', seat: state.seat, card: drop });
  }
  projects.push(card);
}
