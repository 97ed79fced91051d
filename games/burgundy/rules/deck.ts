import { shuffle } from '@chambord/kernel';
import type { Emit } from '@chambord/kernel';
import type { Event } from './event.ts';
import type { Card } from './material.ts';
import type { State, Position } from './table.ts';

/** Cards that can still be drawn, the discard pile included (8.4). */
export function drawable(table: Position): number {
  return table.deck.length + table.discard.length;
}

/** The top card of the deck; an empty deck is first made anew from the discard pile (8.4). Nothing if both are empty. */
export function draw(state: State, emit: Emit<Event>): Card | undefined {
  if (state.deck.length === 0 && state.discard.length > 0) {
    const { deck } = state;
    state.deck = shuffle(state.random, state.discard);
    state.discard = deck;
    emit?.({ event: 'reshuffled', count: state.deck.length });
  }
  return state.deck.pop();
}
