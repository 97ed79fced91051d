import {
  AARON_CLOISTER,
  AARON_PILES,
  CARDS_BOUGHT,
  CARDS_PRICE,
  FIRST_TRIPLE,
  GOOD_POINTS,
  GOOD_SILVER,
  MAX_PROJECTS,
  POINT_PRICE,
  REFILL,
  ROUNDS,
  SET_POINTS,
  SILVER_TAKEN,
  START_CARD_POINTS,
  TRIPLE,
  TURNS,
  TYPES,
} from '@chambord/burgundy/rules';
import { dictionaries } from '@chambord/burgundy/text';
import { capital } from '@chambord/prose';
import type { ExplainWords } from './explain-en.ts';

const { and, count, effects, letters, resources, table } = dictionaries.de;
const price = count(CARDS_PRICE, resources.silver);
const bought = `${letters(CARDS_BOUGHT)} Karten`;

export const de: ExplainWords = {
  faces: {
    castle: 'Beim Platzieren bringt sie eine beliebige der sechs Aktionen; die Zahl wählst du frei.',
    mine: `Beim Platzieren bringt sie ${effects.mine}.`,
    cloister:
      'Es hat keinen Effekt, ist aber ein Joker: Es darf in jede unvollständige Spalte und zählt dann als deren Art.',
    knowledge: `Beim Platzieren bringt es ${effects.knowledge}.`,
    ship: `Beim Platzieren bringt es ${effects.ship}, die oberste von einem der beiden Stapel.`,
    pasture: `Beim Platzieren bringt sie ${effects.pasture}, das oberste von einem der beiden Stapel.`,
    carpenter: 'Beim Platzieren nimmst du ein Gebäude oder ein Wissen aus einer beliebigen Reihe als Projekt.',
    church: 'Beim Platzieren nimmst du eine Burg, eine Mine oder ein Kloster aus einer beliebigen Reihe als Projekt.',
    market: 'Beim Platzieren nimmst du ein Schiff oder eine Weide aus einer beliebigen Reihe als Projekt.',
    watchtower: `Beim Platzieren bringt er ${effects.watchtower}.`,
    bank: `Beim Platzieren bringt sie ${effects.bank}.`,
    boardingHouse: `Beim Platzieren bringen sie ${effects.boardingHouse}, die oberste Karte eines beliebigen Stapels.`,
    warehouse: 'Beim Platzieren verkaufst du eine Warensorte, egal mit welcher Zahl.',
    cityHall: 'Wird es platziert, platzierst du gleich ein weiteres Projekt, egal mit welcher Zahl.',
  },
  card: (effect, die, points) =>
    `${effect} Ein Projekt platziert man mit seinem eigenen Würfel, hier einer ${die}. Ein Drilling dieser Art bringt ${points} Siegpunkte.`,
  placed: (effect, points) =>
    `${effect} Das ist schon geschehen; der Würfel der Karte zählt nicht mehr. Ein Drilling dieser Art bringt ${points} Siegpunkte.`,
  row: (die) =>
    `Karten dieser Reihe nimmt man mit einer ${die}. Jeder Arbeiter ändert einen Würfel um 1; 6 und 1 sind Nachbarn.`,
  lane: (points) =>
    `Karten einer Art liegen in Spalten zu je ${letters(TRIPLE)}. Eine volle Spalte ist ein Drilling, hier ${points} Siegpunkte wert, und bringt einen Bonus der Durchgangskarte. Der erste Drilling einer Art bringt auch ihr Band: ${count(FIRST_TRIPLE, resources.points)} mehr.`,
  project: {
    title: 'Platz für ein Projekt',
    text: `Genommene Karten warten hier, bis du sie platzierst. Höchstens ${letters(MAX_PROJECTS)} Projekte; bevor ein viertes kommt, legst du eines ab.`,
  },
  die: {
    title: 'Deine Würfel',
    text: 'In deinem Zug spielst du einen deiner beiden Würfel aus und führst damit eine Aktion aus. Der andere bleibt für die nächste Runde, in der du einen neuen ziehst.',
  },
  hiddenDie: {
    title: 'Ein verdeckter Würfel',
    text: 'Niemand sonst sieht deine Hand, und du siehst die Hände der anderen nicht.',
  },
  workers: `Jeder Arbeiter, den du abgibst, ändert die ausgespielte Zahl um 1. Als Aktion darfst du sie mit jeder Zahl auf ${REFILL} aufstocken.`,
  silver: `Für ${price} deckst du ${bought} auf, einmal im Zug. Mit jeder Zahl darfst du als Aktion ${count(SILVER_TAKEN, resources.silver)} nehmen.`,
  goods: (one, other) =>
    `Verkauft mit einer ${one} oder ${other}: alle dieser Sorte auf einmal, je ${count(GOOD_POINTS, resources.points)} und ${count(GOOD_SILVER, resources.silver)}, und du nimmst die Startspielerkarte.`,
  animals: `Tiere zählen am Ende in Gruppen aus verschiedenen Tieren: 4 verschiedene sind ${count(SET_POINTS[4], resources.points)}, 3 sind ${SET_POINTS[3]}, 2 sind ${count(SET_POINTS[2], resources.points)}.`,
  points: {
    title: 'Siegpunkte',
    text: `Alle Siegpunkte bisher, mit Tieren und verkauften Waren. Mit jeder Zahl darfst du Arbeiter und Silber abgeben: je ${POINT_PRICE} sind 1 Siegpunkt.`,
  },
  startCard: {
    title: 'Startspielerkarte',
    text: `Wer sie am Ende hat, erhält ${count(START_CARD_POINTS, resources.points)}. Wer Waren verkauft, nimmt sie, umgedreht, und beginnt den nächsten Durchgang; offen wandert sie weiter.`,
  },
  clock: {
    title: 'Durchgänge und Runden',
    text: `${capital(letters(ROUNDS.length))} Durchgänge, A bis E, mit je ${letters(TURNS)} Runden. In jeder Runde spielen alle einen Würfel aus.`,
  },
  roundCard: {
    title: 'Durchgangskarte',
    text: 'Wer in diesem Durchgang einen Drilling vollendet, wählt einen dieser Boni. Sie werden von Durchgang zu Durchgang kleiner.',
  },
  bonus: {
    title: 'Bonus für einen Drilling',
    text: 'Für jeden Drilling, den du vollendest, wählst du einen der Gewinne auf der Durchgangskarte.',
  },
  allSeven: (points) =>
    `Für alle ${letters(TYPES.length)} Arten im Fürstentum; wer sie als Erster hat, nimmt die höchste Karte. Diese ist ${points} wert.`,
  allSevenTitle: table.allSeven,
  goodsPile: {
    title: 'Waren',
    text: 'Von jedem Stapel sieht man die oberste. Schiffe und Wohnhäuser bringen eine. Ist ein Stapel leer, wird der andere geteilt.',
  },
  animalsPile: {
    title: 'Tiere',
    text: 'Von jedem Stapel sieht man das oberste. Weiden und Wohnhäuser bringen eines. Ist ein Stapel leer, wird der andere geteilt.',
  },
  deck: {
    title: 'Nachziehstapel',
    text: 'Alle Aktionskarten, die noch kommen: Würfel der nächsten Durchgänge, die Auslage und was gekauft wird.',
  },
  discard: {
    title: 'Ablagestapel',
    text: 'Ausgespielte Würfel und Karten, die niemand behielt. Alle dürfen ihn ansehen; ist der Nachziehstapel leer, wird er gemischt.',
  },
  player: (own) =>
    own
      ? 'Dein Platz: Daneben liegt dein Lager.'
      : 'Lager, Fürstentum und Projekte auf einen Blick. Tippe darauf, um alles groß zu sehen.',
  theirEstate: (points) =>
    `${capital(letters(TRIPLE))} Punkte sind eine Spalte, ${letters(TRIPLE)} gefüllte ein Drilling für ${points} Siegpunkte. Ein Kreuz mit Zahl zählt weitere Drillinge.`,
  aaron:
    'Er spielt von selbst. Zu Beginn jedes Durchgangs wird sein nächster Stapel nach Arten ausgelegt. Hat er am Ende eines Durchgangs mehr Siegpunkte als du, hast du verloren.',
  margin: {
    title: 'Der Abstand',
    text: 'Deine Siegpunkte minus seine. Am Ende des Durchgangs darfst du nicht zurückliegen; Gleichstand genügt dir.',
  },
  aaronPile: {
    title: 'Sein nächster Stapel',
    text: `Er hat Stapel mit ${and(AARON_PILES.map(String))} Karten, einen für jeden Durchgang. Für jedes seiner Klöster erhältst du ${count(AARON_CLOISTER, resources.points)}.`,
  },
  buy: {
    title: `${capital(bought)} für ${price}`,
    text: `Einmal in deinem Zug, jederzeit: Decke ${bought} auf, behalte eine als Projekt oder nutze sofort ihren Würfel.`,
  },
  end: {
    title: 'Ende des Zuges',
    text: 'Dein Zug endet, wenn nichts mehr offen ist. Hier verzichtest du auch auf Effekte, die freiwillig sind.',
  },
};
