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
import type { Card, CardFace, Source, Step, Supply, Type } from '@chambord/burgundy/rules';
import type { Dictionary, Facts, LogFacts } from './dictionary.ts';
import { phrases } from './phrases.ts';
import type { Resources } from './phrases.ts';
import { capital, counting, noun } from '@chambord/prose';
import type { Noun } from '@chambord/prose';

const resources: Resources = {
  points: noun('point', 'points'),
  goods: noun('good', 'goods'),
  animals: noun('animal', 'animals'),
  silver: noun('silver', 'silver'),
  workers: noun('worker', 'workers'),
};
const { points, silver, workers } = resources;
const cards = noun('card', 'cards');
const projects = noun('project', 'projects');

const words = phrases(
  counting((count) => count === 1),
  { and: 'and', or: 'or', numbers: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] },
  resources,
);
const { count, letters, and, or, gain, brings } = words;
const threeCards = `${letters(CARDS_BOUGHT)} cards`;
const allTypes = `${TYPES.length} types`;

const types: Dictionary['types'] = {
  castle: noun('castle', 'castles'),
  mine: noun('mine', 'mines'),
  cloister: noun('cloister', 'cloisters'),
  knowledge: noun('knowledge', 'knowledge'),
  ship: noun('ship', 'ships'),
  pasture: noun('pasture', 'pastures'),
  building: noun('building', 'buildings'),
};

const faces: Dictionary['faces'] = {
  castle: types.castle,
  mine: types.mine,
  cloister: types.cloister,
  knowledge: types.knowledge,
  ship: types.ship,
  pasture: types.pasture,
  carpenter: noun('carpenter’s workshop', 'carpenter’s workshops'),
  church: noun('church', 'churches'),
  market: noun('market', 'markets'),
  watchtower: noun('watchtower', 'watchtowers'),
  bank: noun('bank', 'banks'),
  boardingHouse: noun('boarding house', 'boarding houses'),
  warehouse: noun('warehouse', 'warehouses'),
  cityHall: noun('city hall', 'city halls'),
};

const goods: Dictionary['goods'] = {
  light: noun('light brown good', 'light brown goods'),
  medium: noun('medium brown good', 'medium brown goods'),
  dark: noun('dark brown good', 'dark brown goods'),
};

const animals: Dictionary['animals'] = {
  chicken: noun('chicken', 'chickens'),
  sheep: noun('sheep', 'sheep'),
  pig: noun('pig', 'pigs'),
  cattle: noun('cow', 'cattle'),
};

const piles: Dictionary['piles'] = { left: 'left', right: 'right' };

const called = ({ face, die }: CardFace) => `${faces[face].one} (${die})`;
const the = (face: CardFace) => `the ${called(face)}`;
const oneOf = (list: readonly Type[]) => `a ${or(list.map((type) => types[type].one))}`;
const oneFrom = (list: readonly Supply[]) => or(list.map((supply) => (supply === 'goods' ? 'a good' : 'an animal')));
const supplyPile: Record<Supply, string> = { goods: 'goods pile', animals: 'animal pile' };
const onlyHave = (have: number) => (have === 0 ? 'none' : `only ${have}`);
/** The placed card whose effect it is. */
const by = (card: Card | null, { face }: Facts) => (card === null ? '' : `${faces[face(card).face].one}: `);
const dropping = (drop: Card | null, { face }: Facts) => (drop === null ? '' : `, discard ${the(face(drop))}`);

const reasons: Record<Source, string> = {
  action: '',
  effect: '',
  bonus: ' as a bonus',
  sale: ' for the sale',
  conversion: '',
  aaron: ' for Aaron’s cloister',
};

function gained({ seat, count: n, by }: { seat: Seat; count: number; by: Source }, what: Noun, { who }: LogFacts) {
  const does = by === 'action' ? who(seat, 'takes', 'take') : who(seat, 'receives', 'receive');
  return `${does} ${count(n, what)}${reasons[by]}.`;
}

/** What is open, where only the kind of step is known. */
const open: Record<Step['step'], string> = {
  playDie: 'playing a card',
  takeAction: 'an action',
  keepOne: 'choosing one of the cards you bought',
  takeOf: 'taking a card from the display',
  receive: 'taking a good or an animal',
  sellOne: 'selling goods',
  placeAnother: 'placing another project',
  tripleBonus: 'the bonus for your triple',
  endTurn: 'the end of your turn',
};

