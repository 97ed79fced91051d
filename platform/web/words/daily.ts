import { dailyTitle } from './daily-title.ts';
import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

interface DailyWords {
  readonly title: string;
  readonly about: string;
  readonly table: (players: number) => string;
  /** What there is to know before the try that counts. */
  readonly counts: string;
  readonly play: string;
  readonly practise: string;
  readonly practiseHint: string;
  readonly underWay: string;
  readonly missed: string;
  readonly lost: string;
  readonly outcome: (won: boolean, points: number, lead: number) => string;
  readonly par: (points: string, lead: string, won: number, tries: number) => string;
  readonly toPar: (difference: string) => string;
  readonly beaten: (tries: string, of: number) => string;
  readonly parGoing: (done: number, of: number) => string;
  readonly parShow: string;
  readonly parFailed: string;
  readonly otherBots: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyText: string;
  /** In the lines to paste: against par, in points of the lead. */
  readonly sharedResult: (won: boolean, points: number, difference: number) => string;
  readonly calendar: string;
  readonly monthBefore: string;
  readonly monthAfter: string;
  readonly played: (played: number, won: number, of: number) => string;
  readonly today: string;
  readonly next: (time: string) => string;
  readonly noSuchDay: string;
  readonly notYet: string;
}

const signed = (value: number, lang: Lang) =>
  new Intl.NumberFormat(lang, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value);

