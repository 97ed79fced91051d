import { at, branch, pick, remove, shuffle } from '@chambord/kernel';
import type { Random } from '@chambord/kernel';
import { cardsOf, faceOf } from './edition.ts';
import { ANIMAL_COPIES, ANIMALS, GOOD_COPIES, GOODS } from './material.ts';
import type { Animal, Card, Die, Good } from './material.ts';
import type { HandCard, State, Position } from './table.ts';
import type { SeenPile, View } from './view.ts';

/** Deals everything that the viewer cannot see at random: all states that look like the view are equally likely. */
export function resample(view: View, random: Random): State {
  const unseen = unseenCards(view);
  // Dice that are seen come first: their cards must show that die.
  const hands = view.players.map(({ hand }) => hand.map(({ die }) => die && dieCard(view, unseen, die, random)));
  shuffle(random, unseen);
  // From the end; a list that shrinks would be slower.
  let left = unseen.length;
  const deal = (count: number) => unseen.slice(Math.max(0, (left -= count)), left + count);
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
    goods: dealPiles(view.goods, unseenGoods(view), random),
    animals: dealPiles(view.animals, unseenAnimals(view), random),
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

/** Cards that lie face down somewhere. Marked in a list rather than collected in a set: bots deal thousands of times a second. */
function unseenCards(view: Position): Card[] {
  const seen = new Uint8Array(cardsOf(view).length);
  const mark = (cards: readonly Card[]) => {
    for (let i = 0; i < cards.length; i++) seen[cards[i] as Card] = 1;
  };
  mark(view.discard);
  for (const row of view.display) mark(row);
  for (const frame of view.agenda) for (const step of frame) if (step.step === 'keepOne') mark(step.cards);
  for (const { projects, estate } of view.players) {
    mark(projects);
    for (const column of estate) mark(column.cards);
  }
  for (const column of view.aaron?.estate ?? []) mark(column.cards);
  const unseen: Card[] = [];
  for (let card = 0; card < seen.length; card++) if (seen[card] === 0) unseen.push(card);
  return unseen;
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

/** Goods that lie under the tops of the piles. */
function unseenGoods(view: View): Good[] {
  return unseenOf(GOODS, GOOD_COPIES, view.goods, (good) => {
    let owned = 0;
    for (const { goods, sold } of view.players) owned += goods[good] + sold[good];
    return owned;
  });
}

/** Animals that lie under the tops of the piles. */
function unseenAnimals(view: View): Animal[] {
  return unseenOf(ANIMALS, ANIMAL_COPIES, view.animals, (animal) => {
    let owned = 0;
    for (const { animals } of view.players) owned += animals[animal];
    return owned;
  });
}

function unseenOf<Kind>(
  kinds: readonly Kind[],
  copies: number,
  piles: readonly [SeenPile<Kind>, SeenPile<Kind>],
  ownedOf: (kind: Kind) => number,
): Kind[] {
  const unseen: Kind[] = [];
  for (const kind of kinds) {
    const tops = (piles[0].top === kind ? 1 : 0) + (piles[1].top === kind ? 1 : 0);
    for (let i = ownedOf(kind) + tops; i < copies; i++) unseen.push(kind);
  }
  return unseen;
}

function dealPiles<T>(piles: readonly [SeenPile<T>, SeenPile<T>], unseen: T[], random: Random): [T[], T[]] {
  shuffle(random, unseen);
  const deal = ({ length, top }: SeenPile<T>): T[] => (top === null ? [] : [...unseen.splice(0, length - 1), top]);
  return [deal(piles[0]), deal(piles[1])];
}
