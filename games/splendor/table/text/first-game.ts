import type { Lesson } from '@chambord/ui';

const step = <const Id extends string>(
  id: Id,
  spot: string | null,
  moves: readonly string[] = [],
  answer: readonly string[] = [],
) => ({ id, spot, moves, answer });

const steps = [
  step('welcome', null),
  step('cards', '.splendor .market'),
  step('take', '.splendor .tokens', ['take sapphire ruby onyx'], ['take diamond diamond']),
  step('again', '.splendor .tokens', ['take sapphire ruby onyx'], ['take sapphire emerald ruby']),
  step('buy', '.splendor [data-card="1diamond-b"]', ['buy 1diamond-b for 2 ruby 1 onyx'], ['take emerald ruby onyx']),
  step('bonus', '.splendor .me'),
  step('reserve', '.splendor [data-card="1ruby-h"]', ['reserve 1ruby-h'], ['buy 1onyx-c for 2 diamond 2 emerald']),
  step(
    'second',
    '.splendor [data-card="1diamond-c"]',
    ['buy 1diamond-c for 2 sapphire 1 onyx 1 gold'],
    ['take emerald emerald'],
  ),
  step('pair', '.splendor .tokens', ['take diamond diamond'], ['take sapphire emerald onyx']),
  step('hand', '.splendor .me :is(.hand, .reserved)', ['buy 1ruby-h for 2 diamond'], ['take emerald']),
  step('nobles', '.splendor .nobles'),
  // Watched: both play on, until all but one of the noble's cards are there.
  step(
    'later',
    '.splendor .me',
    [],
    [
      'take diamond sapphire ruby',
      'buy 1sapphire-g for 1 sapphire 3 emerald 1 ruby',
      'buy 1ruby-c for 1 ruby',
      'take emerald ruby onyx',
      'take diamond sapphire emerald',
      'take sapphire ruby',
      'buy 1onyx-d for 1 sapphire 1 emerald',
      'reserve 3ruby-c',
      'buy 1ruby-a for 1 diamond',
      'reserve level 3',
      'take diamond sapphire emerald',
      'reserve 1onyx-a',
      'buy 1onyx-f for 2 sapphire 1 emerald',
      'buy 1diamond-g for 2 emerald 1 ruby',
      'take diamond emerald ruby',
      'take emerald ruby onyx',
      'buy 2diamond-d for 1 emerald 1 ruby',
      'buy 1emerald-e for 2 sapphire 1 emerald',
    ],
  ),
  step('last', '.splendor [data-card="2onyx-c"]', ['buy 2onyx-c for 2 diamond'], ['take diamond emerald ruby']),
  step('noble', '.splendor [data-noble=charles]', ['noble charles']),
  step('end', null),
];

