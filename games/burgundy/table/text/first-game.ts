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
  step(
    'mine',
    '.burgundy [data-zone=projects]',
    ['play 5', 'place mine5b'],
    ['play 4', 'place pasture5c on pasture2c', 'receive animals left'],
  ),
  // Round B: two castles, the second with a worker.
  step('church', '.burgundy [data-card=church1]', ['play 3', 'take church1'], ['play 4', 'take pasture6b']),
  step('second', '.burgundy [data-zone=projects]', ['play 1', 'place church1', 'take castle6a'], ['play 4', 'workers']),
  step('restock', counter('workers'), ['play 1', 'workers'], ['play 4', 'silver', 'end']),
  step('worker', '.burgundy [data-zone=projects]', ['play 1', 'place castle6a on castle3a']),
  step('hall', '.burgundy [data-card=cityHall4]', ['take cityHall4'], ['buy', 'keep ship6b', 'play 4', 'silver']),
  // Watched: both play the round to its end.
  step(
    'later',
    '.burgundy [data-zone=opponents]',
    [],
    [
      'play 1',
      'workers',
      'play 4',
      'silver',
      'play 1',
      'sell medium',
      'end',
      'play 4',
      'place pasture6b on pasture2c',
      'bonus 3 silver',
      'buy',
      'keep ship3a',
      'receive animals right',
    ],
  ),
  // Round C: one turn, from a single die to the first triple.
  step('cloister', '.burgundy [data-card=cloister3b]', ['play 3', 'take cloister3b']),
  step('fourth', '.burgundy [data-move=buy]', ['buy', 'use cloister4a']),
  step('city', '.burgundy [data-zone=projects]', ['place cityHall4 on church1']),
  step('triple', '.burgundy [data-zone=estate]', ['place cloister3b on castle3a']),
  step('bonus', '.burgundy [data-zone=bonus]', ['bonus 1 animals', 'receive animals left']),
  step('end', null),
];

