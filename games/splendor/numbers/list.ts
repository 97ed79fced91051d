import {
  CARDS,
  ENOUGH_ALIKE,
  GEMS,
  GOLD,
  LEVELS,
  MAX_HAND,
  MAX_TOKENS,
  NOBLES,
  ROW,
  TAKE_ALIKE,
  TAKE_DIFFERENT,
} from '@chambord/splendor/rules';
import { countOf, covers, gemGuards, less, one, packGems, sum, together } from '../rules/packed.ts';
import type { Packed } from '../rules/packed.ts';
import * as at from './layout.ts';
import { cell, playerAt } from './layout.ts';
import type { Numbers } from './layout.ts';
import {
  ALIKE,
  BUY,
  GIVE_BACK,
  GIVEN,
  NOBLE_MOVE,
  numberOfBuy,
  PASS,
  RESERVE,
  RESERVE_BLIND,
  RETURN_NUMBERS,
  TAKE,
} from './actions.ts';

/** What a card costs, and what a noble asks for. */
const COST = Int32Array.from(CARDS, ({ cost }) => packGems(cost));
const ASKS = Int32Array.from(NOBLES, ({ asks }) => packGems(asks));
export const UNPAYABLE: Packed = -1;
const PLACES = LEVELS.length * ROW;

/**
 * Numbers of all takes in the order of the rules, by the gems that there are enough of to take two (3.2), those that there are, and the most that can be
 * taken (3.1).
 */
const TAKE_LISTS: readonly (readonly number[])[] = Array.from({ length: 1 << (2 * GEMS.length + 2) }, (_, index) => {
  const [enough, there, most] = [index >> 7, (index >> 2) & 31, index & 3];
  if (most === 0 || (enough & ~there) !== 0) return [];
  const sets = Array.from({ length: 1 << GEMS.length }, (__, set) => set);
  const count = Math.min(most, sizeOf(there));
  const different = count === 0 ? [] : sets.filter((set) => (set & there) === set && sizeOf(set) === count);
  const alike = most < TAKE_ALIKE ? [] : GEMS.filter((gem) => (enough >> gem) & 1);
  return [
    ...different.sort((a, b) => reversed(b) - reversed(a)).map((set) => TAKE + set - 1),
    ...alike.map((gem) => ALIKE + gem),
  ];
});

/** All of them one after the other, and where each begins: the list of an index ends where the next one begins. */
const TAKE_NUMBERS = Int32Array.from(TAKE_LISTS.flat());
const TAKE_BEGINS = new Int32Array(TAKE_LISTS.length + 1);
TAKE_LISTS.forEach(({ length }, index) => (TAKE_BEGINS[index + 1] = (TAKE_BEGINS[index] as number) + length));

/** One of each gem, and as many of each as make two alike possible. */
const ONE_EACH = packGems([1, 1, 1, 1, 1]);
const ENOUGH_EACH = ENOUGH_ALIKE * ONE_EACH;

/** By gem, as bits: whether there is at least so much of it. */
function atLeast(supply: Packed, each: Packed): number {
  // The guards lie five bits apart: the product has each of them once in the bits 20 to 24, side by side, and no two terms meet.
  return (Math.imul(gemGuards(supply, each) >>> 4, 0x111110) >>> 20) & 31;
}

function sizeOf(set: number): number {
  return GEMS.filter((gem) => (set >> gem) & 1).length;
}

/** With the first gem as the highest bit: sets in the order in which they are chosen. */
function reversed(set: number): number {
  return GEMS.reduce<number>((bits, gem) => bits * 2 + ((set >> gem) & 1), 0);
}

/** Writes down the numbers of the moves, one payment for each card; returns how many there are. In the order of the rules. */
export function sensible(table: Numbers, into: Numbers): number {
  switch (cell(table, at.PHASE)) {
    case at.ACTION:
      return actions(table, into, false);
    case at.RETURN:
      return returns(table, into);
    case at.NOBLE:
      return nobles(table, into, 0);
    default:
      return 0;
  }
}

/** The same with every payment. */
export function legal(table: Numbers, into: Numbers): number {
  return cell(table, at.PHASE) === at.ACTION ? actions(table, into, true) : sensible(table, into);
}

function actions(table: Numbers, into: Numbers, allPayments: boolean): number {
  const player = playerAt(cell(table, at.SEAT));
  let count = takes(table, player, into);
  count = reserves(table, player, into, count);
  count = allPayments ? everyBuy(table, player, into, count) : buys(table, player, into, count);
  if (cell(table, at.CLASSIC) === 0) count = nobles(table, into, count);
  if (count === 0) into[count++] = PASS; // 3.6
  return count;
}

/** 3.1, 3.2 */
function takes(table: Numbers, player: number, into: Numbers): number {
  const supply = cell(table, at.SUPPLY);
  const classic = cell(table, at.CLASSIC) === 1;
  const most = classic ? TAKE_DIFFERENT : Math.min(TAKE_DIFFERENT, MAX_TOKENS - sum(cell(table, player + at.TOKENS)));
  if (most === 0) return 0;
  const there = atLeast(supply, ONE_EACH);
  const enough = atLeast(supply, ENOUGH_EACH);
  const index = (enough << 7) | (there << 2) | most;
  const from = TAKE_BEGINS[index] as number;
  const count = (TAKE_BEGINS[index + 1] as number) - from;
  for (let i = 0; i < count; i++) into[i] = TAKE_NUMBERS[from + i] as number;
  return count;
}

