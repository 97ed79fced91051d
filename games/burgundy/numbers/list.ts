import {
  CARDS_PRICE,
  DICE,
  EFFECTS,
  FACES,
  GOODS,
  MAX_PROJECTS,
  POINT_PRICE,
  REFILL,
  ROUNDS,
  standardEdition,
  TYPES,
} from '@chambord/burgundy/rules';
import type { Face, Type } from '@chambord/burgundy/rules';
import * as act from './actions.ts';
import * as agenda from './agenda.ts';
import { columnCard, joins, mayStart } from './estate.ts';
import * as at from './layout.ts';
import { cell, dieOf, playerAt, typeOf } from './layout.ts';
import type { Numbers } from './layout.ts';

/** Workers that turn one number into another, by `die * 7 + number`; none with any number (die 0). 3.4 */
const WORKERS_FOR = Int8Array.from({ length: 49 }, (_, index) => {
  const [die, wanted] = [Math.floor(index / 7), index % 7];
  const apart = Math.abs(die - wanted);
  return die === 0 ? 0 : apart > 3 ? 6 - apart : apart;
});

export function workersFor(die: number, wanted: number): number {
  return WORKERS_FOR[die * 7 + wanted] as number;
}

/** The workers that selling costs, by `die * 3 + good` (1.4, 3.4). */
export const WORKERS_TO_SELL = Int8Array.from({ length: 21 }, (_, index) => {
  const good = GOODS[index % 3] ?? 'light';
  return Math.min(...standardEdition.soldWith[good].map((number) => workersFor(Math.floor(index / 3), number)));
});

/** By face, which types its effect takes from the display: a bit for each. 7.3 */
const TYPES_TAKEN = Int16Array.from(FACES, (face: Face) => {
  const effect = EFFECTS[face];
  const types: readonly Type[] = effect.does === 'takeOf' ? effect.types : [];
  return types.reduce((bits, type) => bits | (1 << TYPES.indexOf(type)), 0);
});

/** Choices of the round cards: what each brings. */
export const ROUND_CARDS = ROUNDS.map((round) => standardEdition.rounds[round]);

/** Writes down the numbers of all moves, in the order of the rules; returns how many there are. */
export function legal(table: Numbers, into: Numbers): number {
  if (cell(table, at.OVER) === 1) return 0;
  let count = answers(table, agenda.openStep(table, 0), into, 0);
  count = answers(table, agenda.openStep(table, 1), into, count);
  if (canBuy(table)) into[count++] = act.BUY; // 5.1
  return count;
}

function answers(table: Numbers, step: number, into: Numbers, from: number): number {
  const player = playerAt(cell(table, at.SEAT));
  let count = from;
  switch (agenda.kindOfStep(step)) {
    case agenda.PLAY_DIE:
      return dice(table, player, into, count);
    case agenda.TAKE_ACTION:
      return actions(table, player, agenda.aboutOf(step), into, count);
    case agenda.KEEP_ONE:
      for (let i = 0; i < agenda.boughtCount(step); i++) {
        const card = agenda.boughtCard(step, i);
        count = projectMoves(table, player, act.KEEP + card * act.DROPS, into, count);
        into[count++] = act.USE + card;
      }
      return count;
    case agenda.TAKE_OF: {
      const types = typesTaken(step);
      for (let row = 0; row < DICE.length; row++) {
        const list = at.DISPLAY + row * at.PER_ROW;
        const cards = cell(table, list);
        for (let i = 1; i <= cards; i++) {
          const card = cell(table, list + i);
          if ((types >> typeOf(card)) & 1)
            count = projectMoves(table, player, act.TAKE + card * act.DROPS, into, count);
        }
      }
      into[count++] = act.DECLINE;
      return count;
    }
    case agenda.RECEIVE: {
      const of = agenda.aboutOf(step);
      if ((of & agenda.OF_GOODS) !== 0) {
        if (cell(table, at.GOOD_PILES) > 0) into[count++] = act.RECEIVE;
        if (cell(table, at.GOOD_PILES + at.PER_GOOD_PILE) > 0) into[count++] = act.RECEIVE + 1;
      }
      if ((of & agenda.OF_ANIMALS) !== 0) {
        if (cell(table, at.ANIMAL_PILES) > 0) into[count++] = act.RECEIVE + 2;
        if (cell(table, at.ANIMAL_PILES + at.PER_ANIMAL_PILE) > 0) into[count++] = act.RECEIVE + 3;
      }
      return count;
    }
    case agenda.SELL_ONE:
      for (let good = 0; good < GOODS.length; good++) {
        if (cell(table, player + at.GOODS + good) > 0) into[count++] = act.SELL + good;
      }
      into[count++] = act.DECLINE;
      return count;
    case agenda.PLACE_ANOTHER: {
      const projects = cell(table, player + at.PROJECTS);
      for (let slot = 0; slot < projects; slot++) count = placeMoves(table, player, slot, into, count);
      into[count++] = act.DECLINE;
      return count;
    }
    case agenda.TRIPLE_BONUS: {
      const choices = ROUND_CARDS[cell(table, at.ROUND)] ?? [];
      for (let i = 0; i < choices.length; i++) if (bringsSomething(table, i)) into[count++] = act.BONUS + i;
      return count;
    }
    case agenda.END_TURN:
      into[count++] = act.END;
      return count;
    default:
      return count;
  }
}