/** Why an effect brings nothing; the other steps are never lost. */
const lost: Partial<Record<Step['step'], string>> = {
  takeOf: 'there is no such card in the display',
  receive: 'there are none left',
  sellOne: 'there are no goods to sell',
  placeAnother: 'there is no other project to place',
  tripleBonus: 'there is no bonus to be had',
};

export const en: Dictionary = {
  ...words,
  title: 'The Castles of Burgundy: The Card Game',
  aaron: 'Aaron',
  you: 'You',
  player: (number) => `Player ${number}`,
  types,
  faces,
  goods,
  shades: { light: 'light', medium: 'medium', dark: 'dark' },
  animals,
  resources,
  cards,
  piles,
  actions: {
    take: 'Take a card',
    place: 'Place a project',
    sell: 'Sell goods',
    workers: 'Restock workers',
    silver: 'Take silver',
    convert: 'Convert into points',
  },
  effects: {
    castle: 'a free action',
    mine: brings('mine'),
    cloister: 'wild, no effect',
    knowledge: brings('knowledge'),
    ship: brings('ship'),
    pasture: brings('pasture'),
    carpenter: `take ${oneOf(EFFECTS.carpenter.types)}`,
    church: `take ${oneOf(EFFECTS.church.types)}`,
    market: `take ${oneOf(EFFECTS.market.types)}`,
    watchtower: brings('watchtower'),
    bank: brings('bank'),
    boardingHouse: brings('boardingHouse'),
    warehouse: 'sell one kind of goods',
    cityHall: 'place another project',
  },
  card: called,
  rule: (number) => `rule ${number}`,
  cost: (used) => `costs ${count(used, workers)}`,

  events: {
    gameBegan: ({ starter }, { who }) =>
      starter === null
        ? 'The game against Aaron begins.'
        : `The game begins. ${who(starter, 'is', 'are')} the start player.`,
    roundBegan: ({ round, display }) =>
      `Round\u00a0${at(ROUNDS, round)} begins with ${count(display.flat().length, cards)} in the display.`,
    dealt: ({ seat, count: n }, { who }) => `${who(seat, 'is dealt', 'are dealt')} ${count(n, cards)}.`,
    drew: ({ seat, die }, { who }) => `${who(seat, 'draws', 'draw')} a ${die}.`,
    turnBegan: ({ seat, turn }, { name, isYou }) =>
      `Turn\u00a0${turn + 1}: ${isYou(seat) ? 'it is your turn' : `${name(seat)} to play`}.`,
    turnSkipped: ({ seat }, { who }) => `${who(seat, 'has no card and skips', 'have no card and skip')} this turn.`,
    played: ({ seat, die }, { who }) => `${who(seat, 'plays', 'play')} a ${die}.`,
    workersUsed: ({ seat, count: n, die, number }, { who }) =>
      `${who(seat, 'turns', 'turn')} the ${die} into a ${number} with ${count(n, workers)}.`,
    took: ({ seat, card, row }, { who, face }) => `${who(seat, 'takes', 'take')} ${the(face(card))} from row ${row}.`,
    dropped: ({ seat, card }, { who, face }) =>
      `${who(seat, 'discards', 'discard')} the project ${called(face(card))}.`,
    placed: ({ seat, card, on, type }, { who, face }) =>
      `${who(seat, 'places', 'place')} ${the(face(card))} ${on === null ? 'in a new column' : `with the ${types[type].many}`}.`,
    sold: ({ seat, good, count: n }, { who }) => `${who(seat, 'sells', 'sell')} ${count(n, goods[good])}.`,
    startCardTaken: ({ seat }, { who }) => `${who(seat, 'takes', 'take')} the start player card, face down.`,
    startCardPassed: ({ seat, turnedUp }, { who, name, isYou }) =>
      turnedUp
        ? who(
            seat,
            'turns the start player card up and begins the round.',
            'turn the start player card up and begin the round.',
          )
        : isYou(seat)
          ? 'The start player card passes to you: you begin the round.'
          : `The start player card passes to ${name(seat)}, who begins the round.`,
    gainedSilver: (event, facts) => gained(event, silver, facts),
    gainedWorkers: (event, facts) => gained(event, workers, facts),
    gainedPoints: (event, facts) => gained(event, points, facts),
    converted: ({ seat, ...paid }, { who }) =>
      `${who(seat, 'returns', 'return')} ${gain({ workers: paid.workers, silver: paid.silver })}.`,
    bought: ({ seat, cards: three }, { who, face }) => {
      const price = count(CARDS_PRICE, silver);
      const paid = who(seat, `pays ${price} and turns up`, `pay ${price} and turn up`);
      return `${paid} ${and(three.map((card) => called(face(card))))}.`;
    },
    kept: ({ seat, card }, { who, face }) => `${who(seat, 'keeps', 'keep')} ${the(face(card))} as a project.`,
    used: ({ seat, card }, { who, face }) =>
      `${who(seat, 'discards', 'discard')} ${the(face(card))} for an extra action with a ${face(card).die}.`,
    receivedGood: ({ seat, good, pile }, { who }) =>
      `${who(seat, 'receives', 'receive')} a ${goods[good].one} from the ${piles[pile]} pile.`,
    receivedAnimal: ({ seat, animal, pile }, { who }) =>
      `${who(seat, 'receives', 'receive')} a ${animals[animal].one} from the ${piles[pile]} pile.`,
    pileHalved: ({ of, into, count: n }) =>
      `The ${piles[into]} ${supplyPile[of]} is empty and gets ${count(n, cards)} from the other one.`,
    tripleCompleted: ({ seat, type }, { who }) =>
      `${who(seat, 'completes', 'complete')} a triple of ${types[type].many}.`,
    firstTriple: ({ seat, type }, { name, isYou }) => {
      const takes = isYou(seat) ? 'you take' : `${name(seat)} takes`;
      return `The first triple of ${types[type].many}: ${takes} the bonus card (${count(FIRST_TRIPLE, points)}).`;
    },
    allSevenTypes: ({ seat, points: n }, { who }) => {
      const all = `all ${letters(TYPES.length)} types`;
      return `${who(seat, `has ${all} and takes`, `have ${all} and take`)} the bonus card (${count(n, points)}).`;
    },
    bonusChosen: ({ seat, gain: chosen }, { who }) => `${who(seat, 'chooses', 'choose')} the bonus: ${gain(chosen)}.`,
    declined: ({ seat, step }, { who }) => `${who(seat, 'skips', 'skip')} ${open[step]}.`,
    lost: ({ seat, step }, { who }) => `${who(seat, 'gets', 'get')} nothing: ${lost[step] ?? 'it cannot be done'}.`,
    reshuffled: ({ count: n }) => `The discard pile is shuffled: a new deck of ${count(n, cards)}.`,
    aaronLaid: ({ card }, { face }) => `Aaron lays out ${the(face(card))}.`,
    compared: ({ round, player, aaron }, { name, isYou }) =>
      `After round\u00a0${at(ROUNDS, round)}: ${isYou(0) ? 'you' : name(0)} ${player}, Aaron ${aaron}.`,
    gameOver: () => 'The game is over.',
  },

  why: {
    gameOver: () => 'The game is over.',
    playDieFirst: () => 'First play a card from your hand.',
    diePlayed: () => 'A turn is one card and its action, and you have already played yours.',
    actionOpen: () =>
      `You still have an action to take. If nothing else suits you, take ${count(SILVER_TAKEN, silver)}.`,
    otherOpen: ({ open: kinds }) => `Something else comes first: ${and(kinds.map((kind) => open[kind]))}.`,
    noSuchDie: ({ die }) => `You have no ${die} in your hand.`,
    workersShort: ({ needed, have, die }) =>
      `With a ${die} this costs ${count(needed, workers)}, and you have ${onlyHave(have)}.`,
    notInDisplay: ({ card }, { face }) => `${capital(the(face(card)))} is not in the display.`,
    notYourProject: ({ card }, { face }) =>
      `You can only place your own projects, and ${the(face(card))} is not one of them.`,
    noSuchGoods: ({ good }) => `You have no ${goods[good].many} to sell.`,
    enoughWorkers: ({ have }) => `Workers are only restocked up to ${REFILL}, and you already have ${have}.`,
    notThrees: ({ total }) =>
      total === 0
        ? `Return at least ${POINT_PRICE} workers or silver to get a point.`
        : `Every point costs exactly ${POINT_PRICE} workers or silver, and ${total} is not a multiple of ${POINT_PRICE}.`,
    cannotPay: (have) =>
      `You cannot return that much: you have ${count(have.workers, workers)} and ${count(have.silver, silver)}.`,
    mustDrop: () => `You already have ${letters(MAX_PROJECTS)} projects. Choose one of them to discard.`,
    needNotDrop: ({ have }) =>
      have === 0
        ? 'You have no projects yet, so there is none to discard.'
        : `You have only ${count(have, projects)}. Take the card without discarding one.`,
    dropNotYours: ({ card }, { face }) =>
      `You cannot discard ${the(face(card))}: it is not one of your projects. Choose one of your ${letters(MAX_PROJECTS)}.`,
    alreadyBought: () => 'You may buy cards only once per turn, and you already have.',
    silverShort: ({ have }) =>
      `${capital(threeCards)} cost ${count(CARDS_PRICE, silver)}, and you have ${onlyHave(have)}.`,
    turnGoesOn: () => 'Your turn is not over yet. First finish what is still open.',
    notBought: ({ card }, { face }) => `${capital(the(face(card)))} is not one of the cards you turned up.`,
    nothingBought: () =>
      `There are no bought cards to choose from. First buy ${threeCards} for ${count(CARDS_PRICE, silver)}.`,
    noCardsLeft: () => 'The deck and the discard pile are both empty: there is nothing to buy.',
    columnComplete: ({ on }, { face }) => `The column that begins with ${the(face(on))} is a complete triple already.`,
    noSuchColumn: ({ on }, { face }) => `No column of your estate begins with ${the(face(on))}.`,
    otherType: ({ type, column }) =>
      `${capital(types[type].many)} and ${types[column].many} cannot share a column: only cloisters are wild.`,
    columnOpen: ({ type }) =>
      `Your column of ${types[type].many} is incomplete. Complete it before you start another one.`,
    cloistersOpen: () =>
      'Your column of cloisters is incomplete. Put the cloister there, or on any other incomplete column.',
    noBonusOpen: () => 'A bonus of the round card is only earned by completing a triple.',
    notOnRoundCard: ({ gain: wanted }) => `The current round card does not offer ${gain(wanted)}.`,
    bringsNothing: ({ gain: wanted }) => `The bonus “${gain(wanted)}” would bring you nothing: there are none left.`,
    nothingToReceive: () => 'You have no good or animal to take at the moment.',
    receiveOther: ({ of }) => `You may only take ${oneFrom(of)} here.`,
    pileEmpty: ({ from }) => `This ${supplyPile[from]} is empty. Take from another one.`,
    notOfThese: ({ types: allowed }) => `You may only take ${oneOf(allowed)} here.`,
    notOptional: () => 'What is open now has to be done.',
  },

  moves: {
    play: ({ die }) => `Play a ${die}`,
    take: ({ card, drop }, facts) => {
      const row = facts.row(card);
      return `Take ${the(facts.face(card))}${row === null ? '' : ` from row ${row}`}${dropping(drop, facts)}`;
    },
    place: ({ card, on }, { face, column }) => {
      const where = on === null ? 'in a new column' : `on the column ${column(on).map(called).join(' + ')}`;
      return `Place ${the(face(card))} ${where}, effect: ${en.effects[face(card).face]}`;
    },
    sell: ({ good }, facts) => `Sell ${count(facts.goods(good), goods[good])}`,
    workers: () => `Restock workers to ${REFILL}`,
    silver: () => `Take ${count(SILVER_TAKEN, silver)}`,
    convert: (paid) =>
      `Convert ${gain({ workers: paid.workers, silver: paid.silver })} into ` +
      count(Math.floor((paid.workers + paid.silver) / POINT_PRICE), points),
    buy: () => `Buy ${threeCards} for ${count(CARDS_PRICE, silver)}`,
    keep: ({ card, drop }, facts) => `Keep ${the(facts.face(card))} as a project${dropping(drop, facts)}`,
    use: ({ card }, { face }) => `Discard ${the(face(card))} for an extra action with a ${face(card).die}`,
    bonus: ({ gain: chosen }) => `Bonus: ${gain(chosen)}`,
    receive: ({ from, pile }, { top }) => `Take the ${top(from, pile).one} from the ${piles[pile]} pile`,
    decline: (_move, { declinable }) => {
      const step = declinable();
      return step === null ? 'Skip' : `Skip ${open[step.step]}`;
    },
    end: () => 'End the turn',
  },

  steps: {
    playDie: () => 'play a card from the hand',
    takeAction: ({ die, card }, facts) =>
      die === null ? `${by(card, facts)}a free action with any number` : `an action with a ${die}`,
    keepOne: ({ cards: three }, { face }) =>
      `choose from ${and(three.map((card) => called(face(card))))}: as a project, or for its die`,
    takeOf: ({ types: allowed }) => `take ${oneOf(allowed)} from the display`,
    receive: ({ of }) => `take ${oneFrom(of)}`,
    sellOne: ({ card }, facts) => `${by(card, facts)}sell one kind of goods`,
    placeAnother: ({ card }, facts) => `${by(card, facts)}place another project with any number`,
    tripleBonus: () => 'choose a bonus for the triple',
    endTurn: () => 'end the turn',
  },

  table: {
    round: (round) => `Round ${round}`,
    status: (round, turn) => `Round ${round}, turn ${turn} of ${TURNS}`,
    toPlay: (name) => (name === null ? 'it is your turn' : `${name} to play`),
    over: 'the game is over',
    now: 'Now',
    later: 'Then',
    also: 'Or',
    buyOffer: `buy ${threeCards} for ${count(CARDS_PRICE, silver)}`,
    inAnyOrder: 'in any order',
    display: 'Display',
    row: (die) => `Row ${die}`,
    supply: 'Supply',
    goods: 'Goods',
    animals: 'Animals',
    pile: (pile, top, height) => `${piles[pile]}: ${top}, ${count(height, cards)}`,
    emptyPile: (pile) => `${piles[pile]}: empty`,
    roundBonus: 'Triple bonus',
    firstTriples: 'First triple',
    allSeven: `All ${allTypes}`,
    deck: 'Deck',
    deckAndDiscard: (deck, discard) => `${count(deck, cards)}, ${discard} in the discard pile`,
    none: 'none',
    about: (label, text) => `${label}: ${text}`,
    storage: 'Storage',
    points: 'Points',
    hand: 'Hand',
    projects: 'Projects',
    estate: 'Estate',
    comingPiles: 'To come',
    startCard: (faceDown) => `start player card face ${faceDown ? 'down' : 'up'}`,
    dice: (dice) => `${dice.length === 1 ? 'die' : 'dice'} ${and(dice.map(String))}`,
    undrawn: (n) => `${n} to draw`,
    goodsOf: (list) => `goods: ${list}`,
    animalsOf: (list) => `animals: ${list}`,
    taken: (n) => `taken: ${n}`,
    sold: (list) => `sold: ${list}`,
    firstTriplesOf: (list) => `first triple: ${list}`,
    allSevenOf: (n) => `all ${allTypes}: ${n}`,
    wild: (cloister) => `wild ${called(cloister)}`,
    worth: (n) => count(n, points),
    pilesOf: (sizes) => `${sizes.length === 1 ? 'a pile' : 'piles'} of ${and(sizes.map(String))} cards`,
  },

  sheet: {
    final: 'Final score',
    soFar: 'Score so far',
    triples: (type) => `Triples of ${types[type].many}`,
    firstTriples: 'First triples',
    allSeven: `All ${allTypes}`,
    points: 'Points taken',
    sold: 'Goods sold',
    animals: 'Animals',
    startCard: 'Start player card',
    total: 'Total',
    storage: 'Left in storage',
    place: 'Place',
    wins: (name) => (name === null ? 'You win.' : `${name} wins.`),
    winsByStorage: (name) => `${name === null ? 'You win' : `${name} wins`} the tie with more left in storage.`,
    share: (names, you) => `${and(you ? ['You', ...names] : names)} share the victory.`,
    wonSolo: (player, aaron) => `Won against Aaron, ${player} to ${aaron}.`,
    lostSolo: (player, aaron, round) => `Lost against Aaron after round ${round}, ${player} to ${aaron}.`,
  },
};
