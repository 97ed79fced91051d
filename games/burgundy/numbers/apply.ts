import {
  CARDS_BOUGHT,
  CARDS_PRICE,
  DICE,
  EFFECTS,
  FACES,
  GOOD_SILVER,
  POINT_PRICE,
  REFILL,
  SILVER_TAKEN,
} from '@chambord/burgundy/rules';
import type { Effect, Face, Gain } from '@chambord/burgundy/rules';
import * as act from './actions.ts';
import * as agenda from './agenda.ts';
import { addToEstate, columnCard } from './estate.ts';
import { lapses } from './lapses.ts';
import * as at from './layout.ts';
import { cell, dieOf, indexIn, playerAt, pop, push, removeAt } from './layout.ts';
import type { Numbers } from './layout.ts';
import { ROUND_CARDS, workersFor, WORKERS_TO_SELL } from './list.ts';
import { award, draw, nextTurn, NOTHING } from './round.ts';

/** What the effect of each face opens, without its card (7); 0 for nothing. */
const OPENS: readonly number[] = FACES.map((face: Face) => {
  const effect: Effect = EFFECTS[face];
  switch (effect.does) {
    case 'takeAction':
      return agenda.TAKE_ACTION;
    case 'takeOf':
      return agenda.TAKE_OF;
    case 'receive':
      return agenda.stepOf(
        agenda.RECEIVE,
        (effect.of.includes('goods') ? agenda.OF_GOODS : 0) | (effect.of.includes('animals') ? agenda.OF_ANIMALS : 0),
      );
    case 'sellOne':
      return agenda.SELL_ONE;
    case 'placeAnother':
      return agenda.PLACE_ANOTHER;
    case 'bring':
    case 'nothing':
      return 0;
  }
});

/** What it brings at once. */
const BRINGS: readonly (Gain | null)[] = FACES.map((face: Face) => {
  const effect: Effect = EFFECTS[face];
  return effect.does === 'bring' ? effect.gain : null;
});

/** Makes a legal move; it trusts, like `apply` of the readable rules. */
export function apply(table: Numbers, move: number): void {
  if (move === act.BUY) buy(table);
  else answer(table, move);
  while (!settle(table) && cell(table, at.OVER) === 0) nextTurn(table);
}

/** Drops what has lapsed until something is open; false if nothing is left at all. */
function settle(table: Numbers): boolean {
  while (agenda.frames(table) > 0) {
    if (lapses(table, agenda.openStep(table, 0))) agenda.closeStep(table, 0);
    else if (agenda.openStep(table, 1) !== 0 && lapses(table, agenda.openStep(table, 1))) agenda.closeStep(table, 1);
    else return true;
  }
  return false;
}

/** 5 */
function buy(table: Numbers): void {
  const player = playerAt(cell(table, at.SEAT));
  table[player + at.SILVER] = cell(table, player + at.SILVER) - CARDS_PRICE;
  table[at.BOUGHT] = 1;
  const cards: number[] = [];
  while (cards.length < CARDS_BOUGHT) {
    const card = draw(table);
    if (card === NOTHING) break;
    cards.push(card);
  }
  agenda.openFrame(table, agenda.purchaseOf(cards));
}

/** Takes the answered step off the agenda and carries the move out. Of two steps one is the bonus of a triple. */
function answer(table: Numbers, move: number): void {
  const isBonus = move >= act.BONUS && move < act.TAKE;
  const index = (agenda.kindOfStep(agenda.openStep(table, 0)) === agenda.TRIPLE_BONUS) === isBonus ? 0 : 1;
  const step = agenda.openStep(table, index);
  agenda.closeStep(table, index);
  const player = playerAt(cell(table, at.SEAT));
  const die = agenda.kindOfStep(step) === agenda.TAKE_ACTION ? agenda.aboutOf(step) : 0;
  if (move < act.SELL) playDie(table, player, move - act.PLAY + 1);
  else if (move < act.WORKERS) sell(table, player, move - act.SELL, die);
  else if (move === act.WORKERS) table[player + at.WORKERS] = REFILL;
  else if (move === act.SILVER) table[player + at.SILVER] = cell(table, player + at.SILVER) + SILVER_TAKEN;
  else if (move < act.RECEIVE)
    return; // decline, end
  else if (move < act.BONUS) receive(table, player, move - act.RECEIVE);
  else if (move < act.TAKE) takeBonus(table, player, move - act.BONUS);
  else if (move < act.KEEP) take(table, player, move - act.TAKE, die);
  else if (move < act.USE) keep(table, player, move - act.KEEP, step);
  else if (move < act.PLACE) use(table, move - act.USE, step);
  else if (move < act.CONVERT) place(table, player, move - act.PLACE, die);
  else convert(table, player, move);
}

function add(table: Numbers, place: number, count: number): void {
  table[place] = cell(table, place) + count;
}

/** 3.3 */
function playDie(table: Numbers, player: number, die: number): void {
  const hand = player + at.HAND;
  let index = 0;
  while (dieOf(cell(table, hand + 1 + index)) !== die) index++;
  push(table, at.DISCARD, cell(table, hand + 1 + index));
  removeAt(table, hand, index);
  agenda.openFrame(table, agenda.stepOf(agenda.TAKE_ACTION, die));
}

