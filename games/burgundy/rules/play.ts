import type { Emit, Seat } from '@chambord/kernel';
import type { Event } from './event.ts';
import type { Move } from './move.ts';
import { buy, canBuy } from './purchase.ts';
import { nextTurn } from './round.ts';
import { agenda } from './steps.ts';
import type { State, Step, Position } from './table.ts';

const BUY: Move = Object.freeze<Move>({ do: 'buy' });

export function actor(table: Position): Seat | null {
  return table.over ? null : table.seat;
}

/** Every answer to what is open, and the purchase on top of it (5.1). On a view without the hand, no dice. */
export function legal(table: Position): Move[] {
  if (table.over) return [];
  const moves = agenda.options(table);
  if (canBuy(table)) moves.push(BUY);
  return moves;
}

export function apply(state: State, move: Move, emit?: Emit<Event>): void {
  if (move.do === 'buy') buy(state, emit);
  else agenda.resolve(state, move, emit);
  const lost = emit && ((step: Step) => reportLoss(state, step, emit));
  while (!agenda.settle(state, lost) && !state.over) nextTurn(state, emit);
}

/** An effect that is lost is worth a line in the log (6.9); the end of the turn is not. */
function reportLoss(state: State, step: Step, emit: NonNullable<Emit<Event>>): void {
  if (step.step !== 'endTurn') emit({ event: 'lost', seat: state.seat, step: step.step });
}
