import { agendaRunner, at, remove } from '@chambord/kernel';
import type { Emit } from '@chambord/kernel';
import { rankOf, suitOf, SUITS } from './cards.ts';
import type { Card } from './cards.ts';
import type { Event, Move, State, Step, Table } from './table.ts';

/** 2.1: the suit or the rank of the top card; 2.2: an eight goes on anything. */
export function fits(table: Table, card: Card): boolean {
  const top = at(table.played, table.played.length - 1);
  return rankOf(card) === '8' || suitOf(card) === table.suit || rankOf(card) === rankOf(top);
}

export function beginTurn(state: State, emit: Emit<Event>): void {
  state.agenda.push([{ step: 'turn', drew: false }]);
  emit?.({ event: 'turnBegan', seat: state.seat });
}

function endTurn(state: State, emit: Emit<Event>): void {
  const { players } = state.options;
  // 3.1
  if (at(state.hands, state.seat).length === 0 || state.passes === players) {
    emit?.({ event: 'gameOver' });
    return;
  }
  state.seat = (state.seat + 1) % players;
  beginTurn(state, emit);
}

function takeTurn(state: State, move: Move, emit: Emit<Event>): void {
  const { seat } = state;
  const hand = at(state.hands, seat);
  if (move.do === 'play') {
    remove(hand, move.card);
    state.played.push(move.card);
    state.suit = suitOf(move.card);
    state.passes = 0;
    emit?.({ event: 'played', seat, card: move.card });
    // Whoever is rid of the last card calls for nothing.
    if (rankOf(move.card) === '8' && hand.length > 0) state.agenda.push([{ step: 'suit' }]);
    else endTurn(state, emit);
  } else if (move.do === 'draw') {
    const card = at(state.pile, state.pile.length - 1);
    state.pile.pop();
    hand.push(card);
    emit?.({ event: 'drew', seat });
    emit?.({ event: 'got', seat, card });
    state.agenda.push([{ step: 'turn', drew: true }]);
  } else {
    if (state.pile.length === 0) state.passes++;
    emit?.({ event: 'passed', seat });
    endTurn(state, emit);
  }
}

/** Each kind of step: which moves answer it, and what they do. `legal` is the sum of the options, and nothing else lists moves. */
export const agenda = agendaRunner<Step, Table, State, Move, Event>({
  turn: {
    takes: ['play', 'draw', 'pass'],
    options(table, { drew }, moves) {
      for (const card of at(table.hands, table.seat)) {
        if (card !== null && fits(table, card)) moves.push({ do: 'play', card });
      }
      // 2.3, 2.4
      moves.push({ do: drew || table.pile.length === 0 ? 'pass' : 'draw' });
    },
    resolve: (state, _step, move, emit) => takeTurn(state, move, emit),
  },
  suit: {
    takes: ['suit'],
    options(_table, _step, moves) {
      for (const suit of SUITS) moves.push({ do: 'suit', suit });
    },
    resolve(state, _step, move, emit) {
      if (move.do !== 'suit') return;
      state.suit = move.suit;
      emit?.({ event: 'called', seat: state.seat, suit: move.suit });
      endTurn(state, emit);
    },
  },
});
