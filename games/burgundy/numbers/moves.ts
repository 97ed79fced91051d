import { at } from '@chambord/kernel';
import type { Numbering } from '@chambord/kernel';
import { DICE, GAINS, GOODS, PILES, POINT_PRICE, roundCard } from '@chambord/burgundy/rules';
import type { Burgundy, Card, Gain, Move, Position } from '@chambord/burgundy/rules';
import {
  BONUS,
  BUY,
  COLUMNS,
  CONVERT,
  conversionsBelow,
  DECLINE,
  DROPS,
  END,
  KEEP,
  MOVES,
  PLACE,
  PLAY,
  pointsConverted,
  RECEIVE,
  SELL,
  SILVER,
  SUPPLIES,
  TAKE,
  USE,
  WORKERS,
} from './actions.ts';

/** Projects are told by their place among the own ones, columns by their first card, bonuses by their place on the round card. */
export const moves: Numbering<Burgundy> = {
  sensibleMoves: MOVES,
  moves: MOVES,
  numberOf,
  moveOf,
  kindOf,
};

function numberOf(position: Position, move: Move): number {
  switch (move.do) {
    case 'play':
      return PLAY + move.die - 1;
    case 'sell':
      return SELL + GOODS.indexOf(move.good);
    case 'workers':
      return WORKERS;
    case 'silver':
      return SILVER;
    case 'buy':
      return BUY;
    case 'decline':
      return DECLINE;
    case 'end':
      return END;
    case 'receive':
      return RECEIVE + SUPPLIES.indexOf(move.from) * PILES.length + PILES.indexOf(move.pile);
    case 'bonus':
      return BONUS + roundCard(position).findIndex((gain) => sameGain(gain, move.gain));
    case 'take':
      return TAKE + move.card * DROPS + dropped(position, move.drop);
    case 'keep':
      return KEEP + move.card * DROPS + dropped(position, move.drop);
    case 'use':
      return USE + move.card;
    case 'place':
      return PLACE + ownProjects(position).indexOf(move.card) * COLUMNS + (move.on === null ? 0 : move.on + 1);
    case 'convert':
      return CONVERT + conversionsBelow((move.workers + move.silver) / POINT_PRICE) + move.workers;
  }
}

function moveOf(position: Position, number: number): Move {
  if (number < SELL) return { do: 'play', die: at(DICE, number - PLAY) };
  if (number < WORKERS) return { do: 'sell', good: at(GOODS, number - SELL) };
  if (number === WORKERS) return { do: 'workers' };
  if (number === SILVER) return { do: 'silver' };
  if (number === BUY) return { do: 'buy' };
  if (number === DECLINE) return { do: 'decline' };
  if (number === END) return { do: 'end' };
  if (number < BONUS) {
    const index = number - RECEIVE;
    return {
      do: 'receive',
      from: at(SUPPLIES, Math.floor(index / PILES.length)),
      pile: at(PILES, index % PILES.length),
    };
  }
  if (number < TAKE) return { do: 'bonus', gain: at(roundCard(position), number - BONUS) };
  if (number < KEEP) return { do: 'take', ...cardAndDrop(position, number - TAKE) };
  if (number < USE) return { do: 'keep', ...cardAndDrop(position, number - KEEP) };
  if (number < PLACE) return { do: 'use', card: number - USE };
  if (number < CONVERT) {
    const on = (number - PLACE) % COLUMNS;
    const card = at(ownProjects(position), Math.floor((number - PLACE) / COLUMNS));
    return { do: 'place', card, on: on === 0 ? null : on - 1 };
  }
  const points = pointsConverted(number);
  const workers = number - CONVERT - conversionsBelow(points);
  return { do: 'convert', workers, silver: POINT_PRICE * points - workers };
}

function kindOf(number: number): Move['do'] {
  if (number < SELL) return 'play';
  if (number < WORKERS) return 'sell';
  if (number < RECEIVE) return at(['workers', 'silver', 'buy', 'decline', 'end'] as const, number - WORKERS);
  if (number < BONUS) return 'receive';
  if (number < TAKE) return 'bonus';
  if (number < KEEP) return 'take';
  if (number < USE) return 'keep';
  if (number < PLACE) return 'use';
  return number < CONVERT ? 'place' : 'convert';
}

function ownProjects(position: Position): readonly Card[] {
  return at(position.players, position.seat).projects;
}

function dropped(position: Position, drop: Card | null): number {
  return drop === null ? 0 : ownProjects(position).indexOf(drop) + 1;
}

function cardAndDrop(position: Position, index: number): { readonly card: Card; readonly drop: Card | null } {
  const drop = index % DROPS;
  return { card: Math.floor(index / DROPS), drop: drop === 0 ? null : at(ownProjects(position), drop - 1) };
}

function sameGain(one: Gain, other: Gain): boolean {
  return GAINS.every((what) => one[what] === other[what]);
}
