import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

const en = {
  title: 'The Castles of Burgundy',
  blurb: 'The card game. Dice, projects and an estate to fill, for one to four.',
  levelHints: {
    page: 'is still learning, often takes second best, and places what it has at once',
    squire: 'knows what is good, but not always what is better; fond of animals',
    knight: 'thinks a little before it plays; fond of castles and buildings',
    baron: 'thinks ahead; fond of ships and of selling goods',
    duke: 'thinks well ahead; fond of mines and of buying cards',
    king: 'thinks for a second about every move, the strongest there is',
  },
  otherKey: 'second function: look at the card, with all ways to pay',
  keys: [
    { key: '1–6', does: 'choose the die' },
    { key: 'B', does: 'buy three cards' },
    { key: 'E', does: 'end the turn, or skip an effect' },
  ],
  options: {},
  /** The two cards of the emblem. */
  emblem: { castle: { name: 'Castle', effect: 'free action' }, cloister: { name: 'Cloister', effect: 'wild' } },
};
type Words = typeof en;
const fr: Words = {
  title: 'Les Châteaux de Bourgogne',
  blurb: 'Le jeu de cartes. Des dés, des projets et un domaine à remplir, de un à quatre joueurs.',
  levelHints: {
    page: 'apprend encore, joue souvent le deuxième meilleur coup et place aussitôt ce qu’il a',
    squire: t`sait ce qui est bon, pas toujours ce qui est le mieux ; aime les animaux`,
    knight: t`réfléchit un peu avant de jouer ; aime les châteaux et les bâtiments`,
    baron: t`réfléchit à l’avance ; aime les navires et vend volontiers ses marchandises`,
    duke: t`réfléchit loin à l’avance ; aime les mines et achète volontiers des cartes`,
    king: 'réfléchit une seconde à chaque coup, le plus fort de tous',
  },
  otherKey: t`autre fonction : voir la carte et toutes les façons de payer`,
  keys: [
    { key: '1–6', does: 'choisir le dé' },
    { key: 'B', does: 'acheter trois cartes' },
    { key: 'E', does: 'finir le tour, ou renoncer à un effet' },
  ],
  options: {},
  emblem: { castle: { name: 'Château', effect: 'action gratuite' }, cloister: { name: 'Cloître', effect: 'joker' } },
};
const de: Words = {
  title: 'Die Burgen von Burgund',
  blurb: 'Das Kartenspiel. Würfel, Projekte und ein Fürstentum zum Ausbauen, für eine bis vier Personen.',
  levelHints: {
    page: 'lernt noch, nimmt oft das Zweitbeste und platziert am liebsten sofort',
    squire: 'weiß, was gut ist, aber nicht immer, was besser ist; mag Tiere',
    knight: 'überlegt kurz, bevor er spielt; mag Burgen und Gebäude',
    baron: 'denkt voraus; mag Schiffe und verkauft gern Waren',
    duke: 'denkt weit voraus; mag Minen und kauft gern Karten',
    king: 'denkt über jeden Zug eine Sekunde nach, stärker ist niemand',
  },
  otherKey: 'Zweitfunktion: Karte ansehen, alle Zahlungsarten',
  keys: [
    { key: '1–6', does: 'Würfel wählen' },
    { key: 'B', does: 'drei Karten kaufen' },
    { key: 'E', does: 'Zug beenden oder auf einen Effekt verzichten' },
  ],
  options: {},
  emblem: { castle: { name: 'Burg', effect: 'beliebige Aktion' }, cloister: { name: 'Kloster', effect: 'Joker' } },
};

/** What is said of the game before it is opened. */
export const words: Readonly<Record<Lang, Words>> = { en, fr, de };
