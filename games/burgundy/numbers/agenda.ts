import { AGENDA, cell, pop, push } from './layout.ts';
import type { Numbers } from './layout.ts';

/**
 * Steps as numbers: the kind, what it is about (a die, or what is received), and the card that opened it. The cards of a purchase stand
 * side by side. 0 is no step.
 */
export const PLAY_DIE = 1;
export const TAKE_ACTION = 2;
export const KEEP_ONE = 3;
export const TAKE_OF = 4;
export const RECEIVE = 5;
export const SELL_ONE = 6;
export const PLACE_ANOTHER = 7;
export const TRIPLE_BONUS = 8;
export const END_TURN = 9;

/** What is received: goods, animals, or both. */
export const OF_GOODS = 1;
export const OF_ANIMALS = 2;

export const NO_CARD = -1;

export function stepOf(kind: number, about = 0, card = NO_CARD): number {
  return kind | (about << 4) | ((card + 1) << 7);
}

export function kindOfStep(step: number): number {
  return step & 15;
}

/** The die of an action (0: any), or what is received. */
export function aboutOf(step: number): number {
  return (step >> 4) & 7;
}

export function cardOfStep(step: number): number {
  return (step >> 7) - 1;
}

export function purchaseOf(cards: readonly number[]): number {
  return cards.reduce((step, card, i) => step | (card << (6 + 7 * i)), KEEP_ONE | (cards.length << 4));
}

export function boughtCount(step: number): number {
  return (step >> 4) & 3;
}

export function boughtCard(step: number, index: number): number {
  return (step >> (6 + 7 * index)) & 127;
}

export function openFrame(table: Numbers, step: number, other = 0): void {
  push(table, AGENDA, step);
  push(table, AGENDA, other);
}

export function frames(table: Numbers): number {
  return cell(table, AGENDA) >> 1;
}

/** The first or second step of the top frame; 0 if there is none. */
export function openStep(table: Numbers, index: 0 | 1): number {
  const count = cell(table, AGENDA);
  return count === 0 ? 0 : cell(table, AGENDA + count - 1 + index);
}

/** Takes a step out of the top frame; an empty frame goes. */
export function closeStep(table: Numbers, index: 0 | 1): void {
  const place = AGENDA + cell(table, AGENDA) - 1;
  const other = cell(table, place + 1 - index);
  if (other === 0) {
    pop(table, AGENDA);
    pop(table, AGENDA);
    return;
  }
  table[place] = other;
  table[place + 1] = 0;
}
