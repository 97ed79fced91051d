import { agendaRunner, at } from '@chambord/kernel';
import type { StepRules } from '@chambord/kernel';
import { actionMoves, takeAction } from './action.ts';
import type { Action } from './action.ts';
import { bringsSomething, roundCard, takeBonus } from './bonus.ts';
import { takeCard } from './display.ts';
import { faceOf } from './edition.ts';
import { effectOf } from './effect.ts';
import type { Effect } from './effect.ts';
import { mayJoin, placeMoves } from './estate.ts';
import type { Event } from './event.ts';
import { CARDS_PRICE, GOODS, PILES, TRIPLE } from './material.ts';
import type { Die } from './material.ts';
import type { Move, MoveOf } from './move.ts';
import { place } from './placement.ts';
import { addProject, projectMoves } from './project.ts';
import { canBuy, purchaseLeft } from './purchase.ts';
import { sell, SELL } from './sale.ts';
import { isLeft, pileOf, receive } from './supply.ts';
import type { State, Step, Position } from './table.ts';

const DECLINE: Move = Object.freeze<Move>({ do: 'decline' });
const END: Move = Object.freeze<Move>({ do: 'end' });
const PLAY = byDie((die) => Object.freeze<Move>({ do: 'play', die }));
/** What a die opens: an action with its number. */
const ACTION = byDie((die) => Object.freeze<Step[]>([Object.freeze<Step>({ step: 'takeAction', die, card: null })]));

/** Every step of the agenda: what answers it, what the answer does, and when it is lost (6.9). */
const rules: StepRules<Step, Position, State, Move, Event> = {
  playDie: {
    takes: ['play'],
    options(table, _step, moves) {
      const { hand } = at(table.players, table.seat);
      for (let i = 0; i < hand.length; i++) {
        const { die } = at(hand, i);
        if (die !== null && indexOfDie(hand, die) === i) moves.push(PLAY[die]);
      }
    },
    resolve(state, _step, move, emit) {
      const { die } = move as MoveOf<'play'>;
      const { hand } = at(state.players, state.seat);
      // 3.2: of two equal dice the one drawn earlier
      const index = indexOfDie(hand, die);
      const { card } = at(hand, index);
      hand.splice(index, 1);
      state.discard.push(card);
      emit?.({ event: 'played', seat: state.seat, die, card });
      state.agenda.push(ACTION[die]);
    },
  },

  takeAction: {
    takes: ['take', 'place', 'sell', 'workers', 'silver', 'convert'],
    options(table, { die }, moves) {
      actionMoves(table, die, moves);
    },
    resolve(state, { die }, move, emit) {
      takeAction(state, die, move as Action, emit);
    },
  },

  keepOne: {
    takes: ['keep', 'use'],
    options(table, { cards }, moves) {
      for (const card of cards) {
        projectMoves(table, 'keep', card, moves);
        moves.push({ do: 'use', card });
      }
    },
    resolve(state, { cards }, move, emit) {
      const chosen = move as MoveOf<'keep' | 'use'>;
      const { seat } = state;
      if (chosen.do === 'keep') {
        emit?.({ event: 'kept', seat, card: chosen.card });
        addProject(state, chosen.card, chosen.drop, emit);
      } else {
        emit?.({ event: 'used', seat, card: chosen.card });
        state.discard.push(chosen.card);
        state.agenda.push(ACTION[faceOf(state, chosen.card).die]);
      }
      for (const card of cards) if (card !== chosen.card) state.discard.push(card);
    },
  },

  takeOf: {
    takes: ['take', 'decline'],
    options(table, { types }, moves) {
      for (const row of table.display) {
        for (const card of row) if (types.includes(faceOf(table, card).type)) projectMoves(table, 'take', card, moves);
      }
      moves.push(DECLINE);
    },
    resolve(state, step, move, emit) {
      if (move.do === 'take') takeCard(state, move.card, move.drop, emit);
      else emit?.({ event: 'declined', seat: state.seat, step: step.step });
    },
    // 7.3: within a turn the display only shrinks
    lapses(table, { types }) {
      return !table.display.some((row) => row.some((card) => types.includes(faceOf(table, card).type)));
    },
  },

  receive: {
    takes: ['receive'],
    options(table, { of }, moves) {
      for (const from of of) {
        for (const pile of PILES) {
          if (pileOf(table, from, pile).length > 0) moves.push({ do: 'receive', from, pile });
        }
      }
    },
    resolve(state, _step, move, emit) {
      const { from, pile } = move as MoveOf<'receive'>;
      receive(state, state.seat, from, pile, emit);
    },
    // 7.2: what is gone does not come back
    lapses(table, { of }) {
      return !of.some((supply) => isLeft(table, supply));
    },
  },

  sellOne: {
    takes: ['sell', 'decline'],
    options(table, _step, moves) {
      const { goods } = at(table.players, table.seat);
      for (const good of GOODS) if (goods[good] > 0) moves.push(SELL[good]);
      moves.push(DECLINE);
    },
    resolve(state, step, move, emit) {
      if (move.do === 'sell') sell(state, move.good, emit);
      else emit?.({ event: 'declined', seat: state.seat, step: step.step });
    },
    lapses(table, _step, frame) {
      const { goods } = at(table.players, table.seat);
      if (GOODS.some((good) => goods[good] > 0)) return false;
      if (!isLeft(table, 'goods')) return true;
      // Goods can come from the bonus of the same triple, or from a project placed with the die of a bought card.
      return !(bonusBrings(table, frame, 'goods') || (purchaseToCome(table, frame) && projectBringsGoods(table)));
    },
  },

  placeAnother: {
    takes: ['place', 'decline'],
    options(table, _step, moves) {
      for (const card of at(table.players, table.seat).projects) placeMoves(table, card, moves);
      moves.push(DECLINE);
    },
    resolve(state, step, move, emit) {
      if (move.do === 'place') place(state, move.card, move.on, emit);
      else emit?.({ event: 'declined', seat: state.seat, step: step.step });
    },
    lapses(table, _step, frame) {
      // A project can still come from a purchase.
      return at(table.players, table.seat).projects.length === 0 && !purchaseToCome(table, frame);
    },
  },

  tripleBonus: {
    takes: ['bonus'],
    options(table, _step, moves) {
      for (const gain of roundCard(table)) if (bringsSomething(table, gain)) moves.push({ do: 'bonus', gain });
    },
    resolve(state, _step, move, emit) {
      takeBonus(state, (move as MoveOf<'bonus'>).gain, emit);
    },
    lapses(table) {
      return !roundCard(table).some((gain) => bringsSomething(table, gain));
    },
  },

  endTurn: {
    takes: ['end'],
    options(_table, _step, moves) {
      moves.push(END);
    },
    resolve() {
      // Nothing: with this step gone the agenda is empty, and the turn passes on.
    },
    // 5.1: only who can still buy is asked
    lapses(table) {
      return !canBuy(table);
    },
  },
};

