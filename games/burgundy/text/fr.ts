import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import {
  CARDS_BOUGHT,
  CARDS_PRICE,
  EFFECTS,
  FIRST_TRIPLE,
  MAX_PROJECTS,
  POINT_PRICE,
  REFILL,
  ROUNDS,
  SILVER_TAKEN,
  TURNS,
  TYPES,
} from '@chambord/burgundy/rules';
import type { Card, CardFace, Face, Pile, Source, Step, Supply, Type } from '@chambord/burgundy/rules';
import type { Dictionary, Facts, LogFacts } from './dictionary.ts';
import { phrases } from './phrases.ts';
import type { Resources } from './phrases.ts';
import { capital, counting, french as t, noun } from '@chambord/prose';
import type { Noun } from '@chambord/prose';

const resources: Resources = {
  points: noun('point de victoire', 'points de victoire'),
  goods: noun('marchandise', 'marchandises'),
  animals: noun('animal', 'animaux'),
  silver: noun('pépite d’argent', 'pépites d’argent'),
  workers: noun('ouvrier', 'ouvriers'),
};
const { points, silver, workers } = resources;
const cards = noun('carte', 'cartes');
const projects = noun('projet', 'projets');

const words = phrases(
  // Zero is singular in French.
  counting((count) => count < 2),
  { and: 'et', or: 'ou', numbers: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'] },
  resources,
);
const { count, letters, and, or, gain, brings } = words;
const threeCards = `${letters(CARDS_BOUGHT)} cartes`;
const allTypes = `${TYPES.length} types`;

const types: Dictionary['types'] = {
  castle: noun('château', 'châteaux'),
  mine: noun('mine', 'mines'),
  cloister: noun('cloître', 'cloîtres'),
  knowledge: noun('connaissance', 'connaissances'),
  ship: noun('navire', 'navires'),
  pasture: noun('pâturage', 'pâturages'),
  building: noun('bâtiment', 'bâtiments'),
};

const faces: Dictionary['faces'] = {
  castle: types.castle,
  mine: types.mine,
  cloister: types.cloister,
  knowledge: types.knowledge,
  ship: types.ship,
  pasture: types.pasture,
  carpenter: noun('atelier du charpentier', 'ateliers du charpentier'),
  church: noun('église', 'églises'),
  market: noun('marché', 'marchés'),
  watchtower: noun('tour de guet', 'tours de guet'),
  bank: noun('banque', 'banques'),
  boardingHouse: noun('pension de famille', 'pensions de famille'),
  warehouse: noun('magasin', 'magasins'),
  cityHall: noun('hôtel de ville', 'hôtels de ville'),
};

const articles: Record<Face, string> = {
  castle: 'le ',
  mine: 'la ',
  cloister: 'le ',
  knowledge: 'la ',
  ship: 'le ',
  pasture: 'le ',
  carpenter: 'l’',
  church: 'l’',
  market: 'le ',
  watchtower: 'la ',
  bank: 'la ',
  boardingHouse: 'la ',
  warehouse: 'le ',
  cityHall: 'l’',
};

const goods: Dictionary['goods'] = {
  light: noun('marchandise marron clair', 'marchandises marron clair'),
  medium: noun('marchandise marron moyen', 'marchandises marron moyen'),
  dark: noun('marchandise marron foncé', 'marchandises marron foncé'),
};

const animals: Dictionary['animals'] = {
  chicken: noun('poulet', 'poulets'),
  sheep: noun('mouton', 'moutons'),
  pig: noun('cochon', 'cochons'),
  cattle: noun('tête de bétail', 'têtes de bétail'),
};

const piles: Dictionary['piles'] = { left: 'gauche', right: 'droite' };

const called = ({ face, die }: CardFace) => `${faces[face].one} (${die})`;
const the = (face: CardFace) => articles[face.face] + called(face);
const oneOf = (list: readonly Type[]) => or(list.map((type) => types[type].one));
const feminine: readonly Type[] = ['mine', 'knowledge'];
const aCard = (list: readonly Type[]) =>
  or(list.map((type) => `${feminine.includes(type) ? 'une' : 'un'} ${types[type].one}`));
const oneFrom = (list: readonly Supply[]) =>
  or(list.map((supply) => (supply === 'goods' ? 'une marchandise' : 'un animal')));
const supplyPile: Record<Supply, string> = { goods: 'pile de marchandises', animals: 'pile d’animaux' };
const fromPile = (pile: Pile) => `pile de ${piles[pile]}`;
/** The placed card whose effect it is. */
const by = (card: Card | null, { face }: Facts) => (card === null ? '' : t`${faces[face(card).face].one} : `);
const dropping = (drop: Card | null, { face }: Facts) => (drop === null ? '' : `, défausser ${the(face(drop))}`);

/** "vous n’en avez aucun", "… qu’un seul", "… que 2". */
function onlyHave(have: number, none: 'aucun' | 'aucune', one: 'un seul' | 'une seule'): string {
  if (have === 0) return `vous n’en avez ${none}`;
  return have === 1 ? `vous n’en avez qu’${one}` : `vous n’en avez que ${have}`;
}

const reasons: Record<Source, string> = {
  action: '',
  effect: '',
  bonus: ' en bonus',
  sale: ' pour la vente',
  conversion: '',
  aaron: ' pour le cloître d’Aaron',
};

function gained({ seat, count: n, by }: { seat: Seat; count: number; by: Source }, what: Noun, { who }: LogFacts) {
  const does = by === 'action' ? who(seat, 'prend', 'prenez') : who(seat, 'reçoit', 'recevez');
  return `${does} ${count(n, what)}${reasons[by]}.`;
}

/** What is open, where only the kind of step is known. */
const open: Record<Step['step'], string> = {
  playDie: 'jouer une carte',
  takeAction: 'effectuer une action',
  keepOne: 'choisir une des cartes achetées',
  takeOf: 'prendre une carte des rangées',
  receive: 'prendre une marchandise ou un animal',
  sellOne: 'vendre des marchandises',
  placeAnother: 'placer un autre projet',
  tripleBonus: 'choisir le bonus du triplé',
  endTurn: 'finir le tour',
};

/** Why an effect brings nothing; the other steps are never lost. */
const lost: Partial<Record<Step['step'], string>> = {
  takeOf: 'aucune carte de ce type dans les rangées',
  receive: 'les piles sont épuisées',
  sellOne: 'aucune marchandise à vendre',
  placeAnother: 'aucun autre projet à placer',
  tripleBonus: 'aucun bonus à prendre',
};

export const fr: Dictionary = {
  ...words,
  title: t`Les Châteaux de Bourgogne : le jeu de cartes`,
  aaron: 'Aaron',
  you: 'Vous',
  player: (number) => `Joueur ${number}`,
  types,
  faces,
  goods,
  shades: { light: 'marron clair', medium: 'marron moyen', dark: 'marron foncé' },
  animals,
  resources,
  cards,
  piles,
  actions: {
    take: 'Prendre une carte',
    place: 'Placer un projet',
    sell: 'Vendre des marchandises',
    workers: 'Compléter ses ouvriers',
    silver: 'Prendre une pépite',
    convert: 'Convertir en points de victoire',
  },
  effects: {
    castle: 'une action gratuite',
    mine: brings('mine'),
    cloister: 'joker, sans effet',
    knowledge: brings('knowledge'),
    ship: brings('ship'),
    pasture: brings('pasture'),
    carpenter: `prendre ${aCard(EFFECTS.carpenter.types)}`,
    church: `prendre ${aCard(EFFECTS.church.types)}`,
    market: `prendre ${aCard(EFFECTS.market.types)}`,
    watchtower: brings('watchtower'),
    bank: brings('bank'),
    boardingHouse: brings('boardingHouse'),
    warehouse: 'vendre un type de marchandise',
    cityHall: 'placer un autre projet',
  },
  card: called,
  rule: (number) => `règle ${number}`,
  cost: (used) => `coûte ${count(used, workers)}`,

  events: {
    gameBegan: ({ starter }, { who }) =>
      starter === null
        ? 'La partie contre Aaron commence.'
        : `La partie commence. ${who(starter, 'reçoit', 'recevez')} la carte 1er joueur.`,
    roundBegan: ({ round, display }) =>
      t`La manche\u00a0${at(ROUNDS, round)} commence : ${count(display.flat().length, cards)} dans les rangées.`,
    dealt: ({ seat, count: n }, { who }) => `${who(seat, 'reçoit', 'recevez')} ${count(n, cards)}.`,
    drew: ({ seat, die }, { who }) => `${who(seat, 'pioche', 'piochez')} un ${die}.`,
    turnBegan: ({ seat, turn }, { name, isYou }) =>
      t`Tour\u00a0${turn + 1} : à ${isYou(seat) ? 'vous' : name(seat)} de jouer.`,
    turnSkipped: ({ seat }, { who }) =>
      `${who(seat, 'n’a plus de carte et passe', 'n’avez plus de carte et passez')} ce tour.`,
    played: ({ seat, die }, { who }) => `${who(seat, 'joue', 'jouez')} un ${die}.`,
    workersUsed: ({ seat, count: n, die, number }, { who }) =>
      `${who(seat, 'change', 'changez')} le ${die} en ${number} avec ${count(n, workers)}.`,
    took: ({ seat, card, row }, { who, face }) =>
      `${who(seat, 'prend', 'prenez')} ${the(face(card))} dans la rangée ${row}.`,
    dropped: ({ seat, card }, { who, face }) => `${who(seat, 'défausse', 'défaussez')} un projet, ${the(face(card))}.`,
    placed: ({ seat, card, on, type }, { who, face }) =>
      `${who(seat, 'place', 'placez')} ${the(face(card))} ` +
      (on === null ? 'dans une nouvelle colonne.' : `avec les ${types[type].many}.`),
    sold: ({ seat, good, count: n }, { who }) => `${who(seat, 'vend', 'vendez')} ${count(n, goods[good])}.`,
    startCardTaken: ({ seat }, { who }) => `${who(seat, 'prend', 'prenez')} la carte 1er joueur, face cachée.`,
    startCardPassed: ({ seat, turnedUp }, { who, name, isYou }) => {
      if (turnedUp) {
        const begins = who(
          seat,
          'retourne la carte 1er joueur et commence',
          'retournez la carte 1er joueur et commencez',
        );
        return `${begins} la manche.`;
      }
      return isYou(seat)
        ? t`La carte 1er joueur passe à vous : vous commencez la manche.`
        : `La carte 1er joueur passe à ${name(seat)}, qui commence la manche.`;
    },
    gainedSilver: (event, facts) => gained(event, silver, facts),
    gainedWorkers: (event, facts) => gained(event, workers, facts),
    gainedPoints: (event, facts) => gained(event, points, facts),
    converted: ({ seat, ...paid }, { who }) =>
      `${who(seat, 'rend', 'rendez')} ${gain({ workers: paid.workers, silver: paid.silver })}.`,
    bought: ({ seat, cards: three }, { who, face }) => {
      const price = count(CARDS_PRICE, silver);
      const paid = who(seat, `paie ${price} et dévoile`, `payez ${price} et dévoilez`);
      return t`${paid} : ${and(three.map((card) => called(face(card))))}.`;
    },
    kept: ({ seat, card }, { who, face }) => `${who(seat, 'garde', 'gardez')} ${the(face(card))} comme projet.`,
    used: ({ seat, card }, { who, face }) =>
      `${who(seat, 'défausse', 'défaussez')} ${the(face(card))} pour une action supplémentaire avec un ${face(card).die}.`,
    receivedGood: ({ seat, good, pile }, { who }) =>
      `${who(seat, 'reçoit', 'recevez')} ${count(1, goods[good])} (${fromPile(pile)}).`,
    receivedAnimal: ({ seat, animal, pile }, { who }) =>
      `${who(seat, 'reçoit', 'recevez')} ${count(1, animals[animal])} (${fromPile(pile)}).`,
    pileHalved: ({ of, into, count: n }) =>
      t`La ${supplyPile[of]} de ${piles[into]} est vide : elle reçoit ${count(n, cards)} de l’autre pile.`,
    tripleCompleted: ({ seat, type }, { who }) =>
      `${who(seat, 'termine', 'terminez')} un triplé de ${types[type].many}.`,
    firstTriple: ({ seat, type }, { name, isYou }) => {
      const takes = isYou(seat) ? 'vous prenez' : `${name(seat)} prend`;
      return t`Premier triplé de ${types[type].many} : ${takes} la carte Bonus (${count(FIRST_TRIPLE, points)}).`;
    },
    allSevenTypes: ({ seat, points: n }, { who }) => {
      const all = `les ${allTypes}`;
      return `${who(seat, `réunit ${all} et prend`, `réunissez ${all} et prenez`)} la carte Bonus (${count(n, points)}).`;
    },
    bonusChosen: ({ seat, gain: chosen }, { who }) =>
      t`${who(seat, 'choisit', 'choisissez')} le bonus : ${gain(chosen)}.`,
    declined: ({ seat, step }, { who }) => `${who(seat, 'renonce', 'renoncez')} à ${open[step]}.`,
    lost: ({ seat, step }, { who }) =>
      t`${who(seat, 'n’obtient', 'n’obtenez')} rien : ${lost[step] ?? 'c’est impossible'}.`,
    reshuffled: ({ count: n }) => t`La défausse est mélangée : nouvelle pioche de ${count(n, cards)}.`,
    aaronLaid: ({ card }, { face }) => `Aaron pose ${the(face(card))}.`,
    compared: ({ round, player, aaron }, { name, isYou }) =>
      t`Fin de la manche\u00a0${at(ROUNDS, round)} : ${isYou(0) ? 'vous' : name(0)} ${player}, Aaron ${aaron}.`,
    gameOver: () => 'La partie est terminée.',
  },

  why: {
    gameOver: () => 'La partie est terminée.',
    playDieFirst: () => 'Jouez d’abord une carte de votre main.',
    diePlayed: () => t`Un tour, c’est une carte et son action : vous avez déjà joué la vôtre.`,
    actionOpen: () => t`Il vous reste une action à effectuer ; au pire, prenez ${count(SILVER_TAKEN, silver)}.`,
    otherOpen: ({ open: kinds }) => `Il faut d’abord ${and(kinds.map((kind) => open[kind]))}.`,
    noSuchDie: ({ die }) => `Vous n’avez pas de ${die} en main.`,
    workersShort: ({ needed, have, die }) =>
      `Avec un ${die}, cela coûte ${count(needed, workers)}, et ${onlyHave(have, 'aucun', 'un seul')}.`,
    notInDisplay: ({ card }, { face }) => `${capital(the(face(card)))} n’est pas dans les rangées.`,
    notYourProject: ({ card }, { face }) =>
      `Vous ne pouvez placer que vos propres projets, et ${the(face(card))} n’en fait pas partie.`,
    noSuchGoods: ({ good }) => `Vous n’avez pas de ${goods[good].one} à vendre.`,
    enoughWorkers: ({ have }) => `On ne complète ses ouvriers que jusqu’à ${REFILL}, et vous en avez déjà ${have}.`,
    notThrees: ({ total }) =>
      total === 0
        ? `Rendez au moins ${POINT_PRICE} ouvriers ou pépites d’argent pour obtenir un point de victoire.`
        : `Chaque point de victoire coûte exactement ${POINT_PRICE} ouvriers ou pépites d’argent, ` +
          `et ${total} n’est pas un multiple de ${POINT_PRICE}.`,
    cannotPay: (have) =>
      t`Vous ne pouvez pas en rendre autant : vous avez ${count(have.workers, workers)} ` +
      `et ${count(have.silver, silver)}.`,
    mustDrop: () => `Vous avez déjà ${letters(MAX_PROJECTS)} projets. Choisissez celui que vous défaussez.`,
    needNotDrop: ({ have }) =>
      have === 0
        ? t`Vous n’avez pas encore de projet : il n’y en a pas à défausser.`
        : `Vous n’avez que ${count(have, projects)}. Prenez la carte sans en défausser.`,
    dropNotYours: ({ card }, { face }) =>
      t`Vous ne pouvez pas défausser ${the(face(card))} : ce n’est pas un de vos projets. Choisissez l’un des ${letters(MAX_PROJECTS)}.`,
    alreadyBought: () => 'On n’achète des cartes qu’une fois par tour, et c’est déjà fait.',
    silverShort: ({ have }) =>
      `${capital(threeCards)} coûtent ${count(CARDS_PRICE, silver)}, et ${onlyHave(have, 'aucune', 'une seule')}.`,
    turnGoesOn: () => 'Votre tour n’est pas fini. Terminez d’abord ce qui est en cours.',
    notBought: ({ card }, { face }) => `${capital(the(face(card)))} ne fait pas partie des cartes dévoilées.`,
    nothingBought: () =>
      `Il n’y a pas de carte achetée à choisir. Achetez d’abord ${threeCards} pour ${count(CARDS_PRICE, silver)}.`,
    noCardsLeft: () => t`La pioche et la défausse sont vides : il n’y a rien à acheter.`,
    columnComplete: ({ on }, { face }) => `La colonne qui commence par ${the(face(on))} est déjà un triplé complet.`,
    noSuchColumn: ({ on }, { face }) => `Aucune colonne de votre domaine ne commence par ${the(face(on))}.`,
    otherType: ({ type, column }) =>
      t`Les ${types[type].many} ne vont pas avec les ${types[column].many} : seuls les cloîtres sont des jokers.`,
    columnOpen: ({ type }) =>
      `Votre colonne de ${types[type].many} est incomplète. Terminez-la avant d’en commencer une autre.`,
    cloistersOpen: () =>
      'Votre colonne de cloîtres est incomplète. Placez le cloître là, ou sur une autre colonne incomplète.',
    noBonusOpen: () => 'On ne reçoit un bonus de la carte Manche qu’en terminant un triplé.',
    notOnRoundCard: ({ gain: wanted }) => `La carte Manche en cours ne propose pas ${gain(wanted)}.`,
    bringsNothing: ({ gain: wanted }) =>
      t`Le bonus « ${gain(wanted)} » ne vous rapporterait rien : les piles sont épuisées.`,
    nothingToReceive: () => 'Vous n’avez ni marchandise ni animal à prendre pour le moment.',
    receiveOther: ({ of }) => `Ici, vous ne pouvez prendre qu’${oneFrom(of)}.`,
    pileEmpty: ({ from }) => `Cette ${supplyPile[from]} est vide. Prenez dans une autre.`,
    notOfThese: ({ types: allowed }) => t`Ici, vous ne pouvez prendre que ces types de carte : ${oneOf(allowed)}.`,
    notOptional: () => 'Ce qui est en cours est obligatoire.',
  },

  moves: {
    play: ({ die }) => `Jouer un ${die}`,
    take: ({ card, drop }, facts) => {
      const row = facts.row(card);
      return `Prendre ${the(facts.face(card))}${row === null ? '' : ` dans la rangée ${row}`}${dropping(drop, facts)}`;
    },
    place: ({ card, on }, { face, column }) => {
      const where = on === null ? 'dans une nouvelle colonne' : `sur la colonne ${column(on).map(called).join(' + ')}`;
      return t`Placer ${the(face(card))} ${where}, effet : ${fr.effects[face(card).face]}`;
    },
    sell: ({ good }, facts) => `Vendre ${count(facts.goods(good), goods[good])}`,
    workers: () => `Compléter ses ouvriers à ${REFILL}`,
    silver: () => `Prendre ${count(SILVER_TAKEN, silver)}`,
    convert: (paid) =>
      `Convertir ${gain({ workers: paid.workers, silver: paid.silver })} en ` +
      count(Math.floor((paid.workers + paid.silver) / POINT_PRICE), points),
    buy: () => `Acheter ${threeCards} pour ${count(CARDS_PRICE, silver)}`,
    keep: ({ card, drop }, facts) => `Garder ${the(facts.face(card))} comme projet${dropping(drop, facts)}`,
    use: ({ card }, { face }) =>
      `Défausser ${the(face(card))} pour une action supplémentaire avec un ${face(card).die}`,
    bonus: ({ gain: chosen }) => t`Bonus : ${gain(chosen)}`,
    receive: ({ from, pile }, { top }) => `Prendre ${count(1, top(from, pile))} (${fromPile(pile)})`,
    decline: (_move, { declinable }) => {
      const step = declinable();
      return step === null ? 'Renoncer' : `Renoncer à ${open[step.step]}`;
    },
    end: () => 'Finir le tour',
  },

  steps: {
    playDie: () => 'jouer une carte de la main',
    takeAction: ({ die, card }, facts) =>
      die === null
        ? `${by(card, facts)}une action gratuite, quelle que soit la valeur du dé`
        : `une action avec un ${die}`,
    keepOne: ({ cards: three }, { face }) =>
      t`choisir parmi ${and(three.map((card) => called(face(card))))} : comme projet ou pour son dé`,
    takeOf: ({ types: allowed }) => t`prendre une carte des rangées : ${oneOf(allowed)}`,
    receive: ({ of }) => `prendre ${oneFrom(of)}`,
    sellOne: ({ card }, facts) => `${by(card, facts)}vendre un type de marchandise`,
    placeAnother: ({ card }, facts) => `${by(card, facts)}placer un autre projet, quelle que soit la valeur de son dé`,
    tripleBonus: () => 'choisir un bonus pour le triplé',
    endTurn: () => 'finir le tour',
  },

  table: {
    round: (round) => `Manche ${round}`,
    status: (round, turn) => `Manche ${round}, tour ${turn} sur ${TURNS}`,
    toPlay: (name) => `à ${name ?? 'vous'} de jouer`,
    over: 'la partie est terminée',
    now: 'À faire',
    later: 'Ensuite',
    also: 'Ou bien',
    buyOffer: `acheter ${threeCards} pour ${count(CARDS_PRICE, silver)}`,
    inAnyOrder: 'ordre au choix',
    display: 'Rangées',
    row: (die) => `Rangée ${die}`,
    supply: 'Réserve',
    goods: 'Marchandises',
    animals: 'Animaux',
    pile: (pile, top, height) => t`${piles[pile]} : ${top}, ${count(height, cards)}`,
    emptyPile: (pile) => t`${piles[pile]} : vide`,
    roundBonus: 'Bonus de triplé',
    firstTriples: 'Premier triplé',
    allSeven: `Les ${allTypes}`,
    deck: 'Pioche',
    deckAndDiscard: (deck, discard) => `${count(deck, cards)}, ${discard} dans la défausse`,
    none: 'rien',
    about: (label, text) => t`${label} : ${text}`,
    storage: 'Entrepôt',
    points: 'Points',
    hand: 'Main',
    projects: 'Projets',
    estate: 'Domaine',
    comingPiles: 'À venir',
    startCard: (faceDown) => `carte 1er joueur face ${faceDown ? 'cachée' : 'visible'}`,
    dice: (dice) => `${dice.length === 1 ? 'dé' : 'dés'} ${and(dice.map(String))}`,
    undrawn: (n) => `${n} à piocher`,
    goodsOf: (list) => t`marchandises : ${list}`,
    animalsOf: (list) => t`animaux : ${list}`,
    taken: (n) => t`cartes : ${n}`,
    sold: (list) => t`vendu : ${list}`,
    firstTriplesOf: (list) => t`premier triplé : ${list}`,
    allSevenOf: (n) => t`les ${allTypes} : ${n}`,
    wild: ({ die }) => `cloître joker (${die})`,
    worth: (n) => count(n, noun('point', 'points')),
    pilesOf: (sizes) => `${sizes.length === 1 ? 'une pile' : 'des piles'} de ${and(sizes.map(String))} cartes`,
  },

  sheet: {
    final: 'Score final',
    soFar: 'Score actuel',
    triples: (type) => `Triplés de ${types[type].many}`,
    firstTriples: 'Premiers triplés',
    allSeven: `Les ${allTypes}`,
    points: 'Cartes Point de victoire',
    sold: 'Marchandises vendues',
    animals: 'Animaux',
    startCard: 'Carte 1er joueur',
    total: 'Total',
    storage: 'Reste dans l’entrepôt',
    place: 'Place',
    wins: (name) => (name === null ? t`Vous l’emportez !` : t`${name} l’emporte !`),
    winsByStorage: (name) =>
      `À égalité, ${name === null ? 'vous l’emportez grâce à votre' : `${name} l’emporte grâce à son`} entrepôt.`,
    share: (names, you) =>
      you ? `${and(['Vous', ...names])} vous partagez la victoire.` : `${and(names)} se partagent la victoire.`,
    wonSolo: (player, aaron) => t`Victoire contre Aaron : ${player} à ${aaron}.`,
    lostSolo: (player, aaron, round) => t`Défaite contre Aaron après la manche ${round} : ${player} à ${aaron}.`,
  },
};
