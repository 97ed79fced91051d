import type { Lang } from '@chambord/kernel';
import type { GameText } from '@chambord/prose';
import type { Burgundy } from '@chambord/burgundy/rules';
import { de } from './de.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { makeText } from './make.ts';

export type { Dictionary } from './dictionary.ts';
export type { Noun } from '@chambord/prose';

/** The words themselves, for pages that name things on their own. */
export const dictionaries: Readonly<Record<Lang, Dictionary>> = { en, fr, de };

export const burgundyText: Readonly<Record<Lang, GameText<Burgundy>>> = {
  en: makeText(en),
  fr: makeText(fr),
  de: makeText(de),
};
