import { CARDS, GOAL, GOLD, MAX_TOKENS, NOBLE_POINTS, QUIET_ROUNDS, ROW } from '@chambord/splendor/rules';
import { one, sum } from '../rules/packed.ts';
import type { Packed } from '../rules/packed.ts';
import * as at from './layout.ts';
import { cell, playerAt } from './layout.ts';
import type { Numbers } from './layout.ts';
import { fewestGold, nobles } from './list.ts';
import {
  BUY,
  BUY_GOLDEN,
  GIVE_BACK,
  GIVEN,
  GOLDEN_GEMS,
  GOLDEN_WAYS,
  NOBLE_MOVE,
  PASS,
  RESERVE,
  RESERVE_BLIND,
  TAKEN,
} from './actions.ts';

const LEVEL = Int8Array.from(CARDS, ({ level }) => level - 1);
const BONUS = Int8Array.from(CARDS, ({ bonus }) => bonus);
const CARD_POINTS = Int8Array.from(CARDS, ({ points }) => points);
const ONE_GOLD = one(GOLD);
/** The most bonuses of a gem that are counted. */
const MOST_BONUSES = 15;
const COMING = new Int32Array(8);

/** Makes a legal move; it trusts, like `apply` of the readable rules. */
export function apply(table: Numbers, move: number): void {
  const player = playerAt(cell(table, at.SEAT));
  if (cell(table, at.PHASE) === at.ACTION && move !== PASS) table[at.PASSES] = 0;
  if (move < RESERVE) {
    moveTokens(table, player, TAKEN[move] as number);
    afterAction(table, player);
  } else if (move < RESERVE_BLIND) {
    const card = move - RESERVE;
    keep(table, player, card);
    refill(table, placeOf(table, card), LEVEL[card] as number);
    afterAction(table, player);
  } else if (move < BUY) {
    const level = move - RESERVE_BLIND;
    keep(table, player, draw(table, level) | at.BLIND);
    afterAction(table, player);
  } else if (move < NOBLE_MOVE) {
    buy(table, player, move - BUY, 0);
    afterAction(table, player);
  } else if (move < GIVE_BACK) {
    winNoble(table, player, move - NOBLE_MOVE);
    endTurn(table, player);
  } else if (move < PASS) {
    moveTokens(table, player, -(GIVEN[move - GIVE_BACK] as number));
    welcomeNobles(table, player);
  } else if (move === PASS) {
    table[at.PASSES] = cell(table, at.PASSES) + 1;
    afterAction(table, player);
  } else {
    const golden = move - BUY_GOLDEN;
    const gems = GOLDEN_GEMS[golden % GOLDEN_WAYS] as number;
    buy(table, player, Math.floor(golden / GOLDEN_WAYS), sum(gems) * ONE_GOLD - gems);
    afterAction(table, player);
  }
}

/** From the supply to a player; back, if it is less than nothing. */
function moveTokens(table: Numbers, player: number, tokens: Packed): void {
  table[player + at.TOKENS] = cell(table, player + at.TOKENS) + tokens;
  table[at.SUPPLY] = cell(table, at.SUPPLY) - tokens;
}

/** 3.3: a card goes to the hand, and gold comes, if there is any and court leaves room for it. */
function keep(table: Numbers, player: number, card: number): void {
  const hand = cell(table, player + at.HAND_COUNT);
  table[player + at.HAND + hand] = card;
  table[player + at.HAND_COUNT] = hand + 1;
  table[at.BUSY_ROUND] = cell(table, at.ROUND);
  if (cell(table, at.SUPPLY) < ONE_GOLD) return;
  if (cell(table, at.CLASSIC) === 0 && sum(cell(table, player + at.TOKENS)) >= MAX_TOKENS) return;
  moveTokens(table, player, ONE_GOLD);
}

