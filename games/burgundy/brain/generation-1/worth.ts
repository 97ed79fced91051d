import { editionOf, faceOf, MAX_PROJECTS, ROUNDS, TRIPLE, TURNS, TYPES } from '@chambord/burgundy/rules';
import type { Card, Column, Position, Type } from '@chambord/burgundy/rules';
import type { Weights } from './weights.ts';

type TablePlayer = Position['players'][number];

/** Turns that a player still has: every one of them plays a hand card. */
export function turnsLeft(table: Position, { hand, pile }: TablePlayer): number {
  return hand.length + pile.length + (ROUNDS.length - 1 - table.round) * TURNS;
}

/** What a triple of this type brings when it is completed about now. */
export function tripleWorth(table: Position, type: Type, weights: Weights): number {
  const first = table.firstTriples[type] === null ? weights.first : 0;
  return editionOf(table).triple[type] + first + (weights.bonus[table.round] ?? 0);
}

/**
 * What an unfinished column with so many cards is worth. Every card that is missing takes two turns, to take it and to place it;
 * where these run out, the column will never be anything.
 */
export function columnWorth(table: Position, type: Type, cards: number, turns: number, weights: Weights): number {
  if (cards === 0 || cards >= TRIPLE) return 0;
  const slack = turns - 2 * (TRIPLE - cards);
  const hope = slack >= 6 ? 1 : slack <= -2 ? 0 : (slack + 2) / 8;
  // Bonuses shrink from round to round: a column completes later than now.
  const first = table.firstTriples[type] === null ? weights.first : 0;
  const later = weights.bonus[Math.min(4, table.round + 1)] ?? 0;
  const worth = editionOf(table).triple[type] + first + later;
  return worth * hope * (weights.column[cards] ?? 0);
}

/** The types in an estate, as bits; cloisters count as themselves wherever they lie (6.7). */
export function typesIn(table: Position, estate: readonly Column[]): number {
  let bits = 0;
  for (const { cards } of estate) for (const card of cards) bits |= BIT[faceOf(table, card).type];
  return bits;
}

export function bitOf(type: Type): number {
  return BIT[type];
}

const BIT = Object.fromEntries(TYPES.map((type, index) => [type, 1 << index])) as Readonly<Record<Type, number>>;

export function allSevenWorth(table: Position, bits: number, turns: number, weights: Weights): number {
  const types = countBits(bits);
  const points = table.allSeven[0] ?? 0;
  const missing = TYPES.length - types;
  return turns >= 2 * missing ? points * (weights.allSeven[types] ?? 0) : 0;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** What it brings to put a card of this type on a column, or to start one with it (null). */
export function growth(table: Position, type: Type, column: Column | null, turns: number, weights: Weights): number {
  if (column === null) return columnWorth(table, type, 1, turns, weights);
  const grown = column.type === 'cloister' ? type : column.type;
  const { length } = column.cards;
  const before = columnWorth(table, column.type, length, turns, weights);
  if (length + 1 === TRIPLE) return tripleWorth(table, grown, weights) - before;
  return columnWorth(table, grown, length + 1, turns, weights) - before;
}

/** What it brings to place a card where it does most. */
export function bestPlacement(
  table: Position,
  player: TablePlayer,
  card: Card,
  turns: number,
  weights: Weights,
): number {
  const { type, face } = faceOf(table, card);
  let best = -Infinity;
  let mayStart = true;
  for (const column of player.estate) {
    if (column.cards.length === TRIPLE) continue;
    if (column.type === type) mayStart = false;
    if (column.type !== type && column.type !== 'cloister' && type !== 'cloister') continue;
    const worth = growth(table, type, column, turns, weights);
    if (worth > best) best = worth;
  }
  if (mayStart) best = Math.max(best, growth(table, type, null, turns, weights));
  return best + effectWorth(table, player, face, turns, weights);
}

/** Effects that bring silver, workers or actions are worth less when little time is left to use them. */
export function effectWorth(
  table: Position,
  player: TablePlayer,
  face: ReturnType<typeof faceOf>['face'],
  turns: number,
  weights: Weights,
): number {
  const worth = weights.effect[face];
  switch (face) {
    case 'mine':
    case 'knowledge':
    case 'bank':
      return turns >= 4 ? worth : (worth * (turns + 1)) / 5;
    case 'ship':
      // Without a turn to sell it a good is nothing.
      return turns >= 2 ? worth : 0.1;
    case 'carpenter':
    case 'church':
    case 'market':
      return turns >= 2 && player.projects.length < MAX_PROJECTS + 1 ? worth : 0;
    case 'cityHall':
      return player.projects.length > 1 ? worth * 1.5 : worth * 0.5;
    case 'warehouse': {
      const { light, medium, dark } = player.goods;
      return Math.max(light, medium, dark) > 0 ? worth * Math.max(light, medium, dark) : 0.1;
    }
    default:
      return worth;
  }
}

/** Workers and silver: while there is time they turn into actions, at last three of them into a point. */
export function purseWorth(workers: number, silver: number, turns: number, weights: Weights): number {
  if (turns === 0) return 0.02 * (workers + silver);
  // More than a handful is seldom put to use.
  const useful = Math.min(workers, 4) + 0.6 * Math.max(0, workers - 4);
  const coins = Math.min(silver, 6) + 0.8 * Math.max(0, silver - 6);
  const early = useful * weights.worker + coins * weights.silver;
  const late = 0.27 * (workers + silver);
  return turns >= 6 ? early : (early * turns + late * (6 - turns)) / 6;
}
