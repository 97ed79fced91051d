import type { RuleBook } from './index.ts';

export const fr: RuleBook = {
  intro: `La France au quinzième siècle : vous régnez sur un petit domaine et voulez le voir prospérer. Vos cartes sont vos dés. À chaque tour, vous en jouez une, et la valeur de son dé vous dit ce que vous pouvez faire : prendre une carte dans les rangées, placer un projet dans votre domaine, vendre des marchandises et bien d’autres choses. Presque chaque carte placée rapporte aussitôt quelque chose, et souvent de quoi enchaîner. Trois cartes d’un même type forment un triplé, et chaque triplé rapporte des points de victoire.
Après cinq manches, le joueur qui a le plus de points de victoire gagne. On joue à 2, 3 ou 4, ou bien seul contre Aaron.
Chaque règle porte un numéro, et un coup impossible est refusé avec le numéro de la règle concernée. Une règle signalée comme arbitrage contient une décision de notre part.`,

  chapters: {
    1: 'Le matériel',
    2: 'La mise en place à 2, 3 ou 4 joueurs',
    3: 'Les manches et les tours',
    4: 'Les six actions',
    5: 'L’argent : acheter trois cartes',
    6: 'Votre domaine',
    7: 'L’effet des cartes placées',
    8: 'La fin d’une manche',
    9: 'Le décompte',
    10: 'En solo contre Aaron',
    11: 'Exemples',
    12: 'Ce qui est caché',
  },

  rules: {
    '1.1': {
      text: `Au cœur du jeu, 114 cartes Action de sept types :
- 12 châteaux
- 12 mines
- 12 cloîtres
- 18 connaissances
- 18 navires
- 18 pâturages
- 24 bâtiments : 8 sortes de 3 cartes, à savoir l’atelier du charpentier, l’église, le marché, la tour de guet, la banque, la pension de famille, le magasin et l’hôtel de ville
Chaque carte Action montre un dé de 1 à 6, son type et les points de victoire que rapporte un triplé de ce type.`,
    },
    '1.2': {
      text: `Dans l’édition standard, les dés sont répartis régulièrement au sein de chaque type : chaque valeur de 1 à 6 figure sur 2 cartes d’un type qui en compte 12, sur 3 d’un type qui en compte 18 et sur 4 des 24 bâtiments. En tout, chaque valeur figure sur 19 cartes. Pour les bâtiments :
- l’atelier du charpentier, l’église, le marché et la tour de guet portent 1, 3 et 5
- la banque, la pension de famille, le magasin et l’hôtel de ville portent 2, 4 et 6`,
      ruling: true,
    },
    '1.3': {
      text: `Dans l’édition standard, un triplé rapporte :
- châteaux : 2 points de victoire
- mines : 4 points de victoire
- cloîtres : 6 points de victoire
- connaissances : 4 points de victoire
- navires : 3 points de victoire
- pâturages : 4 points de victoire
- bâtiments : 3 points de victoire`,
      ruling: true,
    },
    '1.4': {
      text: `Il y a 18 marchandises : 3 types de 6 cartes. Chaque type se vend avec deux des six valeurs de dé :
- les marchandises marron clair avec 1 ou 2
- les marchandises marron moyen avec 3 ou 4
- les marchandises marron foncé avec 5 ou 6
Une marchandise vendue vaut 1 point de victoire.`,
      ruling: true,
    },
    '1.5': {
      text: 'Il y a 20 animaux : 4 espèces (poulet, mouton, cochon et bétail) de 5 cartes chacune.',
      ruling: true,
    },
    '1.6': {
      text: `Deux sortes de cartes Bonus sont à gagner :
- 7 cartes « Premier triplé », une par type, qui valent chacune 1 point de victoire (6.5)
- les cartes « Les 7 types », empilées avec la plus forte sur le dessus (6.7) : 4, 3, 2 et 1 points de victoire à 4 joueurs ; 4, 2 et 1 à 3 joueurs ; 3 et 1 à 2 joueurs et en solo`,
    },
    '1.7': {
      text: 'Les pépites d’argent, les ouvriers et les points de victoire ne manquent jamais : on se contente de les compter. Les marchandises et les animaux sont en nombre limité.',
      ruling: true,
    },
    '1.8': {
      text: `Les cartes Manche, de A à E, indiquent ce que rapporte un triplé terminé pendant cette manche. Vous choisissez l’un des gains de la carte (6.6). Dans l’édition standard :
- A : 3 points de victoire, 2 marchandises, 2 animaux, 3 pépites d’argent ou 3 ouvriers
- B : 2 points de victoire, 1 marchandise, 1 animal, 3 pépites d’argent ou 3 ouvriers
- C : 1 point de victoire, 1 marchandise, 1 animal, 2 pépites d’argent ou 2 ouvriers
- D : 2 pépites d’argent, 2 ouvriers, ou bien 1 pépite d’argent et 1 ouvrier
- E : 1 pépite d’argent ou 1 ouvrier`,
      ruling: true,
    },

    '2.1': {
      text: 'Chaque joueur commence avec 1 marchandise et 1 animal, tirés au hasard, et 1 pépite d’argent. Le tout va dans son entrepôt, où l’on garde ses marchandises, ses animaux, ses pépites d’argent et ses ouvriers.',
    },
    '2.2': {
      text: 'Le nombre d’ouvriers au départ dépend de l’ordre du tour. À partir du 1er joueur, les joueurs en reçoivent 0, 1, 1 et 2 : donc 0 et 1 à deux joueurs, et 0, 1 et 1 à trois joueurs.',
      ruling: true,
    },
    '2.3': {
      text: 'Les autres marchandises sont mélangées et réparties en deux piles face visible, aussi égales que possible ; s’il y a une carte de plus, elle va dans la première pile. On fait de même avec les autres animaux. On ne voit que la carte du dessus de chaque pile.',
    },
    '2.4': {
      text: 'Le 1er joueur est tiré au sort, ou choisi à la table ; il a la carte 1er joueur, face visible.',
    },
    '2.5': {
      text: 'On mélange les cartes Action et on en distribue 6 à chacun, face cachée, une par une en commençant par le 1er joueur. Cette pile est votre réserve de dés pour la manche. Personne n’en connaît l’ordre, pas même vous.',
    },
    '2.6': {
      text: `On pose ensuite des cartes face visible dans les six rangées : 7 à 2 joueurs, 10 à 3 joueurs, 13 à 4 joueurs.
- Les six premières vont dans les rangées 1 à 6, dans l’ordre, quel que soit leur dé.
- À 4 joueurs, les six suivantes aussi.
- Toute autre carte va dans la rangée de son propre dé. Cela fait 1 carte à 2 joueurs, 4 cartes à 3 joueurs et 1 carte à 4 joueurs.`,
    },

    '3.1': {
      text: 'La partie se joue en cinq manches, de A à E. Une manche compte six tours, et à chaque tour, chacun joue une fois, dans le sens horaire à partir du 1er joueur.',
    },
    '3.2': {
      text: `Au début d’une manche, chacun pioche 2 cartes de sa propre pile. Chaque fois qu’un nouveau tour de table commence, chacun en pioche encore 1 : vous avez ainsi le choix entre deux cartes ; au sixième tour, il n’en reste qu’une.
Seul le dé d’une carte en main compte. Tout ce qu’elle montre d’autre reste caché, même pour vous, et les autres joueurs ne voient rien de votre main. Si vos deux dés sont identiques, vous jouez la carte piochée en premier.`,
      ruling: true,
    },
    '3.3': {
      text: 'À votre tour, jouez une carte de votre main face visible sur la défausse commune et utilisez son dé pour exactement une des six actions, de (4.1) à (4.6).',
    },
    '3.4': {
      text: 'Les ouvriers modifient la valeur du dé joué : pour chaque ouvrier rendu, elle monte ou descend de 1. Le 6 et le 1 sont voisins : changer un 2 en 6 coûte donc deux ouvriers. Pas besoin de calculer : choisissez votre action, et elle coûte le moins d’ouvriers possible pour atteindre une valeur qui la permet. Les actions possibles quelle que soit la valeur du dé n’en coûtent aucun.',
      ruling: true,
    },
    '3.5': {
      text: 'Vous devez jouer une carte. Comme on peut toujours prendre 1 pépite d’argent (4.5), personne ne passe jamais ; seule exception : le joueur qui n’a plus de carte (8.4).',
    },

    '4.1': {
      text: 'Prendre une carte : choisissez n’importe quelle carte de la rangée qui correspond à la valeur de votre dé et ajoutez-la à vos projets.',
    },
    '4.2': {
      text: 'Placer un projet : déplacez dans votre domaine un de vos projets qui porte la valeur de votre dé (6.2) et profitez de son effet, voir (7.1) à (7.8).',
    },
    '4.3': {
      text: 'Vendre des marchandises : toutes vos marchandises du type qui correspond à la valeur de votre dé (1.4) rejoignent vos marchandises vendues. Chacune vaut 1 point de victoire et vous rapporte 1 pépite d’argent. De plus, vous prenez la carte 1er joueur et la posez face cachée, même si vous l’aviez déjà ; pas en solo. L’ordre de la manche en cours ne change pas. Il faut au moins une marchandise de ce type.',
    },
    '4.4': {
      text: 'Compléter ses ouvriers : quelle que soit la valeur du dé, complétez vos ouvriers pour en avoir exactement 2. Si vous en avez déjà 2 ou plus, cette action n’est pas possible.',
      ruling: true,
    },
    '4.5': { text: 'Prendre une pépite : quelle que soit la valeur du dé, prenez 1 pépite d’argent.' },
    '4.6': {
      text: 'Convertir en points de victoire : quelle que soit la valeur du dé, rendez des ouvriers et des pépites d’argent, dans la combinaison de votre choix, et prenez 1 point de victoire par lot de 3. On en rend au moins 3, et toujours un multiple de trois.',
      ruling: true,
    },
    '4.7': {
      text: 'Vous pouvez avoir au plus 3 projets. Si vous en avez trois, vous devez en défausser un avant d’en recevoir un nouveau, d’où qu’il vienne. Le choix du projet à défausser et celui de la colonne pour une carte placée font partie du même coup : ce ne sont pas des décisions à part, même si la page les demande en deux clics.',
      ruling: true,
    },

    '5.1': {
      text: 'Une fois par tour, et seulement pendant le vôtre, vous pouvez payer 3 pépites d’argent et dévoiler les trois premières cartes de la pioche. C’est possible avant, pendant ou après votre action, autrement dit à chaque décision de votre tour. Si vous n’avez pas acheté de cartes et pouvez encore le faire, on vous le propose une dernière fois avant la fin de votre tour.',
    },
    '5.2': {
      text: `Choisissez une des trois cartes ; les deux autres sont défaussées. Pour la carte choisie, deux possibilités :
- Elle devient un de vos projets (4.7).
- Vous la défaussez aussi, et son dé vous donne aussitôt une action supplémentaire, avec l’aide d’ouvriers si vous le souhaitez (3.4).
Ce qui était encore en cours avant l’achat reprend ensuite.`,
    },
    '5.3': {
      text: 'Tout le monde voit les trois cartes. Si la pioche ne suffit pas, on mélange la défausse (8.4). Si la pioche et la défausse réunies comptent moins de trois cartes, on dévoile ce qu’il y a ; si elles n’en ont aucune, on ne peut rien acheter.',
      ruling: true,
    },

    '6.1': {
      text: 'Dans votre domaine, les cartes d’un même type forment des colonnes de trois ; une colonne complète est un triplé. Tous les bâtiments, quels qu’ils soient, comptent comme un seul type. Une carte placée ne bouge plus jamais.',
    },
    '6.2': {
      text: 'Une carte rejoint une colonne incomplète de son type, ou une colonne composée uniquement de cloîtres (6.3). Elle ne commence une nouvelle colonne que si vous n’en avez pas d’incomplète de son type. La quatrième carte d’un type commence donc une nouvelle colonne.',
    },
    '6.3': {
      text: `Les cloîtres sont des jokers :
- Un cloître peut rejoindre n’importe quelle colonne incomplète et compte dès lors comme une carte de ce type.
- N’importe quelle carte peut être placée sur une colonne d’un ou deux cloîtres seulement ; ils prennent alors son type.
Vous pouvez ainsi vous retrouver avec deux colonnes incomplètes du même type : à vous de choisir laquelle une carte rejoint. Un cloître placé pour lui-même rejoint votre colonne de cloîtres incomplète ; il n’en commence une que s’il n’y en a pas.`,
      ruling: true,
    },
    '6.4': {
      text: 'Trois cloîtres entre eux forment un triplé de cloîtres, qui vaut 6 points de victoire. Un triplé mixte est de l’autre type et compte comme tel.',
    },
    '6.5': {
      text: 'Le premier joueur à terminer un triplé d’un type prend la carte « Premier triplé » de ce type.',
    },
    '6.6': {
      text: 'Chaque fois que vous terminez un triplé, que vous soyez le premier ou non, vous prenez un bonus de votre choix sur la carte Manche en cours (1.8). Les marchandises et les animaux se prennent un par un, chaque fois sur le dessus de l’une ou l’autre pile. Un bonus qui ne rapporterait rien n’est pas proposé ; un bonus qui rapporte moins que prévu l’est.',
      ruling: true,
    },
    '6.7': {
      text: 'Chaque joueur qui réunit pour la première fois les sept types prend aussitôt la carte « Les 7 types » du dessus, s’il en reste. Ici, un cloître compte comme un cloître, où qu’il se trouve.',
    },
    '6.8': {
      text: `Dans quel ordre ?
- Les pépites d’argent, les ouvriers et les points de victoire d’un effet arrivent aussitôt, de même que la carte « Premier triplé » (6.5) et la carte « Les 7 types » (6.7).
- Ce qui vous demande un choix, l’effet de la carte et le bonus de la carte Manche, est en cours en même temps. Vous le prenez dans l’ordre que vous voulez.
- Si vous placez une carte alors que quelque chose est encore en cours, ce placement est réglé d’abord, avec tout ce qu’il rapporte. Ce qui était en cours avant reprend ensuite.`,
      ruling: true,
    },
    '6.9': {
      text: `Un effet que vous ne pouvez pas utiliser tout de suite reste en cours tant qu’autre chose, venant du même placement ou d’un achat (5.1), peut encore le rendre possible. Après, il est perdu. Deux exemples :
- un magasin sans marchandises, alors que le triplé qu’il termine en rapporte
- un hôtel de ville sans autre projet, alors que vous avez 3 pépites d’argent`,
      ruling: true,
    },

    '7.1': {
      text: `Ces cartes garnissent votre entrepôt :
- Mine : 2 pépites d’argent
- Connaissance : 2 ouvriers, peu importe combien vous en avez déjà
- Navire : 1 marchandise, du dessus de l’une des deux piles
- Pâturage : 1 animal, du dessus de l’une des deux piles`,
    },
    '7.2': {
      text: 'Dès qu’une pile de marchandises ou d’animaux est vide, la moitié inférieure de l’autre, arrondie vers le bas, devient la seconde pile, dans le même ordre et face visible. Une dernière carte reste seule. Quand tout est épuisé, on ne reçoit rien.',
    },
    '7.3': {
      text: `Avec ces bâtiments, vous prenez une carte de n’importe quelle rangée comme nouveau projet (4.7) :
- Atelier du charpentier : un bâtiment ou une connaissance
- Église : un château, une mine ou un cloître
- Marché : un navire ou un pâturage
S’il n’y a aucune carte de ce genre dans les rangées, vous n’obtenez rien.`,
    },
    '7.4': {
      text: `Ces bâtiments ont un gain tout simple :
- Tour de guet : 1 point de victoire
- Banque : 3 pépites d’argent
- Pension de famille : 1 marchandise ou 1 animal, du dessus de n’importe laquelle des quatre piles`,
    },
    '7.5': {
      text: 'Magasin : vendez un type de marchandise de votre choix comme en (4.3), quelle que soit la valeur du dé. Sans marchandise, vous n’obtenez rien ; voir toutefois (6.9).',
    },
    '7.6': {
      text: 'Hôtel de ville : placez un autre de vos projets, quelle que soit la valeur de son dé, avec tous ses effets. Sans autre projet, vous n’obtenez rien ; voir toutefois (6.9).',
    },
    '7.7': {
      text: 'Château : effectuez gratuitement une des six actions, de (4.1) à (4.6), comme si vous aviez joué une carte avec la valeur de dé de votre choix.',
    },
    '7.8': { text: 'Cloître : aucun effet, où que vous le placiez.' },
    '7.9': {
      text: 'On ne peut renoncer qu’aux effets des bâtiments de (7.3), (7.5) et (7.6). Tous les autres sont obligatoires.',
    },

    '8.1': {
      text: `Après six tours, la manche est finie. On prépare la suivante dans cet ordre :
- Les cartes qui restent dans les rangées sont défaussées, et on en pose de nouvelles (2.6).
- On passe à la carte Manche suivante.
- On détermine le 1er joueur (8.2).
- Chacun reçoit 6 cartes, en commençant par le nouveau 1er joueur.`,
    },
    '8.2': {
      text: `Où se trouve la carte 1er joueur ?
- Si elle est face cachée, celui qui l’a la retourne face visible et commence la manche.
- Si elle est encore face visible, elle passe au joueur suivant dans le sens horaire, et c’est lui qui commence.`,
    },
    '8.3': {
      text: 'Rien de tout cela après la manche E : la partie est alors terminée, et tout reste en l’état.',
      ruling: true,
    },
    '8.4': {
      text: 'Chaque fois qu’il faut une carte et que la pioche est vide, on mélange la défausse pour former une nouvelle pioche. S’il n’y a pas de défausse non plus, on distribue dans l’ordre du tour tant qu’il y a des cartes. Un joueur sans carte passe son tour, achat compris.',
      ruling: true,
    },

    '9.1': {
      text: `À la fin, vous additionnez :
- vos triplés complets, selon leur type (1.3)
- vos cartes « Premier triplé » et « Les 7 types »
- les points de victoire pris en cours de partie
- vos marchandises vendues, 1 point de victoire chacune
S’y ajoutent les animaux (9.2) et la carte 1er joueur (9.3).`,
    },
    '9.2': {
      text: `Vos animaux comptent par lots d’espèces différentes, les plus grands lots d’abord :
- 4 animaux différents : 4 points de victoire
- 3 animaux différents : 2 points de victoire
- 2 animaux différents : 1 point de victoire
Par exemple, 3 moutons, 2 têtes de bétail et 1 poulet rapportent 3 points de victoire : un lot de 3, un lot de 2, et un mouton qui reste.`,
    },
    '9.3': {
      text: 'Celui qui a la carte 1er joueur, peu importe la face visible, reçoit 1 point de victoire.',
    },
    '9.4': {
      text: 'Le plus grand total gagne. En cas d’égalité, l’emporte celui à qui il reste le plus dans son entrepôt : ouvriers, pépites d’argent, marchandises invendues et animaux qui ne font partie d’aucun lot compté. Si l’égalité persiste, la victoire est partagée. Les places suivantes sont départagées de la même façon.',
      ruling: true,
    },

    '10.1': {
      text: 'Seul, vous jouez contre Aaron, un adversaire virtuel. La mise en place est celle de 2 joueurs : 7 cartes dans les rangées et les cartes « Les 7 types » à 3 et à 1. Vous commencez avec 1 pépite d’argent, 1 ouvrier, 1 marchandise et 1 animal. Les cartes Action sont distribuées dans cet ordre : vos 6 cartes, les piles d’Aaron, les rangées.',
      ruling: true,
    },
    '10.2': {
      text: 'Aaron a cinq piles face cachée de 3, 4, 5, 6 et 7 cartes, une par manche. Au début de chaque manche, la pile correspondante est posée dans son domaine, par type. Ses cloîtres sont toujours un type à part. La quatrième carte d’un type commence un nouveau triplé. Pour chacun de ses cloîtres, vous recevez 1 point de victoire, dès qu’il est posé.',
    },
    '10.3': {
      text: 'Aaron prend la carte « Premier triplé » d’un type s’il le termine avant vous, et la carte « Les 7 types » du dessus dès qu’il réunit les sept. Il ne reçoit rien d’autre : ni effets, ni bonus des cartes Manche.',
    },
    '10.4': {
      text: 'Après chaque manche, on compare les points de victoire ; ceux de vos animaux comptent déjà pour vous. Si Aaron en a plus, vous perdez aussitôt. Si vous en avez autant que lui ou plus après la manche E, vous gagnez. La carte 1er joueur ne sert pas.',
    },
    '10.5': {
      text: 'Les points de victoire d’Aaron sont ceux de ses triplés complets, de ses cartes « Premier triplé » et de sa carte « Les 7 types ».',
    },

    '11.1': {
      text: 'Conversion : 5 ouvriers et 1 pépite d’argent font 6 à rendre, et deviennent 2 points de victoire (4.6).',
    },
    '11.2': { text: 'Ouvriers : un 2 devient un 6 pour 2 ouvriers, en passant par le 1 (3.4).' },
    '11.3': {
      text: 'Les 7 types à 3 joueurs : le premier à les réunir prend la carte à 4 points de victoire, le deuxième celle à 2, le troisième celle à 1 (6.7).',
    },
    '11.4': {
      text: 'Un achat en pleine action : vous placez un château. Avant d’effectuer son action gratuite (7.7), vous payez 3 pépites d’argent, dévoilez trois cartes (5.1) et gardez un autre château comme projet. Avec l’action gratuite, vous placez ce château, et avec la sienne, vous prenez un troisième château dans les rangées.',
    },
    '11.5': {
      text: 'Triplés : 3 bâtiments valent 3 points de victoire, 3 pâturages 4 points de victoire et 3 cloîtres 6 points de victoire (1.3).',
    },

    '12.1': {
      text: `Caché à tous :
- l’ordre de la pioche et de la pile de chaque joueur
- les piles d’Aaron pour les manches à venir
- tout ce qui se trouve sous la carte du dessus des piles de marchandises et d’animaux`,
    },
    '12.2': {
      text: 'Votre main est cachée aux autres joueurs et aux spectateurs. De vos propres cartes en main, vous ne voyez que le dé.',
    },
    '12.3': {
      text: 'Connu de tous : le contenu de la défausse, le nombre de cartes de chaque pile et tout ce qui se trouve par ailleurs sur la table.',
    },
  },
};
