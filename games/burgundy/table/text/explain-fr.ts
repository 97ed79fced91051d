import {
  AARON_CLOISTER,
  AARON_PILES,
  CARDS_BOUGHT,
  CARDS_PRICE,
  FIRST_TRIPLE,
  GOOD_POINTS,
  GOOD_SILVER,
  HAND,
  MAX_PROJECTS,
  POINT_PRICE,
  REFILL,
  ROUNDS,
  SET_POINTS,
  SILVER_TAKEN,
  START_CARD_POINTS,
  TRIPLE,
  TURNS,
  TYPES,
} from '@chambord/burgundy/rules';
import { dictionaries } from '@chambord/burgundy/text';
import { capital, french as t } from '@chambord/prose';
import type { ExplainWords } from './explain-en.ts';

const { and, count, effects, letters, resources, table } = dictionaries.fr;
const price = count(CARDS_PRICE, resources.silver);
const bought = `${letters(CARDS_BOUGHT)} cartes`;

export const fr: ExplainWords = {
  faces: {
    castle: 'Une fois placé, il offre une des six actions, avec la valeur de dé de votre choix.',
    mine: `Une fois placée, elle rapporte ${effects.mine}.`,
    cloister: t`Il n’a aucun effet, mais c’est un joker : il rejoint n’importe quelle colonne incomplète et compte comme ce type.`,
    knowledge: `Une fois placée, elle rapporte ${effects.knowledge}.`,
    ship: `Une fois placé, il rapporte ${effects.ship} du dessus de l’une des deux piles.`,
    pasture: `Une fois placé, il rapporte ${effects.pasture} du dessus de l’une des deux piles.`,
    carpenter:
      'Une fois placé, il permet de prendre comme projet un bâtiment ou une connaissance de n’importe quelle rangée.',
    church:
      'Une fois placée, elle permet de prendre comme projet un château, une mine ou un cloître de n’importe quelle rangée.',
    market: 'Une fois placé, il permet de prendre comme projet un navire ou un pâturage de n’importe quelle rangée.',
    watchtower: `Une fois placée, elle rapporte ${effects.watchtower}.`,
    bank: `Une fois placée, elle rapporte ${effects.bank}.`,
    boardingHouse: `Une fois placée, elle rapporte ${effects.boardingHouse} du dessus d’une pile.`,
    warehouse: 'Une fois placé, il permet de vendre un type de marchandise, quelle que soit la valeur du dé.',
    cityHall: 'Une fois placé, il permet de placer un autre projet, quelle que soit la valeur de son dé.',
  },
  card: (effect, die, points) =>
    `${effect} Un projet se place avec son propre dé, ici un ${die}. Un triplé de ce type rapporte ${points} points de victoire.`,
  placed: (effect, points) =>
    t`${effect} C’est déjà fait ; le dé d’une carte placée ne compte plus. Un triplé de ce type rapporte ${points} points de victoire.`,
  row: (die) =>
    t`Les cartes de cette rangée se prennent avec un ${die}. Chaque ouvrier change de 1 la valeur d’un dé ; le 6 et le 1 sont voisins.`,
  lane: (points) =>
    t`Les cartes d’un type forment des colonnes de ${letters(TRIPLE)}. Une colonne complète est un triplé : ici ${points} points de victoire, et un bonus de la carte Manche. Le premier triplé d’un type rapporte aussi son ruban : ${FIRST_TRIPLE} point de plus.`,
  project: {
    title: 'Une place pour un projet',
    text: t`Les cartes prises attendent ici d’être placées. ${capital(letters(MAX_PROJECTS))} projets au plus ; avant d’en recevoir un quatrième, on en défausse un.`,
  },
  die: {
    title: 'Vos dés',
    text: `À votre tour, vous jouez un de vos ${letters(HAND)} dés et effectuez une action. L’autre reste pour le tour suivant, où vous en piochez un nouveau.`,
  },
  hiddenDie: {
    title: 'Un dé caché',
    text: 'Personne d’autre ne voit votre main, et vous ne voyez pas celle des autres.',
  },
  workers: `Chaque ouvrier rendu change de 1 la valeur du dé joué. Comme action, quelle que soit la valeur du dé, vous pouvez compléter vos ouvriers à ${REFILL}.`,
  silver: `Pour ${price}, vous dévoilez ${bought}, une fois par tour. Quelle que soit la valeur du dé, vous pouvez prendre ${SILVER_TAKEN} pépite comme action.`,
  goods: (one, other) =>
    t`Se vend avec un ${one} ou un ${other} : toutes celles de ce type à la fois, ${count(GOOD_POINTS, resources.points)} et ${count(GOOD_SILVER, resources.silver)} chacune, et vous prenez la carte 1er joueur.`,
  animals: t`À la fin, les animaux comptent par lots d’espèces différentes : 4 différents valent ${SET_POINTS[4]} points, 3 en valent ${SET_POINTS[3]}, 2 en valent ${SET_POINTS[2]}.`,
  points: {
    title: 'Points de victoire',
    text: t`Tous les points jusqu’ici, animaux et marchandises vendues compris. Quelle que soit la valeur du dé, vous pouvez rendre ouvriers et pépites : 1 point par lot de ${POINT_PRICE}.`,
  },
  startCard: {
    title: 'Carte 1er joueur',
    text: t`Elle vaut ${START_CARD_POINTS} point à la fin. Qui vend des marchandises la prend, face cachée, et commence la manche suivante ; face visible, elle passe au suivant.`,
  },
  clock: {
    title: 'Manches et tours',
    text: `${capital(letters(ROUNDS.length))} manches, de A à E, de ${letters(TURNS)} tours chacune. À chaque tour, chacun joue un dé.`,
  },
  roundCard: {
    title: 'Carte Manche',
    text: 'Qui termine un triplé pendant cette manche choisit un de ces bonus. Ils diminuent de manche en manche.',
  },
  bonus: {
    title: 'Bonus de triplé',
    text: 'Pour chaque triplé terminé, vous choisissez un des gains de la carte Manche.',
  },
  allSeven: (points) =>
    t`Pour qui réunit les ${letters(TYPES.length)} types dans son domaine ; le premier prend la carte la plus forte. Celle-ci vaut ${points}.`,
  allSevenTitle: table.allSeven,
  goodsPile: {
    title: 'Marchandises',
    text: 'On voit le dessus de chaque pile. Les navires et les pensions en rapportent une. Si une pile est vide, l’autre est partagée en deux.',
  },
  animalsPile: {
    title: 'Animaux',
    text: 'On voit le dessus de chaque pile. Les pâturages et les pensions en rapportent un. Si une pile est vide, l’autre est partagée en deux.',
  },
  deck: {
    title: 'Pioche',
    text: t`Toutes les cartes Action à venir : les dés des manches suivantes, les rangées et ce qu’on achète.`,
  },
  discard: {
    title: 'Défausse',
    text: t`Les dés joués et les cartes que personne n’a gardées. Chacun peut la consulter ; on la mélange quand la pioche est vide.`,
  },
  player: (own) =>
    own
      ? t`Votre place : votre entrepôt est à côté.`
      : 'Entrepôt, domaine et projets en un coup d’œil. Touchez pour tout voir en grand.',
  theirEstate: (points) =>
    t`${capital(letters(TRIPLE))} ronds forment une colonne ; ${letters(TRIPLE)} ronds pleins, un triplé de ${points} points de victoire. Une croix et un nombre comptent les triplés suivants.`,
  aaron:
    'Il joue tout seul. Au début de chaque manche, sa pile suivante est posée par type. S’il a plus de points que vous à la fin d’une manche, vous perdez.',
  margin: {
    title: 'L’écart',
    text: t`Vos points moins les siens. À la fin de la manche, vous ne devez pas être derrière ; l’égalité vous suffit.`,
  },
  aaronPile: {
    title: 'Sa prochaine pile',
    text: `Il a des piles de ${and(AARON_PILES.map(String))} cartes, une par manche. Pour chacun de ses cloîtres, vous recevez ${AARON_CLOISTER} point.`,
  },
  buy: {
    title: `${capital(bought)} pour ${CARDS_PRICE} pépites`,
    text: t`Une fois pendant votre tour, à tout moment : dévoilez ${bought}, gardez-en une comme projet ou jouez son dé aussitôt.`,
  },
  end: {
    title: 'Fin du tour',
    text: 'Votre tour finit quand plus rien n’est en cours. C’est aussi ici qu’on renonce à ce qui est facultatif.',
  },
};
