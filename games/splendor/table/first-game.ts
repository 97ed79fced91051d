import type { Lesson } from '@chambord/kernel';

const step = <const Id extends string>(
  id: Id,
  spot: string | null,
  moves: readonly string[] = [],
  answer: readonly string[] = [],
) => ({ id, spot, moves, answer });

const steps = [
  step('welcome', null),
  step('cards', '.splendor .market'),
  step('take', '.splendor .tokens', ['take sapphire ruby onyx'], ['take diamond emerald ruby']),
  step('again', '.splendor .tokens', ['take sapphire ruby onyx'], ['take diamond sapphire emerald']),
  step('buy', '.splendor [data-card="1diamond-b"]', ['buy 1diamond-b for 2 ruby 1 onyx'], ['reserve 2diamond-f']),
  step('bonus', '.splendor .me'),
  step('reserve', '.splendor [data-card="2emerald-a"]', ['reserve 2emerald-a'], ['take emerald ruby onyx']),
  step('complete', '.splendor .tokens', ['take diamond ruby onyx'], ['reserve level 1']),
  step('hand', '.splendor .me .btn', ['buy 2emerald-a for 1 diamond 2 sapphire 2 onyx 1 gold']),
  step('nobles', '.splendor .nobles'),
  step('end', null),
];

