import type { Lang, UnknownRules } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

/** What is said of a game whose rules are not here. */
interface RulesGone {
  /** Why it cannot be gone on with, and what to do about it. */
  readonly reason: (trouble: Pick<UnknownRules, 'version' | 'newer'>) => string;
  readonly way: (trouble: Pick<UnknownRules, 'newer'>) => string;
  readonly lastPosition: string;
  /** What this device saw last, where others have gone on without it. */
  readonly positionAfter: (seen: number, all: number) => string;
  readonly decisions: string;
  readonly giveUp: string;
  readonly giveUpSure: string;
}

export const rulesGone: Readonly<Record<Lang, RulesGone>> = {
  en: {
    reason: ({ version, newer }) =>
      newer
        ? `This game was begun with version ${version} of the rules, which is newer than this page.`
        : `This game was begun with version ${version} of the rules, which is no longer played here.`,
    way: ({ newer }) =>
      newer
        ? 'Nothing is lost: load the page again to get the newer one.'
        : 'Nothing is lost: save it as a file, and an older version of the program can continue it.',
    lastPosition: 'Last position',
    positionAfter: (seen, all) => `Position after ${seen} of ${all} moves`,
    decisions: 'All moves',
    giveUp: 'Give up the game',
    giveUpSure: 'Give up this game? No rating changes, and you can still save it as a file.',
  },
  fr: {
    reason: ({ version, newer }) =>
      newer
        ? `Cette partie a commencé avec la version ${version} des règles, plus récente que cette page.`
        : `Cette partie a commencé avec la version ${version} des règles, que l’on ne joue plus ici.`,
    way: ({ newer }) =>
      newer
        ? t`Rien n’est perdu : rechargez la page pour obtenir la plus récente.`
        : t`Rien n’est perdu : enregistrez-la dans un fichier, et une version plus ancienne du programme pourra la reprendre.`,
    lastPosition: 'Dernière position',
    positionAfter: (seen, all) => `Position après ${seen} coups sur ${all}`,
    decisions: 'Tous les coups',
    giveUp: 'Abandonner la partie',
    giveUpSure: t`Abandonner cette partie ? Aucun classement ne change, et elle pourra ensuite être enregistrée dans un fichier.`,
  },
  de: {
    reason: ({ version, newer }) =>
      newer
        ? `Diese Partie hat nach Version ${version} der Regeln begonnen, und die ist neuer als diese Seite.`
        : `Diese Partie hat nach Version ${version} der Regeln begonnen, die hier nicht mehr gespielt wird.`,
    way: ({ newer }) =>
      newer
        ? 'Es ist nichts verloren: Lade die Seite neu, um die neuere zu bekommen.'
        : 'Es ist nichts verloren: Als Datei gespeichert, lässt sie sich mit einem älteren Programm weiterspielen.',
    lastPosition: 'Letzte Stellung',
    positionAfter: (seen, all) => `Stellung nach ${seen} von ${all} Zügen`,
    decisions: 'Alle Züge',
    giveUp: 'Partie aufgeben',
    giveUpSure:
      'Diese Partie aufgeben? Wertungen ändern sich dadurch nicht, und danach lässt sie sich als Datei speichern.',
  },
};
