import type { Lang } from '@chambord/kernel';

interface ResultWords {
  readonly win: string;
  readonly winBy: (points: number) => string;
  /** With as many points as somebody else. */
  readonly winTie: string;
  readonly share: string;
  readonly lose: string;
  readonly loseBy: (points: number) => string;
  readonly loseTie: string;
  /** Among more than two. */
  readonly placed: (place: number, of: number, behind: number, winner: string) => string;
  readonly resigned: (names: readonly string[]) => string;
  readonly youResigned: string;
  readonly wins: (names: readonly string[]) => string;
  /** What resigning does to a score. */
  readonly soFar: string;
}

const list = (names: readonly string[], lang: Lang) => new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);

/** A result as it is said to whoever sits before the screen. */
export const resultWords: Readonly<Record<Lang, ResultWords>> = {
  en: {
    win: 'You win',
    winBy: (points) => (points === 1 ? 'You win by one point' : `You win by ${points} points`),
    winTie: 'You win the tie',
    share: 'You share the victory',
    lose: 'You lose',
    loseBy: (points) => (points === 1 ? 'Lost by one point' : `Lost by ${points} points`),
    loseTie: 'Level on points, lost on the tie-break',
    placed: (place, of, behind, winner) =>
      `Place\u00a0${place} of\u00a0${of}, ${behind === 0 ? 'level on points with' : behind === 1 ? 'one\u00a0point behind' : `${behind}\u00a0points behind`} ${winner}`,
    resigned: (names) => `${list(names, 'en')} resigned.`,
    youResigned: 'You resigned.',
    wins: (names) => (names.length === 1 ? `${list(names, 'en')} wins.` : `${list(names, 'en')} win.`),
    soFar: 'Points up to then',
  },
  fr: {
    win: 'Vous gagnez',
    winBy: (points) => (points === 1 ? 'Vous gagnez d’un point' : `Vous gagnez de ${points} points`),
    winTie: 'Vous gagnez à l’égalité',
    share: 'Vous partagez la victoire',
    lose: 'Vous perdez',
    loseBy: (points) => (points === 1 ? 'Perdu d’un point' : `Perdu de ${points} points`),
    loseTie: 'Égalité de points, perdu au départage',
    placed: (place, of, behind, winner) =>
      `${place === 1 ? '1re' : `${place}e`}\u00a0place sur\u00a0${of}, ${
        behind === 0 ? 'à égalité de points avec' : behind === 1 ? 'à un\u00a0point de' : `à ${behind}\u00a0points de`
      } ${winner}`,
    resigned: (names) => (names.length === 1 ? `${list(names, 'fr')} abandonne.` : `${list(names, 'fr')} abandonnent.`),
    youResigned: 'Vous avez abandonné.',
    wins: (names) => (names.length === 1 ? `${list(names, 'fr')} gagne.` : `${list(names, 'fr')} gagnent.`),
    soFar: 'Points à ce moment',
  },
  de: {
    win: 'Du gewinnst',
    winBy: (points) => (points === 1 ? 'Du gewinnst mit einem Punkt' : `Du gewinnst mit ${points} Punkten Vorsprung`),
    winTie: 'Du gewinnst den Gleichstand',
    share: 'Du teilst dir den Sieg',
    lose: 'Du verlierst',
    loseBy: (points) => (points === 1 ? 'Mit einem Punkt verloren' : `Mit ${points} Punkten verloren`),
    loseTie: 'Punktgleich, im Gleichstand verloren',
    placed: (place, of, behind, winner) =>
      `Platz\u00a0${place} von\u00a0${of}, ${
        behind === 0 ? 'punktgleich mit' : behind === 1 ? 'ein\u00a0Punkt hinter' : `${behind}\u00a0Punkte hinter`
      } ${winner}`,
    resigned: (names) =>
      names.length === 1 ? `${list(names, 'de')} hat aufgegeben.` : `${list(names, 'de')} haben aufgegeben.`,
    youResigned: 'Du hast aufgegeben.',
    wins: (names) => (names.length === 1 ? `${list(names, 'de')} gewinnt.` : `${list(names, 'de')} gewinnen.`),
    soFar: 'Punkte bis dahin',
  },
};
