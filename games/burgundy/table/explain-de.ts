import type { ExplainWords } from './explain-en.ts';

export const de: ExplainWords = {
  faces: {
    castle: 'Beim Platzieren bringt sie eine der sechs Aktionen zusätzlich, wie mit einer beliebigen Zahl.',
    mine: 'Beim Platzieren bringt sie 2 Silber.',
    cloister:
      'Es hat keinen Effekt, ist aber ein Joker: Es darf in jede unvollständige Spalte und zählt dann als deren Art.',
    knowledge: 'Beim Platzieren bringt es 2 Arbeiter.',
    ship: 'Beim Platzieren bringt es 1 Ware, die oberste von einem der beiden Stapel.',
    pasture: 'Beim Platzieren bringt sie 1 Tier, das oberste von einem der beiden Stapel.',
    carpenter: 'Beim Platzieren nimmst du ein Gebäude oder ein Wissen aus einer beliebigen Reihe als Projekt.',
    church: 'Beim Platzieren nimmst du eine Burg, eine Mine oder ein Kloster aus einer beliebigen Reihe als Projekt.',
    market: 'Beim Platzieren nimmst du ein Schiff oder eine Weide aus einer beliebigen Reihe als Projekt.',
    watchtower: 'Beim Platzieren bringt er 1 Siegpunkt.',
    bank: 'Beim Platzieren bringt sie 3 Silber.',
    boardingHouse: 'Beim Platzieren bringen sie 1 Ware oder 1 Tier, die oberste Karte eines beliebigen Stapels.',
    warehouse: 'Beim Platzieren verkaufst du eine Warensorte, egal mit welcher Zahl.',
    cityHall: 'Wird es platziert, platzierst du gleich ein weiteres Projekt, egal mit welcher Zahl.',
  },
  card: (effect, die, points) =>
    `${effect} Ein Projekt platziert man mit seinem eigenen Würfel, hier einer ${die}. Ein Drilling dieser Art bringt ${points} Siegpunkte.`,
  placed: (effect, points) =>
    `${effect} Das ist hier geschehen, und ihr Würfel zählt nicht mehr. Ein Drilling dieser Art bringt ${points} Siegpunkte.`,
  row: (die) =>
    `Karten dieser Reihe nimmt man mit einer ${die}. Jeder Arbeiter ändert einen Würfel um 1; 6 und 1 sind Nachbarn.`,
  lane: (points) =>
    `Karten einer Art liegen in Spalten zu je drei. Eine volle Spalte ist ein Drilling, hier ${points} Siegpunkte wert, und bringt einen Bonus der Durchgangskarte. Wer ihn bei einer Art als Erster hat, nimmt ihr Band: 1 Siegpunkt mehr.`,
  project: {
    title: 'Platz für ein Projekt',
    text: 'Genommene Karten warten hier, bis du sie platzierst. Höchstens drei Projekte; bevor ein viertes kommt, legst du eines ab.',
  },
  die: {
    title: 'Deine Würfel',
    text: 'In deinem Zug spielst du einen deiner beiden Würfel aus und führst damit eine Aktion aus. Der andere bleibt für die nächste Runde, in der du einen neuen ziehst.',
  },
  hiddenDie: {
    title: 'Ein verdeckter Würfel',
    text: 'Niemand sonst sieht deine Hand, und du siehst nichts von der der anderen.',
  },
  workers:
    'Jeder Arbeiter, den du abgibst, ändert die ausgespielte Zahl um 1. Statt einer anderen Aktion darfst du sie mit jeder Zahl auf 2 aufstocken.',
  silver: 'Für 3 Silber deckst du drei Karten auf, einmal im Zug. Mit jeder Zahl darfst du als Aktion 1 Silber nehmen.',
  goods: (one, other) =>
    `Verkauft mit einer ${one} oder ${other}: alle dieser Sorte auf einmal, je 1 Siegpunkt und 1 Silber, und du nimmst die Startspielerkarte.`,
  animals:
    'Tiere zählen am Ende in Gruppen aus verschiedenen Tieren: 4 verschiedene sind 4 Siegpunkte, 3 sind 2, 2 sind 1 Siegpunkt.',
  points: {
    title: 'Siegpunkte',
    text: 'Alle Siegpunkte bisher, mit Tieren und verkauften Waren. Mit jeder Zahl darfst du Arbeiter und Silber abgeben: je 3 sind 1 Siegpunkt.',
  },
  startCard: {
    title: 'Startspielerkarte',
    text: 'Wer sie am Ende hat, erhält 1 Siegpunkt. Wer Waren verkauft, nimmt sie, umgedreht, und beginnt den nächsten Durchgang; offen wandert sie weiter.',
  },
  clock: {
    title: 'Durchgänge und Runden',
    text: 'Fünf Durchgänge, A bis E, mit je sechs Runden. In jeder Runde spielen alle einen Würfel aus.',
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
    `Für alle sieben Arten im Fürstentum; wer sie als Erster hat, nimmt die höchste Karte. Diese ist ${points} wert.`,
  allSevenTitle: 'Alle 7 Arten',
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
    `Drei Punkte sind eine Spalte, drei gefüllte ein Drilling für ${points} Siegpunkte. Ein Kreuz mit Zahl zählt weitere Drillinge.`,
  aaron:
    'Er spielt von selbst. Zu Beginn jedes Durchgangs wird sein nächster Stapel nach Arten ausgelegt. Hat er am Ende eines Durchgangs mehr Siegpunkte als du, hast du verloren.',
  margin: {
    title: 'Der Abstand',
    text: 'Deine Siegpunkte weniger seine. Am Ende des Durchgangs entscheidet er: Gleichstand genügt dir.',
  },
  aaronPile: {
    title: 'Sein nächster Stapel',
    text: 'Er hat Stapel mit 3, 4, 5, 6 und 7 Karten, einen für jeden Durchgang. Für jedes seiner Klöster erhältst du 1 Siegpunkt.',
  },
  buy: {
    title: 'Drei Karten für 3 Silber',
    text: 'Einmal in deinem Zug, jederzeit: Decke drei Karten auf, behalte eine als Projekt oder nutze sofort ihren Würfel.',
  },
  end: {
    title: 'Ende des Zuges',
    text: 'Dein Zug endet, wenn nichts mehr offen ist. Auch auf einen Effekt, den man lassen darf, verzichtest du hier.',
  },
};
