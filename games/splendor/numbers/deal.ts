import type { QuickRandom } from '@chambord/kernel';
import {
  ALL_NOBLES,
  cardsOf,
  GEM_TOKENS,
  GEMS,
  GOLD,
  GOLD_TOKENS,
  LEVEL_CARDS,
  LEVELS,
  ROW,
} from '@chambord/splendor/rules';
import type { Options } from '@chambord/splendor/rules';
import { one } from '../rules/packed.ts';
import * as at from './layout.ts';
import { cell } from './layout.ts';
import type { Numbers } from './layout.ts';

const ALL = LEVELS.map((level) => Int32Array.from(cardsOf(level)));
const NOBLES = Int32Array.from(ALL_NOBLES);

/** Sets up a game with a generator of its own (2); the set-up from a seed is the one of the rules. */
export function setup({ players, rules }: Options, random: QuickRandom, table: Numbers): void {
  table.fill(0);
  table[at.PLAYERS] = players;
  table[at.CLASSIC] = rules === 'classic' ? 1 : 0;
  table[at.ROUND] = 1;
  const gems = GEM_TOKENS[players];
  table[at.SUPPLY] = GEMS.reduce((sum, gem) => sum + gems * one(gem), GOLD_TOKENS * one(GOLD)); // 1.2
  for (const level of LEVELS) {
    const deck = at.DECKS[level - 1] as number;
    const count = LEVEL_CARDS[level];
    table.set(ALL[level - 1] as Int32Array, deck);
    shuffle(table, deck, count, random);
    // 2.2
    for (let i = 0; i < ROW; i++) {
      const place = deck + count - 1 - i;
      table[at.MARKET + (level - 1) * ROW + i] = cell(table, place);
      table[place] = 0;
    }
    table[at.DECK_COUNTS + level - 1] = count - ROW;
  }
  NOBLES_SHUFFLED.set(NOBLES);
  shuffle(NOBLES_SHUFFLED, 0, NOBLES.length, random);
  table[at.NOBLES_LEFT] = players + 1; // 1.4
  for (let i = 0; i <= players; i++) table[at.NOBLE_LIST + i] = cell(NOBLES_SHUFFLED, i);
}

const NOBLES_SHUFFLED = new Int32Array(NOBLES.length);

/** Every order of so many numbers from this place on is equally likely (Fisher and Yates). */
function shuffle(numbers: Numbers, from: number, count: number, random: QuickRandom): void {
  for (let i = count - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const moved = cell(numbers, from + i);
    numbers[from + i] = cell(numbers, from + j);
    numbers[from + j] = moved;
  }
}