export function typesTaken(step: number): number {
  return TYPES_TAKEN[at.FACE[agenda.cardOfStep(step)] as number] as number;
}

/** Each die once (3.2, 3.3). */
function dice(table: Numbers, player: number, into: Numbers, from: number): number {
  const hand = cell(table, player + at.HAND);
  let count = from;
  let seen = 0;
  for (let i = 1; i <= hand; i++) {
    const die = dieOf(cell(table, player + at.HAND + i));
    into[count] = act.PLAY + die - 1;
    count += 1 - ((seen >> die) & 1);
    seen |= 1 << die;
  }
  return count;
}

/** The six actions (4). */
function actions(table: Numbers, player: number, die: number, into: Numbers, from: number): number {
  const workers = cell(table, player + at.WORKERS);
  const silver = cell(table, player + at.SILVER);
  let count = from;
  for (let row = 0; row < DICE.length; row++) {
    if (workersFor(die, row + 1) > workers) continue;
    const list = at.DISPLAY + row * at.PER_ROW;
    const cards = cell(table, list);
    // 4.1
    for (let i = 1; i <= cards; i++) {
      count = projectMoves(table, player, act.TAKE + cell(table, list + i) * act.DROPS, into, count);
    }
  }
  const projects = cell(table, player + at.PROJECTS);
  for (let slot = 0; slot < projects; slot++) {
    const card = cell(table, player + at.PROJECTS + 1 + slot);
    if (workersFor(die, dieOf(card)) <= workers) count = placeMoves(table, player, slot, into, count); // 4.2
  }
  for (let good = 0; good < GOODS.length; good++) {
    const costs = WORKERS_TO_SELL[die * 3 + good] as number;
    if (cell(table, player + at.GOODS + good) > 0 && costs <= workers) into[count++] = act.SELL + good; // 4.3
  }
  if (workers < REFILL) into[count++] = act.WORKERS; // 4.4
  into[count++] = act.SILVER; // 4.5
  // 4.6
  for (let points = 1; points * POINT_PRICE <= workers + silver; points++) {
    const total = points * POINT_PRICE;
    const fewest = Math.max(0, total - silver);
    const first = act.CONVERT + act.conversionsBelow(points);
    for (let used = Math.min(workers, total); used >= fewest; used--) into[count++] = first + used;
  }
  return count;
}

/** 4.7: with three projects one for each that may go. */
function projectMoves(table: Numbers, player: number, first: number, into: Numbers, from: number): number {
  let count = from;
  if (cell(table, player + at.PROJECTS) < MAX_PROJECTS) into[count++] = first;
  else for (let slot = 1; slot <= MAX_PROJECTS; slot++) into[count++] = first + slot;
  return count;
}

/** 6.2, 6.3 */
function placeMoves(table: Numbers, player: number, slot: number, into: Numbers, from: number): number {
  const estate = player + at.ESTATE;
  const type = typeOf(cell(table, player + at.PROJECTS + 1 + slot));
  const first = act.PLACE + slot * act.COLUMNS;
  const columns = cell(table, estate);
  let count = from;
  for (let i = 1; i <= columns; i++) {
    const column = cell(table, estate + i);
    into[count] = first + 1 + columnCard(column, 0);
    count += joins(type, column);
  }
  if (mayStart(table, estate, type)) into[count++] = first;
  return count;
}

/** 5.1, 5.3 */
export function purchaseLeft(table: Numbers): boolean {
  return cell(table, at.BOUGHT) === 0 && cell(table, at.DECK) + cell(table, at.DISCARD) > 0;
}

export function canBuy(table: Numbers): boolean {
  return purchaseLeft(table) && cell(table, playerAt(cell(table, at.SEAT)) + at.SILVER) >= CARDS_PRICE;
}

export function goodsLeft(table: Numbers): boolean {
  return cell(table, at.GOOD_PILES) > 0 || cell(table, at.GOOD_PILES + at.PER_GOOD_PILE) > 0;
}

export function animalsLeft(table: Numbers): boolean {
  return cell(table, at.ANIMAL_PILES) > 0 || cell(table, at.ANIMAL_PILES + at.PER_ANIMAL_PILE) > 0;
}

/** 6.6 */
export function bringsSomething(table: Numbers, choice: number): boolean {
  const gain = ROUND_CARDS[cell(table, at.ROUND)]?.[choice];
  if (gain === undefined) return false;
  if (gain.points !== undefined || gain.silver !== undefined || gain.workers !== undefined) return true;
  return (gain.goods !== undefined && goodsLeft(table)) || (gain.animals !== undefined && animalsLeft(table));
}
