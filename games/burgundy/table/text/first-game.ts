import type { Lesson } from '@chambord/ui';

const step = <const Id extends string>(
  id: Id,
  spot: string | null,
  moves: readonly string[] = [],
  answer: readonly string[] = [],
) => ({ id, spot, moves, answer });

const counter = (kind: string) => `.burgundy [data-zone=storage] [data-explains=${kind}]`;

const steps = [
  step('welcome', '.burgundy [data-zone=estate]'),
  step('dice', '.burgundy [data-zone=hand]'),
  step('take', '.burgundy [data-card=castle3a]', ['play 2', 'take castle3a'], ['play 1', 'take pasture2c']),
  step('place', '.burgundy [data-zone=projects]', ['play 3', 'place castle3a']),
  step('chain', '.burgundy [data-card=ship1b]', ['take ship1b'], ['play 2', 'place pasture2c', 'receive animals left']),
  step('ship', '.burgundy [data-zone=projects]', ['play 1', 'place ship1b']),
  step('good', '.burgundy [data-zone=goods]', ['receive goods left'], ['play 6', 'silver']),
  step('sell', `${counter('goods')}:nth-child(3)`, ['play 6', 'sell dark'], ['play 5', 'workers']),
  step('silver', counter('silver'), ['play 4', 'silver']),
  // The three cards lie over everything, so this is said before they are turned up.
  step('buy', '.burgundy [data-move=buy]', ['buy', 'keep mine5b'], ['play 5', 'take pasture5c']),
  step('mine', '.burgundy [data-zone=projects]', ['play 5', 'place mine5b']),
  step('triple', '.burgundy [data-zone=estate]'),
  step('bonus', '.burgundy [data-zone=bonus]'),
  step('end', null),
];

