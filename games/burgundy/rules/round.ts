import { at } from '@chambord/kernel';
import type { Emit, Seat } from '@chambord/kernel';
import { draw } from './deck.ts';
import { dealDisplay } from './display.ts';
import { faceOf } from './edition.ts';
import type { Event } from './event.ts';
import { HAND, ROUNDS, TURNS } from './material.ts';
import { aaronWins, layAaronsPile } from './solo.ts';
import type { State, Step } from './table.ts';

const END_TURN: readonly Step[] = Object.freeze<Step[]>([{ step: 'endTurn' }]);
const PLAY_DIE: readonly Step[] = Object.freeze<Step[]>([{ step: 'playDie' }]);

/** Deals six cards face down to each player, one at a time from the start player, as far as they go (2.5, 8.4). */
export function dealHands(state: State, emit: Emit<Event>): void {
  const { players, starter } = state;
  for (let i = 0; i < TURNS * players.length; i++) {
    const card = draw(state, emit);
    if (card === undefined) break;
    // The first card dealt lies lowest.
    at(players, (starter + i) % players.length).pile.push(card);
  }
  if (emit) players.forEach(({ pile }, seat) => emit({ event: 'dealt', seat, count: pile.length }));
}

/** With hands and display dealt, the round begins. */
export function beginRound(state: State, emit: Emit<Event>): void {
  if (emit) emit({ event: 'roundBegan', round: state.round, display: state.display.map((row) => [...row]) });
  layAaronsPile(state, emit); // 10.2
  state.turn = 0;
  for (let seat = 0; seat < state.players.length; seat++) drawDice(state, seat, HAND, emit);
  beginTurn(state, state.starter, emit);
}

/** The turn passes on: to the next player, turn, round, or to the end of the game. */
export function nextTurn(state: State, emit: Emit<Event>): void {
  const next = (state.seat + 1) % state.players.length;
  if (next !== state.starter) return beginTurn(state, next, emit);
  if (state.turn + 1 === TURNS) return endRound(state, emit);
  state.turn++;
  for (let seat = 0; seat < state.players.length; seat++) drawDice(state, seat, 1, emit); // 3.2
  beginTurn(state, next, emit);
}

function beginTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  state.seat = seat;
  state.bought = false;
  if (at(state.players, seat).hand.length === 0) {
    // 8.4: no card, no turn; the agenda stays empty, so the next turn follows.
    emit?.({ event: 'turnSkipped', seat });
    return;
  }
  emit?.({ event: 'turnBegan', seat, turn: state.turn });
  state.agenda.push(END_TURN, PLAY_DIE);
}

/** The player draws from the own pile, as long as there is something (3.2). */
function drawDice(state: State, seat: Seat, count: number, emit: Emit<Event>): void {
  const { pile, hand } = at(state.players, seat);
  for (let i = 0; i < count; i++) {
    const card = pile.pop();
    if (card === undefined) return;
    const { die } = faceOf(state, card);
    hand.push({ die, card });
    emit?.({ event: 'drew', seat, die });
  }
}

/** After six turns: the next round is prepared (8.1), or the game is over where it lies (8.3, 10.4). */
function endRound(state: State, emit: Emit<Event>): void {
  const lost = state.aaron !== null && aaronWins(state, emit);
  if (lost || state.round + 1 === ROUNDS.length) {
    state.over = true;
    emit?.({ event: 'gameOver' });
    return;
  }
  for (const row of state.display) state.discard.push(...row);
  dealDisplay(state, emit);
  state.round++;
  passStartCard(state, emit);
  dealHands(state, emit);
  beginRound(state, emit);
}

/** Face down, its holder turns it up and starts; face up, it passes to the next player, who starts (8.2). */
function passStartCard(state: State, emit: Emit<Event>): void {
  if (state.startCard === null) return;
  const { holder, faceDown } = state.startCard;
  state.starter = faceDown ? holder : (holder + 1) % state.players.length;
  state.startCard = { holder: state.starter, faceDown: false };
  emit?.({ event: 'startCardPassed', seat: state.starter, turnedUp: faceDown });
}
