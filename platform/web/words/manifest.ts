import type { Lang } from '@chambord/kernel';

/** What a system says of Chambord where it is installed. */
export const manifestWords: Readonly<Record<Lang, { readonly description: string }>> = {
  en: { description: 'Games of the Renaissance, at one table.' },
  fr: { description: 'Des jeux de la Renaissance, à une même table.' },
  de: { description: 'Spiele der Renaissance an einem Tisch.' },
};
