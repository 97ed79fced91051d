import { at, remove } from '@chambord/kernel';
import type { Emit } from '@chambord/kernel';
import { draw } from './deck.ts';
import { faceOf } from './edition.ts';
import type { Event } from './event.ts';
import { DICE, DISPLAY, IN_ORDER } from './material.ts';
import type { Card, Die } from './material.ts';
import { addProject } from './project.ts';
import type { State, Position } from './table.ts';

/** Lays out a new display: six cards in order (four players: twice), then each by its own die (2.6). */
export function dealDisplay(state: State, emit: Emit<Event>): void {
  const { players } = state.options;
  state.display = DICE.map(() => []);
  for (let i = 0; i < DISPLAY[players]; i++) {
    const card = draw(state, emit);
    if (card === undefined) return; // 8.4: as far as the cards go
    const row = i < IN_ORDER[players] ? i % DICE.length : faceOf(state, card).die - 1;
    at(state.display, row).push(card);
  }
}

/** The row in which a card of the display lies. */
export function rowOf(table: Position, card: Card): Die | undefined {
  return DICE.find((die) => at(table.display, die - 1).includes(card));
}

/** A card of the display becomes a project (4.1). */
export function takeCard(state: State, card: Card, drop: Card | null, emit: Emit<Event>): void {
  const row = rowOf(state, card);
  if (row === undefined) throw new Error(`card ${card} is not in the display`);
  remove(at(state.display, row - 1), card);
  emit?.({ event: 'took', seat: state.seat, card, row });
  addProject(state, card, drop, emit);
}
