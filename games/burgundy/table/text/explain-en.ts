import {
  AARON_CLOISTER,
  AARON_PILES,
  CARDS_BOUGHT,
  CARDS_PRICE,
  FIRST_TRIPLE,
  GOOD_POINTS,
  GOOD_SILVER,
  HAND,
  MAX_PROJECTS,
  POINT_PRICE,
  REFILL,
  ROUNDS,
  SET_POINTS,
  SILVER_TAKEN,
  START_CARD_POINTS,
  TRIPLE,
  TURNS,
  TYPES,
} from '@chambord/burgundy/rules';
import type { Die, Face } from '@chambord/burgundy/rules';
import { dictionaries } from '@chambord/burgundy/text';
import { capital } from '@chambord/prose';

const { and, count, effects, letters, resources, table } = dictionaries.en;
const price = count(CARDS_PRICE, resources.silver);
const bought = `${letters(CARDS_BOUGHT)} cards`;
const set = (animals: 2 | 3 | 4) => count(SET_POINTS[animals], resources.points);

/** What the effect of a card is, as a sentence. */
const faces: Readonly<Record<Face, string>> = {
  castle: 'When placed, it gives one of the six actions for free, as if with any number.',
  mine: `When placed, it brings ${effects.mine}.`,
  cloister: 'It has no effect, but it is wild: it joins any incomplete column and counts as its type.',
  knowledge: `When placed, it brings ${effects.knowledge}.`,
  ship: `When placed, it brings ${effects.ship} from the top of either pile.`,
  pasture: `When placed, it brings ${effects.pasture} from the top of either pile.`,
  carpenter: `When placed, it lets you ${effects.carpenter} from any row of the display as a project.`,
  church: `When placed, it lets you ${effects.church} from any row of the display as a project.`,
  market: `When placed, it lets you ${effects.market} from any row of the display as a project.`,
  watchtower: `When placed, it brings ${effects.watchtower}.`,
  bank: `When placed, it brings ${effects.bank}.`,
  boardingHouse: `When placed, it brings ${effects.boardingHouse} from the top of any pile.`,
  warehouse: 'When placed, it lets you sell one kind of goods, whatever the number.',
  cityHall: 'When placed, it lets you place another project, whatever its number.',
};

export const en = {
  faces,
  card: (effect: string, die: Die, points: number) =>
    `${effect} A project is placed with its own die, here a ${die}. A triple of this type is worth ${points} points.`,
  placed: (effect: string, points: number) =>
    `${effect} That has already happened; the die of a placed card no longer counts. A triple of this type is worth ${points} points.`,
  row: (die: Die) =>
    `Cards in this row are taken with a ${die}. Each worker changes a die by 1, and 6 and 1 are neighbours.`,
  lane: (points: number) =>
    `Cards of one type lie in columns of ${letters(TRIPLE)}. A full column is a triple, worth ${points} points here, and earns a bonus of the round card. The first triple of a type also earns its ribbon: ${FIRST_TRIPLE} point more.`,
  project: {
    title: 'A place for a project',
    text: `Cards you take wait here until you place them. You may have at most ${letters(MAX_PROJECTS)} projects; before a fourth comes, one is discarded.`,
  },
  die: {
    title: 'Your dice',
    text: `In your turn you play one of your ${letters(HAND)} dice and do one action with it. The other stays for the next turn, when you draw another one.`,
  },
  hiddenDie: { title: 'A hidden die', text: 'Nobody else sees your hand, and you do not see the hands of the others.' },
  workers: `Each worker that you return changes the number you played by 1. As an action, with any number, you may restock them to ${REFILL}.`,
  silver: `For ${price} you turn up ${bought}, once in a turn. With any number you may take ${count(SILVER_TAKEN, resources.silver)} as your action.`,
  goods: (one: Die, other: Die) =>
    `Sold with a ${one} or ${other}: all goods of this kind at once, ${count(GOOD_POINTS, resources.points)} and ${count(GOOD_SILVER, resources.silver)} for each, and you take the start player card.`,
  animals: `Animals score at the end in sets of different ones: 4 different are ${set(4)}, 3 are ${set(3)}, 2 are ${set(2)}.`,
  points: {
    title: 'Points',
    text: `All points so far, with animals and sold goods. With any number you may return workers and silver: every ${POINT_PRICE} are 1 point.`,
  },
  startCard: {
    title: 'Start player card',
    text: `Its holder has ${count(START_CARD_POINTS, resources.points)} at the end. Whoever sells goods takes it, face down, and begins the next round; face up it passes on.`,
  },
  clock: {
    title: 'Rounds and turns',
    text: `${capital(letters(ROUNDS.length))} rounds, A to E, of ${letters(TURNS)} turns each. In every turn everyone plays one die.`,
  },
  roundCard: {
    title: 'Round card',
    text: 'Whoever completes a triple in this round chooses one of these bonuses. They grow smaller from round to round.',
  },
  bonus: {
    title: 'Bonus for a triple',
    text: 'You choose one of the gains of the round card for each triple you complete.',
  },
  allSeven: (points: number) =>
    `For whoever has all ${letters(TYPES.length)} types in the estate; the first to do so takes the highest card. This one is worth ${points}.`,
  allSevenTitle: table.allSeven,
  goodsPile: {
    title: 'Goods',
    text: 'You see the top of each pile. Ships and boarding houses bring one. If a pile runs out, the other one is halved.',
  },
  animalsPile: {
    title: 'Animals',
    text: 'You see the top of each pile. Pastures and boarding houses bring one. If a pile runs out, the other one is halved.',
  },
  deck: {
    title: 'Deck',
    text: 'All action cards that are to come: dice for the next rounds, the display, and what is bought.',
  },
  discard: {
    title: 'Discard pile',
    text: 'Played dice and cards that nobody kept. Everyone may look through it; it is shuffled when the deck runs out.',
  },
  player: (own: boolean): string =>
    own
      ? 'This is your place: your storage lies beside it.'
      : 'Storage, estate and projects at a glance. Touch it to see everything large.',
  theirEstate: (points: number) =>
    `${capital(letters(TRIPLE))} dots are a column; ${letters(TRIPLE)} filled ones a triple, worth ${points} points. A cross with a number counts further triples.`,
  aaron:
    'He plays by himself. At the start of each round his next pile is laid out by type. If he has more points than you when a round ends, you lose.',
  margin: {
    title: 'The margin',
    text: 'Your points minus his. When the round ends you must not be behind; a tie is enough.',
  },
  aaronPile: {
    title: 'His next pile',
    text: `He has piles of ${and(AARON_PILES.map(String))} cards, one for each round. For each of his cloisters you get ${count(AARON_CLOISTER, resources.points)}.`,
  },
  buy: {
    title: `${capital(bought)} for ${price}`,
    text: `Once in your turn, at any moment: turn up ${bought}, keep one as a project or use its die at once.`,
  },
  end: {
    title: 'End of the turn',
    text: 'Your turn ends when nothing is open any more. Here you also skip effects that are optional.',
  },
};

export type ExplainWords = typeof en;