/** The deal of the day. */
export const dailyWords: Readonly<Record<Lang, DailyWords>> = {
  en: {
    title: dailyTitle.en,
    about: 'The same deal for everybody, chosen by the date alone, against bots who answer the same to the same moves.',
    table: (players) => (players === 1 ? 'solo' : `${players} players`),
    counts: 'Your first try counts: no hints, and a turn stands once others have answered.',
    play: 'Play',
    practise: 'Practise',
    practiseHint: 'The same deal again, with hints and undo. It does not count.',
    underWay: 'Your try is under way.',
    missed: 'You did not play this one.',
    lost: 'The game of this try is no longer on this device.',
    outcome: (won, points, lead) =>
      `${won ? 'Won' : 'Not won'}: ${points} points, ${lead === 0 ? 'level' : lead > 0 ? `${lead} ahead` : `${-lead} behind`}`,
    par: (points, lead, won, tries) =>
      `Par: ${points} points, lead ${lead}. The King won ${won} of his ${tries} tries.`,
    toPar: (difference) => `${difference} against par`,
    beaten: (tries, of) => `Better than ${tries} of ${of} tries of the King’s`,
    parGoing: (done, of) => `The King is trying this deal: ${done} of ${of}`,
    parShow: 'Let the King try it',
    parFailed: 'The King could not be asked.',
    otherBots: 'The computer players have changed since this try, so it is not compared with par.',
    copy: 'Copy the result',
    copied: 'Copied',
    copyText: 'Result to paste elsewhere',
    sharedResult: (won, points, difference) =>
      `${won ? 'Won' : 'Not won'} with ${points} points, ${difference === 0 ? 'on par' : `${signed(difference, 'en')} against par`}`,
    calendar: 'Calendar',
    monthBefore: 'Month before',
    monthAfter: 'Month after',
    played: (played, won, of) => (played === 0 ? 'not played' : `${played} of ${of} played, ${won} won`),
    today: 'Today',
    next: (time) => `The next deal comes at ${time}.`,
    noSuchDay: 'There was no deal on that day.',
    notYet: 'This deal is not out yet.',
  },
  fr: {
    title: dailyTitle.fr,
    about: t`La même donne pour tous, fixée par la seule date, contre des robots qui répondent de même aux mêmes coups.`,
    table: (players) => (players === 1 ? 'solo' : `${players} joueurs`),
    counts: t`Votre premier essai compte : pas de conseils, et un tour est acquis dès que les autres ont répondu.`,
    play: 'Jouer',
    practise: 'S’entraîner',
    practiseHint: 'La même donne, avec conseils et retours en arrière. Cela ne compte pas.',
    underWay: 'Votre essai est en cours.',
    missed: 'Vous n’avez pas joué cette donne.',
    lost: 'La partie de cet essai n’est plus sur cet appareil.',
    outcome: (won, points, lead) =>
      t`${won ? 'Gagné' : 'Pas gagné'} : ${String(points)} points, ${lead === 0 ? 'à égalité' : lead > 0 ? `${lead} d’avance` : `${-lead} de retard`}`,
    par: (points, lead, won, tries) =>
      t`Le par : ${points} points, avance ${lead}. Le Roi a gagné ${String(won)} de ses ${String(tries)} essais.`,
    toPar: (difference) => `${difference} par rapport au par`,
    beaten: (tries, of) => `Mieux que ${tries} des ${of} essais du Roi`,
    parGoing: (done, of) => t`Le Roi essaie cette donne : ${String(done)} sur ${String(of)}`,
    parShow: 'La faire essayer au Roi',
    parFailed: 'Le Roi n’a pas pu être consulté.',
    otherBots: t`Les robots ont changé depuis cet essai : il n’est pas comparé au par.`,
    copy: 'Copier le résultat',
    copied: 'Copié',
    copyText: 'Résultat à coller ailleurs',
    sharedResult: (won, points, difference) =>
      `${won ? 'Gagné' : 'Pas gagné'} avec ${points} points, ${difference === 0 ? 'dans le par' : `${signed(difference, 'fr')} par rapport au par`}`,
    calendar: 'Calendrier',
    monthBefore: 'Mois précédent',
    monthAfter: 'Mois suivant',
    played: (played, won, of) =>
      played === 0
        ? 'pas joué'
        : `${played} sur ${of} jouée${played > 1 ? 's' : ''}, ${won} gagnée${won > 1 ? 's' : ''}`,
    today: 'Aujourd’hui',
    next: (time) => t`La prochaine donne arrive à ${time}.`,
    noSuchDay: 'Il n’y avait pas de donne ce jour-là.',
    notYet: 'Cette donne n’est pas encore sortie.',
  },
  de: {
    title: dailyTitle.de,
    about:
      'Für alle dieselbe Auslage, allein durch das Datum bestimmt, gegen Computergegner, die auf dieselben Züge dasselbe antworten.',
    table: (players) => (players === 1 ? 'solo' : `zu ${['zweit', 'dritt', 'viert'][players - 2] ?? players}`),
    counts: 'Dein erster Versuch zählt: ohne Rat, und ein Zug steht, sobald die anderen geantwortet haben.',
    play: 'Spielen',
    practise: 'Üben',
    practiseHint: 'Dieselbe Partie noch einmal, mit Rat und Zurücknehmen. Das zählt nicht.',
    underWay: 'Dein Versuch läuft.',
    missed: 'Diese hast du nicht gespielt.',
    lost: 'Die Partie dieses Versuchs ist nicht mehr auf diesem Gerät.',
    outcome: (won, points, lead) =>
      `${won ? 'Gewonnen' : 'Nicht gewonnen'}: ${points} Punkte, ${lead === 0 ? 'gleichauf' : lead > 0 ? `${lead} Vorsprung` : `${-lead} Rückstand`}`,
    par: (points, lead, won, tries) =>
      `Par: ${points} Punkte, Vorsprung ${lead}. Der König hat ${won} von ${tries} Versuchen gewonnen.`,
    toPar: (difference) => `${difference} gegenüber Par`,
    beaten: (tries, of) => `Besser als ${tries} von ${of} Versuchen des Königs`,
    parGoing: (done, of) => `Der König versucht sich daran: ${done} von ${of}`,
    parShow: 'Den König spielen lassen',
    parFailed: 'Der König konnte nicht gefragt werden.',
    otherBots: 'Seit diesem Versuch haben sich die Computergegner geändert, darum wird er nicht mit Par verglichen.',
    copy: 'Ergebnis kopieren',
    copied: 'Kopiert',
    copyText: 'Ergebnis zum Einfügen',
    sharedResult: (won, points, difference) =>
      `${won ? 'Gewonnen' : 'Nicht gewonnen'} mit ${points} Punkten, ${difference === 0 ? 'genau Par' : `${signed(difference, 'de')} gegenüber Par`}`,
    calendar: 'Kalender',
    monthBefore: 'Monat davor',
    monthAfter: 'Monat danach',
    played: (played, won, of) => (played === 0 ? 'nicht gespielt' : `${played} von ${of} gespielt, ${won} gewonnen`),
    today: 'Heute',
    next: (time) => `Die nächste Partie kommt um ${time} Uhr.`,
    noSuchDay: 'An diesem Tag gab es keine Partie.',
    notYet: 'Diese Partie ist noch nicht heraus.',
  },
};

/** A difference with its sign, in the language. */
export const difference = signed;
