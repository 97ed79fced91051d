import { at, branch, pick, remove, shuffle } from '@chambord/kernel';
import type { Random } from '@chambord/kernel';
import { cardsOf, faceOf } from './edition.ts';
import { ANIMAL_COPIES, ANIMALS, GOOD_COPIES, GOODS } from './material.ts';
import type { Card, Die } from './material.ts';
import type { HandCard, State, Table } from './table.ts';
import type { SeenPile, View } from './view.ts';

/** Deals everything that the viewer cannot see at random: all states that look like the view are equally likely. */
export function resample(view: View, random: Random): State {
  const unseen = unseenCards(view);
  // Dice that are seen come first: their cards must show that die.
  const hands = view.players.map(({ hand }) => hand.map(({ die }) => die && dieCard(view, unseen, die, random)));
  shuffle(random, unseen);
  const deal = (count: number) => unseen.splice(unseen.length - count, count);
  return {
    options: view.options,
    round: view.round,
    turn: view.turn,
    starter: view.starter,
    seat: view.seat,
    bought: view.bought,
    over: view.over,
    startCard: view.startCard,
    agenda: view.agenda.map((frame) => [...frame]),
    display: view.display.map((row) => [...row]),
    goods: dealPiles(view.goods, unseenOf(view, 'goods'), random),
    animals: dealPiles(view.animals, unseenOf(view, 'animals'), random),
    firstTriples: { ...view.firstTriples },
    allSeven: [...view.allSeven],
    players: view.players.map((player, seat) => ({
      hand: at(hands, seat).map((held) => held ?? anyCard(view, deal(1))),
      pile: deal(player.pile.length),
      projects: [...player.projects],
      estate: [...player.estate],
      workers: player.workers,
      silver: player.silver,
      goods: { ...player.goods },
      sold: { ...player.sold },
      animals: { ...player.animals },
      points: player.points,
      allSeven: player.allSeven,
    })),
    aaron: view.aaron && {
      estate: [...view.aaron.estate],
      allSeven: view.aaron.allSeven,
      piles: view.aaron.piles.map(({ length }) => deal(length)),
    },
    discard: [...view.discard],
    deck: deal(view.deck.length),
    random: branch(random),
  };
}

/** Cards that lie face down somewhere. */
function unseenCards(view: Table): Card[] {
  const seen = new Set<Card>(view.discard);
  for (const row of view.display) for (const card of row) seen.add(card);
  for (const frame of view.agenda) {
    for (const step of frame) if (step.step === 'keepOne') for (const card of step.cards) seen.add(card);
  }
  for (const player of view.players) for (const card of player.projects) seen.add(card);
  for (const { estate } of [...view.players, ...(view.aaron ? [view.aaron] : [])]) {
    for (const column of estate) for (const card of column.cards) seen.add(card);
  }
  return Array.from(cardsOf(view).keys()).filter((card) => !seen.has(card));
}

function dieCard(view: View, unseen: Card[], die: Die, random: Random): HandCard {
  const card = pick(
    random,
    unseen.filter((candidate) => faceOf(view, candidate).die === die),
  );
  remove(unseen, card);
  return { die, card };
}

function anyCard(view: View, [card]: Card[]): HandCard {
  if (card === undefined) throw new RangeError('fewer cards are unseen than lie face down');
  return { die: faceOf(view, card).die, card };
}

/** Goods or animals that lie under the tops of the piles. */
function unseenOf<What extends 'goods' | 'animals'>(view: View, what: What): NonNullable<View[What][0]['top']>[] {
  type Kind = NonNullable<View[What][0]['top']>;
  const kinds = (what === 'goods' ? GOODS : ANIMALS) as readonly Kind[];
  const copies = what === 'goods' ? GOOD_COPIES : ANIMAL_COPIES;
  return kinds.flatMap((kind) => {
    let seen = view[what].filter((pile) => pile.top === kind).length;
    for (const player of view.players) {
      const owned: Partial<Record<string, number>> = player[what];
      const sold: Partial<Record<string, number>> = what === 'goods' ? player.sold : {};
      seen += (owned[kind] ?? 0) + (sold[kind] ?? 0);
    }
    return Array.from({ length: copies - seen }, () => kind);
  });
}

function dealPiles<T>(piles: readonly [SeenPile<T>, SeenPile<T>], unseen: T[], random: Random): [T[], T[]] {
  shuffle(random, unseen);
  const deal = ({ length, top }: SeenPile<T>): T[] => (top === null ? [] : [...unseen.splice(0, length - 1), top]);
  return [deal(piles[0]), deal(piles[1])];
}
