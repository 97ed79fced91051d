import { at } from '@chambord/kernel';
import type { Emit } from '@chambord/kernel';
import { draw, drawable } from './deck.ts';
import type { Event } from './event.ts';
import { CARDS_BOUGHT, CARDS_PRICE } from './material.ts';
import type { Card } from './material.ts';
import type { State, Position } from './table.ts';

/** Whether this turn's purchase is still to be had, given the silver (5.1, 5.3). */
export function purchaseLeft(table: Position): boolean {
  return !table.bought && drawable(table) > 0;
}

/** Whether three cards can be bought right now (5.1). */
export function canBuy(table: Position): boolean {
  return purchaseLeft(table) && at(table.players, table.seat).silver >= CARDS_PRICE;
}

/** Turns up three cards, or as many as there are (5.3), and asks to choose one. */
export function buy(state: State, emit: Emit<Event>): void {
  at(state.players, state.seat).silver -= CARDS_PRICE;
  state.bought = true;
  const cards: Card[] = [];
  while (cards.length < CARDS_BOUGHT) {
    const card = draw(state, emit);
    if (card === undefined) break;
    cards.push(card);
  }
  emit?.({ event: 'bought', seat: state.seat, cards });
  state.agenda.push([{ step: 'keepOne', cards }]);
}