/** 3.4, 5: `more` is what is paid besides the payment with the fewest gold, gold instead of gems. */
function buy(table: Numbers, player: number, card: number, more: Packed): void {
  const bonuses = cell(table, player + at.BONUSES);
  moveTokens(table, player, -(fewestGold(card, bonuses, cell(table, player + at.TOKENS)) + more));
  const bonus = BONUS[card] as number;
  if (((bonuses >> (5 * bonus)) & 31) < MOST_BONUSES) table[player + at.BONUSES] = bonuses + (1 << (5 * bonus));
  table[player + at.POINTS] = cell(table, player + at.POINTS) + (CARD_POINTS[card] as number);
  table[player + at.CARD_COUNT] = cell(table, player + at.CARD_COUNT) + 1;
  const bought = cell(table, at.BOUGHT_COUNT);
  table[at.BOUGHT + bought] = card | (cell(table, at.SEAT) << at.OWNER);
  table[at.BOUGHT_COUNT] = bought + 1;
  table[at.BUSY_ROUND] = cell(table, at.ROUND);
  const place = placeOf(table, card);
  if (place >= 0) refill(table, place, LEVEL[card] as number);
  else leaveHand(table, player, card);
}

/** Where a card lies in the market; -1 if it does not. */
function placeOf(table: Numbers, card: number): number {
  const from = at.MARKET + (LEVEL[card] as number) * ROW;
  for (let place = from; place < from + ROW; place++) if (cell(table, place) === card) return place;
  return -1;
}

function leaveHand(table: Numbers, player: number, card: number): void {
  const count = cell(table, player + at.HAND_COUNT) - 1;
  let place = player + at.HAND;
  while ((cell(table, place) & at.CARD_BITS) !== card) place++;
  for (; place < player + at.HAND + count; place++) table[place] = cell(table, place + 1);
  table[place] = 0;
  table[player + at.HAND_COUNT] = count;
}

/** 2.2 */
function refill(table: Numbers, place: number, level: number): void {
  table[place] = cell(table, at.DECK_COUNTS + level) > 0 ? draw(table, level) : at.NONE;
}

function draw(table: Numbers, level: number): number {
  const left = cell(table, at.DECK_COUNTS + level) - 1;
  table[at.DECK_COUNTS + level] = left;
  const place = (at.DECKS[level] as number) + left;
  const card = cell(table, place);
  table[place] = 0;
  return card;
}

/** 3.5 */
function winNoble(table: Numbers, player: number, noble: number): void {
  const left = cell(table, at.NOBLES_LEFT) - 1;
  let place = at.NOBLE_LIST;
  while (cell(table, place) !== noble) place++;
  for (; place < at.NOBLE_LIST + left; place++) table[place] = cell(table, place + 1);
  table[place] = 0;
  table[at.NOBLES_LEFT] = left;
  table[at.WON + cell(table, at.WON_COUNT)] = noble | (cell(table, at.SEAT) << at.OWNER);
  table[at.WON_COUNT] = cell(table, at.WON_COUNT) + 1;
  table[player + at.NOBLE_COUNT] = cell(table, player + at.NOBLE_COUNT) + 1;
  table[player + at.POINTS] = cell(table, player + at.POINTS) + NOBLE_POINTS;
}

function afterAction(table: Numbers, player: number): void {
  if (cell(table, at.CLASSIC) === 0) endTurn(table, player);
  else if (sum(cell(table, player + at.TOKENS)) > MAX_TOKENS)
    table[at.PHASE] = at.RETURN; // 4.1
  else welcomeNobles(table, player);
}

/** Classic: a noble whose bonuses are met comes by itself; among several the player chooses (3.5). */
function welcomeNobles(table: Numbers, player: number): void {
  const coming = nobles(table, COMING, 0);
  if (coming > 1) {
    table[at.PHASE] = at.NOBLE;
    return;
  }
  if (coming === 1) winNoble(table, player, cell(COMING, 0) - NOBLE_MOVE);
  endTurn(table, player);
}

function endTurn(table: Numbers, player: number): void {
  const players = cell(table, at.PLAYERS);
  if (cell(table, player + at.POINTS) >= GOAL) table[at.LAST_ROUND] = 1; // 6.1
  if (cell(table, at.PASSES) === players) {
    table[at.PHASE] = at.OVER; // 3.6
    return;
  }
  table[at.PHASE] = at.ACTION;
  const next = cell(table, at.SEAT) + 1;
  if (next < players) {
    table[at.SEAT] = next;
    return;
  }
  const quiet = cell(table, at.ROUND) - cell(table, at.BUSY_ROUND);
  if (cell(table, at.LAST_ROUND) === 1 || (cell(table, at.CLASSIC) === 1 && quiet >= QUIET_ROUNDS)) {
    table[at.PHASE] = at.OVER; // 6.1, 3.7
    return;
  }
  table[at.ROUND] = cell(table, at.ROUND) + 1;
  table[at.SEAT] = 0;
}
