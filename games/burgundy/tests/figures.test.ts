import { LANGS } from '@chambord/kernel';
import type { Lang } from '@chambord/kernel';
import { figuresIn } from '@chambord/prose';
import {
  AARON_CLOISTER,
  AARON_PILES,
  ALL_SEVEN,
  ANIMAL_COPIES,
  ANIMALS,
  animalSets,
  BUILDINGS,
  CARDS_BOUGHT,
  CARDS_PRICE,
  cardsOf,
  COPIES,
  DICE,
  DISPLAY,
  EFFECTS,
  FIRST_TRIPLE,
  GOOD_COPIES,
  GOOD_POINTS,
  GOOD_SILVER,
  GOODS,
  HAND,
  IN_ORDER,
  MAX_PROJECTS,
  PILES,
  PLAYERS,
  POINT_PRICE,
  REFILL,
  ROUNDS,
  SET_POINTS,
  SILVER_TAKEN,
  SOLO_WORKERS,
  standardEdition,
  START,
  START_CARD_POINTS,
  START_WORKERS,
  TRIPLE,
  TURNS,
  TYPES,
  workersFor,
} from '@chambord/burgundy/rules';
import type { Type } from '@chambord/burgundy/rules';
import { dictionaries } from '@chambord/burgundy/text';
import { describe, expect, test } from 'vitest';
import { de } from '../table/text/explain-de.ts';
import { en } from '../table/text/explain-en.ts';
import { fr } from '../table/text/explain-fr.ts';
import { firstGame } from '../table/text/first-game.ts';
import { RULE_NUMBERS, rulebook } from '../text/rulebook/index.ts';
import type { RuleNumber } from '../text/rulebook/index.ts';

/** Numbers in letters from two on, and their ordinals from three on; "one" is too often an article. */
const LETTERS: Readonly<Record<Lang, readonly string[]>> = {
  en: ['two', 'three|third', 'four|fourth', 'five', 'six|sixth', 'seven'],
  fr: ['deux', 'trois|troisième', 'quatre|quatrième', 'cinq', 'six|sixième', 'sept'],
  de: ['zwei|zweit|beiden?', 'drei|dritte?', 'vier|viertes?', 'fünf', 'sechs|sechsten', 'sieben'],
};

/** The numbers that a text says in letters, in their order. */
function lettersIn(lang: Lang, text: string): number[] {
  const any = new RegExp(`(?<!\\p{L})(?:${LETTERS[lang].map((words) => `(${words})`).join('|')})(?!\\p{L})`, 'giu');
  return Array.from(text.matchAll(any), ([, ...groups]) => groups.findIndex((word) => word !== undefined) + 2);
}

const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

const { triple, soldWith, rounds, dice } = standardEdition;
const cards = cardsOf({ options: {} });
const ofType = (type: Type) => cards.filter((card) => card.type === type);
const types = TYPES.length;
const six = Object.keys(dictionaries.en.actions).length;
const sets = ([4, 3, 2] as const).flatMap((size) => [size, SET_POINTS[size]]);
const several = [2, 3, 4] as const;
const example = { sheep: 3, cattle: 2, chicken: 1, pig: 0 };