/** 4.1, 7.3 */
function take(table: Numbers, player: number, choice: number, die: number): void {
  const card = Math.floor(choice / act.DROPS);
  for (let row = 0; row < DICE.length; row++) {
    const list = at.DISPLAY + row * at.PER_ROW;
    const index = indexIn(table, list, card);
    if (index < 0) continue;
    add(table, player + at.WORKERS, -workersFor(die, row + 1));
    removeAt(table, list, index);
    break;
  }
  addProject(table, player, card, choice % act.DROPS);
}

/** 4.7 */
function addProject(table: Numbers, player: number, card: number, drop: number): void {
  const projects = player + at.PROJECTS;
  if (drop > 0) {
    push(table, at.DISCARD, cell(table, projects + drop));
    removeAt(table, projects, drop - 1);
  }
  push(table, projects, card);
}

/** 5.2 */
function keep(table: Numbers, player: number, choice: number, step: number): void {
  const card = Math.floor(choice / act.DROPS);
  addProject(table, player, card, choice % act.DROPS);
  discardOthers(table, card, step);
}

function use(table: Numbers, card: number, step: number): void {
  push(table, at.DISCARD, card);
  agenda.openFrame(table, agenda.stepOf(agenda.TAKE_ACTION, dieOf(card)));
  discardOthers(table, card, step);
}

function discardOthers(table: Numbers, card: number, step: number): void {
  for (let i = 0; i < agenda.boughtCount(step); i++) {
    const other = agenda.boughtCard(step, i);
    if (other !== card) push(table, at.DISCARD, other);
  }
}

/** 4.3, 7.5 */
function sell(table: Numbers, player: number, good: number, die: number): void {
  add(table, player + at.WORKERS, -(WORKERS_TO_SELL[die * 3 + good] as number));
  const count = cell(table, player + at.GOODS + good);
  table[player + at.GOODS + good] = 0;
  add(table, player + at.SOLD + good, count);
  add(table, player + at.SILVER, count * GOOD_SILVER);
  if (cell(table, at.HOLDER) === at.NOBODY) return;
  table[at.HOLDER] = cell(table, at.SEAT);
  table[at.FACE_DOWN] = 1;
}

/** 7.1, 7.2 */
function receive(table: Numbers, player: number, choice: number): void {
  const isGood = choice < 2;
  const width = isGood ? at.PER_GOOD_PILE : at.PER_ANIMAL_PILE;
  const piles = isGood ? at.GOOD_PILES : at.ANIMAL_PILES;
  const pile = piles + (choice & 1) * width;
  const kind = pop(table, pile);
  add(table, player + (isGood ? at.GOODS : at.ANIMALS) + kind, 1);
  if (cell(table, pile) === 0) halve(table, pile, piles + (1 - (choice & 1)) * width);
}

/** An emptied pile is made anew from the lower half of the other one. */
function halve(table: Numbers, empty: number, other: number): void {
  const count = cell(table, other);
  const lower = Math.floor(count / 2);
  for (let i = 0; i < lower; i++) push(table, empty, cell(table, other + 1 + i));
  for (let i = 0; i < count; i++) table[other + 1 + i] = i + lower < count ? cell(table, other + 1 + i + lower) : 0;
  table[other] = count - lower;
}

/** 6.6 */
function takeBonus(table: Numbers, player: number, choice: number): void {
  const gain = ROUND_CARDS[cell(table, at.ROUND)]?.[choice] ?? {};
  bring(table, player, gain);
  for (let i = 0; i < (gain.animals ?? 0); i++) {
    agenda.openFrame(table, agenda.stepOf(agenda.RECEIVE, agenda.OF_ANIMALS));
  }
  for (let i = 0; i < (gain.goods ?? 0); i++) agenda.openFrame(table, agenda.stepOf(agenda.RECEIVE, agenda.OF_GOODS));
}

function bring(table: Numbers, player: number, { points = 0, silver = 0, workers = 0 }: Gain): void {
  add(table, player + at.POINTS, points);
  add(table, player + at.SILVER, silver);
  add(table, player + at.WORKERS, workers);
}

/** 4.2, 6, 7 */
function place(table: Numbers, player: number, choice: number, die: number): void {
  const slot = Math.floor(choice / act.COLUMNS);
  const card = cell(table, player + at.PROJECTS + 1 + slot);
  add(table, player + at.WORKERS, -workersFor(die, dieOf(card)));
  removeAt(table, player + at.PROJECTS, slot);
  const estate = player + at.ESTATE;
  let index = -1;
  if (choice % act.COLUMNS > 0) {
    index = 0;
    while (columnCard(cell(table, estate + 1 + index), 0) !== (choice % act.COLUMNS) - 1) index++;
  }
  const column = addToEstate(table, estate, card, index);
  const face = at.FACE[card] as number;
  const gain = BRINGS[face];
  if (gain) bring(table, player, gain);
  const opened = OPENS[face] as number;
  const step = opened === 0 ? 0 : opened | ((card + 1) << 7);
  const bonus = award(table, cell(table, at.SEAT), column, player + at.ALL_SEVEN, estate)
    ? agenda.stepOf(agenda.TRIPLE_BONUS)
    : 0;
  if (step !== 0) agenda.openFrame(table, step, bonus);
  else if (bonus !== 0) agenda.openFrame(table, bonus);
}

/** 4.6 */
function convert(table: Numbers, player: number, move: number): void {
  const points = act.pointsConverted(move);
  const workers = move - act.CONVERT - act.conversionsBelow(points);
  add(table, player + at.WORKERS, -workers);
  add(table, player + at.SILVER, workers - points * POINT_PRICE);
  add(table, player + at.POINTS, points);
}
