import type { ExplainWords } from './explain-en.ts';

export const de: ExplainWords = {
  card: (gem) =>
    `Oben links ihre Prestigepunkte, rechts der Bonus: Wer sie hat, zahlt von nun an überall 1 ${gem} weniger. Unten, was du nach deinen Boni noch zahlen musst; Gold ersetzt jeden Edelstein.`,
  printed: (tokens) => `Aufgedruckter Preis: ${tokens}.`,
  left: ({ name, due }) => (due === '' ? `${name} müsste nichts zahlen.` : `${name} müsste ${due} zahlen.`),
  deck: (level) =>
    `Die Karten der Stufe ${level}, die noch kommen. Geht eine offene weg, kommt die oberste an ihre Stelle. Man kann sie auch ungesehen reservieren.`,
  hole: { title: 'Ein leerer Platz', text: 'Der Stapel dieser Stufe ist leer: Hierher kommt nichts mehr.' },
  token: (court) =>
    `Nimm drei Chips verschiedener Edelsteine, oder zwei desselben, wenn mindestens vier daliegen. ${court ? 'Du hast nie mehr als zehn.' : 'Am Ende eines Zuges behält niemand mehr als zehn.'}`,
  gold: 'Gold ersetzt jeden Edelstein. Es kommt nur mit einer reservierten Karte, je eines, solange welches da ist.',
  noble: (court) =>
    court
      ? 'Nur gekaufte Karten zählen. Hast du die gezeigten Boni, darfst du als Aktion um diese Gunst werben: 3 Prestigepunkte. Jeder bekommt nur einen Adligen.'
      : 'Nur gekaufte Karten zählen. Kommt am Ende deines Zuges von selbst, sobald du die gezeigten Boni hast: 3 Prestigepunkte.',
  cards: 'Gekaufte Karten dieses Edelsteins: So viele davon sparst du bei jeder Karte.',
  held: 'Chips dieses Edelsteins: Sie bezahlen Karten und gehen dann zurück in den Vorrat.',
  pile: 'Oben deine Karten dieses Edelsteins, die jeden Preis für immer senken; unten deine Chips, die man ausgibt. Tippe einen Chip an, um ihn zum Zahlen beiseitezulegen.',
  points: {
    title: 'Prestigepunkte',
    text: 'Sie kommen von Karten und Adligen. Hat jemand 15, wird die Runde zu Ende gespielt, und wer die meisten hat, gewinnt; bei Gleichstand, wer weniger Karten hat.',
  },
  hand: {
    title: 'Reservierte Karten',
    text: 'Höchstens drei. Nur wer sie hat, darf sie kaufen, und niemand nimmt sie weg. Vom Stapel reservierte sieht sonst niemand.',
  },
  seat: 'Punkte, gekaufte Karten, Chips und reservierte Karten auf einen Blick. Tippe darauf, um alles groß zu sehen.',
  round: {
    title: 'Runden',
    text: 'In einer Runde sind alle einmal am Zug. Ein Zug ist eine Aktion: Chips nehmen, reservieren oder kaufen.',
  },
  roundCourt:
    'In einer Runde sind alle einmal am Zug. Ein Zug ist eine Aktion: Chips nehmen, reservieren, kaufen oder einen Adligen gewinnen.',
  laid: { title: 'Beiseitegelegt', text: 'Noch nicht genommen oder bezahlt: Tippe ihn an, und er geht zurück.' },
};
