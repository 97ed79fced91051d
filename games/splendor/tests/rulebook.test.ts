import { readFileSync } from 'node:fs';
import { LANGS } from '@chambord/kernel';
import { faultsOfRuleBooks, figuresIn } from '@chambord/prose';
import type { Lang } from '@chambord/kernel';
import {
  CARDS,
  ENOUGH_ALIKE,
  GEM_NAMES,
  GEM_TOKENS,
  GOAL,
  GOLD_TOKENS,
  LEVEL_CARDS,
  LEVELS,
  MAX_HAND,
  MAX_TOKENS,
  NOBLE_POINTS,
  NOBLES,
  PLAYERS,
  QUIET_ROUNDS,
  ROW,
} from '@chambord/splendor/rules';
import { describe, expect, test } from 'vitest';
import { dictionaries } from '../text/index.ts';
import { RULE_NUMBERS, rulebook } from '../text/rulebook/index.ts';
import type { RuleNumber } from '../text/rulebook/index.ts';

const RULINGS: readonly RuleNumber[] = ['3.1', '3.3', '3.5', '3.6', '3.7', '6.1', '8.1'];
const COURT: Readonly<Record<Lang, RegExp>> = { en: /Court: /, fr: /Règles de la cour\u00a0: /, de: /Hofregeln: / };
const CLASSIC: Readonly<Record<Lang, RegExp>> = {
  en: /Classic: /,
  fr: /Règles classiques\u00a0: /,
  de: /Klassische Regeln: /,
};

const textOf = (lang: Lang, rule: RuleNumber) => rulebook[lang].rules[rule].text;
const rulingsOf = (lang: Lang) => RULE_NUMBERS.filter((rule) => rulebook[lang].rules[rule].ruling);
const saying = (lang: Lang, word: RegExp) => RULE_NUMBERS.filter((rule) => word.test(textOf(lang, rule)));

test('The form is sound, and the languages agree', () => {
  expect(faultsOfRuleBooks(rulebook, RULE_NUMBERS)).toEqual([]);
});

describe('The numbers', () => {
  test('contain every rule that "why not?" cites', () => {
    const source = readFileSync(new URL('../rules/whynot.ts', import.meta.url), 'utf8');
    const cited = Array.from(source.matchAll(/rule: '([\d.]+)'/g), ([, number]) => number);
    expect(cited.length).toBeGreaterThan(20);
    for (const number of cited) expect(RULE_NUMBERS).toContain(number);
  });
});

describe('The languages agree', () => {
  test('on the rulings', () => {
    for (const lang of LANGS) expect(rulingsOf(lang), lang).toEqual(RULINGS);
  });

  test('on where court and classic differ', () => {
    for (const lang of LANGS) {
      expect(saying(lang, COURT[lang]), lang).toEqual(['3.1', '3.2', '3.3', '3.5', '4.1', '8.1']);
      expect(saying(lang, CLASSIC[lang]), lang).toEqual(['3.5', '3.7', '4.1']);
    }
  });
});

describe.each(LANGS)('The text (%s)', (lang) => {
  test('has the figures of the rules', () => {
    const supply = PLAYERS.flatMap((players) => [players, GEM_TOKENS[players]]);
    expect(figuresIn(textOf(lang, '1.2'))).toEqual([...supply, GOLD_TOKENS]);
    const levels = LEVELS.flatMap((level) => [LEVEL_CARDS[level], level]);
    expect(figuresIn(textOf(lang, '1.3'))).toEqual([CARDS.length, ...levels]);
    expect(figuresIn(textOf(lang, '1.4'))).toEqual([NOBLES.length, NOBLE_POINTS]);
    expect(figuresIn(textOf(lang, '2.2'))).toEqual([ROW]);
    expect(figuresIn(textOf(lang, '3.2'))).toEqual([ENOUGH_ALIKE]);
    expect(figuresIn(textOf(lang, '3.3'))).toEqual([MAX_HAND, 1]);
    expect(figuresIn(textOf(lang, '3.5'))).toEqual([NOBLE_POINTS]);
    expect(figuresIn(textOf(lang, '3.7'))).toEqual([QUIET_ROUNDS]);
    expect(new Set(figuresIn(textOf(lang, '4.1')))).toEqual(new Set([MAX_TOKENS]));
    expect(figuresIn(textOf(lang, '6.1'))).toEqual([GOAL]);
  });

  test('1.1 names the gems', () => {
    for (const gem of GEM_NAMES) expect(textOf(lang, '1.1')).toContain(dictionaries[lang].tokens[gem].one);
  });
});