/** The first game of Burgundy: two players, from the first die to the first triple. */
export const firstGame: Lesson<(typeof steps)[number]['id']> = {
  options: { players: 2, startPlayer: 0 },
  seed: 'lesson 8',
  opponent: { name: 'Rolin', arms: 2 },
  floor: '.burgundy [data-zone=storage]',
  steps,
  text: {
    en: {
      welcome:
        'You are a prince in 15th-century Burgundy. After five rounds whoever has the most points wins. Points come from your estate: three cards of one type make a triple, and triples score.',
      dice: 'Your hand is two dice. Each turn you play one of them for one action; the other stays for the next turn. So you can plan one turn ahead.',
      take: 'You have a 2 and a 3. In row 2 of the display lies a castle whose own die is a 3: take it with the 2, and your 3 can place it next. Choose the castle. A lock beside a price means: no undo after this.',
      place:
        'A card you have taken is a project. It is placed with its own die, and a 3 is what you have left: choose the castle among your projects.',
      chain:
        'Nearly every card does something when it is placed. A castle gives an action for free, with any number. Take the ship: its die is a 1, and you hold a 1.',
      ship: 'Place the ship with your 1. Ships bring goods, and every good you sell is a point.',
      good: 'Take the top good of a pile. Dark goods are sold with a 5 or a 6, and you hold a 6: take the dark one on the left.',
      sell: 'Sell it with the 6: choose the good, then the 6. That is 1 point and 1 silver. Whoever sells also takes the start player card, so it stays with you: you choose first in the next round, too.',
      silver:
        'You have 2 silver; for 3 you may buy cards. Taking 1 silver is an action with any number: choose the silver and play the 4. Keep the 5, you will need it.',
      buy: 'For 3 silver you turn up three cards of the deck, once in a turn: the button is in the bar. Then keep the mine as a project: its die is a 5.',
      mine: 'That is what the 5 was for: place the mine. It brings 2 silver, nearly enough to buy again.',
      church:
        'Round B: a new display, six new dice. Now for your first triple, of castles. Take the church with the 3: once placed, it fetches a castle, a mine or a cloister from any row.',
      second:
        'The church’s die is a 1, and you hold a 1. Place the church, then take the castle from the display with it.',
      restock:
        'The castle needs a 6, and you have only 1s. Workers help: each of them changes a die by one, and 6 and 1 are neighbours. Restock your workers: choose them in your storage.',
      worker: 'Now place the castle: one worker turns the 1 into a 6. It joins your first castle in one column.',
      hall: 'The castle gives its free action again: take the city hall. Once placed, it places another project, whatever its die. Remember that.',
      later:
        'Watch the last two turns of the round. With two workers you sell with a 1 as if it were a 3. And Rolin completes a triple of pastures: the first one, so its ribbon is his.',
      cloister:
        'Round C, and you begin. A cloister is wild: it joins any unfinished column and counts as its type. Take the one in row 3; it shall be your third castle.',
      fourth:
        'Your turn is not over: you have 3 silver, so buy. This time do not keep a card: use the die of the cloister with the 4 at once, for an extra action …',
      city: '… with a 4, and a 4 places your city hall. Choose it among your projects.',
      triple:
        'The city hall places another project, whatever its die: choose the cloister, then its golden place below your castles.',
      bonus:
        'A triple! 2 points, 1 more for the first triple of castles, and a bonus of the round card. Choose the animal and take the chicken: with your cow it is a pair of different animals, one more point.',
      end: 'One single 3 did all that: cloister, purchase, city hall, triple, bonus. Such chains are the heart of the game. Choose what glows; anything else answers with its rule. Play on against Rolin, or set up a table of your own.',
    },
    fr: {
      welcome:
        'Vous êtes un prince dans la Bourgogne du quinzième siècle. Après cinq manches, celui qui a le plus de points gagne. Les points viennent de votre domaine : trois cartes d’un même type forment un triplé, et c’est lui qui rapporte.',
      dice: 'Votre main, ce sont deux dés. À chaque tour, vous en jouez un pour effectuer une action ; l’autre reste pour le tour suivant. Vous pouvez donc prévoir un tour d’avance.',
      take: 'Vous avez un 2 et un 3. Dans la rangée 2 se trouve un château dont le dé est un 3 : prenez-le avec le 2, et votre 3 pourra le placer. Choisissez le château. Un cadenas près d’un prix signifie : plus d’annulation ensuite.',
      place:
        'Une carte prise est un projet. Elle se place avec son propre dé, et il vous reste un 3 : choisissez le château parmi vos projets.',
      chain:
        'Presque chaque carte a un effet quand elle est placée. Un château offre une action gratuite, valeur du dé au choix. Prenez le navire : son dé est un 1, et vous avez un 1 en main.',
      ship: 'Placez le navire avec votre 1. Les navires apportent des marchandises, et chaque marchandise vendue vaut un point.',
      good: 'Prenez la marchandise du dessus d’une pile. Les marron foncé se vendent avec un 5 ou un 6, et vous avez un 6 : prenez la foncée, à gauche.',
      sell: 'Vendez-la avec le 6 : choisissez la marchandise, puis le 6. Cela fait 1 point et 1 pépite d’argent. Qui vend prend aussi la carte 1er joueur : elle reste donc chez vous, et vous choisirez encore le premier à la manche suivante.',
      silver:
        'Vous avez 2 pépites d’argent ; pour 3, vous pouvez acheter des cartes. En prendre une est une action, quelle que soit la valeur du dé : choisissez l’argent et jouez le 4. Gardez le 5, il va servir.',
      buy: 'Pour 3 pépites d’argent, vous dévoilez trois cartes de la pioche, une fois par tour : le bouton est dans la barre. Gardez ensuite la mine comme projet : son dé est un 5.',
      mine: 'Voilà pourquoi vous avez gardé le 5 : placez la mine. Elle rapporte 2 pépites d’argent, presque de quoi acheter de nouveau.',
      church:
        'Manche B : de nouvelles rangées, six nouveaux dés. En route vers votre premier triplé, celui des châteaux. Prenez l’église avec le 3 : une fois placée, elle va chercher un château, une mine ou un cloître dans n’importe quelle rangée.',
      second:
        'Le dé de l’église est un 1, et vous avez un 1. Placez l’église, puis prenez grâce à elle le château des rangées.',
      restock:
        'Le château demande un 6, et vous n’avez que des 1. Les ouvriers aident : chacun change de 1 la valeur d’un dé, et le 6 et le 1 sont voisins. Complétez vos ouvriers : choisissez-les dans votre entrepôt.',
      worker:
        'Placez maintenant le château : un ouvrier change le 1 en 6. Il rejoint votre premier château dans la même colonne.',
      hall: 'Le château offre de nouveau son action gratuite : prenez l’hôtel de ville. Une fois placé, il place un autre projet, quelle que soit la valeur de son dé. Retenez-le.',
      later:
        'Regardez les deux derniers tours de la manche. Avec deux ouvriers, vous vendez avec un 1 comme si c’était un 3. Et Rolin termine un triplé de pâturages : c’est le premier, le ruban est donc à lui.',
      cloister:
        'Manche C, et c’est vous qui commencez. Un cloître est un joker : il rejoint n’importe quelle colonne incomplète et compte comme son type. Prenez celui de la rangée 3 : il sera votre troisième château.',
      fourth:
        'Votre tour n’est pas fini : vous avez 3 pépites d’argent, achetez. Cette fois, ne gardez pas de carte : jouez aussitôt le dé du cloître qui porte le 4, pour une action supplémentaire…',
      city: '… avec un 4, et un 4 place votre hôtel de ville. Choisissez-le parmi vos projets.',
      triple:
        'L’hôtel de ville place un autre projet, quelle que soit la valeur de son dé : choisissez le cloître, puis sa place dorée sous vos châteaux.',
      bonus:
        'Un triplé ! 2 points, 1 de plus pour le premier triplé de châteaux, et un bonus de la carte Manche. Choisissez l’animal et prenez le poulet : avec votre tête de bétail, cela fait deux espèces différentes, encore un point.',
      end: 'Tout cela avec un seul 3 : cloître, achat, hôtel de ville, triplé, bonus. Ces enchaînements sont le cœur du jeu. Choisissez ce qui brille ; le reste répond par sa règle. Continuez contre Rolin, ou préparez votre propre table.',
    },
    de: {
      welcome:
        'Du bist ein Fürst im Burgund des 15. Jahrhunderts. Nach fünf Durchgängen gewinnt, wer die meisten Punkte hat. Punkte bringt dein Fürstentum: Drei Karten einer Art sind ein Drilling, und Drillinge zählen.',
      dice: 'Deine Hand sind zwei Würfel. In jedem Zug spielst du einen aus und führst damit eine Aktion aus; der andere bleibt für den nächsten Zug. So kannst du einen Zug vorausplanen.',
      take: 'Du hast eine 2 und eine 3. In Reihe 2 der Auslage liegt eine Burg, deren eigener Würfel eine 3 ist: Nimm sie mit der 2, dann kann deine 3 sie platzieren. Wähle die Burg. Ein Schloss am Preis heißt: Das lässt sich nicht rückgängig machen.',
      place:
        'Eine genommene Karte ist ein Projekt. Platziert wird sie mit ihrem eigenen Würfel, und eine 3 hast du noch: Wähle die Burg unter deinen Projekten.',
      chain:
        'Fast jede Karte hat einen Effekt, wenn sie platziert wird. Eine Burg schenkt dir eine beliebige Aktion, Zahl frei wählbar. Nimm das Schiff: Sein Würfel ist eine 1, und eine 1 hast du auf der Hand.',
      ship: 'Platziere das Schiff mit deiner 1. Schiffe bringen Waren, und jede verkaufte Ware ist ein Punkt.',
      good: 'Nimm die oberste Ware eines Stapels. Dunkle Waren verkauft man mit 5 oder 6, und du hast eine 6: Nimm die dunkle, links.',
      sell: 'Verkaufe sie mit der 6: Wähle die Ware und dann die 6. Das bringt 1 Punkt und 1 Silber. Wer verkauft, nimmt auch die Startspielerkarte. Sie bleibt also bei dir: Auch im nächsten Durchgang wählst du zuerst.',
      silver:
        'Du hast 2 Silber; für 3 darfst du Karten kaufen. 1 Silber nehmen ist eine Aktion mit beliebiger Zahl: Wähle das Silber und spiele die 4 aus. Hebe die 5 auf, du brauchst sie gleich.',
      buy: 'Für 3 Silber deckst du drei Karten vom Stapel auf, einmal im Zug: mit dem Knopf unten. Behalte dann die Mine als Projekt: Ihr Würfel ist eine 5.',
      mine: 'Dafür hast du die 5 aufgehoben: Platziere die Mine. Sie bringt 2 Silber, fast genug für den nächsten Kauf.',
      church:
        'Durchgang B: eine neue Auslage, sechs neue Würfel. Auf zu deinem ersten Drilling, dem der Burgen. Nimm mit der 3 die Kirche: Platziert holt sie eine Burg, eine Mine oder ein Kloster aus einer beliebigen Reihe.',
      second:
        'Der Würfel der Kirche ist eine 1, und du hast eine 1. Platziere die Kirche und nimm mit ihr die Burg aus der Auslage.',
      restock:
        'Die Burg braucht eine 6, und du hast nur Einsen. Da helfen Arbeiter: Jeder ändert einen Würfel um eins, und 6 und 1 sind Nachbarn. Stocke deine Arbeiter auf: Wähle sie in deinem Lager.',
      worker:
        'Jetzt platziere die Burg: Ein Arbeiter macht aus der 1 eine 6. Sie kommt zu deiner ersten Burg in dieselbe Spalte.',
      hall: 'Die Burg bringt wieder eine beliebige Aktion: Nimm das Rathaus. Platziert bringt es ein weiteres Projekt ins Fürstentum, egal mit welchem Würfel. Merke dir das.',
      later:
        'Sieh dir die letzten zwei Runden des Durchgangs an. Mit zwei Arbeitern verkaufst du mit einer 1, als wäre sie eine 3. Und Rolin vollendet einen Weiden-Drilling: den ersten, also bekommt er ihr Band.',
      cloister:
        'Durchgang C, und du beginnst. Ein Kloster ist ein Joker: Es darf in jede unvollständige Spalte und zählt dann als deren Art. Nimm das aus Reihe 3; es wird deine dritte Burg.',
      fourth:
        'Dein Zug ist noch nicht zu Ende: Du hast 3 Silber, also kaufe. Behalte diesmal keine Karte, sondern nutze sofort den Würfel des Klosters mit der 4 für eine Zusatzaktion …',
      city: '… mit einer 4, und eine 4 platziert dein Rathaus. Wähle es unter deinen Projekten.',
      triple:
        'Das Rathaus platziert ein weiteres Projekt, egal mit welchem Würfel: Wähle das Kloster und dann seinen goldenen Platz unter deinen Burgen.',
      bonus:
        'Ein Drilling! 2 Punkte, 1 weiterer für den ersten Burgen-Drilling und ein Bonus der Durchgangskarte. Wähle das Tier und nimm das Huhn: Mit deinem Rind sind das zwei verschiedene Tiere, noch ein Punkt.',
      end: 'Das alles mit einer einzigen 3: Kloster, Kauf, Rathaus, Drilling, Bonus. Solche Ketten sind das Herz des Spiels. Wähle, was leuchtet; alles andere antwortet mit seiner Regel. Spiele weiter gegen Rolin oder richte einen eigenen Tisch ein.',
    },
  },
};
