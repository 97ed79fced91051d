import { counting, french as t, frenchOf as of, noun } from '@chambord/prose';
import { cardOf, GEM_NAMES, NOBLE_POINTS, nobleOf, TOKEN_NAMES, total } from '@chambord/splendor/rules';
import type { Card, Gem, Noble, Token } from '@chambord/splendor/rules';
import type { Dictionary } from './dictionary.ts';
import { counted, phrases } from './phrases.ts';

const tokens: Dictionary['tokens'] = {
  diamond: noun('diamant', 'diamants'),
  sapphire: noun('saphir', 'saphirs'),
  emerald: noun('émeraude', 'émeraudes'),
  ruby: noun('rubis', 'rubis'),
  onyx: noun('onyx', 'onyx'),
  gold: noun('jeton or', 'jetons or'),
};
const points = noun('point de prestige', 'points de prestige');
const token = noun('jeton', 'jetons');

const words = phrases(
  // Zero is singular in French.
  counting((count) => count < 2),
  'et',
  tokens,
);
const { count, and, purse } = words;

const nobles: Dictionary['nobles'] = {
  machiavelli: 'Nicolas Machiavel',
  isabella: 'Isabelle de Castille',
  suleiman: 'Soliman le Magnifique',
  mary: 'Marie Stuart',
  henry: 'Henri VIII',
  anne: 'Anne de Bretagne',
  elisabeth: 'Élisabeth d’Autriche',
  charles: 'Charles Quint',
  catherine: 'Catherine de Médicis',
  francis: 'François Ier',
};
const called = (noble: Noble) => nobles[nobleOf(noble).code];

const card: Dictionary['card'] = ({ level, bonus, code, points: worth }) =>
  `carte ${tokens[GEM_NAMES[bonus]].one} de niveau ${level} [${code}]${worth > 0 ? ` (${count(worth, points)})` : ''}`;
const the = (index: Card) => `la ${card(cardOf(index))}`;
const nounOf = (kind: Token | Gem) => tokens[TOKEN_NAMES[kind]];
const withGold = (gold: boolean, you: boolean) => (gold ? ` et ${you ? 'prenez' : 'prend'} 1 jeton or` : '');
/** "il ne reste plus de rubis", "… plus d’émeraudes". */
const noMore = (kind: Gem) => of(nounOf(kind).many);
const cost = (pay: Parameters<typeof purse>[0]) => (total(pay) === 0 ? 'gratuitement' : `pour ${purse(pay)}`);

