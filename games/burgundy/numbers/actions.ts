import { COPIES, DICE, FACES, GOODS, MAX_PROJECTS, PILES, POINT_PRICE } from '@chambord/burgundy/rules';
import type { Supply } from '@chambord/burgundy/rules';

/** Action cards of the game: 114. */
export const CARDS = FACES.reduce((sum, face) => sum + COPIES[face], 0);
export const SUPPLIES: readonly Supply[] = ['goods', 'animals'];
/** Choices of a round card of the standard edition. */
export const CHOICES = 5;
/** No project goes, or the first, second, third of one's own. */
export const DROPS = MAX_PROJECTS + 1;
/** A new column, or the one that begins with a card. */
export const COLUMNS = CARDS + 1;
/** More points than anybody could convert at once. */
export const MOST_CONVERTED = 60;

// docs/environments.md lists what each number means.
export const PLAY = 0;
export const SELL = PLAY + DICE.length;
export const WORKERS = SELL + GOODS.length;
export const SILVER = WORKERS + 1;
export const BUY = SILVER + 1;
export const DECLINE = BUY + 1;
export const END = DECLINE + 1;
export const RECEIVE = END + 1;
export const BONUS = RECEIVE + SUPPLIES.length * PILES.length;
export const TAKE = BONUS + CHOICES;
export const KEEP = TAKE + CARDS * DROPS;
export const USE = KEEP + CARDS * DROPS;
export const PLACE = USE + CARDS;
export const CONVERT = PLACE + MAX_PROJECTS * COLUMNS;
export const MOVES = CONVERT + conversionsBelow(MOST_CONVERTED + 1);

/** How many ways there are to convert for fewer points than these: for `n` points any number of workers from 0 to 3n. */
export function conversionsBelow(points: number): number {
  return (POINT_PRICE * points * (points - 1)) / 2 + points - 1;
}

/** How many points a conversion with this number brings. */
export function pointsConverted(number: number): number {
  let points = 1;
  while (conversionsBelow(points + 1) <= number - CONVERT) points++;
  return points;
}
