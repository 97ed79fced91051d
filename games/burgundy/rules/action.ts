import { at } from '@chambord/kernel';
import type { Emit } from '@chambord/kernel';
import { numberToSell, workersFor } from './dice.ts';
import { rowOf, takeCard } from './display.ts';
import { faceOf } from './edition.ts';
import { placeMoves } from './estate.ts';
import type { Event } from './event.ts';
import { gainPoints, gainSilver, gainWorkers } from './gain.ts';
import { DICE, GOODS, POINT_PRICE, REFILL, SILVER_TAKEN } from './material.ts';
import type { Die } from './material.ts';
import type { Move, MoveOf } from './move.ts';
import { place } from './placement.ts';
import { projectMoves } from './project.ts';
import { sell, SELL } from './sale.ts';
import type { State, Position } from './table.ts';

/** The six actions of chapter 4. */
export type Action = MoveOf<'take' | 'place' | 'sell' | 'workers' | 'silver' | 'convert'>;

const WORKERS: Move = Object.freeze<Move>({ do: 'workers' });
const SILVER: Move = Object.freeze<Move>({ do: 'silver' });

/** Adds every action that is possible with this number, or with any number (null). */
export function actionMoves(table: Position, die: Die | null, moves: Move[]): void {
  const { workers, silver, projects, goods } = at(table.players, table.seat);
  for (const row of DICE) {
    if (workersFor(die, row) > workers) continue;
    for (const card of at(table.display, row - 1)) projectMoves(table, 'take', card, moves); // 4.1
  }
  for (const card of projects) {
    if (workersFor(die, faceOf(table, card).die) <= workers) placeMoves(table, card, moves); // 4.2
  }
  for (const good of GOODS) {
    if (goods[good] > 0 && workersFor(die, numberToSell(table, die, good)) <= workers) moves.push(SELL[good]); // 4.3
  }
  if (workers < REFILL) moves.push(WORKERS); // 4.4
  moves.push(SILVER); // 4.5
  for (let total = POINT_PRICE; total <= workers + silver; total += POINT_PRICE) {
    const fewest = Math.max(0, total - silver);
    for (let used = Math.min(workers, total); used >= fewest; used--) {
      moves.push({ do: 'convert', workers: used, silver: total - used }); // 4.6
    }
  }
}

/** The number that an action asks for; null where any will do (3.4). */
function numberFor(table: Position, die: Die | null, action: Action): Die | null {
  switch (action.do) {
    case 'take':
      return rowOf(table, action.card) ?? null;
    case 'place':
      return faceOf(table, action.card).die;
    case 'sell':
      return numberToSell(table, die, action.good);
    case 'workers':
    case 'silver':
    case 'convert':
      return null;
  }
}

/** The workers that an action costs with this number: the fewest that reach what it asks for (3.4). */
export function workersNeeded(table: Position, die: Die | null, action: Action): number {
  const number = numberFor(table, die, action);
  return number === null ? 0 : workersFor(die, number);
}

export function takeAction(state: State, die: Die | null, action: Action, emit: Emit<Event>): void {
  const { seat } = state;
  const player = at(state.players, seat);
  const number = numberFor(state, die, action);
  if (number !== null && die !== null && number !== die) {
    const count = workersFor(die, number);
    player.workers -= count;
    emit?.({ event: 'workersUsed', seat, count, die, number });
  }
  switch (action.do) {
    case 'take':
      return takeCard(state, action.card, action.drop, emit);
    case 'place':
      return place(state, action.card, action.on, emit);
    case 'sell':
      return sell(state, action.good, emit);
    case 'workers':
      return gainWorkers(state, seat, REFILL - player.workers, 'action', emit);
    case 'silver':
      return gainSilver(state, seat, SILVER_TAKEN, 'action', emit);
    case 'convert':
      player.workers -= action.workers;
      player.silver -= action.silver;
      emit?.({ event: 'converted', seat, workers: action.workers, silver: action.silver });
      return gainPoints(state, seat, (action.workers + action.silver) / POINT_PRICE, 'conversion', emit);
  }
}
