import type { Lang } from '@chambord/kernel';

/** What the leaf of the deal of the day is called: wherever a way leads to it. */
export const dailyTitle: Readonly<Record<Lang, string>> = {
  en: 'Deal of the day',
  fr: 'Donne du jour',
  de: 'Partie des Tages',
};
