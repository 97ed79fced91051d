import type { QuickRandom } from '@chambord/kernel';
import {
  AARON_PILES,
  ALL_SEVEN,
  ANIMAL_COPIES,
  ANIMALS,
  GOOD_COPIES,
  GOODS,
  SOLO_WORKERS,
  START,
  START_WORKERS,
  TYPES,
} from '@chambord/burgundy/rules';
import type { Options } from '@chambord/burgundy/rules';
import * as at from './layout.ts';
import { ALL_CARDS, cell, playerAt, pop, push } from './layout.ts';
import type { Numbers } from './layout.ts';
import { beginRound, dealDisplay, dealHands, draw, NOTHING } from './round.ts';

/** All cards, as a list: how many, then each. */
const NEW_DECK = Int32Array.from([ALL_CARDS, ...Array.from({ length: ALL_CARDS }, (_, card) => card)]);

/** Sets up a game with a generator of its own (2, 10.1); the set-up from a seed is the one of the rules. */
export function setup({ players, startPlayer }: Options, random: QuickRandom, table: Numbers): void {
  const solo = players === 1;
  table.fill(0);
  table[at.PLAYERS] = players;
  table[at.START_PLAYER] = (startPlayer ?? -1) + 1;
  const starter = startPlayer ?? random.below(players); // 2.4
  table[at.STARTER] = starter;
  table[at.SEAT] = starter;
  table[at.HOLDER] = solo ? at.NOBODY : starter;
  for (let i = 0; i < 8; i++) table[at.KEY + i] = random.word();
  table.fill(at.NOBODY, at.FIRST_TRIPLES, at.FIRST_TRIPLES + TYPES.length);
  for (const points of ALL_SEVEN[players]) push(table, at.ALL_SEVEN_LEFT, points);
  lay(table, at.GOOD_PILES, GOODS.length, GOOD_COPIES, random);
  lay(table, at.ANIMAL_PILES, ANIMALS.length, ANIMAL_COPIES, random);
  for (let seat = 0; seat < players; seat++) {
    const player = playerAt(seat);
    const place = (seat - starter + players) % players;
    table[player + at.WORKERS] = solo ? SOLO_WORKERS : (START_WORKERS[place] ?? 0); // 2.2, 10.1
    table[player + at.SILVER] = START.silver;
    // 2.1
    for (let i = 0; i < START.goods; i++) count(table, player + at.GOODS + pop(table, at.GOOD_PILES));
    for (let i = 0; i < START.animals; i++) count(table, player + at.ANIMALS + pop(table, at.ANIMAL_PILES));
  }
  divide(table, at.GOOD_PILES, at.PER_GOOD_PILE); // 2.3
  divide(table, at.ANIMAL_PILES, at.PER_ANIMAL_PILE);
  table.set(NEW_DECK, at.DECK);
  shuffle(table, at.DECK, random);
  dealHands(table); // 2.5
  if (solo) dealAaron(table); // 10.1
  dealDisplay(table); // 2.6
  beginRound(table);
}

function count(table: Numbers, place: number): void {
  table[place] = cell(table, place) + 1;
}

/** All goods or animals, shuffled. */
function lay(table: Numbers, list: number, kinds: number, copies: number, random: QuickRandom): void {
  for (let kind = 0; kind < kinds; kind++) for (let i = 0; i < copies; i++) push(table, list, kind);
  shuffle(table, list, random);
}

/** Into two piles; the first has the odd one. */
function divide(table: Numbers, piles: number, width: number): void {
  const all = cell(table, piles);
  const first = Math.ceil(all / 2);
  const second = all - first;
  for (let i = 1; i <= second; i++) table[piles + width + i] = cell(table, piles + first + i);
  for (let place = piles + first + 1; place < piles + width; place++) table[place] = 0;
  table[piles] = first;
  table[piles + width] = second;
}

/** 10.2 */
function dealAaron(table: Numbers): void {
  table[at.AARON] = 1;
  AARON_PILES.forEach((size, i) => {
    const pile = at.AARON_PILES + i * at.PER_AARON_PILE;
    while (cell(table, pile) < size) {
      const card = draw(table);
      if (card === NOTHING) break;
      push(table, pile, card);
    }
  });
}

/** Every order of a list is equally likely (Fisher and Yates). */
function shuffle(table: Numbers, list: number, random: QuickRandom): void {
  for (let i = cell(table, list); i > 1; i--) {
    const j = 1 + random.below(i);
    const moved = cell(table, list + i);
    table[list + i] = cell(table, list + j);
    table[list + j] = moved;
  }
}
