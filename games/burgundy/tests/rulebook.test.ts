import { readFileSync } from 'node:fs';
import { LANGS } from '@chambord/kernel';
import { faultsOfRuleBooks, figuresIn } from '@chambord/prose';
import type { Lang } from '@chambord/kernel';
import { FACES, GOODS, ROUNDS, standardEdition, TYPES } from '@chambord/burgundy/rules';
import { dictionaries } from '@chambord/burgundy/text';
import { describe, expect, test } from 'vitest';
import { RULE_NUMBERS, rulebook } from '../text/rulebook/index.ts';
import type { RuleNumber } from '../text/rulebook/index.ts';

const textOf = (lang: Lang, rule: RuleNumber) => rulebook[lang].rules[rule].text;
const linesOf = (lang: Lang, rule: RuleNumber) => textOf(lang, rule).split('\n');
const rulingsOf = (lang: Lang) => RULE_NUMBERS.filter((rule) => rulebook[lang].rules[rule].ruling);
/** The line of a list that begins with these words. */
const itemOf = (lang: Lang, rule: RuleNumber, words: string) => {
  const item = linesOf(lang, rule).find((line) => line.toLowerCase().startsWith(`- ${words.toLowerCase()}`));
  if (item === undefined) throw new Error(`rule ${rule} (${lang}) has no line about ${words}`);
  return item;
};

// prettier-ignore
const RULINGS: readonly RuleNumber[] = [
  '1.2', '1.3', '1.4', '1.5', '1.7', '1.8', '2.2', '3.2', '3.4', '4.4', '4.6', '4.7', '5.3', '6.3', '6.6', '6.8', '6.9',
  '8.3', '8.4', '9.4', '10.1',
];

test('The form is sound, and the languages agree', () => {
  expect(faultsOfRuleBooks(rulebook, RULE_NUMBERS)).toEqual([]);
});

describe('The numbers', () => {
  test('contain every rule that "why not?" cites', () => {
    const source = readFileSync(new URL('../rules/whynot.ts', import.meta.url), 'utf8');
    const cited = Array.from(source.matchAll(/rule: '([\d.]+)'/g), ([, number]) => number);
    expect(cited.length).toBeGreaterThan(30);
    for (const number of cited) expect(RULE_NUMBERS).toContain(number);
  });
});

describe('The languages agree', () => {
  test('on the rulings', () => {
    for (const lang of LANGS) expect(rulingsOf(lang), lang).toEqual(RULINGS);
  });
});

describe.each(LANGS)('The text (%s)', (lang) => {
  const edition = standardEdition;
  const { types, faces, goods, gain } = dictionaries[lang];

  test('1.1 counts the cards', () => {
    for (const type of TYPES) {
      const count = FACES.filter((face) => face === type || (type === 'building' && !(face in types))).reduce(
        (sum, face) => sum + edition.dice[face].length,
        0,
      );
      expect(linesOf(lang, '1.1').some((line) => line.startsWith(`- ${count} ${types[type].many}`))).toBe(true);
    }
  });

  test('1.2 has the dice of the buildings', () => {
    const lines = linesOf(lang, '1.2').filter((line) => line.startsWith('- '));
    for (const face of FACES.filter((name) => !(name in types))) {
      const line = lines.find((candidate) => candidate.includes(faces[face].one)) ?? '';
      expect(figuresIn(line)).toEqual(edition.dice[face]);
    }
  });

  test('1.3 has the points of every triple', () => {
    for (const type of TYPES) expect(figuresIn(itemOf(lang, '1.3', types[type].many))).toEqual([edition.triple[type]]);
  });

  test('1.4 has the numbers of every kind of goods', () => {
    const the = lang === 'fr' ? 'les ' : '';
    for (const good of GOODS) {
      expect(figuresIn(itemOf(lang, '1.4', the + goods[good].many))).toEqual(edition.soldWith[good]);
    }
  });

  test('1.8 has the choices of every round card', () => {
    for (const round of ROUNDS) {
      const line = itemOf(lang, '1.8', round);
      for (const choice of edition.rounds[round]) expect(line).toContain(gain(choice));
      const amounts = edition.rounds[round].flatMap((choice) => Object.values(choice));
      expect(line.match(/\d+/g)).toHaveLength(amounts.length);
    }
  });
});
