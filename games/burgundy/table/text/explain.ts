import { editionOf } from '@chambord/burgundy/rules';
import type { Animal, CardFace, Die, Face, Good, Type } from '@chambord/burgundy/rules';
import type { Seat } from '@chambord/kernel';
import { capital } from '@chambord/prose';
import type { Explanation, Plain } from '@chambord/ui';
import { nameOf } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';
import { de } from './explain-de.ts';
import { en } from './explain-en.ts';
import type { ExplainWords } from './explain-en.ts';
import { fr } from './explain-fr.ts';
import type { Thing } from '../touch/things.ts';

/** The rule that says more. */
const RULES: Readonly<Record<Exclude<Thing, 'card' | 'placed'>, string>> = {
  row: '4.1',
  lane: '6.1',
  project: '4.7',
  die: '3.2',
  hiddenDie: '12.2',
  workers: '3.4',
  silver: '5.1',
  goods: '4.3',
  animals: '9.2',
  points: '9.1',
  startCard: '8.2',
  clock: '3.1',
  roundCard: '1.8',
  bonus: '6.6',
  allSeven: '6.7',
  goodsPile: '7.2',
  animalsPile: '7.2',
  deck: '8.4',
  discard: '12.3',
  player: '12.3',
  theirEstate: '6.1',
  aaron: '10.4',
  margin: '10.4',
  aaronPile: '10.2',
  buy: '5.2',
  end: '7.9',
};

/** The rule of each card's effect. */
const FACE_RULES: Readonly<Record<Face, string>> = {
  castle: '7.7',
  mine: '7.1',
  cloister: '6.3',
  knowledge: '7.1',
  ship: '7.1',
  pasture: '7.1',
  carpenter: '7.3',
  church: '7.3',
  market: '7.3',
  watchtower: '7.4',
  bank: '7.4',
  boardingHouse: '7.4',
  warehouse: '7.5',
  cityHall: '7.6',
};

const explainWords = { en, fr, de };

/** What a thing says of itself: things that are alike everywhere by their name, the others by what they are. */
export function explainerOf(desk: Pick<Desk, 'view' | 'own' | 'seats' | 'you' | 'lang' | 'words' | 'dictionary'>) {
  const words = explainWords[desk.lang];
  const { types, faces, goods, animals, resources } = desk.dictionary;
  const triple = (type: Type) => editionOf(desk.view).triple[type];
  const explanation = (thing: keyof typeof RULES, title: string, text: string): Explanation => ({
    thing,
    title: capital(title),
    text,
    rule: RULES[thing],
  });
  const face = (thing: Thing, of: Face, text: string): Explanation => ({
    thing,
    title: capital(faces[of].one),
    text,
    rule: FACE_RULES[of],
  });
  return {
    plain: (thing: Plain<ExplainWords>) => explanation(thing, words[thing].title, words[thing].text),
    // A card's name says its die and what a triple of it is worth.
    card: (card: CardFace) => ({
      ...face('card', card.face, words.card(words.faces[card.face], card.die, triple(card.type))),
      heard: words.faces[card.face],
    }),
    placed: (card: CardFace, type: Type) =>
      face('placed', card.face, words.placed(words.faces[card.face], triple(type))),
    row: (die: Die) => explanation('row', desk.words.rowOf(die), words.row(die)),
    lane: (type: Type) => explanation('lane', types[type].many, words.lane(triple(type))),
    workers: () => explanation('workers', resources.workers.many, words.workers),
    silver: () => explanation('silver', resources.silver.many, words.silver),
    goods: (good: Good) => explanation('goods', goods[good].many, words.goods(...editionOf(desk.view).soldWith[good])),
    animals: (animal: Animal) => explanation('animals', animals[animal].many, words.animals),
    allSeven: (points: number) => explanation('allSeven', words.allSevenTitle, words.allSeven(points)),
    player: (seat: Seat) => explanation('player', nameOf(desk, seat), words.player(seat === desk.own)),
    theirEstate: (type: Type) => explanation('theirEstate', types[type].many, words.theirEstate(triple(type))),
    aaron: (seat: Seat) => explanation('aaron', nameOf(desk, seat), words.aaron),
  };
}

export type Explainer = ReturnType<typeof explainerOf>;