/** The first game of Burgundy: two players, most of a round. */
export const firstGame: Lesson<(typeof steps)[number]['id']> = {
  options: { players: 2, startPlayer: 0 },
  seed: 'lesson 8',
  floor: '.burgundy [data-zone=storage]',
  steps,
  text: {
    en: {
      welcome:
        'You are a prince of 15th-century Burgundy. Five rounds of six turns, then whoever has the most points wins. Points come from your estate: seven lanes, one for each type of card. Three cards of a type make a triple, and that is what scores.',
      dice: 'Your hand is two dice. In each turn you play one of them for one action. The other stays for the next turn, so you can plan one ahead: that is the heart of the game.',
      take: 'You have a 2 and a 3. Under the 2 of the display lies a castle whose own die is a 3. Take it with the 2: it becomes a project, and next turn your 3 will place it. Choose the castle; the 2 is played with it. The lock at a price says that undo ends there.',
      place:
        'A project is placed with its own die. Your castle shows a 3, and a 3 is left: choose the castle among your projects. Workers could change a die by one each, but you have none, so the exact die matters.',
      chain:
        'Nearly every card does something when it is placed. A castle gives an action for free, with any number; the bar below says what is open. Take the ship: its die is a 1, and a 1 is what you hold. Choosing what the next die can place makes chains.',
      ship: 'Place the ship with your 1. Ships bring goods, and goods are points once they are sold.',
      good: 'The ship’s effect is open: take the top good of a pile. Every good belongs to two numbers of the die: dark ones to 5 and 6. You hold a 6, so take the dark one on the left.',
      sell: 'Sell the dark good with the 6: choose the good, then the 6. Each good sold is 1 silver and 1 point. Whoever sells also takes the start player card and turns it face down: so yours stays yours, and you begin the next round too, with the first choice of the new display. Goods of one kind go all at once, so collecting pays.',
      silver:
        'You have 2 silver, and three buy something. Taking 1 silver is an action, with any number: choose the silver and play the 4. The 5 is worth keeping, as you will see. Silver and workers left over at the end only break ties, but as an action you may turn every three of them into 1 point.',
      buy: 'For 3 silver you may turn up three cards from the deck, once in a turn: the button is in the bar. You may keep one of the three as a project, or use the die of one at once. Keep the mine: its die is a 5, and a 5 is still in your hand.',
      mine: 'That is what the 5 was kept for: place the mine. It brings 2 silver at once, most of the next purchase. A die that takes, a die that places, and silver for what the dice do not give: so it goes on for five rounds.',
      triple:
        'Three cards of a type in one column are a triple: its points stand on the cards. A cloister is wild: it joins any unfinished column and counts as its type. Whoever is first with a type gets its ribbon too, and whoever first has all seven types in the estate a further card. So it pays to be early, and to be broad.',
      bonus:
        'For every triple you also choose a bonus of the round card: points, goods, animals, silver or workers. Each round has its own. Animals score at the end in groups of different ones: 4 are 4 points, 3 are 2, and 2 are 1. Long chains come from cards that place or take further cards: city hall, castle, church, carpenter and market.',
      end: 'You know enough to play. Choose what glows; whatever does not glow answers with its rule. Play on against Rolin, who plays by himself from here, or set up a table of your own.',
    },
    fr: {
      welcome:
        'Vous êtes un prince de la Bourgogne du XVe siècle. La partie dure cinq manches de six tours, puis celui qui a le plus de points gagne. Les points viennent de votre domaine : sept colonnes, une par type de carte. Trois cartes d’un même type forment un triplé, et c’est lui qui rapporte.',
      dice: 'Votre main, ce sont deux dés. À chaque tour, vous en jouez un et effectuez une action. L’autre reste pour le tour suivant : vous prévoyez donc un coup d’avance, et c’est le cœur du jeu.',
      take: 'Vous avez un 2 et un 3. Dans la rangée 2 se trouve un château dont le dé est un 3. Prenez-le avec le 2 : il devient un projet, et votre 3 le placera au prochain tour. Choisissez le château ; le 2 est joué en même temps. Le cadenas près d’un prix signale qu’on ne pourra plus annuler.',
      place:
        'Un projet se place avec son propre dé. Votre château montre un 3, et il vous reste un 3 : choisissez le château parmi vos projets. Des ouvriers pourraient changer de 1 chacun la valeur d’un dé, mais vous n’en avez pas : il vous faut le dé exact.',
      chain:
        'Presque chaque carte a un effet quand elle est placée. Un château offre une action gratuite, avec n’importe quel nombre ; la barre du bas dit ce qui est en cours. Prenez le navire : son dé est un 1, et vous avez un 1 en main. Choisir ce que le prochain dé placera, voilà comment naissent les enchaînements.',
      ship: 'Placez le navire avec votre 1. Les navires apportent des marchandises, et chaque marchandise vendue vaut un point.',
      good: 'L’effet du navire est en cours : prenez la marchandise du dessus d’une pile. Chaque type se vend avec deux nombres : le marron foncé avec 5 et 6. Vous avez un 6 en main : prenez la marchandise foncée, à gauche.',
      sell: 'Vendez la marchandise foncée avec le 6 : choisissez-la, puis le 6. Chaque marchandise vendue rapporte 1 pépite d’argent et 1 point. Qui vend prend aussi la carte 1er joueur et la pose face cachée : la vôtre reste donc à vous, et vous commencerez aussi la manche suivante, avec le premier choix. On vend toutes les marchandises d’un type à la fois : mieux vaut donc en réunir plusieurs.',
      silver:
        'Vous avez 2 pépites d’argent, et il en faut trois pour acheter. En prendre une est une action, avec n’importe quel nombre : choisissez l’argent et jouez le 4. Le 5 mérite d’être gardé, vous verrez. L’argent et les ouvriers qui restent à la fin ne font que départager les égalités, mais une action permet d’en convertir, à raison de 1 point par lot de trois.',
      buy: 'Pour 3 pépites d’argent, vous pouvez dévoiler trois cartes de la pioche, une fois par tour : le bouton est dans la barre. Vous pouvez garder une des trois comme projet, ou utiliser tout de suite le dé de l’une d’elles. Gardez la mine : son dé est un 5, et il vous reste un 5.',
      mine: 'Voilà pourquoi vous avez gardé le 5 : placez la mine. Elle rapporte aussitôt 2 pépites d’argent, presque de quoi acheter de nouveau. Un dé pour prendre, un dé pour placer, et de l’argent pour ce que les dés ne donnent pas : ainsi vont les cinq manches.',
      triple:
        'Trois cartes d’un même type dans une colonne forment un triplé : ses points figurent sur les cartes. Un cloître est un joker : il rejoint n’importe quelle colonne incomplète et compte comme son type. Le premier à terminer un triplé d’un type reçoit aussi son ruban, et le premier à réunir les sept types dans son domaine, une carte de plus. Mieux vaut donc aller vite, et varier les types.',
      bonus:
        'Pour chaque triplé, vous choisissez aussi un bonus de la carte Manche : points, marchandises, animaux, argent ou ouvriers. Chaque manche a les siens. À la fin, les animaux comptent par lots d’espèces différentes : 4 valent 4 points, 3 en valent 2, et 2 en valent 1. Les longs enchaînements viennent des cartes qui permettent d’en placer ou d’en prendre d’autres : hôtel de ville, château, église, atelier du charpentier et marché.',
      end: 'Vous en savez assez. Choisissez ce qui brille ; ce qui ne brille pas répond par sa règle. Continuez contre Rolin, qui joue désormais seul, ou préparez votre propre table.',
    },
    de: {
      welcome:
        'Du bist ein Fürst im Burgund des 15. Jahrhunderts. Fünf Durchgänge mit je sechs Runden, dann gewinnt, wer die meisten Punkte hat. Punkte bringt dein Fürstentum: sieben Spalten, eine für jede Kartenart. Drei Karten einer Art sind ein Drilling, und der zählt.',
      dice: 'Deine Hand sind zwei Würfel. In jedem Zug spielst du einen aus und führst damit eine Aktion aus. Der andere bleibt für den nächsten Zug, du planst also einen Zug voraus: Das ist das Herz des Spiels.',
      take: 'Du hast eine 2 und eine 3. Unter der 2 der Auslage liegt eine Burg, deren eigener Würfel eine 3 ist. Nimm sie mit der 2: Sie wird ein Projekt, und im nächsten Zug platziert deine 3 sie. Wähle die Burg; die 2 wird dabei ausgespielt. Das Schloss an einem Preis heißt: Danach gibt es kein Zurück.',
      place:
        'Ein Projekt platziert man mit seinem eigenen Würfel. Deine Burg zeigt eine 3, und eine 3 hast du noch: Wähle die Burg unter deinen Projekten. Arbeiter könnten einen Würfel um je eins ändern, aber du hast keine; darum kommt es auf den genauen Würfel an.',
      chain:
        'Fast jede Karte hat einen Effekt, wenn sie platziert wird. Eine Burg schenkt eine Aktion mit beliebiger Zahl; unten steht, was gerade offen ist. Nimm das Schiff: Sein Würfel ist eine 1, und eine 1 hast du auf der Hand. Wer wählt, was der nächste Würfel platzieren kann, baut Ketten.',
      ship: 'Platziere das Schiff mit deiner 1. Schiffe bringen Waren, und jede verkaufte Ware ist ein Punkt.',
      good: 'Der Effekt des Schiffs ist offen: Nimm die oberste Ware eines Stapels. Jede Sorte gehört zu zwei Zahlen des Würfels, die dunklen zu 5 und 6. Eine 6 hast du auf der Hand: Nimm die dunkle, links.',
      sell: 'Verkaufe die dunkle Ware mit der 6: Wähle die Ware und dann die 6. Jede verkaufte Ware ist 1 Silber und 1 Punkt. Wer verkauft, nimmt außerdem die Startspielerkarte und dreht sie um: Deine bleibt also deine, und du beginnst auch den nächsten Durchgang, mit der ersten Wahl. Man verkauft immer alle einer Sorte; Sammeln lohnt sich also.',
      silver:
        'Du hast 2 Silber, und für drei kann man kaufen. 1 Silber nehmen ist eine Aktion mit beliebiger Zahl: Wähle das Silber und spiele die 4 aus. Die 5 aufzuheben lohnt sich, du wirst sehen. Silber und Arbeiter, die am Ende übrig sind, entscheiden nur einen Gleichstand, aber als Aktion darfst du je drei davon in 1 Punkt umwandeln.',
      buy: 'Für 3 Silber darfst du drei Karten vom Stapel aufdecken, einmal im Zug: mit dem Knopf unten. Eine der drei darfst du als Projekt behalten oder gleich den Würfel einer von ihnen nutzen. Behalte die Mine: Ihr Würfel ist eine 5, und eine 5 hast du noch.',
      mine: 'Dafür hast du die 5 aufgehoben: Platziere die Mine. Sie bringt sofort 2 Silber, fast den nächsten Kauf. Ein Würfel nimmt, ein Würfel platziert, und Silber holt, was die Würfel nicht geben: So geht es fünf Durchgänge lang.',
      triple:
        'Drei Karten einer Art in einer Spalte sind ein Drilling: Seine Punkte stehen auf den Karten. Ein Kloster ist ein Joker: Es darf in jede unvollständige Spalte und zählt dann als deren Art. Wer ihn bei einer Art zuerst hat, bekommt auch ihr Band, und wer zuerst alle sieben Arten im Fürstentum hat, eine weitere Karte. Es lohnt sich also, schnell zu sein, und vielseitig.',
      bonus:
        'Für jeden Drilling wählst du außerdem einen Bonus der Durchgangskarte: Punkte, Waren, Tiere, Silber oder Arbeiter. Jeder Durchgang hat seine eigenen. Tiere zählen am Ende in Gruppen aus verschiedenen Tieren: 4 sind 4 Punkte, 3 sind 2, und 2 sind 1. Lange Ketten kommen von Karten, die weitere platzieren oder nehmen: Rathaus, Burg, Kirche, Schreinerei und Markt.',
      end: 'Du weißt genug. Wähle, was leuchtet; was nicht leuchtet, antwortet mit seiner Regel. Spiele weiter gegen Rolin, der von nun an selbst spielt, oder richte einen eigenen Tisch ein.',
    },
  },
};