/** The first game of Splendor: two players, court rules. */
export const firstGame: Lesson<(typeof steps)[number]['id']> = {
  options: { players: 2, rules: 'court' },
  seed: 'lesson 0',
  steps,
  text: {
    en: {
      welcome:
        'You are a jeweller. Whoever has 15 prestige points first wins. Points stand on cards; cards cost gems; and every card pays for later ones. So begin small, and let each purchase make the next one cheaper.',
      cards:
        'Twelve cards lie open: below the cheap ones, above the dear ones with many points. At the top of a card stand its points and the gem it will be worth for ever; at the bottom what you still have to pay.',
      take: 'You have nothing yet, so take tokens. Three of different colours is the most you can get in a turn. The diamond card at 2 rubies and 1 onyx is cheap: take a ruby, an onyx and a sapphire. Touch each, then confirm.',
      again:
        'One ruby is still missing, and the second sapphire and onyx will be useful. Take sapphire, ruby and onyx once more. (Two tokens of one colour are allowed only while four lie there: there are not enough rubies.)',
      buy: 'Now buy the diamond card: it glows, because your tokens suffice. The tokens go back, the card stays.',
      bonus:
        'Look at your cards: you now own one diamond for ever. Every price is one diamond lower for you from now on, in every turn. That is why early cards are worth more than the points they lack.',
      reserve:
        'The emerald card of level 2 brings a point, and Rolin could take it. Reserve it: right click, long press or Shift+Enter, or touch it and choose “reserve”. It comes into your hand, and you receive 1 gold, which stands for any gem.',
      complete:
        'For your reserved card you lack a diamond, an onyx and one more sapphire; gold can be the sapphire. Take diamond, ruby and onyx. Think of the limit: by the court rules you can never have more than ten tokens.',
      hand: 'Everything is there. Open your hand and buy the emerald card: the gold pays for the missing sapphire.',
      nobles:
        'The nobles do not look at tokens, only at cards: Henry VIII asks for four ruby and four onyx cards and then brings 3 points. By the court rules you seek a noble as your action, and only one. Choose early whose colours you collect.',
      end: 'That is the whole game: take, reserve, buy, win a noble. Play on against Rolin, who plays by himself from here, or set up a table of your own.',
    },
    fr: {
      welcome:
        'Vous êtes joaillier. Le premier à 15 points de prestige gagne. Les points sont sur les cartes, les cartes coûtent des gemmes, et chaque carte aide à payer les suivantes. Commencez donc petit : chaque achat rend le prochain moins cher.',
      cards:
        'Douze cartes sont visibles : en bas les bon marché, en haut les chères qui rapportent beaucoup. En haut d’une carte : ses points et la gemme qu’elle vaudra pour toujours ; en bas : ce qu’il vous reste à payer.',
      take: 'Vous n’avez encore rien : prenez des jetons. Trois de couleurs différentes, c’est le maximum en un tour. La carte diamant à 2 rubis et 1 onyx est bon marché : prenez un rubis, un onyx et un saphir. Touchez chacun, puis confirmez.',
      again:
        'Il manque encore un rubis ; le second saphir et le second onyx serviront. Reprenez saphir, rubis et onyx. (Deux jetons d’une couleur ne sont permis que s’il y en a quatre : il n’y a plus assez de rubis.)',
      buy: 'Achetez maintenant la carte diamant : elle brille, car vos jetons suffisent. Les jetons repartent, la carte reste.',
      bonus:
        'Regardez vos cartes : un diamant est à vous pour toujours. Désormais, chaque prix baisse d’un diamant pour vous, à chaque tour. Voilà pourquoi les premières cartes valent plus que les points qu’elles n’ont pas.',
      reserve:
        'La carte émeraude de niveau 2 rapporte un point, et Rolin pourrait la prendre. Réservez-la : clic droit, appui long ou Maj+Entrée, ou touchez-la et choisissez « réserver ». Elle vient en main et vous recevez 1 or, qui remplace n’importe quelle gemme.',
      complete:
        'Pour votre carte réservée, il manque un diamant, un onyx et un saphir de plus ; l’or peut être ce saphir. Prenez diamant, rubis et onyx. Attention à la limite : selon les règles de cour, jamais plus de dix jetons.',
      hand: 'Tout est là. Ouvrez votre main et achetez la carte émeraude : l’or paie le saphir qui manque.',
      nobles:
        'Les nobles ne regardent pas les jetons, seulement les cartes : Henri VIII demande quatre cartes rubis et quatre onyx, et rapporte alors 3 points. Selon les règles de cour, on sollicite un noble en action, et un seul. Choisissez tôt quelles couleurs vous réunissez.',
      end: 'Voilà tout le jeu : prendre, réserver, acheter, gagner un noble. Continuez contre Rolin, qui joue désormais seul, ou préparez votre propre table.',
    },
    de: {
      welcome:
        'Du bist Juwelier. Wer zuerst 15 Prestigepunkte hat, gewinnt. Punkte stehen auf Karten, Karten kosten Edelsteine, und jede Karte zahlt bei späteren mit. Fang also klein an: Jeder Kauf macht den nächsten billiger.',
      cards:
        'Zwölf Karten liegen offen: unten die billigen, oben die teuren mit vielen Punkten. Oben auf der Karte stehen ihre Punkte und der Edelstein, der sie für immer ist; unten, was du noch zahlen musst.',
      take: 'Noch hast du nichts, also nimm Chips. Drei verschiedene sind das Meiste, was ein Zug bringt. Die Diamant-Karte für 2 Rubine und 1 Onyx ist billig: Nimm einen Rubin, einen Onyx und einen Saphir. Berühre jeden, dann bestätige.',
      again:
        'Ein Rubin fehlt noch, und der zweite Saphir und der zweite Onyx werden nützlich. Nimm noch einmal Saphir, Rubin und Onyx. (Zwei gleiche darf man nur nehmen, wenn vier daliegen: So viele Rubine sind nicht mehr da.)',
      buy: 'Jetzt kauf die Diamant-Karte: Sie leuchtet, denn deine Chips reichen. Die Chips gehen zurück, die Karte bleibt.',
      bonus:
        'Sieh deine Karten an: Ein Diamant gehört dir jetzt für immer. Ab sofort ist für dich jeder Preis um einen Diamanten niedriger, in jedem Zug. Darum sind frühe Karten mehr wert als die Punkte, die ihnen fehlen.',
      reserve:
        'Die Smaragd-Karte der Stufe 2 bringt einen Punkt, und Rolin könnte sie nehmen. Reserviere sie: Rechtsklick, langer Druck oder Umschalt+Eingabe, oder berühre sie und wähle „reservieren“. Sie kommt auf deine Hand, und du erhältst 1 Gold, das für jeden Edelstein steht.',
      complete:
        'Für deine reservierte Karte fehlen ein Diamant, ein Onyx und noch ein Saphir; das Gold kann der Saphir sein. Nimm Diamant, Rubin und Onyx. Denk an die Grenze: Nach den Hofregeln hat man nie mehr als zehn Chips.',
      hand: 'Alles ist da. Öffne deine Hand und kauf die Smaragd-Karte: Das Gold zahlt den fehlenden Saphir.',
      nobles:
        'Die Adligen sehen nicht auf Chips, nur auf Karten: Heinrich VIII. verlangt vier Rubin- und vier Onyx-Karten und bringt dann 3 Punkte. Nach den Hofregeln wirbt man um einen Adligen als Aktion, und nur um einen. Entscheide früh, wessen Farben du sammelst.',
      end: 'Das ist das ganze Spiel: nehmen, reservieren, kaufen, einen Adligen gewinnen. Spiel weiter gegen Rolin, der von nun an selbst spielt, oder bereite einen eigenen Tisch vor.',
    },
  },
};