/** 3.3 */
function reserves(table: Numbers, player: number, into: Numbers, from: number): number {
  if (cell(table, player + at.HAND_COUNT) >= MAX_HAND) return from;
  let count = from;
  for (let place = 0; place < PLACES; place++) {
    const card = cell(table, at.MARKET + place);
    if (card >= 0) into[count++] = RESERVE + card;
  }
  for (let level = 0; level < LEVELS.length; level++) {
    if (cell(table, at.DECK_COUNTS + level) > 0) into[count++] = RESERVE_BLIND + level;
  }
  return count;
}

/** 3.4, with as little gold as can be. */
function buys(table: Numbers, player: number, into: Numbers, from: number): number {
  const tokens = cell(table, player + at.TOKENS);
  const gold = tokens >> GOLD_BITS;
  const means = together(tokens & GEMS_ONLY, cell(table, player + at.BONUSES));
  const hand = cell(table, player + at.HAND_COUNT);
  let count = from;
  for (let place = 0; place < PLACES; place++) {
    const card = cell(table, at.MARKET + place);
    if (card < 0) continue;
    into[count] = BUY + card;
    count += payable(card, means, gold);
  }
  for (let i = 0; i < hand; i++) {
    const card = cell(table, player + at.HAND + i) & at.CARD_BITS;
    into[count] = BUY + card;
    count += payable(card, means, gold);
  }
  return count;
}

/**
 * 1 if gems and bonuses together, and gold for the rest, are enough (5.1), else 0. Written without a condition: which cards can be paid for is what a
 * processor foresees worst, and the moves are listed a seventh faster so.
 */
function payable(card: number, means: Packed, gold: number): number {
  return (sum(less(COST[card] as number, means)) - gold - 1) >>> 31;
}

/** 3.4, with every payment (5.2). */
function everyBuy(table: Numbers, player: number, into: Numbers, from: number): number {
  const bonuses = cell(table, player + at.BONUSES);
  const tokens = cell(table, player + at.TOKENS);
  let count = from;
  const add = (card: number) => {
    const pay = fewestGold(card, bonuses, tokens);
    if (pay === UNPAYABLE) return;
    into[count++] = BUY + card;
    golden(card, pay, 0, 0, countOf(tokens, GOLD) - countOf(pay, GOLD));
  };
  const golden = (card: number, pay: Packed, instead: Packed, first: number, spare: number) => {
    if (spare === 0) return;
    for (const gem of GEMS) {
      if (gem < first || countOf(pay, gem) === 0) continue;
      into[count++] = numberOfBuy(card, instead + one(gem));
      golden(card, pay - one(gem), instead + one(gem), gem, spare - 1);
    }
  };
  for (let place = 0; place < PLACES; place++) {
    const card = cell(table, at.MARKET + place);
    if (card >= 0) add(card);
  }
  const hand = cell(table, player + at.HAND_COUNT);
  for (let i = 0; i < hand; i++) add(cell(table, player + at.HAND + i) & at.CARD_BITS);
  return count;
}

/** What is paid for a card: gems as far as they go, and gold for the rest (5.1); or `UNPAYABLE`. */
export function fewestGold(card: number, bonuses: Packed, tokens: Packed): Packed {
  const due = less(COST[card] as number, bonuses);
  const lacking = less(due, tokens & GEMS_ONLY);
  const gold = sum(lacking);
  return gold > tokens >> GOLD_BITS ? UNPAYABLE : due - lacking + (gold << GOLD_BITS);
}

const GOLD_BITS = 5 * GOLD;
const GEMS_ONLY = (1 << GOLD_BITS) - 1;

/** 3.5: for court an action of who has no noble yet, for classic those who come. */
export function nobles(table: Numbers, into: Numbers, from: number): number {
  const player = playerAt(cell(table, at.SEAT));
  if (cell(table, at.CLASSIC) === 0 && cell(table, player + at.NOBLE_COUNT) > 0) return from;
  const bonuses = cell(table, player + at.BONUSES);
  const left = cell(table, at.NOBLES_LEFT);
  let count = from;
  for (let i = 0; i < left; i++) {
    const noble = cell(table, at.NOBLE_LIST + i);
    if (covers(bonuses, ASKS[noble] as number)) into[count++] = NOBLE_MOVE + noble;
  }
  return count;
}

/** 4.1 */
function returns(table: Numbers, into: Numbers): number {
  const tokens = cell(table, playerAt(cell(table, at.SEAT)) + at.TOKENS);
  const ways = RETURN_NUMBERS[sum(tokens) - MAX_TOKENS] ?? [];
  let count = 0;
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i] as number;
    if (covers(tokens, GIVEN[way - GIVE_BACK] as number)) into[count++] = way;
  }
  return count;
}
