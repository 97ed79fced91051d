import { at } from '@chambord/kernel';
import type { Score, Seat } from '@chambord/kernel';
import { editionOf } from './edition.ts';
import { isComplete } from './estate.ts';
import { AARON, ANIMALS, FIRST_TRIPLE, GOOD_POINTS, GOODS, SET_POINTS, START_CARD_POINTS, TYPES } from './material.ts';
import type { Animal, Type } from './material.ts';
import type { Column, Position } from './table.ts';

/** The points of one contender, by category (9.1–9.3). */
export interface Tally {
  readonly triples: Readonly<Record<Type, number>>;
  readonly firstTriples: number;
  readonly allSeven: number;
  readonly points: number;
  readonly sold: number;
  readonly animals: number;
  readonly startCard: number;
  readonly total: number;
  /** What is left in the storage: it breaks ties (9.4). */
  readonly storage: number;
}

export interface BurgundyScore extends Score {
  readonly sheets: readonly Tally[];
}

/** Points for animals, biggest sets first, and how many are in no scored set (9.2, 9.4). */
export function animalSets(animals: Readonly<Record<Animal, number>>): { points: number; unused: number } {
  let points = 0;
  let unused = 0;
  for (let size = 1; ; size++) {
    let different = 0;
    for (let i = 0; i < ANIMALS.length; i++) if (animals[ANIMALS[i] as Animal] >= size) different++;
    if (different === 0) return { points, unused };
    points += SET_POINTS[different] ?? 0;
    if (different === 1) unused++;
  }
}

export function score(table: Position): BurgundyScore {
  const sheets = table.players.map((_, seat) => playerSheet(table, seat));
  if (table.aaron !== null) sheets.push(aaronSheet(table, table.aaron));
  return { points: sheets.map((sheet) => sheet.total), places: places(table, sheets), sheets };
}

function playerSheet(table: Position, seat: Seat): Tally {
  const player = at(table.players, seat);
  const animals = animalSets(player.animals);
  const goodsLeft = GOODS.reduce((sum, good) => sum + player.goods[good], 0);
  return sheet(table, seat, player.estate, {
    allSeven: player.allSeven,
    points: player.points,
    sold: GOODS.reduce((sum, good) => sum + player.sold[good] * GOOD_POINTS, 0), // 1.4
    animals: animals.points,
    startCard: table.startCard?.holder === seat ? START_CARD_POINTS : 0, // 9.3
    storage: player.workers + player.silver + goodsLeft + animals.unused,
  });
}

/** Aaron has only his triples and the cards he was first to (10.5). */
function aaronSheet(table: Position, aaron: NonNullable<Position['aaron']>): Tally {
  const nothingElse = { points: 0, sold: 0, animals: 0, startCard: 0, storage: 0 };
  return sheet(table, AARON, aaron.estate, { allSeven: aaron.allSeven, ...nothingElse });
}

function sheet(
  table: Position,
  owner: Seat,
  estate: readonly Column[],
  rest: Omit<Tally, 'triples' | 'firstTriples' | 'total'>,
): Tally {
  const triples: Record<Type, number> = {
    castle: 0,
    mine: 0,
    cloister: 0,
    knowledge: 0,
    ship: 0,
    pasture: 0,
    building: 0,
  };
  const worth = editionOf(table).triple;
  let total = rest.allSeven + rest.points + rest.sold + rest.animals + rest.startCard;
  for (const column of estate) {
    if (!isComplete(column)) continue;
    triples[column.type] += worth[column.type];
    total += worth[column.type];
  }
  const firstTriples = FIRST_TRIPLE * TYPES.filter((type) => table.firstTriples[type] === owner).length;
  return { triples, firstTriples, ...rest, total: total + firstTriples };
}

/** Most points first, then the fuller storage (9.4). Against Aaron equality is enough, unless the game ended early (10.4). */
function places(table: Position, sheets: readonly Tally[]): number[] {
  if (table.aaron !== null) {
    const [player, aaron] = sheets;
    const won = (player?.total ?? 0) >= (aaron?.total ?? 0);
    return won ? [1, 2] : [2, 1];
  }
  const better = (one: Tally, other: Tally) => one.total - other.total || one.storage - other.storage;
  return sheets.map((own) => 1 + sheets.filter((other) => better(other, own) > 0).length);
}