/** Every figure of the rulebook. A rule that is not here states none. */
const FIGURES: Readonly<Partial<Record<RuleNumber, readonly number[]>>> = {
  '1.1': [
    cards.length,
    ...TYPES.map((type) => ofType(type).length),
    BUILDINGS.length,
    COPIES.bank,
    DICE[0],
    DICE.length,
  ],
  '1.2': [
    DICE[0],
    DICE.length,
    ...(['castle', 'ship', 'building'] as const).flatMap((type) => [
      ofType(type).filter(({ die }) => die === 1).length,
      ofType(type).length,
    ]),
    cards.filter(({ die }) => die === 1).length,
    ...dice.carpenter,
    ...dice.bank,
  ],
  '1.3': TYPES.map((type) => triple[type]),
  '1.4': [
    GOODS.length * GOOD_COPIES,
    GOODS.length,
    GOOD_COPIES,
    ...GOODS.flatMap((good) => soldWith[good]),
    GOOD_POINTS,
  ],
  '1.5': [ANIMALS.length * ANIMAL_COPIES, ANIMALS.length, ANIMAL_COPIES],
  '1.6': [types, FIRST_TRIPLE, types, ...several.toReversed().flatMap((players) => [...ALL_SEVEN[players], players])],
  '1.8': ROUNDS.flatMap((round) => rounds[round].flatMap((gain) => Object.values(gain))),
  '2.1': [START.goods, START.animals, START.silver],
  '2.2': [...START_WORKERS, ...START_WORKERS.slice(0, 2), ...START_WORKERS.slice(0, 3)],
  '2.5': [TURNS],
  '2.6': [
    ...several.flatMap((players) => [DISPLAY[players], players]),
    DICE[0],
    DICE.length,
    ...several.filter((players) => IN_ORDER[players] > DICE.length),
    ...several.flatMap((players) => [DISPLAY[players] - IN_ORDER[players], players]),
  ],
  '3.2': [HAND, 1],
  '3.4': [1, 6, 1, 2, 6],
  '3.5': [SILVER_TAKEN],
  '4.3': [GOOD_POINTS, GOOD_SILVER],
  '4.4': [REFILL, REFILL],
  '4.5': [SILVER_TAKEN],
  '4.6': [1, POINT_PRICE, POINT_PRICE],
  '4.7': [MAX_PROJECTS],
  '5.1': [CARDS_PRICE],
  '6.4': [triple.cloister],
  '6.7': [types],
  '6.8': [types],
  '6.9': [CARDS_PRICE],
  '7.1': [EFFECTS.mine.gain.silver, EFFECTS.knowledge.gain.workers, 1, 1],
  '7.4': [EFFECTS.watchtower.gain.points, EFFECTS.bank.gain.silver, 1, 1],
  '8.1': [TURNS],
  '9.1': [types, GOOD_POINTS],
  '9.2': [...sets, example.sheep, example.cattle, example.chicken, animalSets(example).points, 3, 2],
  '9.3': [START_CARD_POINTS],
  '10.1': [2, DISPLAY[1], types, ...ALL_SEVEN[1], START.silver, SOLO_WORKERS, START.goods, START.animals, TURNS],
  '10.2': [...AARON_PILES, AARON_CLOISTER],
  '10.3': [types],
  '10.5': [types],
  '11.1': [5, 1, 5 + 1, (5 + 1) / POINT_PRICE],
  '11.2': [2, 6, workersFor(2, 6), 1],
  '11.3': [types, 3, ...ALL_SEVEN[3]],
  '11.4': [CARDS_PRICE],
  '11.5': [TRIPLE, triple.building, TRIPLE, triple.pasture, TRIPLE, triple.cloister],
};

/** Every number of the rulebook that is said in letters. */
const IN_LETTERS: Readonly<Partial<Record<RuleNumber, readonly number[]>>> = {
  '1.1': [types],
  '1.4': [soldWith.light.length, DICE.length],
  '2.2': [2, 3],
  '2.3': [PILES.length],
  '2.6': [DICE.length, IN_ORDER[2], IN_ORDER[4] - IN_ORDER[2]],
  '3.1': [ROUNDS.length, TURNS],
  '3.2': [HAND, TURNS, HAND],
  '3.3': [six],
  '3.4': [workersFor(2, 6)],
  '4.6': [POINT_PRICE],
  '4.7': [MAX_PROJECTS],
  '5.1': [CARDS_BOUGHT],
  '5.2': [CARDS_BOUGHT, CARDS_BOUGHT - 1, 2],
  '5.3': [CARDS_BOUGHT, CARDS_BOUGHT],
  '6.1': [TRIPLE],
  '6.2': [TRIPLE + 1],
  '6.3': [TRIPLE - 1, 2],
  '6.4': [TRIPLE],
  '6.7': [types],
  '7.4': [2 * PILES.length],
  '7.7': [six],
  '8.1': [TURNS],
  '10.2': [AARON_PILES.length, TRIPLE + 1],
  '10.3': [types],
  '11.3': [ALL_SEVEN[3].length],
  '11.4': [CARDS_BOUGHT, 3],
};

/** Where "two" and "both" are no figures but a manner of speaking, which the languages do not share. */
const PAIRS: readonly RuleNumber[] = ['1.6', '2.1', '4.7', '6.6', '6.9', '7.1'];

test('What the texts say of several things at once holds for each', () => {
  for (const building of BUILDINGS) expect(COPIES[building]).toBe(COPIES.bank);
  for (const die of DICE) expect(cards.filter((card) => card.die === die)).toHaveLength(cards.length / DICE.length);
  expect(ALL_SEVEN[1]).toEqual(ALL_SEVEN[2]);
  expect([DISPLAY[1], IN_ORDER[1]]).toEqual([DISPLAY[2], IN_ORDER[2]]);
  expect(AARON_PILES).toHaveLength(ROUNDS.length);
});

