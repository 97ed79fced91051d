import type { Emit, Seat } from '@chambord/kernel';
import type { Event } from './event.ts';
import { giveBack, returnMoves } from './limit.ts';
import type { Move } from './move.ts';
import { nobleMoves, winNoble } from './patronage.ts';
import { buy, buyMoves } from './purchase.ts';
import type { Payments } from './purchase.ts';
import { reserve, reserveBlind, reserveMoves } from './reserve.ts';
import { active } from './table.ts';
import type { State, Position } from './table.ts';
import { take, takeMoves } from './take.ts';
import { afterAction, endTurn, welcomeNobles } from './turn.ts';

const PASS: Move = Object.freeze<Move>({ do: 'pass' });

export function actor(table: Position): Seat | null {
  return table.phase === 'over' ? null : table.seat;
}

/** Every legal move. On a view without the hand, none that buys a card that is not seen. */
export function legal(table: Position): Move[] {
  return movesOf(table, 'all');
}

/** The legal moves with one payment for each card, the one with the fewest gold: for bots and for buying by one click. */
export function legalCanonical(table: Position): Move[] {
  return movesOf(table, 'canonical');
}

function movesOf(table: Position, payments: Payments): Move[] {
  const moves: Move[] = [];
  const player = active(table);
  switch (table.phase) {
    case 'action':
      takeMoves(table, player, moves); // 3.1, 3.2
      reserveMoves(table, player, moves); // 3.3
      buyMoves(table, player, payments, moves); // 3.4
      if (table.options.rules === 'court') nobleMoves(table, player, moves); // 3.5
      // 3.6; who does not see the whole hand cannot tell
      if (moves.length === 0 && player.hand.every(({ card }) => card !== null)) moves.push(PASS);
      break;
    case 'return':
      returnMoves(player, moves); // 4.1
      break;
    case 'noble':
      nobleMoves(table, player, moves); // 3.5
      break;
    case 'over':
      break;
  }
  return moves;
}

export function apply(state: State, move: Move, emit?: Emit<Event>): void {
  // 3.6: choosing a noble after a pass does not undo the pass
  if (state.phase === 'action' && move.do !== 'pass') state.passes = 0;
  switch (move.do) {
    case 'take':
      take(state, move.gems, emit);
      return afterAction(state, emit);
    case 'reserve':
      reserve(state, move.card, emit);
      return afterAction(state, emit);
    case 'reserveBlind':
      reserveBlind(state, move.level, emit);
      return afterAction(state, emit);
    case 'buy':
      buy(state, move.card, move.pay, emit);
      return afterAction(state, emit);
    case 'noble':
      winNoble(state, move.noble, emit);
      return endTurn(state, emit);
    case 'return':
      giveBack(state, move.tokens, emit);
      return welcomeNobles(state, emit);
    case 'pass':
      state.passes++;
      emit?.({ event: 'passed', seat: state.seat });
      return afterAction(state, emit);
  }
}
