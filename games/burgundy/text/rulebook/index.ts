import type { Lang } from '@chambord/kernel';
import type { RuleBook as BookOf } from '@chambord/prose';
import type { Why } from '@chambord/burgundy/rules';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The chapters in the order of the page. */
export const CHAPTER_NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
export type ChapterNumber = (typeof CHAPTER_NUMBERS)[number];

/** The rules in the order of the page; those of chapter 11 are examples. */
// prettier-ignore
export const RULE_NUMBERS = [
  '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8',
  '2.1', '2.2', '2.3', '2.4', '2.5', '2.6',
  '3.1', '3.2', '3.3', '3.4', '3.5',
  '4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7',
  '5.1', '5.2', '5.3',
  '6.1', '6.2', '6.3', '6.4', '6.5', '6.6', '6.7', '6.8', '6.9',
  '7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9',
  '8.1', '8.2', '8.3', '8.4',
  '9.1', '9.2', '9.3', '9.4',
  '10.1', '10.2', '10.3', '10.4', '10.5',
  '11.1', '11.2', '11.3', '11.4', '11.5',
  '12.1', '12.2', '12.3',
] as const satisfies readonly `${ChapterNumber}.${number}`[];
export type RuleNumber = (typeof RULE_NUMBERS)[number];

/** The rules in one language: a rule that is missing does not compile. */
export type RuleBook = BookOf<ChapterNumber, RuleNumber>;

/** A rule that "why not?" cites. One that is not in the book does not compile. */
export type CitedRule = InBook<Why['rule']>;
type InBook<Cited extends RuleNumber> = Cited;

export const rulebook: Readonly<Record<Lang, RuleBook>> = { en, fr, de };
