import { readFileSync } from 'node:fs';
import { LANGS } from '@chambord/kernel';
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
import { CHAPTER_NUMBERS, RULE_NUMBERS, rulebook } from '../text/rulebook/index.ts';
import type { RuleNumber } from '../text/rulebook/index.ts';

const RULINGS: readonly RuleNumber[] = ['3.1', '3.3', '3.5', '3.6', '3.7', '6.1', '8.1'];
const COURT: Readonly<Record<Lang, RegExp>> = { en: /Court: /, fr: /Cour\u00a0: /, de: /Hof: / };
const CLASSIC: Readonly<Record<Lang, RegExp>> = { en: /Classic: /, fr: /Classique\u00a0: /, de: /Klassisch: / };

const textOf = (lang: Lang, rule: RuleNumber) => rulebook[lang].rules[rule].text;
const linesOf = (lang: Lang, rule: RuleNumber) => textOf(lang, rule).split('\n');
const rulingsOf = (lang: Lang) => RULE_NUMBERS.filter((rule) => rulebook[lang].rules[rule].ruling);
const saying = (lang: Lang, word: RegExp) => RULE_NUMBERS.filter((rule) => word.test(textOf(lang, rule)));
const citedIn = (text: string) => Array.from(text.matchAll(/\((\d+\.\d+)\)/g), ([, number]) => number);
/** The figures in their order; cited rules are none. */
const figuresIn = (text: string) => (text.replace(/\(\d+\.\d+\)/g, '').match(/\d+/g) ?? []).map(Number);
const everyText = (lang: Lang) => {
  const { intro, chapters, rules } = rulebook[lang];
  return [intro, ...Object.values(chapters), ...Object.values(rules).map(({ text }) => text)];
};

describe('The numbers', () => {
  test('ascend without a gap', () => {
    const expected = CHAPTER_NUMBERS.flatMap((chapter) => {
      const count = RULE_NUMBERS.filter((rule) => rule.startsWith(`${chapter}.`)).length;
      expect(count).toBeGreaterThan(0);
      return Array.from({ length: count }, (_, index) => `${chapter}.${index + 1}`);
    });
    expect(RULE_NUMBERS).toEqual(expected);
    expect(CHAPTER_NUMBERS).toEqual(Array.from({ length: 8 }, (_, index) => String(index + 1)));
  });

  test('contain every rule that "why not?" cites', () => {
    const source = readFileSync(new URL('../rules/whynot.ts', import.meta.url), 'utf8');
    const cited = Array.from(source.matchAll(/rule: '([\d.]+)'/g), ([, number]) => number);
    expect(cited.length).toBeGreaterThan(20);
    for (const number of cited) expect(RULE_NUMBERS).toContain(number);
  });

  test.each(LANGS)('are all there in their order (%s)', (lang) => {
    expect(Object.keys(rulebook[lang].rules)).toEqual(RULE_NUMBERS);
    expect(Object.keys(rulebook[lang].chapters)).toEqual(CHAPTER_NUMBERS);
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

  test.each(RULE_NUMBERS)('on the figures, the lines and the cited rules of %s', (rule) => {
    for (const lang of ['fr', 'de'] as const) {
      expect(figuresIn(textOf(lang, rule)), lang).toEqual(figuresIn(textOf('en', rule)));
      expect(citedIn(textOf(lang, rule)), lang).toEqual(citedIn(textOf('en', rule)));
      const items = (of: Lang) => linesOf(of, rule).map((line) => line.startsWith('- '));
      expect(items(lang), lang).toEqual(items('en'));
    }
  });
});

describe.each(LANGS)('The text (%s)', (lang) => {
  test('is nowhere empty, and has no other marks than lists', () => {
    for (const text of everyText(lang)) {
      for (const line of text.split('\n')) {
        expect(line).toMatch(/^(- )?\S.*\S$/);
        expect(line).not.toMatch(/[ \u00a0]{2}|[*_#<>`|]/);
      }
    }
  });

  test('has the quotes and apostrophes of its language', () => {
    const quotes = { en: /[«»„]/, fr: /[“”„]/, de: /[«»”]/ }[lang];
    for (const text of everyText(lang)) {
      expect(text).not.toMatch(/['"]/);
      expect(text).not.toMatch(quotes);
    }
  });

  test('cites rules that exist, and no others', () => {
    for (const text of everyText(lang)) {
      for (const number of citedIn(text)) expect(RULE_NUMBERS).toContain(number);
      // Every number with a point stands alone in its parentheses.
      expect(text.replace(/\(\d+\.\d+\)/g, '')).not.toMatch(/\d\.\d/);
    }
    for (const rule of RULE_NUMBERS) expect(citedIn(textOf(lang, rule))).not.toContain(rule);
  });

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

test('French keeps high punctuation and guillemets together with their words', () => {
  for (const text of everyText('fr')) {
    expect(text).not.toMatch(/[^\u00a0][:;!?»]|«[^\u00a0]/);
  }
});