export const agenda = agendaRunner<Step, Position, State, Move, Event>(rules);

/** The first card in the hand that shows this die. */
function indexOfDie(hand: readonly { readonly die: Die | null }[], die: Die): number {
  for (let i = 0; i < hand.length; i++) if (at(hand, i).die === die) return i;
  return -1;
}

function byDie<T>(of: (die: Die) => T): Readonly<Record<Die, T>> {
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5), 6: of(6) };
}

/** Whether the bonus of a triple that is still open could bring some of this (6.9). */
function bonusBrings(table: Position, frame: readonly Step[], what: 'goods' | 'silver', atLeast = 1): boolean {
  return (
    frame.some((step) => step.step === 'tripleBonus') && roundCard(table).some((gain) => (gain[what] ?? 0) >= atLeast)
  );
}

/** Whether three cards can be bought now, or with the silver that an open bonus could bring (6.9). */
function purchaseToCome(table: Position, frame: readonly Step[]): boolean {
  if (!purchaseLeft(table)) return false;
  const missing = CARDS_PRICE - at(table.players, table.seat).silver;
  return missing <= 0 || bonusBrings(table, frame, 'silver', missing);
}

/** Whether a project, once placed, could bring goods: by itself, or by completing a triple, if need be after another one. */
function projectBringsGoods(table: Position): boolean {
  const { projects, estate } = at(table.players, table.seat);
  const faces = projects.map((card) => faceOf(table, card));
  if (faces.some(({ face }) => bringsGoods(effectOf(face)))) return true;
  if (!roundCard(table).some((gain) => gain.goods !== undefined)) return false;
  // One that lets another follow may build up a triple: not looked into further.
  if (projects.length > 1 && faces.some(({ face }) => letsPlace(effectOf(face)))) return true;
  return faces.some(({ type }) => estate.some((column) => mayJoin(type, column) && column.cards.length === TRIPLE - 1));
}

function bringsGoods(effect: Effect): boolean {
  return effect.does === 'receive' && effect.of.includes('goods');
}

function letsPlace({ does }: Effect): boolean {
  return does === 'takeAction' || does === 'placeAnother';
}
