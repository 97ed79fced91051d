import type { RuleBook } from './index.ts';

export const fr: RuleBook = {
  intro: `Vous êtes un marchand de pierres précieuses de la Renaissance. Vous amassez des pierres et les dépensez pour acheter des cartes Développement. Chaque carte achetée vous donne un bonus qui rend les suivantes moins chères, et beaucoup rapportent des points de prestige. Quant aux nobles, ils s’intéressent à ceux qui ont bien développé leur commerce.
Dès que quelqu’un a 15 points de prestige, on termine le tour de table, et celui qui a le plus de points gagne.
Il y a deux jeux de règles. Les règles de la cour s’appliquent si vous ne choisissez rien d’autre ; les règles classiques sont celles du jeu publié, pour ceux qui le connaissent ainsi. Là où elles diffèrent, le texte précise « Règles de la cour » ou « Règles classiques » ; tout le reste vaut pour les deux.
Chaque règle porte un numéro, et un coup impossible est refusé avec le numéro de la règle concernée. Une règle signalée comme arbitrage contient une décision de notre part.`,

  chapters: {
    1: 'Le matériel',
    2: 'La mise en place',
    3: 'Votre tour : une action et une seule',
    4: 'La limite de dix jetons',
    5: 'Acheter une carte',
    6: 'La fin de la partie',
    7: 'Ce qui est caché',
    8: 'Jouer sur cette page',
  },

  rules: {
    '1.1': {
      text: `Il y a cinq pierres précieuses, et l’or :
- le diamant (blanc)
- le saphir (bleu)
- l’émeraude (verte)
- le rubis (rouge)
- l’onyx (noir)
- l’or est un joker : il remplace n’importe quelle pierre`,
    },
    '1.2': {
      text: `Le nombre de jetons de chaque pierre dans la réserve dépend du nombre de joueurs :
- 2 joueurs : 4 de chaque pierre
- 3 joueurs : 5 de chaque pierre
- 4 joueurs : 7 de chaque pierre
Il y a toujours 5 jetons or.`,
    },
    '1.3': {
      text: 'Il y a 90 cartes Développement de trois niveaux : 40 de niveau 1, 30 de niveau 2 et 20 de niveau 3. Chacune a un coût en pierres précieuses, des points de prestige (parfois aucun) et une pierre en bonus.',
    },
    '1.4': {
      text: 'Il y a 10 nobles. Chacun vaut 3 points de prestige et exige certains bonus. On en met en jeu un de plus qu’il n’y a de joueurs ; un noble pris n’est pas remplacé.',
    },

    '2.1': {
      text: 'Le jeu se joue de 2 à 4. Sur un écran partagé, les places sont, dans l’ordre du tour, en bas, en haut, à gauche et à droite, et la première place commence. En ligne, chacun voit la sienne en bas.',
    },
    '2.2': {
      text: 'À côté de la pioche de chaque niveau, 4 de ses cartes sont posées face visible. Une carte prise est aussitôt remplacée, au même endroit, par la première de sa pioche, tant qu’il en reste.',
    },

    '3.1': {
      text: `Prendre trois jetons de pierres différentes. C’est exactement trois, sauf exceptions :
- S’il y a moins de trois pierres disponibles, vous en prenez exactement autant que possible.
- Règles de la cour : de même s’il vous reste moins de place (4.1).`,
      ruling: true,
    },
    '3.2': {
      text: 'Prendre deux jetons de la même pierre. Il doit y en avoir au moins 4 dans la réserve avant que vous les preniez. Règles de la cour : il vous faut aussi de la place pour les deux (4.1).',
    },
    '3.3': {
      text: 'Réserver une carte : une carte visible, ou la première d’une pioche, que les autres ne voient pas. Elle va dans votre main et n’est jamais défaussée ; vous pouvez avoir au plus 3 cartes en main. Réserver vous rapporte 1 jeton or s’il en reste. Règles de la cour : seulement si vous avez aussi de la place pour lui (4.1).',
      ruling: true,
    },
    '3.4': {
      text: 'Acheter une carte : une carte visible, ou une carte de votre propre main. Comment payer est expliqué en (5.1) et (5.2).',
    },
    '3.5': {
      text: `Les nobles, pour 3 points de prestige chacun :
- Règles de la cour : briguer la faveur d’un noble est une action à part entière. Il vous faut les bonus qu’il exige, et ne pas encore avoir de noble : chacun n’en obtient qu’un dans toute la partie.
- Règles classiques : ce n’est pas une action. À la fin de n’importe lequel de vos tours, un noble dont vous avez les bonus vient de lui-même, et on ne peut pas le refuser. Il n’en vient qu’un par tour ; si plusieurs peuvent venir, vous choisissez. Vous pouvez en avoir autant que vous voulez.`,
      ruling: true,
    },
    '3.6': {
      text: 'Si vous ne pouvez rien faire de tout cela, vous passez ; sinon, vous n’avez pas le droit de passer. Si tous les joueurs passent à la suite, la partie se termine aussitôt, et (6.2) décide.',
      ruling: true,
    },
    '3.7': {
      text: 'Règles classiques : si personne n’a acheté ni réservé de carte pendant 10 tours de table, la partie se termine à la fin de ce tour de table.',
      ruling: true,
    },

    '4.1': {
      text: `Dix jetons, c’est la limite, or compris :
- Règles de la cour : vous n’en avez jamais plus de 10. Vous ne prenez que ce pour quoi vous avez de la place, et réserver une carte avec 10 jetons ne rapporte pas de jeton or.
- Règles classiques : vous pouvez en prendre davantage. Après votre action, avant la venue des nobles, vous rendez des jetons de votre choix jusqu’à n’en avoir que 10, en une seule décision. Vous pouvez aussi rendre de l’or et ce que vous venez de prendre.`,
    },

    '5.1': {
      text: 'Le prix est le coût de la carte moins vos bonus, pierre par pierre, mais jamais en dessous de 0. L’or remplace n’importe quelle pierre. Les jetons payés retournent dans la réserve.',
    },
    '5.2': {
      text: 'C’est vous qui choisissez les jetons avec lesquels vous payez ; vous pouvez donner de l’or même là où vous avez la pierre. Le prix se paie exactement, ni plus ni moins.',
    },
    '5.3': { text: 'Les points de prestige et le bonus de la carte comptent aussitôt pour vous.' },

    '6.1': {
      text: 'Quand quelqu’un a 15 points de prestige, on termine le tour de table en cours, pour que tous aient joué le même nombre de fois. La partie est alors terminée.',
      ruling: true,
    },
    '6.2': {
      text: 'Celui qui a le plus de points de prestige gagne. En cas d’égalité, l’emporte celui qui a acheté le moins de cartes Développement. Si l’égalité persiste, la victoire est partagée.',
    },

    '7.1': {
      text: 'L’ordre des pioches est caché à tous. Une carte réservée depuis une pioche n’est connue que de son propriétaire jusqu’à ce qu’il l’achète ; les autres n’en connaissent que le niveau. Les cartes visibles qui ont été réservées sont connues de tous.',
    },

    '8.1': {
      text: `À la souris :
- Prendre des jetons : cliquez dessus dans la réserve.
- Acheter une carte : cliquez sur ceux de vos jetons avec lesquels vous voulez payer, qui apparaissent alors sélectionnés, puis faites un clic gauche sur la carte. Si une façon de payer s’impose, inutile de sélectionner quoi que ce soit : un clic sur la carte suffit.
- Réserver une carte : clic droit sur une carte visible ou sur une pioche.
- Voir vos cartes réservées : le bouton « Main » les affiche.
- Règles de la cour : clic gauche sur un noble pour briguer sa faveur.
Tout cela se fait aussi au clavier et au doigt ; sur un écran tactile, un appui long sur une carte ou une pioche la réserve.`,
      ruling: true,
    },
  },
};
