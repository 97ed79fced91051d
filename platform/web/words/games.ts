import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

interface GamesWords {
  /** All games, running and finished, on this device and online. */
  readonly games: string;
  readonly here: string;
  readonly online: string;
  readonly noRecord: (file: string) => string;
}

/** The list of one's games. */
export const gamesWords: Readonly<Record<Lang, GamesWords>> = {
  en: {
    games: 'Your games',
    here: 'On this device',
    online: 'Online',
    noRecord: (file) =>
      `“${file}” is not a game of Chambord, or it is damaged. Choose a file that was saved here with “Save the record as a file”.`,
  },
  fr: {
    games: 'Vos parties',
    here: 'Sur cet appareil',
    online: 'En ligne',
    noRecord: (file) =>
      t`« ${file} » n’est pas une partie de Chambord, ou le fichier est abîmé. Choisissez un fichier enregistré ici depuis le menu d’une partie.`,
  },
  de: {
    games: 'Deine Partien',
    here: 'Auf diesem Gerät',
    online: 'Online',
    noRecord: (file) =>
      `„${file}“ ist keine Partie von Chambord, oder die Datei ist beschädigt. Wähle eine Datei, die hier aus dem Menü einer Partie gespeichert wurde.`,
  },
};
