import { CARDS_PRICE, DICE, EFFECTS, FACES, GOODS, TRIPLE } from '@chambord/burgundy/rules';
import type { Effect, Face } from '@chambord/burgundy/rules';
import * as agenda from './agenda.ts';
import { columnCount, mayJoin } from './estate.ts';
import * as at from './layout.ts';
import { cell, playerAt, typeOf } from './layout.ts';
import type { Numbers } from './layout.ts';
import { animalsLeft, bringsSomething, canBuy, goodsLeft, purchaseLeft, ROUND_CARDS, typesTaken } from './list.ts';

/** By face: whether its effect brings goods, and whether it lets another card be placed. */
const BRINGS_GOODS = FACES.map((face: Face) => {
  const effect: Effect = EFFECTS[face];
  return effect.does === 'receive' && effect.of.includes('goods');
});
const LETS_PLACE = FACES.map((face: Face) => ['takeAction', 'placeAnother'].includes(EFFECTS[face].does));

/** Whether a step has become impossible for good (6.9). */
export function lapses(table: Numbers, step: number): boolean {
  const player = playerAt(cell(table, at.SEAT));
  switch (agenda.kindOfStep(step)) {
    case agenda.TAKE_OF:
      return !isDisplayed(table, typesTaken(step)); // 7.3
    case agenda.RECEIVE: {
      const of = agenda.aboutOf(step);
      const goods = (of & agenda.OF_GOODS) !== 0 && goodsLeft(table);
      return !goods && !((of & agenda.OF_ANIMALS) !== 0 && animalsLeft(table)); // 7.2
    }
    case agenda.SELL_ONE: {
      for (let good = 0; good < GOODS.length; good++) if (cell(table, player + at.GOODS + good) > 0) return false;
      if (!goodsLeft(table)) return true;
      return !(bonusBrings(table, 'goods', 1) || (purchaseToCome(table, player) && projectBringsGoods(table, player)));
    }
    case agenda.PLACE_ANOTHER:
      return cell(table, player + at.PROJECTS) === 0 && !purchaseToCome(table, player);
    case agenda.TRIPLE_BONUS:
      return !(ROUND_CARDS[cell(table, at.ROUND)] ?? []).some((_, choice) => bringsSomething(table, choice));
    case agenda.END_TURN:
      return !canBuy(table); // 5.1
    default:
      return false;
  }
}

function isDisplayed(table: Numbers, types: number): boolean {
  for (let row = 0; row < DICE.length; row++) {
    const list = at.DISPLAY + row * at.PER_ROW;
    const cards = cell(table, list);
    for (let i = 1; i <= cards; i++) if ((types >> typeOf(cell(table, list + i))) & 1) return true;
  }
  return false;
}

/** Whether the bonus of a triple that is still open could bring so much of this (6.9). */
function bonusBrings(table: Numbers, what: 'goods' | 'silver', atLeast: number): boolean {
  const isOpen = [agenda.openStep(table, 0), agenda.openStep(table, 1)].some(
    (step) => agenda.kindOfStep(step) === agenda.TRIPLE_BONUS,
  );
  return isOpen && (ROUND_CARDS[cell(table, at.ROUND)] ?? []).some((gain) => (gain[what] ?? 0) >= atLeast);
}

/** Whether three cards can be bought now, or with the silver that an open bonus could bring (6.9). */
function purchaseToCome(table: Numbers, player: number): boolean {
  if (!purchaseLeft(table)) return false;
  const missing = CARDS_PRICE - cell(table, player + at.SILVER);
  return missing <= 0 || bonusBrings(table, 'silver', missing);
}

/** Whether a project, once placed, could bring goods: by itself, or by completing a triple, if need be after another one. */
function projectBringsGoods(table: Numbers, player: number): boolean {
  const list = player + at.PROJECTS;
  const projects = Array.from(table.subarray(list + 1, list + 1 + cell(table, list)));
  if (projects.some((card) => BRINGS_GOODS[at.FACE[card] as number])) return true;
  if (!(ROUND_CARDS[cell(table, at.ROUND)] ?? []).some(({ goods }) => goods !== undefined)) return false;
  if (projects.length > 1 && projects.some((card) => LETS_PLACE[at.FACE[card] as number])) return true;
  const estate = player + at.ESTATE;
  const columns = Array.from(table.subarray(estate + 1, estate + 1 + cell(table, estate)));
  return projects.some((card) =>
    columns.some((column) => columnCount(column) === TRIPLE - 1 && mayJoin(typeOf(card), column)),
  );
}
