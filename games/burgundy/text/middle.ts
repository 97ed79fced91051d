import { at } from '@chambord/kernel';
import { DICE, PILES, roundCard, TYPES } from '@chambord/burgundy/rules';
import type { SeenPile } from '@chambord/burgundy/rules';
import { flow, groups, padEnd, widest } from '@chambord/kernel/prose';
import type { Page } from './page.ts';

/** The display by rows. */
export function displayLines({ dictionary, view, heading, label, card }: Page): string[] {
  const width = widest(view.display.flat().map(card));
  const rows = DICE.flatMap((die) => {
    const cells = at(view.display, die - 1).map((each) => padEnd(card(each), width));
    return flow(label(dictionary.table.row(die)), cells.length > 0 ? cells : ['-'], '  ');
  });
  return [...heading(dictionary.table.display), ...rows];
}

/** What lies in the middle for everyone. */
export function supplyLines(page: Page): string[] {
  const { dictionary, view, heading, label, line } = page;
  const { table, types, gain } = dictionary;
  const firsts = TYPES.filter((type) => view.firstTriples[type] === null).map((type) => types[type].one);
  const orNone = (list: readonly (string | number)[]) => (list.length === 0 ? table.none : list.join(', '));
  return [
    ...heading(table.supply),
    ...pileLines(page),
    ...groups(label(table.roundBonus), roundCard(view).map(gain)),
    ...line(table.firstTriples, orNone(firsts)),
    ...line(table.allSeven, orNone(view.allSeven)),
    ...line(table.deck, table.deckAndDiscard(view.deck.length, view.discard.length)),
  ];
}

function pileLines({ dictionary, view, label }: Page): string[] {
  const { table, shades, animals } = dictionary;
  const piles = <T>(pair: readonly [SeenPile<T>, SeenPile<T>], name: (top: T) => string) =>
    pair.map(({ top, length }, index) => {
      const pile = at(PILES, index);
      return top === null ? table.emptyPile(pile) : table.pile(pile, name(top), length);
    });
  const goods = piles(view.goods, (good) => shades[good]);
  const beasts = piles(view.animals, (animal) => animals[animal].one);
  const width = widest([...goods, ...beasts]);
  const line = (name: string, cells: readonly string[]) =>
    flow(
      label(name),
      cells.map((cell) => padEnd(cell, width)),
      '   ',
    );
  return [...line(table.goods, goods), ...line(table.animals, beasts)];
}
