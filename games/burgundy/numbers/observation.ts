import { at } from '@chambord/kernel';
import type { Observation } from '@chambord/kernel';
import {
  AARON_PILES,
  ANIMAL_COPIES,
  ANIMALS,
  DICE,
  faceOf,
  FACES,
  GOOD_COPIES,
  GOODS,
  MAX_PROJECTS,
  ROUNDS,
  STEPS,
  TRIPLE,
  TURNS,
  TYPES,
} from '@chambord/burgundy/rules';
import type { Burgundy, Card, Column, Position, View } from '@chambord/burgundy/rules';

const MOST_PLAYERS = 4;
/** All cards of the game. */
const DECK = 114;

const OF_CARD = 1 + FACES.length + DICE.length;
const OF_ESTATE = 2 * TYPES.length + FACES.length;
const PARTS = {
  table: ROUNDS.length + 7 + MOST_PLAYERS,
  /** What is asked, and the number to act with; any number, if it is none. */
  asked: STEPS.length + DICE.length + 1 + FACES.length + DICE.length,
  display: DICE.length * FACES.length,
  goods: 2 * (1 + GOODS.length),
  animals: 2 * (1 + ANIMALS.length),
  firstTriples: 2 * TYPES.length,
  aaron: 2 + OF_ESTATE + AARON_PILES.length,
};
const PLAYER = 8 + 2 * GOODS.length + ANIMALS.length + DICE.length + MAX_PROJECTS * OF_CARD + OF_ESTATE;

/** What a seat sees of Burgundy. Of the others' hands it is only how many cards they are. */
export const observation: Observation<Burgundy> = {
  parts: [
    ...Object.entries(PARTS).map(([name, length]) => ({ name, length })),
    ...Array.from({ length: MOST_PLAYERS }, (_, place) => ({ name: `player ${place}`, length: PLAYER })),
  ],

  write(view, seat, into) {
    into.fill(0);
    const list = new Filler(view, into);
    writeTable(view, seat, list);
    writeAsked(view, list);
    for (const row of view.display) list.faces(row);
    for (const { length, top } of view.goods) {
      list.add(length / GOOD_COPIES);
      list.oneOf(GOODS, top);
    }
    for (const { length, top } of view.animals) {
      list.add(length / ANIMAL_COPIES);
      list.oneOf(ANIMALS, top);
    }
    for (const type of TYPES) {
      const holder = view.firstTriples[type];
      list.add(holder === seat ? 1 : 0, holder !== null && holder !== seat ? 1 : 0);
    }
    writeAaron(view, list);
    for (let place = 0; place < view.players.length; place++) writePlayer(view, seat, place, list);
  },
};

/** Fills a list from its beginning. */
class Filler {
  readonly #table: Position;
  readonly #into: Float32Array;
  #next = 0;

  constructor(table: Position, into: Float32Array) {
    this.#table = table;
    this.#into = into;
  }

  add(...values: readonly number[]): void {
    for (const value of values) this.#into[this.#next++] = value;
  }

  skip(count: number): void {
    this.#next += count;
  }

  /** A place for each of them; 1 where it is. */
  oneOf<T>(all: readonly T[], one: T | null): void {
    for (const each of all) this.add(each === one ? 1 : 0);
  }

  /** How many cards there are of each face, in thirds. */
  faces(cards: readonly Card[]): void {
    for (const card of cards) {
      const place = this.#next + FACES.indexOf(faceOf(this.#table, card).face);
      this.#into[place] = (this.#into[place] ?? 0) + 1 / TRIPLE;
    }
    this.skip(FACES.length);
  }

  card(card: Card | undefined): void {
    if (card === undefined) return this.skip(OF_CARD);
    const { face, die } = faceOf(this.#table, card);
    this.add(1);
    this.oneOf(FACES, face);
    this.oneOf(DICE, die);
  }

  /** Of each type how many columns are full and how much of one that is not, then all its cards. */
  estate(estate: readonly Column[]): void {
    for (const type of TYPES) {
      const columns = estate.filter((column) => column.type === type);
      const full = columns.filter(({ cards }) => cards.length === TRIPLE).length;
      const begun = columns.find(({ cards }) => cards.length < TRIPLE);
      this.add(full / 2, (begun?.cards.length ?? 0) / TRIPLE);
    }
    this.faces(estate.flatMap(({ cards }) => cards));
  }
}

function writeTable(view: View, seat: number, list: Filler): void {
  list.oneOf(ROUNDS, ROUNDS[view.round] ?? null);
  list.add(view.turn / TURNS, view.bought ? 1 : 0, view.over ? 1 : 0, view.deck.length / DECK);
  list.add(view.discard.length / DECK);
  list.add(view.startCard?.holder === seat ? 1 : 0, view.startCard?.faceDown === true ? 1 : 0);
  for (let i = 0; i < MOST_PLAYERS; i++) list.add((view.allSeven[i] ?? 0) / 4);
}

/** The steps of the top frame of the agenda: what is to be answered now. */
function writeAsked(view: View, list: Filler): void {
  const frame = view.agenda.at(-1) ?? [];
  for (const name of STEPS) list.add(frame.some(({ step }) => step === name) ? 1 : 0);
  const action = frame.find((step) => step.step === 'takeAction');
  list.oneOf(DICE, action?.die ?? null);
  list.add(action?.die === null ? 1 : 0);
  const bought = frame.find((step) => step.step === 'keepOne')?.cards ?? [];
  list.faces(bought);
  for (const die of DICE) list.add(bought.filter((card) => faceOf(view, card).die === die).length / TRIPLE);
}

function writeAaron({ aaron }: View, list: Filler): void {
  if (aaron === null) return list.skip(PARTS.aaron);
  list.add(1, aaron.allSeven / 4);
  list.estate(aaron.estate);
  AARON_PILES.forEach((most, i) => list.add((aaron.piles[i]?.length ?? 0) / most));
}

function writePlayer(view: View, seat: number, place: number, list: Filler): void {
  const index = (seat + place) % view.players.length;
  const player = at(view.players, index);
  list.add(1, view.seat === index ? 1 : 0, player.workers / 6, player.silver / 6);
  list.add(player.points / 50, player.allSeven / 4, player.pile.length / TURNS, player.hand.length / 2);
  for (const good of GOODS) list.add(player.goods[good] / 3, player.sold[good] / GOOD_COPIES);
  for (const animal of ANIMALS) list.add(player.animals[animal] / ANIMAL_COPIES);
  for (const number of DICE) list.add(player.hand.filter(({ die }) => die === number).length / 2);
  for (let i = 0; i < MAX_PROJECTS; i++) list.card(player.projects[i]);
  list.estate(player.estate);
}
