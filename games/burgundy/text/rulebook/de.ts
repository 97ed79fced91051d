import type { RuleBook } from './index.ts';

export const de: RuleBook = {
  intro: `Frankreich im 15. Jahrhundert: Du herrschst über ein kleines Fürstentum und willst es aufblühen lassen. Deine Karten sind deine Würfel. Zug für Zug spielst du eine davon aus, und ihre Zahl sagt dir, was du tun darfst: eine Karte aus der Auslage nehmen, ein Projekt in deinem Fürstentum platzieren, Waren verkaufen und noch mehr. Fast jede platzierte Karte bringt dir sofort etwas ein, und oft geht es damit gleich weiter. Drei Karten einer Art bilden einen Drilling, und jeder Drilling bringt Siegpunkte.
Nach fünf Durchgängen gewinnt, wer die meisten Siegpunkte hat. Ihr spielt zu zweit, zu dritt oder zu viert, oder du spielst allein gegen Egon.
Jede Regel hat eine Nummer, und wenn ein Zug nicht möglich ist, erfährst du die Nummer der Regel. Ist eine Regel als Festlegung gekennzeichnet, steckt darin eine Entscheidung von uns.`,

  chapters: {
    1: 'Spielmaterial',
    2: 'Vorbereitung für 2 bis 4 Spieler',
    3: 'Durchgänge, Runden und Züge',
    4: 'Die sechs Aktionen',
    5: 'Silber: drei Karten kaufen',
    6: 'Dein Fürstentum',
    7: 'Was eine platzierte Karte bewirkt',
    8: 'Ende eines Durchgangs',
    9: 'Wertung',
    10: 'Solo gegen Egon',
    11: 'Beispiele',
    12: 'Was verborgen ist',
  },

  rules: {
    '1.1': {
      text: `Das Herz des Spiels sind 114 Aktionskarten in sieben Arten:
- 12 Burgen
- 12 Minen
- 12 Klöster
- 18 Wissen
- 18 Schiffe
- 18 Weiden
- 24 Gebäude: 8 verschiedene mit je 3 Karten, nämlich Schreinerei, Kirche, Markt, Wachturm, Bank, Wohnhäuser, Warenhaus und Rathaus
Jede Aktionskarte zeigt einen Würfel von 1 bis 6, ihre Art und die Siegpunkte, die ein Drilling dieser Art einbringt.`,
    },
    '1.2': {
      text: `In der Standardausgabe sind die Würfel in jeder Art gleichmäßig verteilt: Jede Zahl von 1 bis 6 steht auf 2 Karten einer Art mit 12, auf 3 Karten einer Art mit 18 und auf 4 der 24 Gebäude. Insgesamt steht jede Zahl auf 19 Karten. Bei den Gebäuden gilt:
- Schreinerei, Kirche, Markt und Wachturm zeigen 1, 3 und 5
- Bank, Wohnhäuser, Warenhaus und Rathaus zeigen 2, 4 und 6`,
      ruling: true,
    },
    '1.3': {
      text: `In der Standardausgabe bringt ein Drilling:
- Burgen: 2 Siegpunkte
- Minen: 4 Siegpunkte
- Klöster: 6 Siegpunkte
- Wissen: 4 Siegpunkte
- Schiffe: 3 Siegpunkte
- Weiden: 4 Siegpunkte
- Gebäude: 3 Siegpunkte`,
      ruling: true,
    },
    '1.4': {
      text: `Es gibt 18 Waren: 3 Sorten mit je 6 Karten. Jede Sorte wird mit zwei der sechs Zahlen verkauft:
- hellbraune Waren mit 1 oder 2
- mittelbraune Waren mit 3 oder 4
- dunkelbraune Waren mit 5 oder 6
Eine verkaufte Ware ist 1 Siegpunkt wert.`,
      ruling: true,
    },
    '1.5': {
      text: 'Es gibt 20 Tiere: 4 Tierarten (Huhn, Schaf, Schwein und Rind) mit je 5 Karten.',
      ruling: true,
    },
    '1.6': {
      text: `Zweierlei Bonuskarten sind zu gewinnen:
- 7 Karten „Erster Drilling“, eine für jede Art, je 1 Siegpunkt wert (6.5)
- die Karten „Alle 7 Arten“, auf einem Stapel mit der höchsten obenauf (6.7): 4, 3, 2 und 1 Siegpunkte bei 4 Spielern; 4, 2 und 1 bei 3 Spielern; 3 und 1 bei 2 Spielern und im Solospiel`,
    },
    '1.7': {
      text: 'Silber, Arbeiter und Siegpunkte gehen nie aus: Sie werden einfach gezählt. Waren und Tiere sind begrenzt.',
      ruling: true,
    },
    '1.8': {
      text: `Die Durchgangskarten A bis E geben an, was du für einen Drilling bekommst, den du in diesem Durchgang vollendest. Du wählst eine der Möglichkeiten auf der Karte (6.6). In der Standardausgabe:
- A: 3 Siegpunkte, 2 Waren, 2 Tiere, 3 Silber oder 3 Arbeiter
- B: 2 Siegpunkte, 1 Ware, 1 Tier, 3 Silber oder 3 Arbeiter
- C: 1 Siegpunkt, 1 Ware, 1 Tier, 2 Silber oder 2 Arbeiter
- D: 2 Silber, 2 Arbeiter oder aber 1 Silber und 1 Arbeiter
- E: 1 Silber oder 1 Arbeiter`,
      ruling: true,
    },

    '2.1': {
      text: 'Alle beginnen mit 1 Ware und 1 Tier, beide zufällig gezogen, und 1 Silber. Sie kommen ins Lager, den Platz für deine Waren und Tiere, dein Silber und deine Arbeiter.',
    },
    '2.2': {
      text: 'Wie viele Arbeiter du am Anfang hast, hängt von deinem Platz ab. Vom Startspieler aus gezählt gibt es 0, 1, 1 und 2 Arbeiter: zu zweit also 0 und 1, zu dritt 0, 1 und 1.',
      ruling: true,
    },
    '2.3': {
      text: 'Die übrigen Waren werden gemischt und als zwei offene, möglichst gleich hohe Stapel ausgelegt; geht es nicht auf, hat der erste Stapel eine Karte mehr. Ebenso die übrigen Tiere. Von jedem Stapel ist nur die oberste Karte zu sehen.',
    },
    '2.4': {
      text: 'Der Startspieler wird ausgelost oder am Tisch bestimmt und hat die Startspielerkarte offen vor sich liegen.',
    },
    '2.5': {
      text: 'Die Aktionskarten werden gemischt. Alle erhalten 6 davon verdeckt, eine nach der anderen, beginnend beim Startspieler. Dieser Stapel ist dein Vorrat an Würfeln für den Durchgang. Niemand kennt seine Reihenfolge, auch du nicht.',
    },
    '2.6': {
      text: `Dann werden Karten offen in die sechs Reihen der Auslage gelegt: 7 bei 2 Spielern, 10 bei 3 Spielern, 13 bei 4 Spielern.
- Die ersten sechs Karten kommen der Reihe nach in die Reihen 1 bis 6, egal welchen Würfel sie zeigen.
- Bei 4 Spielern ebenso die nächsten sechs.
- Jede weitere Karte kommt in die Reihe ihres eigenen Würfels. Das ist 1 Karte bei 2 Spielern, es sind 4 Karten bei 3 Spielern und 1 Karte bei 4 Spielern.`,
    },

    '3.1': {
      text: 'Das Spiel geht über fünf Durchgänge, A bis E. Ein Durchgang hat sechs Runden, und in jeder Runde kommen alle einmal zum Zug, im Uhrzeigersinn ab dem Startspieler.',
    },
    '3.2': {
      text: `Zu Beginn eines Durchgangs ziehen alle 2 Karten vom eigenen Stapel. Zu Beginn jeder weiteren Runde ziehen alle 1 Karte nach, sodass du zwei zur Auswahl hast; in der sechsten Runde ist nur noch eine übrig.
Nur der Würfel einer Handkarte zählt. Was sie sonst zeigt, bleibt verborgen, auch vor dir selbst, und die anderen sehen von deiner Hand gar nichts. Sind deine beiden Würfel gleich, spielst du die früher gezogene Karte aus.`,
      ruling: true,
    },
    '3.3': {
      text: 'In deinem Zug legst du eine Handkarte offen auf den gemeinsamen Ablagestapel und nutzt ihren Würfel für genau eine der sechs Aktionen, (4.1) bis (4.6).',
    },
    '3.4': {
      text: 'Mit Arbeitern änderst du die ausgespielte Zahl: um 1 nach oben oder unten für jeden Arbeiter, den du abgibst. 6 und 1 sind Nachbarn, also kostet es zwei Arbeiter, aus einer 2 eine 6 zu machen. Rechnen musst du nicht: Wähle deine Aktion, und sie kostet so wenige Arbeiter, wie nötig sind, um eine passende Zahl zu erreichen. Aktionen, die mit jeder Zahl gehen, kosten keine.',
      ruling: true,
    },
    '3.5': {
      text: 'Du musst eine Karte ausspielen. Da du immer 1 Silber nehmen kannst (4.5), wird nie gepasst; nur wer keine Karte hat, setzt aus (8.4).',
    },

    '4.1': {
      text: 'Karte nehmen: Nimm eine beliebige Karte aus der Reihe der Auslage mit deiner Zahl und lege sie zu deinen Projekten.',
    },
    '4.2': {
      text: 'Projekt platzieren: Lege eines deiner Projekte mit deiner Zahl in dein Fürstentum (6.2) und nutze seinen Effekt, siehe (7.1) bis (7.8).',
    },
    '4.3': {
      text: 'Waren verkaufen: Alle deine Waren der Sorte, die zu deiner Zahl gehört (1.4), kommen zu deinen verkauften Waren. Jede davon ist 1 Siegpunkt wert und bringt dir 1 Silber. Außerdem nimmst du die Startspielerkarte und legst sie umgedreht vor dich, auch wenn du sie schon hast; nicht im Solospiel. Die Reihenfolge im laufenden Durchgang bleibt, wie sie ist. Du brauchst mindestens eine Ware dieser Sorte.',
    },
    '4.4': {
      text: 'Arbeiter aufstocken: Stocke deine Arbeiter mit einer beliebigen Zahl auf genau 2 auf. Hast du schon 2 oder mehr, geht das nicht.',
      ruling: true,
    },
    '4.5': { text: 'Silber nehmen: Nimm mit einer beliebigen Zahl 1 Silber.' },
    '4.6': {
      text: 'In Siegpunkte umwandeln: Gib mit einer beliebigen Zahl Arbeiter und Silber ab, beliebig gemischt, und nimm 1 Siegpunkt für je 3 davon. Du gibst mindestens 3 ab, und immer ein Vielfaches von drei.',
      ruling: true,
    },
    '4.7': {
      text: 'Du darfst höchstens 3 Projekte haben. Hast du drei, musst du eines davon auf den Ablagestapel legen, bevor ein neues dazukommt, egal auf welchem Weg. Welches Projekt du ablegst und in welche Spalte eine platzierte Karte kommt, gehört zum selben Spielzug und ist keine eigene Entscheidung, auch wenn die Seite mit zwei Klicks danach fragt.',
      ruling: true,
    },

    '5.1': {
      text: 'Einmal in jedem eigenen Zug darfst du 3 Silber zahlen und die obersten drei Karten des Nachziehstapels aufdecken. Das geht vor, während oder nach deiner Aktion, also immer, wenn du in deinem Zug etwas zu entscheiden hast. Hast du noch nicht gekauft und kannst es noch, wirst du vor dem Ende deines Zuges ein letztes Mal gefragt.',
    },
    '5.2': {
      text: `Wähle eine der drei Karten; die beiden anderen werden abgelegt. Mit der gewählten Karte machst du eines von beiden:
- Sie wird eines deiner Projekte (4.7).
- Du legst auch sie ab, und ihr Würfel gibt dir sofort eine Zusatzaktion, auf Wunsch mit Arbeitern (3.4).
Was vor dem Kauf noch offen war, geht danach weiter.`,
    },
    '5.3': {
      text: 'Alle sehen die drei Karten. Reicht der Nachziehstapel nicht, wird der Ablagestapel gemischt (8.4). Sind in Nachzieh- und Ablagestapel zusammen weniger als drei Karten, wird aufgedeckt, was da ist; gibt es gar keine, kann nichts gekauft werden.',
      ruling: true,
    },

    '6.1': {
      text: 'In deinem Fürstentum bilden Karten derselben Art Spalten zu je drei; eine volle Spalte ist ein Drilling. Alle Gebäude zählen als eine Art. Eine platzierte Karte wird nie mehr umgelegt.',
    },
    '6.2': {
      text: 'Eine Karte kommt in eine unvollständige Spalte ihrer Art oder in eine Spalte nur aus Klöstern (6.3). Eine neue Spalte beginnt sie nur, wenn du keine unvollständige ihrer Art hast. Die vierte Karte einer Art beginnt also eine neue Spalte.',
    },
    '6.3': {
      text: `Klöster sind Joker:
- Ein Kloster darf in jede unvollständige Spalte und zählt von da an als deren Art.
- Jede Karte darf auf eine Spalte aus nur einem oder zwei Klöstern gelegt werden, die dann ihre Art annehmen.
So kannst du zwei unvollständige Spalten derselben Art haben; du wählst, in welche eine Karte kommt. Soll ein Kloster für sich stehen, kommt es in deine unvollständige Kloster-Spalte und beginnt nur dann eine, wenn es keine gibt.`,
      ruling: true,
    },
    '6.4': {
      text: 'Drei Klöster unter sich sind ein Kloster-Drilling und 6 Siegpunkte wert. Ein gemischter Drilling gehört zur anderen Art und zählt wie diese.',
    },
    '6.5': {
      text: 'Wer als Erster einen Drilling einer Art vollendet, nimmt die Karte „Erster Drilling“ dieser Art.',
    },
    '6.6': {
      text: 'Immer wenn du einen Drilling vollendest, ob als Erster oder nicht, nimmst du einen Bonus deiner Wahl von der aktuellen Durchgangskarte (1.8). Waren und Tiere nimmst du nacheinander, jedes Mal von einem der beiden Stapel die oberste Karte. Ein Bonus, der dir nichts brächte, steht nicht zur Wahl; einer, der weniger bringt als angegeben, schon.',
      ruling: true,
    },
    '6.7': {
      text: 'Wer zum ersten Mal alle sieben Arten hat, nimmt sofort die oberste Karte „Alle 7 Arten“, die noch da ist. Ein Kloster zählt hier als Kloster, wo auch immer es liegt.',
    },
    '6.8': {
      text: `Was wann geschieht:
- Silber, Arbeiter und Siegpunkte eines Effekts erhältst du sofort, ebenso die Karten „Erster Drilling“ (6.5) und „Alle 7 Arten“ (6.7).
- Was dir eine Wahl lässt, also der Effekt der Karte und der Bonus der Durchgangskarte, ist gleichzeitig offen. Die Reihenfolge bestimmst du.
- Platzierst du eine Karte, während noch etwas offen ist, wird zuerst sie abgehandelt, mit allem, was sie einbringt. Danach geht es mit dem weiter, was vorher offen war.`,
      ruling: true,
    },
    '6.9': {
      text: `Ein Effekt, den du gerade nicht nutzen kannst, bleibt offen, solange ihn etwas anderes derselben Platzierung oder ein Kauf (5.1) noch möglich machen kann. Danach verfällt er. Zwei Beispiele:
- ein Warenhaus ohne Waren, wenn der damit vollendete Drilling Waren einbringt
- ein Rathaus ohne weiteres Projekt, wenn du 3 Silber hast`,
      ruling: true,
    },

    '7.1': {
      text: `Diese Karten füllen dein Lager:
- Mine: 2 Silber
- Wissen: 2 Arbeiter, egal wie viele du schon hast
- Schiff: 1 Ware, die oberste von einem der beiden Stapel
- Weide: 1 Tier, das oberste von einem der beiden Stapel`,
    },
    '7.2': {
      text: 'Sobald ein Waren- oder Tierstapel leer ist, wird die untere Hälfte des anderen, abgerundet, zum zweiten Stapel, in gleicher Reihenfolge und offen. Eine einzelne letzte Karte bleibt allein. Ist alles weg, gehst du leer aus.',
    },
    '7.3': {
      text: `Mit diesen Gebäuden nimmst du eine Karte aus einer beliebigen Reihe der Auslage als neues Projekt (4.7):
- Schreinerei: ein Gebäude oder ein Wissen
- Kirche: eine Burg, eine Mine oder ein Kloster
- Markt: ein Schiff oder eine Weide
Liegt keine solche Karte in der Auslage, gehst du leer aus.`,
    },
    '7.4': {
      text: `Diese Gebäude bringen einen einfachen Gewinn:
- Wachturm: 1 Siegpunkt
- Bank: 3 Silber
- Wohnhäuser: 1 Ware oder 1 Tier, die oberste Karte von einem beliebigen der vier Stapel`,
    },
    '7.5': {
      text: 'Warenhaus: Verkaufe eine Warensorte deiner Wahl wie in (4.3), egal mit welchen Zahlen. Ohne Waren gehst du leer aus; siehe aber (6.9).',
    },
    '7.6': {
      text: 'Rathaus: Platziere ein weiteres deiner Projekte, egal mit welcher Zahl, mit allen Effekten. Ohne weiteres Projekt gehst du leer aus; siehe aber (6.9).',
    },
    '7.7': {
      text: 'Burg: Führe eine der sechs Aktionen, (4.1) bis (4.6), zusätzlich aus, als hättest du eine Karte mit einer beliebigen Zahl ausgespielt.',
    },
    '7.8': { text: 'Kloster: kein Effekt, egal wo du es platzierst.' },
    '7.9': {
      text: 'Verzichten darfst du nur auf die Effekte der Gebäude in (7.3), (7.5) und (7.6). Alle anderen musst du ausführen.',
    },

    '8.1': {
      text: `Nach sechs Runden ist der Durchgang zu Ende. Der nächste wird so vorbereitet:
- Die restlichen Karten der Auslage werden abgelegt, und es wird neu ausgelegt (2.6).
- Die nächste Durchgangskarte kommt an die Reihe.
- Der Startspieler wird bestimmt (8.2).
- Alle erhalten 6 Karten, beginnend beim neuen Startspieler.`,
    },
    '8.2': {
      text: `Wo liegt die Startspielerkarte?
- Liegt sie umgedreht, dreht ihr Besitzer sie wieder auf die Vorderseite und beginnt den Durchgang.
- Liegt sie noch offen, wandert sie im Uhrzeigersinn weiter, und wer sie bekommt, beginnt den Durchgang.`,
    },
    '8.3': {
      text: 'Nach Durchgang E entfällt das alles: Dann ist das Spiel zu Ende, und alles bleibt liegen, wie es liegt.',
      ruling: true,
    },
    '8.4': {
      text: 'Immer wenn eine Karte gebraucht wird und der Nachziehstapel leer ist, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Gibt es auch keinen Ablagestapel, wird in Zugreihenfolge ausgeteilt, so weit die Karten reichen. Wer keine Karte hat, setzt aus und darf auch nichts kaufen.',
      ruling: true,
    },

    '9.1': {
      text: `Am Ende zählst du zusammen:
- deine vollständigen Drillinge, je nach Art (1.3)
- deine Karten „Erster Drilling“ und „Alle 7 Arten“
- die Siegpunkte, die du im Lauf des Spiels genommen hast
- deine verkauften Waren, je 1 Siegpunkt
Dazu kommen die Tiere (9.2) und die Startspielerkarte (9.3).`,
    },
    '9.2': {
      text: `Deine Tiere zählen in Gruppen aus verschiedenen Tieren, die größten Gruppen zuerst:
- 4 verschiedene Tiere: 4 Siegpunkte
- 3 verschiedene Tiere: 2 Siegpunkte
- 2 verschiedene Tiere: 1 Siegpunkt
Ein Beispiel: 3 Schafe, 2 Rinder und 1 Huhn bringen 3 Siegpunkte: eine 3er-Gruppe, eine 2er-Gruppe, und ein Schaf bleibt übrig.`,
    },
    '9.3': {
      text: 'Wer die Startspielerkarte hat, erhält 1 Siegpunkt, egal welche Seite oben liegt.',
    },
    '9.4': {
      text: 'Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr im Lager übrig hat: Es zählen Arbeiter, Silber, unverkaufte Waren und Tiere, die in keiner gewerteten Gruppe sind. Steht es immer noch gleich, wird der Sieg geteilt. Für die weiteren Plätze gilt dasselbe.',
      ruling: true,
    },

    '10.1': {
      text: 'Allein spielst du gegen Egon, einen Gegner, der von selbst spielt. Die Vorbereitung ist wie bei 2 Spielern: 7 Karten in der Auslage und die Karten „Alle 7 Arten“ mit 3 und 1. Du beginnst mit 1 Silber, 1 Arbeiter, 1 Ware und 1 Tier. Die Aktionskarten werden in dieser Reihenfolge ausgeteilt: deine 6 Karten, Egons Stapel, die Auslage.',
      ruling: true,
    },
    '10.2': {
      text: 'Egon hat fünf verdeckte Stapel mit 3, 4, 5, 6 und 7 Karten, einen für jeden Durchgang. Zu Beginn eines Durchgangs wird dessen Stapel nach Arten in sein Fürstentum gelegt. Seine Klöster sind immer eine eigene Art. Die vierte Karte einer Art beginnt einen neuen Drilling. Für jedes seiner Klöster erhältst du 1 Siegpunkt, sobald es ausgelegt wird.',
    },
    '10.3': {
      text: 'Egon nimmt die Karte „Erster Drilling“ einer Art, wenn er ihn vor dir vollendet, und die oberste Karte „Alle 7 Arten“, die noch da ist, sobald er alle sieben hat. Sonst bekommt er nichts: keine Effekte und keine Boni der Durchgangskarten.',
    },
    '10.4': {
      text: 'Nach jedem Durchgang werden die Siegpunkte verglichen; die deiner Tiere zählen für dich schon mit. Hat Egon mehr, hast du sofort verloren. Hast du nach Durchgang E mindestens so viele wie er, hast du gewonnen. Die Startspielerkarte wird nicht gebraucht.',
    },
    '10.5': {
      text: 'Egons Siegpunkte sind seine vollständigen Drillinge, seine Karten „Erster Drilling“ und seine Karte „Alle 7 Arten“.',
    },

    '11.1': {
      text: 'Umwandeln: 5 Arbeiter und 1 Silber sind zusammen 6 und werden zu 2 Siegpunkten (4.6).',
    },
    '11.2': { text: 'Arbeiter: Für 2 Arbeiter wird aus einer 2 eine 6, und zwar über die 1 (3.4).' },
    '11.3': {
      text: 'Alle 7 Arten bei 3 Spielern: Wer sie als Erster hat, nimmt die Karte mit 4 Siegpunkten, der Zweite die mit 2, der Dritte die mit 1 (6.7).',
    },
    '11.4': {
      text: 'Kauf mitten in der Aktion: Du platzierst eine Burg. Bevor du ihre Aktion ausführst (7.7), zahlst du 3 Silber, deckst drei Karten auf (5.1) und behältst eine andere Burg als Projekt. Mit der Aktion platzierst du diese Burg, und mit deren Aktion nimmst du eine dritte Burg aus der Auslage.',
    },
    '11.5': {
      text: 'Drillinge: 3 Gebäude sind 3 Siegpunkte wert, 3 Weiden 4 Siegpunkte und 3 Klöster 6 Siegpunkte (1.3).',
    },

    '12.1': {
      text: `Vor allen verborgen:
- die Reihenfolge des Nachziehstapels und der Stapel aller Spieler
- Egons Stapel für die kommenden Durchgänge
- alles, was in den Waren- und Tierstapeln unter der obersten Karte liegt`,
    },
    '12.2': {
      text: 'Deine Hand ist vor den anderen Spielern und vor Zuschauern verborgen. Von deinen eigenen Handkarten siehst du nur den Würfel.',
    },
    '12.3': {
      text: 'Allen bekannt: der Inhalt des Ablagestapels, wie viele Karten in jedem Stapel liegen, und alles andere auf dem Tisch.',
    },
  },
};
