import type { Lang } from '@chambord/kernel';
import type { GameText } from '@chambord/prose';
import type { Splendor } from '@chambord/splendor/rules';
import { de } from './de.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { makeText } from './make.ts';

export type { Dictionary } from './dictionary.ts';

/** The words themselves, for pages that name things on their own. */
export const dictionaries: Readonly<Record<Lang, Dictionary>> = { en, fr, de };

export const splendorText: Readonly<Record<Lang, GameText<Splendor>>> = {
  en: makeText(en),
  fr: makeText(fr),
  de: makeText(de),
};
