import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

interface InWords {
  readonly command: string;
  readonly commandHint: string;
  readonly notation: string;
  readonly make: string;
  readonly unknown: (text: string) => string;
  readonly moves: string;
  readonly wait: string;
  readonly done: string;
  /** The field was sent with nothing in it. */
  readonly nothing: string;
  readonly takenBack: (what: string) => string;
  readonly noneToTakeBack: string;
  readonly nothingToPlay: string;
  /** When the points of a chart were counted. */
  readonly quarters: string;
  /** How many rules a search has found. */
  readonly found: (count: number) => string;
  /** A kept game is gone; so many are left. */
  readonly deleted: (left: number) => string;
}

/** The table without seeing it. */
export const inWords: Readonly<Record<Lang, InWords>> = {
  en: {
    command: 'Your move in notation',
    commandHint: 'For instance:',
    notation: 'The moves that are possible now, with their notation, stand below.',
    make: 'Make this move',
    unknown: (text) =>
      `“${text}” is not a move. Type one as it stands in the list of possible moves, or choose it there.`,
    moves: 'Possible moves',
    wait: 'Others are playing.',
    done: 'What happened last',
    nothing: 'The field is empty. Type a move as it stands in the list of possible moves, or choose it there.',
    takenBack: (what) => `Taken back: ${what}`,
    noneToTakeBack: 'There is nothing to undo now.',
    nothingToPlay: 'There is nothing to play now.',
    quarters: 'after each quarter of the game',
    found: (count) => (count === 0 ? 'Nothing found.' : count === 1 ? '1 rule found.' : `${count} rules found.`),
    deleted: (left) =>
      `Deleted. ${left === 0 ? 'No game is left' : left === 1 ? '1 game is left' : `${left} games are left`}.`,
  },
  fr: {
    command: 'Votre coup en notation',
    commandHint: t`Par exemple :`,
    notation: 'Les coups possibles maintenant, avec leur notation, figurent ci-dessous.',
    make: 'Jouer ce coup',
    unknown: (text) =>
      t`« ${text} » n’est pas un coup. Écrivez-en un comme il figure dans la liste des coups possibles, ou choisissez-le là.`,
    moves: 'Coups possibles',
    wait: 'Les autres jouent.',
    done: 'Ce qui vient de se passer',
    nothing:
      'Le champ est vide. Écrivez un coup comme il figure dans la liste des coups possibles, ou choisissez-le là.',
    takenBack: (what) => t`Annulé : ${what}`,
    noneToTakeBack: 'Il n’y a rien à annuler maintenant.',
    nothingToPlay: 'Il n’y a rien à jouer maintenant.',
    quarters: 'après chaque quart de la partie',
    found: (count) => (count === 0 ? 'Rien trouvé.' : count === 1 ? '1 règle trouvée.' : `${count} règles trouvées.`),
    deleted: (left) =>
      `Supprimée. ${left === 0 ? 'Il n’en reste aucune' : left === 1 ? 'Il reste 1 partie' : `Il reste ${left} parties`}.`,
  },
  de: {
    command: 'Dein Zug in Notation',
    commandHint: 'Zum Beispiel:',
    notation: 'Die jetzt möglichen Züge stehen mit ihrer Notation darunter.',
    make: 'Zug ausführen',
    unknown: (text) =>
      `„${text}“ ist kein Zug. Schreibe ihn so, wie er in der Liste der möglichen Züge steht, oder wähle ihn dort.`,
    moves: 'Mögliche Züge',
    wait: 'Die anderen spielen.',
    done: 'Was zuletzt geschah',
    nothing:
      'Das Feld ist leer. Schreibe einen Zug so, wie er in der Liste der möglichen Züge steht, oder wähle ihn dort.',
    takenBack: (what) => `Zurückgenommen: ${what}`,
    noneToTakeBack: 'Jetzt lässt sich nichts rückgängig machen.',
    nothingToPlay: 'Jetzt gibt es nichts zu spielen.',
    quarters: 'nach jedem Viertel der Partie',
    found: (count) =>
      count === 0 ? 'Nichts gefunden.' : count === 1 ? '1 Regel gefunden.' : `${count} Regeln gefunden.`,
    deleted: (left) =>
      `Gelöscht. ${left === 0 ? 'Es ist keine Partie mehr da' : left === 1 ? 'Noch 1 Partie' : `Noch ${left} Partien`}.`,
  },
};
