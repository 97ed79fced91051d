import { at } from '@chambord/kernel';
import { DICE, PILES, roundCard, TYPES } from '@chambord/burgundy/rules';
import type { SeenPile } from '@chambord/burgundy/rules';
import type { TablePart } from '@chambord/prose';
import { orNone, partOf } from './page.ts';
import type { Page } from './page.ts';

/** The display by rows. */
export function displayPart({ dictionary: { table }, view, cells, card }: Page): TablePart {
  const all = view.display.flat().map(card);
  const rows = DICE.flatMap((die) =>
    cells(table.row(die), orNone(at(view.display, die - 1).map(card), table.none), all),
  );
  return partOf(table.display, [], rows);
}

/** What lies in the middle for everyone. */
export function supplyPart(page: Page): TablePart {
  const { dictionary, view, groups, line } = page;
  const { table, types, gain } = dictionary;
  const firsts = TYPES.filter((type) => view.firstTriples[type] === null).map((type) => types[type].one);
  return partOf(
    table.supply,
    [],
    [
      ...pileLines(page),
      ...groups(table.roundBonus, roundCard(view).map(gain)),
      ...line(table.firstTriples, orNone(firsts, table.none).join(', ')),
      ...line(table.allSeven, orNone(view.allSeven.map(String), table.none).join(', ')),
      ...line(table.deck, table.deckAndDiscard(view.deck.length, view.discard.length)),
    ],
  );
}

function pileLines({ dictionary, view, cells }: Page): string[] {
  const { table, shades, animals } = dictionary;
  const piles = <T>(pair: readonly [SeenPile<T>, SeenPile<T>], name: (top: T) => string) =>
    pair.map(({ top, length }, index) => {
      const pile = at(PILES, index);
      return top === null ? table.emptyPile(pile) : table.pile(pile, name(top), length);
    });
  const goods = piles(view.goods, (good) => shades[good]);
  const beasts = piles(view.animals, (animal) => animals[animal].one);
  const all = [...goods, ...beasts];
  return [...cells(table.goods, goods, all), ...cells(table.animals, beasts, all)];
}
