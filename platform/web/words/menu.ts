import type { Lang } from '@chambord/kernel';

interface MenuWords {
  readonly game: string;
  readonly help: string;
  readonly page: string;
}

/** The parts of the menu at a table. */
export const menuWords: Readonly<Record<Lang, MenuWords>> = {
  en: { game: 'This game', help: 'Help', page: 'Display' },
  fr: { game: 'Cette partie', help: 'Aide', page: 'Affichage' },
  de: { game: 'Diese Partie', help: 'Hilfe', page: 'Anzeige' },
};
