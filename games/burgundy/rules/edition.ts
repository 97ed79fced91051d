import { BadInput, readArray, readObject, readOneOf, readText, readWhole } from '@chambord/kernel';
import { COPIES, DICE, FACES, GOODS, ROUNDS, TYPES } from './material.ts';
import type { Card, Die, Face, Good, Round, Type } from './material.ts';
import { standardEdition } from './standard-edition.ts';

/** Something that a bonus brings. */
export const GAINS = ['points', 'goods', 'animals', 'silver', 'workers'] as const;
export type Gain = Readonly<Partial<Record<(typeof GAINS)[number], number>>>;

/**
 * What only the printed cards say. An owner of the game can correct it here without touching a rule. Rulings of ours, for the
 * rulebooks do not say them: the dice, the triples of castles, mines, ships and knowledge, the numbers that sell goods, and the
 * round cards B, C and E.
 */
export interface Edition {
  readonly name: string;
  /** The die on every card, by what the card shows (1.2). */
  readonly dice: Readonly<Record<Face, readonly Die[]>>;
  /** The points of a triple (1.3). */
  readonly triple: Readonly<Record<Type, number>>;
  /** The two numbers that sell each kind of goods (1.4). */
  readonly soldWith: Readonly<Record<Good, readonly [Die, Die]>>;
  /** The choices on the round cards (1.8). */
  readonly rounds: Readonly<Record<Round, readonly Gain[]>>;
}

/** An action card as one sees it. */
export interface CardFace {
  readonly type: Type;
  readonly face: Face;
  readonly die: Die;
  /** Its name in the notation: face, die, and a letter where several are alike. */
  readonly code: string;
}

const decks = new WeakMap<Edition, readonly CardFace[]>();

/** All action cards of an edition; a card is an index into this list. */
export function deckOf(edition: Edition): readonly CardFace[] {
  let deck = decks.get(edition);
  if (deck === undefined) {
    deck = FACES.flatMap((face) => printed(face, edition.dice[face]));
    decks.set(edition, deck);
  }
  return deck;
}

function printed(face: Face, dice: readonly Die[]): CardFace[] {
  const type = TYPES.find((name) => name === face) ?? 'building';
  return dice.map((die, index) => {
    const alike = dice.filter((other) => other === die).length;
    const before = dice.slice(0, index).filter((other) => other === die).length;
    const letter = alike > 1 ? String.fromCharCode('a'.charCodeAt(0) + before) : '';
    return { type, face, die, code: `${face}${die}${letter}` };
  });
}

const standardDeck = deckOf(standardEdition);

/** The edition and the cards of a table: its own, or the standard ones. */
export interface HasEdition {
  readonly options: { readonly edition?: Edition };
}

export function editionOf(table: HasEdition): Edition {
  return table.options.edition ?? standardEdition;
}

export function cardsOf(table: HasEdition): readonly CardFace[] {
  const { edition } = table.options;
  return edition === undefined ? standardDeck : deckOf(edition);
}

export function faceOf(table: HasEdition, card: Card): CardFace {
  const face = cardsOf(table)[card];
  if (face === undefined) throw new RangeError(`there is no card ${card}`);
  return face;
}

/** Reads an edition from outside. Older ones do not say what sells goods: it was the same for all. */
export function readEdition(value: unknown): Edition {
  const fields = readObject(value, '', ['name', 'dice', 'triple', 'soldWith', 'rounds']);
  const name = readText(fields['name'], 'name');
  const dice = readObject(fields['dice'], 'dice', FACES);
  const triple = readObject(fields['triple'], 'triple', TYPES);
  const rounds = readObject(fields['rounds'], 'rounds', ROUNDS);
  return {
    name,
    dice: record(FACES, (face) => readDice(dice[face], face)),
    triple: record(TYPES, (type) => readWhole(triple[type], `triple.${type}`, 0, 99)),
    soldWith: fields['soldWith'] === undefined ? standardEdition.soldWith : readSoldWith(fields['soldWith']),
    rounds: record(ROUNDS, (round) => readRound(rounds[round], `rounds.${round}`)),
  };
}

function readDice(value: unknown, face: Face): Die[] {
  const place = `dice.${face}`;
  const list = readArray(value, place);
  if (list.length !== COPIES[face]) {
    throw new BadInput(place, `there are ${COPIES[face]} cards of this kind, found ${list.length} (rule 1.1)`);
  }
  return list.map((die, index) => readOneOf(die, `${place}[${index}]`, DICE));
}

function readSoldWith(value: unknown): Edition['soldWith'] {
  const fields = readObject(value, 'soldWith', GOODS);
  const taken = new Set<Die>();
  return record(GOODS, (good) => {
    const place = `soldWith.${good}`;
    const [one, other, ...more] = readArray(fields[good], place).map((die, index) => {
      const number = readOneOf(die, `${place}[${index}]`, DICE);
      if (taken.has(number)) throw new BadInput(`${place}[${index}]`, `${number} is there already`);
      taken.add(number);
      return number;
    });
    if (one === undefined || other === undefined || more.length > 0) {
      throw new BadInput(place, 'two numbers sell a kind of goods (rule 1.4)');
    }
    return [one, other];
  });
}

function readRound(value: unknown, place: string): Gain[] {
  const choices = readArray(value, place);
  if (choices.length === 0) throw new BadInput(place, 'a round card has at least one choice');
  const gains = choices.map((choice, index) => readGain(choice, `${place}[${index}]`));
  const texts = gains.map((gain) => JSON.stringify(GAINS.map((what) => gain[what] ?? 0)));
  const twin = texts.findIndex((text, index) => texts.indexOf(text) !== index);
  if (twin >= 0) throw new BadInput(`${place}[${twin}]`, 'this choice is there already');
  return gains;
}

function readGain(value: unknown, place: string): Gain {
  const fields = readObject(value, place, GAINS);
  const gain: Partial<Record<(typeof GAINS)[number], number>> = {};
  for (const what of GAINS) {
    if (fields[what] !== undefined) gain[what] = readWhole(fields[what], `${place}.${what}`, 1, 9);
  }
  if (Object.keys(gain).length === 0) throw new BadInput(place, `a choice brings something (${GAINS.join(', ')})`);
  return gain;
}

function record<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
