import type { Lang } from '@chambord/kernel';

/** What the leaf of one's own figures is called: wherever a way leads to it. */
export const figuresTitle: Readonly<Record<Lang, string>> = {
  en: 'Your figures',
  fr: 'Vos chiffres',
  de: 'Deine Zahlen',
};
