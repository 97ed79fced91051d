import { at } from '@chambord/kernel';
import { workersNeeded } from './action.ts';
import { bringsSomething, roundCard } from './bonus.ts';
import { drawable } from './deck.ts';
import { rowOf } from './display.ts';
import { faceOf } from './edition.ts';
import type { Gain } from './edition.ts';
import { isComplete } from './estate.ts';
import { MAX_PROJECTS, POINT_PRICE } from './material.ts';
import type { Card, Die, Good, Supply, Type } from './material.ts';
import type { Move, MoveOf } from './move.ts';
import { formatGain, formatMove } from './notation.ts';
import { legal } from './play.ts';
import { agenda } from './steps.ts';
import type { Step, Position } from './table.ts';

/** Why a move is not legal: the rule, the reason, and the facts of the case. */
export type Why =
  | { readonly rule: '8.3' | '10.4'; readonly reason: 'gameOver' }
  | { readonly rule: '3.3'; readonly reason: 'playDieFirst' }
  | { readonly rule: '3.3'; readonly reason: 'diePlayed' }
  | { readonly rule: '3.3'; readonly reason: 'actionOpen' }
  | { readonly rule: '6.8'; readonly reason: 'otherOpen'; readonly open: readonly Step['step'][] }
  | { readonly rule: '3.2'; readonly reason: 'noSuchDie'; readonly die: Die }
  | {
      readonly rule: '3.4';
      readonly reason: 'workersShort';
      readonly needed: number;
      readonly have: number;
      readonly die: Die;
    }
  | { readonly rule: '4.1'; readonly reason: 'notInDisplay'; readonly card: Card }
  | { readonly rule: '4.2'; readonly reason: 'notYourProject'; readonly card: Card }
  | { readonly rule: '4.3'; readonly reason: 'noSuchGoods'; readonly good: Good }
  | { readonly rule: '4.4'; readonly reason: 'enoughWorkers'; readonly have: number }
  | { readonly rule: '4.6'; readonly reason: 'notThrees'; readonly total: number }
  | { readonly rule: '4.6'; readonly reason: 'cannotPay'; readonly workers: number; readonly silver: number }
  | { readonly rule: '4.7'; readonly reason: 'mustDrop' }
  | { readonly rule: '4.7'; readonly reason: 'needNotDrop'; readonly have: number }
  | { readonly rule: '4.7'; readonly reason: 'dropNotYours'; readonly card: Card }
  | { readonly rule: '5.1'; readonly reason: 'alreadyBought' }
  | { readonly rule: '5.1'; readonly reason: 'silverShort'; readonly have: number }
  | { readonly rule: '5.1'; readonly reason: 'turnGoesOn' }
  | { readonly rule: '5.2'; readonly reason: 'notBought'; readonly card: Card }
  | { readonly rule: '5.2'; readonly reason: 'nothingBought' }
  | { readonly rule: '5.3'; readonly reason: 'noCardsLeft' }
  | { readonly rule: '6.1'; readonly reason: 'columnComplete'; readonly on: Card }
  | { readonly rule: '6.2'; readonly reason: 'noSuchColumn'; readonly on: Card }
  | { readonly rule: '6.2'; readonly reason: 'otherType'; readonly type: Type; readonly column: Type }
  | { readonly rule: '6.2'; readonly reason: 'columnOpen'; readonly type: Type }
  | { readonly rule: '6.3'; readonly reason: 'cloistersOpen' }
  | { readonly rule: '6.6'; readonly reason: 'noBonusOpen' }
  | { readonly rule: '6.6'; readonly reason: 'notOnRoundCard'; readonly gain: Gain }
  | { readonly rule: '6.6'; readonly reason: 'bringsNothing'; readonly gain: Gain }
  | { readonly rule: '7.1'; readonly reason: 'nothingToReceive' }
  | { readonly rule: '7.1'; readonly reason: 'receiveOther'; readonly of: readonly Supply[] }
  | { readonly rule: '7.2'; readonly reason: 'pileEmpty'; readonly from: Supply }
  | { readonly rule: '7.3'; readonly reason: 'notOfThese'; readonly types: readonly Type[] }
  | { readonly rule: '7.9'; readonly reason: 'notOptional' };

/** Null for a legal move. Only explains: what is legal is decided by `legal` alone. */
export function whyNot(table: Position, move: Move): Why | null {
  const text = formatMove(move, table);
  if (legal(table).some((other) => formatMove(other, table) === text)) return null;
  return explain(table, move);
}

function explain(table: Position, move: Move): Why {
  if (table.over) return { rule: table.aaron === null ? '8.3' : '10.4', reason: 'gameOver' };
  if (move.do === 'buy') return whyNotBuy(table);
  const step = agenda.answered(table, move.do);
  if (step === undefined) return whyNotNow(table, move);
  switch (move.do) {
    case 'play':
      return { rule: '3.2', reason: 'noSuchDie', die: move.die };
    case 'take':
      return whyNotTake(table, step, move);
    case 'place':
      return whyNotPlace(table, step, move);
    case 'sell':
      return whyNotSell(table, step, move);
    case 'workers':
      return { rule: '4.4', reason: 'enoughWorkers', have: at(table.players, table.seat).workers };
    case 'convert':
      return whyNotConvert(table, move);
    case 'keep':
    case 'use':
      return whyNotChoose(table, step, move);
    case 'bonus':
      return whyNotBonus(table, move);
    case 'receive':
      return whyNotReceive(step, move);
    case 'silver':
    case 'decline':
    case 'end':
      throw new Error(`"${move.do}" answers ${step.step} and is always legal then`);
  }
}