/** The first game of Splendor: two players, court rules. */
export const firstGame: Lesson<(typeof steps)[number]['id']> = {
  options: { players: 2, rules: 'court' },
  seed: 'lesson 279',
  opponent: { name: 'Cosimo', arms: 2 },
  floor: '.splendor .tokens',
  steps,
  text: {
    en: {
      welcome:
        'You are a jeweller. Once someone has 15 prestige points, the round is finished, and whoever has the most wins. Points stand on cards; cards cost gems; and every card pays for later ones. So begin small, and let each purchase make the next one cheaper.',
      cards:
        'Twelve cards lie open: below the cheap ones, above the dear ones with many points. At the top of a card stand its points and the gem it will be worth for ever; at the bottom what you still have to pay. The lock on a deck says that its card would be revealed, so that undo ends there.',
      take: 'You have nothing yet, so take tokens. Three of different gems is the most you can get in a turn, and ten in all is the most you can have. The diamond card at 2 rubies and 1 onyx is cheap: take a ruby, an onyx and a sapphire. Choose each; the third ends your turn.',
      again:
        'One ruby is still missing, and the second sapphire and onyx will be useful. Take sapphire, ruby and onyx once more.',
      buy: 'Now buy the diamond card: it glows, because your tokens suffice. The tokens go back, the card stays.',
      bonus:
        'Look at your cards: you now own one diamond for ever. Every price is one diamond lower for you from now on, in every turn. That is why early cards are worth more than the points they lack.',
      reserve:
        'A ruby card with a point has come up. It costs 4 diamonds; for you it is 3 already. Before Cosimo takes it, reserve it: choose it, then “Reserve”. (A long press or a right click does so at once.) It comes into your hand, which holds three at most, and you receive 1 gold, which stands in for any gem.',
      second:
        'The other diamond card costs 2 sapphires and 2 onyxes. One onyx is missing, and your gold stands in for it: buy the card. Then you own two diamonds, and your ruby card costs only 2.',
      pair: 'Two diamonds are missing for the ruby card, and four lie in the supply. From four on you may take two of one gem: choose the diamonds twice.',
      hand: 'The ruby card that you reserved is in your hand: buy it. Of 4 diamonds your cards pay two, your tokens the rest. That was the third card, and the first point.',
      nobles:
        'The nobles look only at cards, not at tokens. Charles V asks for three diamond, three ruby and three onyx cards and brings 3 points. You have two diamonds and a ruby. This game goes by the court rules, the house rules of this page: everyone wins only one noble, so choose early whose colours you collect.',
      later:
        'Go on, and watch the next nine turns: you collect for Charles V and hardly pay any more. One card costs 1 ruby, another 1 diamond, because your cards pay the rest.',
      last: 'Three diamonds, three rubies, two onyxes: one onyx card is missing. This one has 2 points and costs 5 diamonds, three of which your cards pay. Buy it for 2.',
      noble:
        'Now Charles V is ready. By the court rules winning him is your action: choose his portrait. By the classic rules, those of the published game, he would have come by himself.',
      end: 'That is the whole game: take, reserve, buy, win a noble. Play on against Cosimo, who plays by himself from here, or set up a table of your own.',
    },
    fr: {
      welcome:
        'Vous êtes joaillier. Dès que quelqu’un a 15 points de prestige, on termine le tour de table, et celui qui a le plus de points gagne. Les points sont sur les cartes, les cartes coûtent des pierres, et chaque carte aide à payer les suivantes. Commencez modestement : chaque achat rend le prochain moins cher.',
      cards:
        'Douze cartes sont visibles : en bas les moins chères, en haut celles qui rapportent beaucoup. En haut d’une carte : ses points et la pierre qu’elle vaudra pour toujours ; en bas : ce qu’il vous reste à payer. Le cadenas d’une pioche signale qu’une carte y serait dévoilée : on ne pourrait plus annuler.',
      take: 'Vous n’avez encore rien : prenez des jetons. Trois pierres différentes, c’est le maximum en un tour, et dix jetons, tout ce qu’on peut avoir. La carte diamant à 2 rubis et 1 onyx est bon marché : prenez un rubis, un onyx et un saphir. Choisissez-les un par un ; le troisième finit votre tour.',
      again:
        'Il manque encore un rubis ; le second saphir et le second onyx serviront. Reprenez saphir, rubis et onyx.',
      buy: 'Achetez maintenant la carte diamant : elle brille, car vos jetons suffisent. Les jetons repartent, la carte reste.',
      bonus:
        'Regardez vos cartes : un diamant est à vous pour toujours. Désormais, chaque prix baisse d’un diamant pour vous, à chaque tour. Voilà pourquoi les premières cartes valent plus que les points qu’elles n’ont pas.',
      reserve:
        'Une carte rubis à un point est arrivée. Elle coûte 4 diamants ; pour vous, déjà 3. Avant que Cosimo ne la prenne, réservez-la : choisissez-la, puis « Réserver ». (Un appui long ou un clic droit le fait d’un coup.) Elle va dans votre main, qui en contient trois au plus, et vous recevez 1 or, qui remplace n’importe quelle pierre.',
      second:
        'L’autre carte diamant coûte 2 saphirs et 2 onyx. Il manque un onyx, et votre or le remplace : achetez-la. Vous aurez deux diamants, et votre carte rubis n’en coûtera plus que 2.',
      pair: 'Il manque deux diamants pour la carte rubis, et il y en a quatre dans la réserve. À partir de quatre, on peut prendre deux jetons d’une même pierre : choisissez deux fois les diamants.',
      hand: 'La carte rubis que vous avez réservée est dans votre main : achetez-la. Sur 4 diamants, vos cartes en paient deux, vos jetons le reste. C’est la troisième carte, et le premier point.',
      nobles:
        'Les nobles ne regardent que les cartes, pas les jetons. Charles Quint demande trois cartes diamant, trois rubis et trois onyx, et rapporte 3 points. Vous avez deux diamants et un rubis. On joue ici avec les règles de la cour, des règles maison : chacun ne gagne qu’un noble dans la partie. Choisissez donc tôt quelles couleurs réunir.',
      later:
        'Continuez, et regardez les neuf tours suivants : vous réunissez les cartes de Charles Quint et ne payez presque plus rien. Une carte coûte 1 rubis, une autre 1 diamant : vos cartes paient le reste.',
      last: 'Trois diamants, trois rubis, deux onyx : il manque une carte onyx. Celle-ci vaut 2 points et coûte 5 diamants, dont vos cartes paient trois. Achetez-la pour 2.',
      noble:
        'Charles Quint est prêt. Avec les règles de la cour, gagner sa faveur est votre action : choisissez son portrait. Avec les règles classiques, celles de la boîte, il serait venu de lui-même.',
      end: 'Voilà tout le jeu : prendre, réserver, acheter, gagner un noble. Continuez contre Cosimo, qui joue désormais seul, ou préparez votre propre table.',
    },
    de: {
      welcome:
        'Du bist Juwelier. Sobald jemand 15 Prestigepunkte hat, wird die Runde zu Ende gespielt, und wer die meisten hat, gewinnt. Punkte stehen auf Karten, Karten kosten Edelsteine, und jede Karte zahlt bei späteren mit. Fange also klein an: Jeder Kauf macht den nächsten billiger.',
      cards:
        'Zwölf Karten liegen offen: unten die billigen, oben die teuren mit vielen Punkten. Oben auf der Karte stehen ihre Punkte und der Edelstein, den sie dir bei jedem späteren Kauf erspart; unten, was du noch zahlen musst. Das Schloss an einem Stapel heißt: Hier würde eine Karte aufgedeckt, und danach gäbe es kein Zurück.',
      take: 'Noch hast du nichts, also nimm Chips. Drei verschiedene sind das Meiste, was ein Zug bringt, und mehr als zehn Chips hat niemand. Die Diamant-Karte für 2 Rubine und 1 Onyx ist billig: Nimm einen Rubin, einen Onyx und einen Saphir. Wähle einen nach dem anderen; der dritte beendet deinen Zug.',
      again:
        'Ein Rubin fehlt noch, und der zweite Saphir und der zweite Onyx werden nützlich. Nimm noch einmal Saphir, Rubin und Onyx.',
      buy: 'Jetzt kaufe die Diamant-Karte: Sie leuchtet, denn deine Chips reichen. Die Chips gehen zurück, die Karte bleibt.',
      bonus:
        'Sieh deine Karten an: Ein Diamant gehört dir jetzt für immer. Ab sofort ist für dich jeder Preis um einen Diamanten niedriger, in jedem Zug. Darum sind frühe Karten mehr wert als die Punkte, die ihnen fehlen.',
      reserve:
        'Eine Rubin-Karte mit einem Punkt ist dazugekommen. Sie kostet 4 Diamanten, für dich schon nur noch 3. Bevor Cosimo sie nimmt, reserviere sie: Wähle sie und dann „Reservieren“. (Langes Drücken oder ein Rechtsklick tut es sofort.) Sie kommt auf deine Hand, auf der höchstens drei Platz haben, und du erhältst 1 Gold, das jeden Edelstein ersetzt.',
      second:
        'Die andere Diamant-Karte kostet 2 Saphire und 2 Onyxe. Ein Onyx fehlt, und dein Gold ersetzt ihn: Kaufe die Karte. Dann gehören dir zwei Diamanten, und deine Rubin-Karte kostet nur noch 2.',
      pair: 'Für die Rubin-Karte fehlen zwei Diamanten, und vier liegen im Vorrat. Ab vier Chips darf man zwei gleiche nehmen: Wähle zweimal die Diamanten.',
      hand: 'Die reservierte Rubin-Karte liegt in deiner Hand: Kaufe sie. Von 4 Diamanten zahlen deine Karten zwei, deine Chips den Rest. Das ist deine dritte Karte und dein erster Punkt.',
      nobles:
        'Die Adligen achten nur auf Karten, nicht auf Chips. Karl V. verlangt drei Diamant-, drei Rubin- und drei Onyx-Karten und bringt 3 Punkte. Zwei Diamant-Karten und eine Rubin-Karte hast du schon. Hier gelten die Hofregeln, die Hausregeln dieser Seite: Jeder gewinnt im Spiel nur einen Adligen. Entscheide also früh, wessen Farben du sammelst.',
      later:
        'Geh weiter und sieh den nächsten neun Zügen zu: Du sammelst für Karl V. und zahlst kaum noch etwas. Eine Karte kostet 1 Rubin, eine andere 1 Diamanten, denn den Rest zahlen deine Karten.',
      last: 'Drei Diamanten, drei Rubine, zwei Onyxe: Eine Onyx-Karte fehlt. Diese hat 2 Punkte und kostet 5 Diamanten, von denen deine Karten drei zahlen. Kaufe sie für 2.',
      noble:
        'Jetzt ist Karl V. bereit. Nach den Hofregeln ist es deine Aktion, seine Gunst zu gewinnen: Wähle sein Bild. Nach den klassischen Regeln, denen des veröffentlichten Spiels, wäre er von selbst gekommen.',
      end: 'Das ist das ganze Spiel: nehmen, reservieren, kaufen, einen Adligen gewinnen. Spiele weiter gegen Cosimo, der von nun an selbst spielt, oder richte einen eigenen Tisch ein.',
    },
  },
};
