import { LANGS } from '@chambord/kernel';
import type { Lang } from '@chambord/kernel';

/** Paragraphs by line; a line that begins with "- " is an item of a list. Other rules are cited as "(6.3)". */
export interface Rule {
  readonly text: string;
  /** At least part of it is a decision of ours. */
  readonly ruling?: true;
}

/** The rules of a game in one language. With the numbers as literal types, a rule that is missing does not compile. */
export interface RuleBook<Chapter extends string = string, Number extends string = string> {
  readonly intro: string;
  /** The titles of the chapters. */
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<Number, Rule>>;
}

/** The rules that a text cites. */
export const citedIn = (text: string): string[] =>
  Array.from(text.matchAll(/\((\d+\.\d+)\)/g), ([, number = '']) => number);

/** The figures of a text in their order; cited rules and the French start player ("1er joueur") are none. */
export const figuresIn = (text: string): number[] =>
  (text.replace(/1er|\(\d+\.\d+\)/g, '').match(/\d+/g) ?? []).map(Number);

/** Quotation marks that a language does not use. */
const FOREIGN_QUOTES: Readonly<Record<Lang, RegExp>> = { en: /[«»„]/, fr: /[“”„]/, de: /[«»”]/ };

/** Whatever is wrong with the form of a game's rules: numbers, citations, marks, and where the languages differ. */
export function faultsOfRuleBooks(books: Readonly<Record<Lang, RuleBook>>, numbers: readonly string[]): string[] {
  return [
    ...gapsIn(numbers),
    ...LANGS.flatMap((lang) => faultsOf(books[lang], lang, numbers).map((fault) => `${lang}: ${fault}`)),
    ...LANGS.flatMap((lang) => differences(books[lang], books.en, numbers).map((fault) => `${lang}: ${fault}`)),
  ];
}

/** Numbers must ascend without a gap: 1.1, 1.2, 2.1. */
function gapsIn(numbers: readonly string[]): string[] {
  const faults: string[] = [];
  let [chapter, rule] = [0, 0];
  for (const number of numbers) {
    if (number === `${chapter}.${rule + 1}`) rule++;
    else if (number === `${chapter + 1}.1`) [chapter, rule] = [chapter + 1, 1];
    else faults.push(`${number} does not follow ${chapter}.${rule}`);
  }
  return faults;
}

function faultsOf({ intro, chapters, rules }: RuleBook, lang: Lang, numbers: readonly string[]): string[] {
  const faults: string[] = [];
  const need = (holds: boolean, fault: string) => holds || faults.push(fault);
  const chapterNumbers = [...new Set(numbers.map((number) => number.split('.')[0]))];
  need(String(Object.keys(rules)) === String(numbers), 'not all the rules in their order');
  need(String(Object.keys(chapters)) === String(chapterNumbers), 'not all the chapters in their order');
  const texts = {
    intro,
    ...chapters,
    ...Object.fromEntries(Object.entries(rules).map(([key, { text }]) => [key, text])),
  };
  for (const [place, text] of Object.entries(texts)) {
    for (const line of text.split('\n')) {
      need(/^(- )?\S.*\S$/.test(line), `${place}: an empty or badly begun line`);
      need(!/[ \u00a0]{2}|[*_#<>`|]/.test(line), `${place}: a mark other than lists`);
    }
    need(!/['"]/.test(text) && !FOREIGN_QUOTES[lang].test(text), `${place}: quotes or apostrophes of another language`);
    need(lang !== 'fr' || !/[^\u00a0][:;!?»]|«[^\u00a0]/.test(text), `${place}: high punctuation without its space`);
    need(
      !/\d\.\d/.test(text.replace(/\(\d+\.\d+\)/g, '')),
      `${place}: a rule's number that is not alone in parentheses`,
    );
    for (const cited of citedIn(text)) {
      need(numbers.includes(cited), `${place}: cites ${cited}, which does not exist`);
      need(cited !== place, `${place}: cites itself`);
    }
  }
  return faults;
}

/** The languages must agree on rulings, figures, lists and cited rules. */
function differences(book: RuleBook, other: RuleBook, numbers: readonly string[]): string[] {
  const shape = ({ text, ruling }: Rule) => ({
    ruling,
    cited: citedIn(text),
    // Word order differs between languages.
    figures: figuresIn(text).sort((a, b) => a - b),
    items: text.split('\n').map((line) => line.startsWith('- ')),
  });
  const formOf = (of: RuleBook, number: string) => {
    const rule = of.rules[number];
    return rule && JSON.stringify(shape(rule));
  };
  return numbers.flatMap((number) =>
    formOf(book, number) === formOf(other, number)
      ? []
      : [`${number}: ${formOf(book, number)} against ${formOf(other, number)}`],
  );
}