/** Nothing that is open takes a move of this kind. */
function whyNotNow(table: Position, move: Move): Why {
  const open = agenda.open(table).map(({ step }) => step);
  if (move.do === 'end') return whyNotEnd(open);
  if (agenda.waits(table, move.do)) return { rule: '6.8', reason: 'otherOpen', open };
  switch (move.do) {
    case 'keep':
    case 'use':
      return { rule: '5.2', reason: 'nothingBought' };
    case 'bonus':
      return { rule: '6.6', reason: 'noBonusOpen' };
    case 'receive':
      return { rule: '7.1', reason: 'nothingToReceive' };
    case 'decline':
      return { rule: '7.9', reason: 'notOptional' };
    default:
      if (open.includes('playDie')) return { rule: '3.3', reason: 'playDieFirst' };
      if (move.do === 'play' || open.includes('endTurn')) return { rule: '3.3', reason: 'diePlayed' };
      return { rule: '6.8', reason: 'otherOpen', open };
  }
}

function whyNotEnd(open: readonly Step['step'][]): Why {
  if (open.includes('playDie')) return { rule: '3.3', reason: 'playDieFirst' };
  return open.includes('takeAction') ? { rule: '3.3', reason: 'actionOpen' } : { rule: '5.1', reason: 'turnGoesOn' };
}

function whyNotBuy(table: Position): Why {
  if (table.bought) return { rule: '5.1', reason: 'alreadyBought' };
  if (drawable(table) === 0) return { rule: '5.3', reason: 'noCardsLeft' };
  return { rule: '5.1', reason: 'silverShort', have: at(table.players, table.seat).silver };
}

function whyNotTake(table: Position, step: Step, move: MoveOf<'take'>): Why {
  if (rowOf(table, move.card) === undefined) return { rule: '4.1', reason: 'notInDisplay', card: move.card };
  if (step.step === 'takeOf' && !step.types.includes(faceOf(table, move.card).type)) {
    return { rule: '7.3', reason: 'notOfThese', types: step.types };
  }
  return whyNotReach(table, step, move) ?? whyNotProject(table, move);
}

/** The number cannot be reached with the workers there are. */
function whyNotReach(table: Position, step: Step, move: MoveOf<'take' | 'place' | 'sell'>): Why | undefined {
  if (step.step !== 'takeAction' || step.die === null) return undefined;
  const needed = workersNeeded(table, step.die, move);
  const have = at(table.players, table.seat).workers;
  return needed > have ? { rule: '3.4', reason: 'workersShort', needed, have, die: step.die } : undefined;
}

/** The card could be had: so it is the project to be dropped (4.7). */
function whyNotProject(table: Position, { drop }: MoveOf<'take' | 'keep'>): Why {
  const { projects } = at(table.players, table.seat);
  if (drop === null) return { rule: '4.7', reason: 'mustDrop' };
  if (projects.length < MAX_PROJECTS) return { rule: '4.7', reason: 'needNotDrop', have: projects.length };
  return { rule: '4.7', reason: 'dropNotYours', card: drop };
}

function whyNotPlace(table: Position, step: Step, move: MoveOf<'place'>): Why {
  const { card, on } = move;
  const { projects, estate } = at(table.players, table.seat);
  if (!projects.includes(card)) return { rule: '4.2', reason: 'notYourProject', card };
  const outOfReach = whyNotReach(table, step, move);
  if (outOfReach) return outOfReach;
  const { type } = faceOf(table, card);
  if (on === null)
    return type === 'cloister' ? { rule: '6.3', reason: 'cloistersOpen' } : { rule: '6.2', reason: 'columnOpen', type };
  const column = estate.find(({ cards }) => cards[0] === on);
  if (column === undefined) return { rule: '6.2', reason: 'noSuchColumn', on };
  if (isComplete(column)) return { rule: '6.1', reason: 'columnComplete', on };
  return { rule: '6.2', reason: 'otherType', type, column: column.type };
}

function whyNotSell(table: Position, step: Step, move: MoveOf<'sell'>): Why {
  const outOfReach = at(table.players, table.seat).goods[move.good] > 0 && whyNotReach(table, step, move);
  return outOfReach || { rule: '4.3', reason: 'noSuchGoods', good: move.good };
}

function whyNotConvert(table: Position, { workers, silver }: MoveOf<'convert'>): Why {
  const total = workers + silver;
  if (total === 0 || total % POINT_PRICE !== 0) return { rule: '4.6', reason: 'notThrees', total };
  const player = at(table.players, table.seat);
  return { rule: '4.6', reason: 'cannotPay', workers: player.workers, silver: player.silver };
}

function whyNotChoose(table: Position, step: Step, move: MoveOf<'keep' | 'use'>): Why {
  const among = step.step === 'keepOne' && step.cards.includes(move.card);
  if (!among || move.do === 'use') return { rule: '5.2', reason: 'notBought', card: move.card };
  return whyNotProject(table, move);
}

function whyNotBonus(table: Position, { gain }: MoveOf<'bonus'>): Why {
  const printed = roundCard(table).some((choice) => formatGain(choice) === formatGain(gain));
  const reason = printed && !bringsSomething(table, gain) ? 'bringsNothing' : 'notOnRoundCard';
  return { rule: '6.6', reason, gain };
}

function whyNotReceive(step: Step, { from }: MoveOf<'receive'>): Why {
  if (step.step === 'receive' && !step.of.includes(from)) return { rule: '7.1', reason: 'receiveOther', of: step.of };
  return { rule: '7.2', reason: 'pileEmpty', from };
}
