import type { RuleBook } from './index.ts';

export const de: RuleBook = {
  intro: `Du handelst in der Renaissance mit Edelsteinen. Du sammelst sie und bezahlst damit Entwicklungskarten. Jede gekaufte Karte gibt dir einen Bonus, der weitere Karten billiger macht, und viele bringen Prestigepunkte. Wer genug aufgebaut hat, gewinnt auch Adlige für sich.
Sobald jemand 15 Prestigepunkte hat, wird die Runde zu Ende gespielt, und wer die meisten Punkte hat, gewinnt.
Es gibt zwei Regelwerke. Die Hofregeln gelten, wenn du nichts anderes wählst; die klassischen Regeln sind die des veröffentlichten Spiels, für alle, die es so kennen. Wo sie sich unterscheiden, steht „Hofregeln“ oder „Klassische Regeln“ dabei; alles andere gilt für beide.
Jede Regel hat eine Nummer, und wenn ein Zug nicht möglich ist, erfährst du die Nummer der Regel. Ist eine Regel als Festlegung gekennzeichnet, steckt darin eine Entscheidung von uns.`,

  chapters: {
    1: 'Spielmaterial',
    2: 'Vorbereitung',
    3: 'Dein Zug: genau eine Aktion',
    4: 'Die Grenze von zehn Chips',
    5: 'Eine Karte kaufen',
    6: 'Spielende',
    7: 'Was verborgen ist',
    8: 'Spielen auf dieser Seite',
  },

  rules: {
    '1.1': {
      text: `Es gibt fünf Edelsteine und Gold:
- Diamant (weiß)
- Saphir (blau)
- Smaragd (grün)
- Rubin (rot)
- Onyx (schwarz)
- Gold ist der Joker und ersetzt jeden Edelstein`,
    },
    '1.2': {
      text: `Wie viele Chips von jedem Edelstein im Vorrat sind, hängt von der Spielerzahl ab:
- 2 Spieler: 4 von jedem Edelstein
- 3 Spieler: 5 von jedem Edelstein
- 4 Spieler: 7 von jedem Edelstein
Gold gibt es immer 5-mal.`,
    },
    '1.3': {
      text: 'Es gibt 90 Entwicklungskarten in drei Stufen: 40 der Stufe 1, 30 der Stufe 2 und 20 der Stufe 3. Jede hat Kosten in Edelsteinen, Prestigepunkte (manchmal keine) und einen Edelstein als Bonus.',
    },
    '1.4': {
      text: 'Es gibt 10 Adlige. Jeder ist 3 Prestigepunkte wert und verlangt bestimmte Boni. Im Spiel ist einer mehr, als Spieler teilnehmen; wer vergeben ist, wird nicht ersetzt.',
    },

    '2.1': {
      text: 'Das Spiel ist für 2 bis 4 Spieler. An einem gemeinsamen Bildschirm sitzt man, in Spielreihenfolge, unten, oben, links und rechts, und der erste Platz beginnt. Online sehen alle den eigenen Platz unten.',
    },
    '2.2': {
      text: 'Neben dem Stapel jeder Stufe liegen 4 seiner Karten offen aus: Das ist die Auslage. Wird eine Karte genommen, kommt sofort die oberste ihres Stapels an dieselbe Stelle, solange er reicht.',
    },

    '3.1': {
      text: `Nimm drei Chips verschiedener Edelsteine. Es sind genau drei, mit diesen Ausnahmen:
- Sind weniger als drei Edelsteine zu haben, nimmst du genau so viele wie möglich.
- Hofregeln: ebenso, wenn du weniger Platz hast (4.1).`,
      ruling: true,
    },
    '3.2': {
      text: 'Nimm zwei Chips desselben Edelsteins. Bevor du sie nimmst, müssen mindestens 4 davon im Vorrat sein. Hofregeln: Du brauchst auch Platz für beide (4.1).',
    },
    '3.3': {
      text: 'Reserviere eine Karte: eine offene oder die oberste eines Stapels, die die anderen nicht zu sehen bekommen. Sie kommt auf deine Hand und wird nie abgeworfen; du darfst höchstens 3 Karten auf der Hand haben. Das Reservieren bringt dir 1 Gold, wenn noch welches da ist. Hofregeln: nur wenn du auch Platz dafür hast (4.1).',
      ruling: true,
    },
    '3.4': {
      text: 'Kaufe eine Karte: eine offene oder eine von deiner eigenen Hand. Wie du bezahlst, steht in (5.1) und (5.2).',
    },
    '3.5': {
      text: `Adlige, für je 3 Prestigepunkte:
- Hofregeln: Um die Gunst eines Adligen zu werben ist eine eigene Aktion. Du brauchst die Boni, die er verlangt, und darfst noch keinen Adligen haben: Jeder bekommt im ganzen Spiel nur einen.
- Klassische Regeln: Adlige sind keine Aktion. Am Ende jedes deiner Züge kommt ein Adliger, dessen Boni du hast, von selbst und lässt sich nicht abweisen. Es kommt nur einer pro Zug; könnten es mehrere sein, wählst du. Du darfst beliebig viele haben.`,
      ruling: true,
    },
    '3.6': {
      text: 'Kannst du nichts davon tun, passt du; sonst darfst du nicht passen. Passen alle nacheinander, endet das Spiel sofort, und (6.2) entscheidet.',
      ruling: true,
    },
    '3.7': {
      text: 'Klassische Regeln: Hat 10 Runden lang niemand eine Karte gekauft oder reserviert, endet das Spiel am Ende dieser Runde.',
      ruling: true,
    },

    '4.1': {
      text: `Zehn Chips sind die Grenze, Gold eingeschlossen:
- Hofregeln: Du hast nie mehr als 10. Du nimmst nur, wofür du Platz hast, und mit 10 Chips bringt das Reservieren kein Gold.
- Klassische Regeln: Du darfst mehr nehmen. Nach deiner Aktion, bevor Adlige kommen, legst du Chips deiner Wahl zurück, bis du 10 hast, alles in einer Entscheidung. Auch Gold und eben genommene Chips darfst du zurücklegen.`,
    },

    '5.1': {
      text: 'Du zahlst die Kosten der Karte abzüglich deiner Boni, Edelstein für Edelstein, aber nie unter 0. Gold ersetzt jeden Edelstein. Was du zahlst, kommt zurück in den Vorrat.',
    },
    '5.2': {
      text: 'Du wählst, mit welchen Chips du zahlst, und darfst auch dann Gold geben, wenn du den Edelstein hast. Der Preis wird genau bezahlt, nicht mehr und nicht weniger.',
    },
    '5.3': { text: 'Prestigepunkte und Bonus der Karte zählen für dich sofort.' },

    '6.1': {
      text: 'Hat jemand 15 Prestigepunkte, wird die laufende Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Dann ist das Spiel aus.',
      ruling: true,
    },
    '6.2': {
      text: 'Wer die meisten Prestigepunkte hat, gewinnt. Bei Gleichstand gewinnt, wer die wenigsten Entwicklungskarten gekauft hat. Steht es immer noch gleich, wird der Sieg geteilt.',
    },

    '7.1': {
      text: 'Die Reihenfolge der Stapel ist vor allen verborgen. Eine Karte, die vom Stapel reserviert wurde, kennt nur, wer sie hat, bis sie gekauft wird; die anderen kennen nur ihre Stufe. Offen reservierte Karten sind allen bekannt.',
    },

    '8.1': {
      text: `Mit der Maus:
- Chips nehmen: Klicke sie im Vorrat an.
- Karte kaufen: Klicke von deinen Chips diejenigen an, mit denen du zahlen willst; sie sehen dann ausgewählt aus. Danach klickst du die Karte mit links an. Bietet sich eine Zahlung von selbst an, brauchst du nichts auszuwählen: Ein Klick auf die Karte genügt.
- Karte reservieren: Klicke eine offene Karte oder einen Stapel mit rechts an.
- Reservierte Karten ansehen: Der Knopf „Hand“ öffnet sie.
- Hofregeln: Um die Gunst eines Adligen wirbst du, indem du ihn mit links anklickst.
All das geht auch mit der Tastatur und mit dem Finger; auf einem Touchscreen reservierst du, indem du eine Karte oder einen Stapel länger gedrückt hältst.`,
      ruling: true,
    },
  },
};