describe.each(LANGS)('Figures (%s)', (lang) => {
  const book = rulebook[lang];

  test.each(RULE_NUMBERS)('of rule %s', (rule) => {
    const { text } = book.rules[rule];
    const [found, stated] = [figuresIn(text), FIGURES[rule] ?? []];
    // Only here a sentence has another order in German.
    if (rule === '11.2') expect(inOrder(found)).toEqual(inOrder(stated));
    else expect(found).toEqual(stated);
    const letters = lettersIn(lang, text).filter((number) => number > 2 || !PAIRS.includes(rule));
    expect(letters).toEqual(IN_LETTERS[rule] ?? []);
  });

  test('of introduction and headings', () => {
    expect(lettersIn(lang, book.intro).slice(0, 2)).toEqual([TRIPLE, ROUNDS.length]);
    const players = figuresIn(book.chapters[2]);
    expect([players[0], players.at(-1)]).toEqual([2, PLAYERS.at(-1)]);
    expect(lettersIn(lang, book.chapters[4])).toEqual([six]);
    expect([[], [CARDS_BOUGHT]]).toContainEqual(lettersIn(lang, book.chapters[5]));
  });

  test('of the first game', () => {
    const { text } = firstGame;
    const figures = (step: keyof (typeof text)['en']) => figuresIn(text[lang][step]);
    const letters = (step: keyof (typeof text)['en']) => lettersIn(lang, text[lang][step]);
    expect(letters('welcome')).toEqual([ROUNDS.length, TRIPLE]);
    expect(letters('dice')).toEqual([HAND]);
    expect(figures('good').slice(0, 2)).toEqual(soldWith.dark);
    expect(figures('sell').slice(-2)).toEqual([GOOD_POINTS, GOOD_SILVER]);
    // In French the silver that is taken is "une".
    expect(figures('silver')).toEqual([2, CARDS_PRICE, ...(lang === 'fr' ? [] : [SILVER_TAKEN]), 4, 5]);
    expect(figures('buy')[0]).toBe(CARDS_PRICE);
    expect(letters('buy')).toEqual([CARDS_BOUGHT]);
    expect(figures('mine').at(-1)).toBe(EFFECTS.mine.gain.silver);
    expect(letters('church')).toEqual([TURNS]);
    expect(letters('cloister')).toEqual([TRIPLE]);
    expect(figures('fourth')[0]).toBe(CARDS_PRICE);
    expect(figures('bonus')).toEqual([triple.castle, FIRST_TRIPLE]);
  });

  test('of explanations', () => {
    const words = { en, fr, de }[lang];
    expect(lettersIn(lang, words.faces.castle)).toEqual([six]);
    expect(lettersIn(lang, words.project.text)).toEqual([MAX_PROJECTS, MAX_PROJECTS + 1]);
    expect(lettersIn(lang, words.die.text)).toEqual([HAND]);
    expect(figuresIn(words.animals)).toEqual(sets);
    expect(inOrder(figuresIn(words.points.text))).toEqual([1, POINT_PRICE]);
  });

  test('of effects, and the cards that they let one take', () => {
    const { effects, types: names } = dictionaries[lang];
    const explained = { en, fr, de }[lang].faces;
    expect(figuresIn(effects.mine)).toEqual([EFFECTS.mine.gain.silver]);
    expect(figuresIn(effects.knowledge)).toEqual([EFFECTS.knowledge.gain.workers]);
    expect(figuresIn(effects.watchtower)).toEqual([EFFECTS.watchtower.gain.points]);
    expect(figuresIn(effects.bank)).toEqual([EFFECTS.bank.gain.silver]);
    expect(figuresIn(effects.boardingHouse)).toEqual([1, 1]);
    for (const face of ['carpenter', 'church', 'market'] as const) {
      const allowed: readonly Type[] = EFFECTS[face].types;
      for (const type of TYPES) {
        for (const text of [effects[face], explained[face]]) {
          expect(new RegExp(`(?<!\\p{L})${names[type].one}(?!\\p{L})`, 'u').test(text), text).toBe(
            allowed.includes(type),
          );
        }
      }
    }
  });
});
