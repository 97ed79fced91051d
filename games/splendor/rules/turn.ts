import type { Emit, Seat } from '@chambord/kernel';
import type { Ending, Event } from './event.ts';
import { excess } from './limit.ts';
import { GOAL, QUIET_ROUNDS } from './material.ts';
import type { Move } from './move.ts';
import { nobleMoves, winNoble } from './patronage.ts';
import { active } from './table.ts';
import type { State } from './table.ts';

/** After the action: a classic player first gives back what is above the limit, before nobles come (4.1). */
export function afterAction(state: State, emit: Emit<Event>): void {
  if (state.options.rules === 'court') return endTurn(state, emit);
  if (excess(active(state)) > 0) state.phase = 'return';
  else welcomeNobles(state, emit);
}

/** Classic: a noble whose bonuses are met comes by itself, one a turn; among several the player chooses (3.5). */
export function welcomeNobles(state: State, emit: Emit<Event>): void {
  const coming: Move[] = [];
  nobleMoves(state, active(state), coming);
  if (coming.length > 1) {
    state.phase = 'noble';
    return;
  }
  const [only] = coming;
  if (only?.do === 'noble') winNoble(state, only.noble, emit);
  endTurn(state, emit);
}

/** The turn passes on: to the next player, to the next round, or to the end of the game. */
export function endTurn(state: State, emit: Emit<Event>): void {
  const { players, seat } = state;
  const { points } = active(state);
  if (points >= GOAL && !state.lastRound) {
    state.lastRound = true; // 6.1
    emit?.({ event: 'lastRound', seat, points });
  }
  if (state.passes === players.length) return endGame(state, 'passes', emit); // 3.6
  if (seat + 1 < players.length) return beginTurn(state, seat + 1, emit);
  if (state.lastRound) return endGame(state, 'points', emit);
  const quiet = state.round - state.busyRound;
  if (state.options.rules === 'classic' && quiet >= QUIET_ROUNDS) return endGame(state, 'quiet', emit); // 3.7
  state.round++;
  beginTurn(state, 0, emit);
}

export function beginTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  state.seat = seat;
  state.phase = 'action';
  emit?.({ event: 'turnBegan', seat, round: state.round });
}

function endGame(state: State, by: Ending, emit: Emit<Event>): void {
  state.phase = 'over';
  emit?.({ event: 'gameOver', by });
}
