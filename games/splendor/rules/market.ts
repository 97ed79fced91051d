import type { Emit } from '@chambord/kernel';
import type { Event } from './event.ts';
import { ROW } from './material.ts';
import type { Card, Level } from './material.ts';
import { deckOf } from './table.ts';
import type { State } from './table.ts';

/** The level whose cards lie at a place of the market. */
export function levelAt(place: number): Level {
  return place < ROW ? 1 : place < 2 * ROW ? 2 : 3;
}

/** Takes a card away from its place; another one is laid there at once, while there are cards (2.2). */
export function refill(state: State, place: number, emit: Emit<Event>): void {
  const level = levelAt(place);
  const card = deckOf(state, level).pop() ?? null;
  state.market[place] = card;
  if (emit && card !== null) {
    emit({ event: 'refilled', place, card });
    reportEmpty(state, level, emit);
  }
}

/** The top card of a deck that is not empty. */
export function draw(state: State, level: Level): Card {
  const card = deckOf(state, level).pop();
  if (card === undefined) throw new Error(`the deck of level ${level} is empty`);
  return card;
}

/** After the last card of a deck was drawn. */
export function reportEmpty(state: State, level: Level, emit: NonNullable<Emit<Event>>): void {
  if (deckOf(state, level).length === 0) emit({ event: 'deckEmpty', level });
}
