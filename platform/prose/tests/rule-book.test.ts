import { expect, test } from 'vitest';
import { faultsOfRuleBooks } from '@chambord/prose';
import type { RuleBook } from '@chambord/prose';

const NUMBERS = ['1.1', '1.2', '2.1'];

const book = (change: Partial<Record<string, string>> = {}, ruling?: true): RuleBook => ({
  intro: 'Two lines.\nOf text.',
  chapters: { 1: 'First', 2: 'Second' },
  rules: {
    '1.1': { text: change['1.1'] ?? 'Take 3 cards (2.1).' },
    '1.2': { text: change['1.2'] ?? 'Either:\n- this\n- or that', ...(ruling && { ruling }) },
    '2.1': { text: change['2.1'] ?? 'The end.' },
  },
});

const french = (change: Partial<Record<string, string>> = {}) =>
  book({ '1.2': 'Soit\u00a0:\n- ceci\n- cela', ...change });
const faults = (en: RuleBook, fr = french(), de = book()) => faultsOfRuleBooks({ en, fr, de }, NUMBERS);

test('a sound book has no fault', () => expect(faults(book())).toEqual([]));

test.each([
  ['a rule that does not exist', book({ '1.1': 'Take 3 cards (7.1).' }), /cites 7\.1/],
  ['a rule that cites itself', book({ '2.1': 'See (2.1).' }), /cites itself/],
  ['a number without parentheses', book({ '2.1': 'See 1.1.' }), /not alone in parentheses/],
  ['an empty line', book({ '2.1': 'The\n\nend.' }), /empty/],
  ['a foreign mark', book({ '2.1': 'The *end*.' }), /mark other than lists/],
  ['a straight quote', book({ '2.1': "It's the end." }), /quotes or apostrophes/],
])('in one language: %s', (_, en, fault) => expect(faults(en).join('\n')).toMatch(fault));

test.each([
  ['figures', french({ '1.1': 'Prends 4 cartes (2.1).' }), /fr: 1\.1/],
  ['cited rules', french({ '1.1': 'Prends 3 cartes (1.2).' }), /fr: 1\.1/],
  ['lists', french({ '1.2': 'Soit ceci, soit cela' }), /fr: 1\.2/],
  ['rulings', book({ '1.2': 'Soit\u00a0:\n- ceci\n- cela' }, true), /fr: 1\.2/],
])('between languages: %s', (_, fr, fault) => expect(faults(book(), fr).join('\n')).toMatch(fault));

test('French punctuation keeps its distance', () => {
  expect(faults(book(), french({ '2.1': 'La fin!' })).join('\n')).toMatch(/high punctuation/);
});

test('numbers without a gap, and every rule in its place', () => {
  const en = book();
  expect(faultsOfRuleBooks({ en, fr: french(), de: en }, ['1.1', '2.1']).join('\n')).toMatch(/not all the rules/);
  expect(faultsOfRuleBooks({ en, fr: french(), de: en }, ['1.1', '1.3', '2.1']).join('\n')).toMatch(
    /1\.3 does not follow 1\.1/,
  );
});
