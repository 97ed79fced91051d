import { shuffle } from '@chambord/kernel';
import {
  AARON as AARONS_PLACE,
  AARON_CLOISTER,
  DICE,
  DISPLAY as DISPLAYED,
  HAND as DRAWN,
  IN_ORDER,
  ROUNDS,
  TRIPLE,
  TURNS,
} from '@chambord/burgundy/rules';
import type { Position } from '@chambord/burgundy/rules';
import { END_TURN, openFrame, PLAY_DIE, stepOf } from './agenda.ts';
import { addToEstate, columnCount, columnType, hasAllSeven, incomplete } from './estate.ts';
import * as at from './layout.ts';
import { cell, dieOf, playerAt, pop, push, removeAt, typeOf } from './layout.ts';
import type { Numbers } from './layout.ts';
import { aaronsPoints, pointsOf } from './score.ts';

export const NOTHING = -1;

/** 8.4: the top card of the deck, which is made anew from the discard pile; `NOTHING` if both are empty. */
export function draw(table: Numbers): number {
  if (cell(table, at.DECK) === 0) {
    const count = cell(table, at.DISCARD);
    if (count === 0) return NOTHING;
    const random = {
      key: Array.from(table.subarray(at.KEY, at.KEY + 8), (word) => word >>> 0),
      next: cell(table, at.NEXT),
    };
    const cards = shuffle(random, Array.from(table.subarray(at.DISCARD + 1, at.DISCARD + 1 + count)));
    table[at.NEXT] = random.next;
    table.fill(0, at.DISCARD, at.DISCARD + 1 + count);
    table.set(cards, at.DECK + 1);
    table[at.DECK] = count;
  }
  return pop(table, at.DECK);
}

/** 2.5, 8.4 */
export function dealHands(table: Numbers): void {
  const players = cell(table, at.PLAYERS);
  const starter = cell(table, at.STARTER);
  for (let i = 0; i < TURNS * players; i++) {
    const card = draw(table);
    if (card === NOTHING) break;
    push(table, playerAt((starter + i) % players) + at.PILE, card);
  }
}

/** 2.6 */
export function dealDisplay(table: Numbers): void {
  const players = cell(table, at.PLAYERS) as Position['options']['players'];
  table.fill(0, at.DISPLAY, at.DISPLAY + DICE.length * at.PER_ROW);
  for (let i = 0; i < DISPLAYED[players]; i++) {
    const card = draw(table);
    if (card === NOTHING) return; // 8.4
    const row = i < IN_ORDER[players] ? i % DICE.length : dieOf(card) - 1;
    push(table, at.DISPLAY + row * at.PER_ROW, card);
  }
}

export function beginRound(table: Numbers): void {
  layAaronsPile(table); // 10.2
  table[at.TURN] = 0;
  for (let seat = 0; seat < cell(table, at.PLAYERS); seat++) drawDice(table, seat, DRAWN);
  beginTurn(table, cell(table, at.STARTER));
}

/** The turn passes on: to the next player, turn, round, or to the end of the game. */
export function nextTurn(table: Numbers): void {
  const players = cell(table, at.PLAYERS);
  const next = (cell(table, at.SEAT) + 1) % players;
  if (next !== cell(table, at.STARTER)) return beginTurn(table, next);
  if (cell(table, at.TURN) + 1 === TURNS) return endRound(table);
  table[at.TURN] = cell(table, at.TURN) + 1;
  for (let seat = 0; seat < players; seat++) drawDice(table, seat, 1); // 3.2
  beginTurn(table, next);
}

function beginTurn(table: Numbers, seat: number): void {
  table[at.SEAT] = seat;
  table[at.BOUGHT] = 0;
  if (cell(table, playerAt(seat) + at.HAND) === 0) return; // 8.4: no card, no turn
  openFrame(table, stepOf(END_TURN));
  openFrame(table, stepOf(PLAY_DIE));
}

function drawDice(table: Numbers, seat: number, count: number): void {
  const player = playerAt(seat);
  for (let i = 0; i < count && cell(table, player + at.PILE) > 0; i++) {
    push(table, player + at.HAND, pop(table, player + at.PILE));
  }
}

/** 8 */
function endRound(table: Numbers): void {
  const lost = cell(table, at.AARON) === 1 && aaronsPoints(table) > pointsOf(table, 0); // 10.4
  if (lost || cell(table, at.ROUND) + 1 === ROUNDS.length) {
    table[at.OVER] = 1;
    return;
  }
  for (let row = 0; row < DICE.length; row++) {
    const list = at.DISPLAY + row * at.PER_ROW;
    for (let i = 0; i < cell(table, list); i++) push(table, at.DISCARD, cell(table, list + 1 + i));
  }
  dealDisplay(table);
  table[at.ROUND] = cell(table, at.ROUND) + 1;
  passStartCard(table);
  dealHands(table);
  beginRound(table);
}

/** 8.2 */
function passStartCard(table: Numbers): void {
  const holder = cell(table, at.HOLDER);
  if (holder === at.NOBODY) return;
  const starter = cell(table, at.FACE_DOWN) === 1 ? holder : (holder + 1) % cell(table, at.PLAYERS);
  table[at.STARTER] = starter;
  table[at.HOLDER] = starter;
  table[at.FACE_DOWN] = 0;
}

/** 10.2, 10.3 */
function layAaronsPile(table: Numbers): void {
  const next = cell(table, at.AARON_NEXT);
  if (cell(table, at.AARON) === 0 || next === PILES) return;
  const pile = at.AARON_PILES + next * at.PER_AARON_PILE;
  table[at.AARON_NEXT] = next + 1;
  for (let i = 0; i < cell(table, pile); i++) {
    const card = cell(table, pile + 1 + i);
    const type = typeOf(card);
    const column = addToEstate(table, at.AARON_ESTATE, card, incomplete(table, at.AARON_ESTATE, type));
    award(table, AARONS_PLACE, column, at.AARON_ALL_SEVEN, at.AARON_ESTATE);
    if (type === at.CLOISTER) {
      table[at.FIRST_PLAYER + at.POINTS] = cell(table, at.FIRST_PLAYER + at.POINTS) + AARON_CLOISTER;
    }
  }
  table.fill(0, pile, pile + at.PER_AARON_PILE);
}

const PILES = 5;

/** 6.5, 6.7, 10.3; whether it is a triple. */
export function award(table: Numbers, owner: number, column: number, allSeven: number, estate: number): boolean {
  const complete = columnCount(column) === TRIPLE;
  const first = at.FIRST_TRIPLES + columnType(column);
  if (complete && cell(table, first) === at.NOBODY) table[first] = owner;
  if (cell(table, allSeven) === 0 && cell(table, at.ALL_SEVEN_LEFT) > 0 && hasAllSeven(table, estate)) {
    table[allSeven] = cell(table, at.ALL_SEVEN_LEFT + 1);
    removeAt(table, at.ALL_SEVEN_LEFT, 0);
  }
  return complete;
}