export const fr: Dictionary = {
  ...words,
  title: 'Splendor',
  you: 'Vous',
  player: (number) => `Joueur ${number}`,
  rules: { court: 'Règles de la cour', classic: 'Règles classiques' },
  tokens,
  short: { diamond: 'Di', sapphire: 'Sa', emerald: 'Ém', ruby: 'Ru', onyx: 'On', gold: 'Or' },
  nobles,
  points,
  card,
  rule: (number) => `règle ${number}`,

  events: {
    gameBegan: ({ nobles: present }) => t`La partie commence. Les nobles : ${and(present.map(called))}.`,
    turnBegan: ({ seat, round }, { name, isYou }) =>
      t`Tour de table\u00a0${round} : à ${isYou(seat) ? 'vous' : name(seat)} de jouer.`,
    took: ({ seat, gems }, { who }) => `${who(seat, 'prend', 'prenez')} ${purse(counted(gems))}.`,
    reserved: ({ seat, card: index, gold }, { who, isYou }) =>
      `${who(seat, 'réserve', 'réservez')} ${the(index)}${withGold(gold, isYou(seat))}.`,
    reservedBlind: ({ seat, level, gold }, { who, isYou }) =>
      `${who(seat, 'réserve', 'réservez')} la première carte de la pioche de niveau ${level}${withGold(gold, isYou(seat))}.`,
    drew: ({ card: index }) => `C’est ${the(index)}.`,
    bought: ({ seat, card: index, pay, from }, { who, isYou }) => {
      const held = from === 'market' ? '' : ` de ${isYou(seat) ? 'votre' : 'sa'} main`;
      return `${who(seat, 'achète', 'achetez')} ${the(index)}${held} ${cost(pay)}.`;
    },
    refilled: ({ card: index }) => t`Nouvelle carte visible : ${card(cardOf(index))}.`,
    deckEmpty: ({ level }) => `La pioche de niveau ${level} est épuisée.`,
    nobleCame: ({ seat, noble }, { who }) =>
      t`${who(seat, 'reçoit', 'recevez')} la visite ${of(called(noble))} : ${count(NOBLE_POINTS, points)}.`,
    returned: ({ seat, tokens: back }, { who }) => `${who(seat, 'rend', 'rendez')} ${purse(back)}.`,
    passed: ({ seat }, { who }) => who(seat, 'ne peut rien faire et passe.', 'ne pouvez rien faire et passez.'),
    lastRound: ({ seat, points: reached }, { who }) =>
      t`${who(seat, 'a', 'avez')} ${count(reached, points)} : c’est le dernier tour de table.`,
    gameOver: ({ by }) =>
      ({
        points: 'La partie est terminée.',
        passes: t`Tout le monde a passé : la partie est terminée.`,
        quiet: t`Depuis dix tours de table, aucune carte n’a été achetée ni réservée : la partie est terminée.`,
      })[by],
  },

  why: {
    gameOver: () => 'La partie est terminée.',
    returnFirst: ({ count: n }) => `Rendez d’abord ${count(n, token)}.`,
    chooseNobleFirst: () => 'Choisissez d’abord le noble qui vous rend visite.',
    goldNotTaken: () => 'On ne reçoit de l’or qu’en réservant une carte.',
    notDifferent: () => 'Prenez des pierres différentes, ou exactement deux de la même couleur.',
    noneLeft: ({ gem }) => `Il ne reste plus ${noMore(gem)}.`,
    takeExactly: ({ count: n }) => t`Pierres différentes : vous en prenez exactement ${n} maintenant.`,
    fewerThanFour: ({ gem, left }) =>
      t`Deux jetons identiques seulement s’il en reste au moins quatre : il y a ${count(left, nounOf(gem))}.`,
    noRoom: ({ room }) => t`Personne n’a plus de 10 jetons : il vous reste ${count(room, noun('place', 'places'))}.`,
    handFull: () => 'Vous avez déjà trois cartes réservées.',
    notInMarket: ({ card: index }) => t`Cette carte n’est pas visible : ${card(cardOf(index))}.`,
    deckEmpty: ({ level }) => `La pioche de niveau ${level} est épuisée.`,
    notForSale: ({ card: index }) => `La ${card(cardOf(index))} n’est ni visible ni dans votre main.`,
    tooDear: ({ missing }) => t`Cette carte est trop chère : il vous manque ${count(missing, token)}.`,
    notYours: ({ token: kind, have }) => t`Vous n’en avez pas autant : ${count(have, nounOf(kind))}.`,
    notAsked: ({ gem, asked }) => t`On paie le prix exact : il demande ${count(asked, nounOf(gem))}.`,
    notThePrice: ({ price, paid }) => t`On paie le prix exact : ${count(price, token)}, et non ${paid}.`,
    comesByItself: () => 'Les nobles viennent d’eux-mêmes à la fin du tour.',
    hasNoble: ({ noble }) => `Vous avez déjà la faveur ${of(called(noble))}.`,
    nobleNotThere: ({ noble }) => `${called(noble)} n’est pas sur la table.`,
    bonusesShort: ({ noble, gem, have, asked }) =>
      t`${called(noble)} exige ${asked} bonus ${nounOf(gem).one} : vous en avez ${have}.`,
    nothingToReturn: () => 'Vous n’avez pas de jeton à rendre.',
    returnExactly: ({ count: n }) => `Rendez exactement ${count(n, token)}.`,
    cannotReturn: ({ token: kind, have }) =>
      t`Vous ne pouvez pas en rendre autant : vous avez ${count(have, nounOf(kind))}.`,
    canAct: () => 'On ne passe que si l’on ne peut rien faire.',
  },

  moves: {
    take: ({ gems }) => `Prendre ${purse(counted(gems))}`,
    reserve: ({ card: index }, { gold }) => `Réserver ${the(index)}${gold ? ', prendre 1 jeton or' : ''}`,
    reserveBlind: ({ level }, { gold }) =>
      `Réserver la première carte de la pioche de niveau ${level}${gold ? ', prendre 1 jeton or' : ''}`,
    buy: ({ card: index, pay }) => `Acheter ${the(index)} ${cost(pay)}`,
    noble: ({ noble }, { rules }) =>
      rules === 'court'
        ? t`Briguer la faveur ${of(called(noble))} : ${count(NOBLE_POINTS, points)}`
        : t`Recevoir la visite ${of(called(noble))} : ${count(NOBLE_POINTS, points)}`,
    return: ({ tokens: back }) => `Rendre ${purse(back)}`,
    pass: () => 'Passer',
  },

  table: {
    status: (round, last) => `Tour de table ${round}${last ? ' (le dernier)' : ''}`,
    toPlay: (name, asked) => t`à ${name ?? 'vous'} de jouer : ${asked}`,
    asked: {
      action: () => 'une action',
      return: (n) => `rendre ${count(n, token)}`,
      noble: () => 'choisir un noble',
      over: () => 'la partie est terminée',
    },
    market: 'Cartes visibles',
    pricesFor: (name) => `prix pour ${name}, bonus déduits`,
    deck: (level, left) => `Niveau ${level} (${left})`,
    free: 'gratuit',
    points: (n) => `${n} ${n < 2 ? 'pt' : 'pts'}`,
    supply: 'Réserve',
    nobles: 'Nobles',
    tokens: 'Jetons',
    bonuses: 'Bonus',
    hand: 'Main',
    cards: 'Cartes achetées',
    hidden: (level) => `une carte de niveau ${level}`,
  },

  spoken: {
    about: (label, text) => t`${label} : ${text}`,
    level: (level) => `Cartes visibles, niveau ${level}`,
    deck: (left) => `${left} dans la pioche`,
    empty: 'emplacement vide',
    none: 'rien',
    costs: (price) => `coûte ${price}`,
    left: (price) => (price === '' ? 'les bonus paient tout' : `reste à payer ${price}, bonus déduits`),
    asks: (bonuses) => t`exige en bonus : ${bonuses}`,
    lacks: (bonuses) => t`il manque encore : ${bonuses}`,
    suffices: 'les bonus suffisent',
  },

  sheet: {
    final: 'Score final',
    soFar: 'Score provisoire',
    cards: 'Cartes Développement',
    nobles: 'Nobles',
    points: 'Points de prestige',
    cardsBought: 'Cartes achetées',
    place: 'Place',
    wins: (name) => (name === null ? t`Vous l’emportez !` : t`${name} l’emporte !`),
    winsByCards: (name) =>
      `À égalité, ${name === null ? 'vous l’emportez' : `${name} l’emporte`} avec moins de cartes.`,
    share: (names, you) =>
      you ? `${and(['Vous', ...names])} vous partagez la victoire.` : `${and(names)} se partagent la victoire.`,
  },
};
