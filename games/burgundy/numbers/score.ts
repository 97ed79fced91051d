import {
  AARON as AARONS_PLACE,
  ANIMALS,
  FIRST_TRIPLE,
  GOOD_POINTS,
  GOODS,
  SET_POINTS,
  standardEdition,
  START_CARD_POINTS,
  TRIPLE,
  TYPES,
} from '@chambord/burgundy/rules';
import { columnCount, columnType } from './estate.ts';
import * as at from './layout.ts';
import { cell, playerAt } from './layout.ts';
import type { Numbers } from './layout.ts';

const WORTH = Int8Array.from(TYPES, (type) => standardEdition.triple[type]);

/** The points of a player (9). */
export function pointsOf(table: Numbers, seat: number): number {
  const player = playerAt(seat);
  let points = cell(table, player + at.POINTS) + cell(table, player + at.ALL_SEVEN);
  for (let good = 0; good < GOODS.length; good++) points += cell(table, player + at.SOLD + good) * GOOD_POINTS; // 1.4
  if (cell(table, at.HOLDER) === seat) points += START_CARD_POINTS; // 9.3
  return points + animalPoints(table, player) + triplePoints(table, player + at.ESTATE, seat);
}

/** 10.5 */
export function aaronsPoints(table: Numbers): number {
  return cell(table, at.AARON_ALL_SEVEN) + triplePoints(table, at.AARON_ESTATE, AARONS_PLACE);
}

/** 9.2 */
function animalPoints(table: Numbers, player: number): number {
  let points = 0;
  for (let size = 1; ; size++) {
    let different = 0;
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      if (cell(table, player + at.ANIMALS + animal) >= size) different++;
    }
    if (different === 0) return points;
    points += SET_POINTS[different] as number;
  }
}

function triplePoints(table: Numbers, estate: number, owner: number): number {
  let points = 0;
  const columns = cell(table, estate);
  for (let i = 0; i < columns; i++) {
    const column = cell(table, estate + 1 + i);
    if (columnCount(column) === TRIPLE) points += WORTH[columnType(column)] as number;
  }
  for (let type = 0; type < TYPES.length; type++) {
    if (cell(table, at.FIRST_TRIPLES + type) === owner) points += FIRST_TRIPLE;
  }
  return points;
}
