import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { AARON, ANIMALS, editionOf, faceOf, GOODS, score, TRIPLE, TYPES } from '@chambord/burgundy/rules';
import type { CardFace, Column, Good, View } from '@chambord/burgundy/rules';
import type { Dictionary } from './dictionary.ts';
import { capital } from '@chambord/prose';
import type { TablePart } from '@chambord/prose';
import { orNone, partOf } from './page.ts';
import type { Page } from './page.ts';

type SeenPlayer = View['players'][number];

/** All that lies in front of a player. */
export function playerPart(page: Page, seat: Seat, name: string): TablePart {
  const { dictionary, view, groups, list, card } = page;
  const { table } = dictionary;
  const player = at(view.players, seat);
  const remarks = [pointsOf(page, seat)];
  if (view.startCard?.holder === seat) remarks.push(table.startCard(view.startCard.faceDown));
  return partOf(name, remarks, [
    ...groups(table.storage, stored(dictionary, player)),
    ...groups(table.points, earned(page, seat, player)),
    ...groups(table.hand, handOf(dictionary, player)),
    ...list(table.projects, orNone(player.projects.map(card), table.none)),
    ...estateLines(page, player.estate),
  ]);
}

/** Aaron has only an estate, the cards he was first to, and piles that are still to come. */
export function aaronPart(page: Page, aaron: NonNullable<View['aaron']>): TablePart {
  const { dictionary, groups, line } = page;
  const { table } = dictionary;
  const sizes = aaron.piles.map(({ length }) => length);
  return partOf(
    dictionary.aaron,
    [pointsOf(page, AARON)],
    [
      ...groups(table.points, earned(page, AARON, aaron)),
      ...line(table.comingPiles, sizes.length === 0 ? table.none : table.pilesOf(sizes)),
      ...estateLines(page, aaron.estate),
    ],
  );
}

function pointsOf({ dictionary, view }: Page, contender: Seat): string {
  return dictionary.count(at(score(view).points, contender), dictionary.resources.points);
}

function stored({ count, resources, shades, animals, table }: Dictionary, player: SeenPlayer): string[] {
  const goods = shadesText(shades, player.goods);
  const beasts = ANIMALS.filter((animal) => player.animals[animal] > 0);
  const parts = [`${count(player.workers, resources.workers)}, ${count(player.silver, resources.silver)}`];
  if (goods !== '') parts.push(table.goodsOf(goods));
  if (beasts.length > 0) {
    parts.push(table.animalsOf(beasts.map((animal) => count(player.animals[animal], animals[animal])).join(', ')));
  }
  return parts;
}

function shadesText(shades: Dictionary['shades'], goods: Readonly<Record<Good, number>>): string {
  return GOODS.filter((good) => goods[good] > 0)
    .map((good) => `${goods[good]} ${shades[good]}`)
    .join(', ');
}

/** The points that lie beside the estate. */
function earned(
  { dictionary, view }: Page,
  contender: Seat,
  {
    allSeven,
    points,
    sold,
  }: { readonly allSeven: number; readonly points?: number; readonly sold?: Readonly<Record<Good, number>> },
): readonly string[] {
  const { table, types, shades } = dictionary;
  const parts: string[] = [];
  if (points) parts.push(table.taken(points));
  const list = sold ? shadesText(shades, sold) : '';
  if (list !== '') parts.push(table.sold(list));
  const firsts = TYPES.filter((type) => view.firstTriples[type] === contender).map((type) => types[type].one);
  if (firsts.length > 0) parts.push(table.firstTriplesOf(firsts.join(', ')));
  if (allSeven > 0) parts.push(table.allSevenOf(allSeven));
  return orNone(parts, table.none);
}

/** The own hand by its dice, another's by its number of cards. */
function handOf({ table, count, cards }: Dictionary, { hand, pile }: SeenPlayer): string[] {
  const dice = hand.flatMap(({ die }) => (die === null ? [] : [die]));
  const held = dice.length > 0 ? table.dice(dice) : count(hand.length, cards);
  return pile.length > 0 ? [held, table.undrawn(pile.length)] : [held];
}

/** A line for every column: its type, its cards, and what it is worth when complete. */
function estateLines({ dictionary, view, line, list }: Page, estate: readonly Column[]): string[] {
  const { table, types } = dictionary;
  if (estate.length === 0) return line(table.estate, table.none);
  const columns = TYPES.flatMap((type) => estate.filter((column) => column.type === type));
  const title = (column: Column) => capital(types[column.type].many);
  const all = columns.map(title);
  return columns.flatMap((column, index) => {
    const cards = column.cards.map((card) => columnCard(dictionary, faceOf(view, card), column));
    if (cards.length === TRIPLE)
      cards.push(`${cards.pop() ?? ''} = ${table.worth(editionOf(view).triple[column.type])}`);
    return list(table.estate, cards, { label: title(column), all, below: index > 0 });
  });
}

function columnCard({ card, table }: Dictionary, face: CardFace, { type }: Column): string {
  return face.type === 'cloister' && type !== 'cloister' ? table.wild(face) : card(face);
}
