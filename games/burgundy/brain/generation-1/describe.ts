import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { ANIMALS, faceOf, GOODS, TRIPLE, TYPES } from '@chambord/burgundy/rules';
import type { Step, Position, Type } from '@chambord/burgundy/rules';
import { turnsLeft } from './worth.ts';

const STEPS = [
  'takeAction',
  'keepOne',
  'takeOf',
  'receive',
  'sellOne',
  'placeAnother',
  'tripleBonus',
  'playDie',
] as const;

/** Numbers about a type: columns of one and of two, triples, projects, and whether the first triple beckons. */
const ABOUT_TYPE = 5;
const AFTER_TYPES = ABOUT_TYPE * TYPES.length;
const AFTER_STEPS = AFTER_TYPES + STEPS.length;
export const INPUTS = AFTER_STEPS + 20;

/**
 * What a network sees of a player: only what lies open, each number somewhere between 0 and about 1, so that none of them drowns the
 * others.
 */
export function describe(table: Position, seat: Seat, strength: number, into: Float64Array): void {
  const player = at(table.players, seat);
  into.fill(0);
  let types = 0;
  for (const { type, cards } of player.estate) {
    const size = cards.length;
    add(into, type, size === 1 ? 0 : size === 2 ? 1 : 2, size === TRIPLE ? 0.5 : 1);
    if (size === TRIPLE - 1 && table.firstTriples[type] === null) add(into, type, 4, 1);
    types++;
  }
  for (const card of player.projects) add(into, faceOf(table, card).type, 3, 0.5);
  const onTurn = seat === table.seat;
  if (onTurn) for (const frame of table.agenda) for (const step of frame) addStep(into, step);
  const turns = turnsLeft(table, player);
  let goods = 0;
  let mostGoods = 0;
  for (const good of GOODS) {
    goods += player.goods[good];
    if (player.goods[good] > mostGoods) mostGoods = player.goods[good];
  }
  let animals = 0;
  let kinds = 0;
  for (const animal of ANIMALS) {
    animals += player.animals[animal];
    if (player.animals[animal] > 0) kinds++;
  }
  const late = 1 - turns / 30;
  const purse = player.workers + player.silver;
  const rest = [
    strength / 5,
    (strength / 5) * late,
    late,
    late * late,
    player.workers / 4,
    player.silver / 4,
    (purse / 6) * late,
    purse % 3 === 0 ? 1 : 0,
    player.silver >= 3 ? 1 : 0,
    player.projects.length / 3,
    (player.projects.length / 3) * late,
    goods / 4,
    mostGoods / 3,
    (goods / 4) * late,
    animals / 5,
    kinds / 4,
    types / 7,
    player.allSeven > 0 ? 1 : 0,
    onTurn ? 1 : 0,
    table.startCard?.holder === seat ? 1 : 0,
  ];
  into.set(rest, AFTER_STEPS);
}

function add(into: Float64Array, type: Type, what: number, amount: number): void {
  const index = TYPES.indexOf(type) * ABOUT_TYPE + what;
  into[index] = (into[index] ?? 0) + amount;
}

function addStep(into: Float64Array, { step }: Step): void {
  const index = STEPS.findIndex((name) => name === step);
  if (index >= 0) into[AFTER_TYPES + index] = 1;
}
