import type { Lang } from '@chambord/kernel';

const en = {
  title: 'Crazy Eights',
  blurb: 'An old card game: follow suit or rank, and be rid of your cards first, for two to four.',
  levelHints: {
    page: 'plays nearly what comes to hand',
    squire: 'looks at a few ways on',
    knight: 'thinks a little before it plays',
    baron: 'thinks ahead',
    duke: 'thinks well ahead',
    king: 'thinks for a second about every move',
  },
  options: {
    deal: {
      title: 'Deal',
      values: {
        five: { name: 'Five cards', hint: 'A short game.' },
        seven: { name: 'Seven cards', hint: 'A longer one.' },
      },
    },
  },
};
type Words = typeof en;
const fr: Words = {
  title: 'Huit américain',
  blurb: 'Un vieux jeu de cartes, de deux à quatre joueurs. Suivez la couleur ou la valeur et finissez le premier.',
  levelHints: {
    page: 'joue à peu près ce qui lui vient',
    squire: 'regarde quelques suites',
    knight: 'réfléchit un peu avant de jouer',
    baron: 'réfléchit à l’avance',
    duke: 'réfléchit loin à l’avance',
    king: 'réfléchit une seconde à chaque coup',
  },
  options: {
    deal: {
      title: 'Donne',
      values: {
        five: { name: 'Cinq cartes', hint: 'Une partie courte.' },
        seven: { name: 'Sept cartes', hint: 'Une plus longue.' },
      },
    },
  },
};
const de: Words = {
  title: 'Verrückte Achter',
  blurb: 'Ein altes Kartenspiel: Farbe oder Wert bedienen und als Erster fertig sein, für zwei bis vier Personen.',
  levelHints: {
    page: 'spielt so ziemlich, was ihm in die Hand fällt',
    squire: 'sieht sich ein paar Fortsetzungen an',
    knight: 'überlegt kurz, bevor er spielt',
    baron: 'denkt voraus',
    duke: 'denkt weit voraus',
    king: 'denkt über jeden Zug eine Sekunde nach',
  },
  options: {
    deal: {
      title: 'Karten',
      values: {
        five: { name: 'Fünf Karten', hint: 'Ein kurzes Spiel.' },
        seven: { name: 'Sieben Karten', hint: 'Ein längeres.' },
      },
    },
  },
};

/** What is said of the game before it is opened. */
export const words: Readonly<Record<Lang, Words>> = { en, fr, de };
