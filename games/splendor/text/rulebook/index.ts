import type { Lang } from '@chambord/kernel';
import type { RuleBook as BookOf } from '@chambord/prose';
import type { Why } from '@chambord/splendor/rules';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The chapters in the order of the page. */
export const CHAPTER_NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type ChapterNumber = (typeof CHAPTER_NUMBERS)[number];

/** The rules in the order of the page. */
// prettier-ignore
export const RULE_NUMBERS = [
  '1.1', '1.2', '1.3', '1.4',
  '2.1', '2.2',
  '3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7',
  '4.1',
  '5.1', '5.2', '5.3',
  '6.1', '6.2',
  '7.1',
  '8.1',
] as const satisfies readonly `${ChapterNumber}.${number}`[];
export type RuleNumber = (typeof RULE_NUMBERS)[number];

/** The rules in one language: a rule that is missing does not compile. */
export type RuleBook = BookOf<ChapterNumber, RuleNumber>;

/** A rule that "why not?" cites. One that is not in the book does not compile. */
export type CitedRule = InBook<Why['rule']>;
type InBook<Cited extends RuleNumber> = Cited;

export const rulebook: Readonly<Record<Lang, RuleBook>> = { en, fr, de };
