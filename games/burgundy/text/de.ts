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
import type { Card, CardFace, Face, Good, Pile, Source, Step, Supply, Type } from '@chambord/burgundy/rules';
import type { Dictionary, Facts, LogFacts } from './dictionary.ts';
import { phrases } from './phrases.ts';
import type { Resources } from './phrases.ts';
import { capital, counting, noun } from '@chambord/prose';
import type { Noun } from '@chambord/prose';

const resources: Resources = {
  points: noun('Siegpunkt', 'Siegpunkte'),
  goods: noun('Ware', 'Waren'),
  animals: noun('Tier', 'Tiere'),
  silver: noun('Silber', 'Silber'),
  workers: noun('Arbeiter', 'Arbeiter'),
};
const { points, silver, workers } = resources;
const cards = noun('Karte', 'Karten');
const projects = noun('Projekt', 'Projekte');

const words = phrases(
  counting((count) => count === 1),
  { and: 'und', or: 'oder', numbers: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'] },
  resources,
);
const { count, letters, and, or, gain, brings } = words;
const threeCards = `${letters(CARDS_BOUGHT)} Karten`;
const allTypes = `${TYPES.length} Arten`;

const types: Dictionary['types'] = {
  castle: noun('Burg', 'Burgen'),
  mine: noun('Mine', 'Minen'),
  cloister: noun('Kloster', 'Klöster'),
  knowledge: noun('Wissen', 'Wissen'),
  ship: noun('Schiff', 'Schiffe'),
  pasture: noun('Weide', 'Weiden'),
  building: noun('Gebäude', 'Gebäude'),
};

const dative: Record<Type, string> = {
  castle: 'Burgen',
  mine: 'Minen',
  cloister: 'Klöstern',
  knowledge: 'Wissen',
  ship: 'Schiffen',
  pasture: 'Weiden',
  building: 'Gebäuden',
};

const triples: Record<Type, string> = {
  castle: 'Burgen-Drilling',
  mine: 'Minen-Drilling',
  cloister: 'Kloster-Drilling',
  knowledge: 'Wissens-Drilling',
  ship: 'Schiffs-Drilling',
  pasture: 'Weiden-Drilling',
  building: 'Gebäude-Drilling',
};

const faces: Dictionary['faces'] = {
  castle: types.castle,
  mine: types.mine,
  cloister: types.cloister,
  knowledge: types.knowledge,
  ship: types.ship,
  pasture: types.pasture,
  carpenter: noun('Schreinerei', 'Schreinereien'),
  church: noun('Kirche', 'Kirchen'),
  market: noun('Markt', 'Märkte'),
  watchtower: noun('Wachturm', 'Wachtürme'),
  bank: noun('Bank', 'Banken'),
  boardingHouse: noun('Wohnhäuser', 'Wohnhäuser'),
  warehouse: noun('Warenhaus', 'Warenhäuser'),
  cityHall: noun('Rathaus', 'Rathäuser'),
};

/** Sentences name cards in the accusative only: the boarding house is a plural in German and would bend the verb. */
const articles: Record<Face, string> = {
  castle: 'die',
  mine: 'die',
  cloister: 'das',
  knowledge: 'das',
  ship: 'das',
  pasture: 'die',
  carpenter: 'die',
  church: 'die',
  market: 'den',
  watchtower: 'den',
  bank: 'die',
  boardingHouse: 'die',
  warehouse: 'das',
  cityHall: 'das',
};

const browns: Record<Good, string> = { light: 'hellbraun', medium: 'mittelbraun', dark: 'dunkelbraun' };
const goods: Dictionary['goods'] = {
  light: noun(`${browns.light}e Ware`, `${browns.light}e Waren`),
  medium: noun(`${browns.medium}e Ware`, `${browns.medium}e Waren`),
  dark: noun(`${browns.dark}e Ware`, `${browns.dark}e Waren`),
};

const animals: Dictionary['animals'] = {
  chicken: noun('Huhn', 'Hühner'),
  sheep: noun('Schaf', 'Schafe'),
  pig: noun('Schwein', 'Schweine'),
  cattle: noun('Rind', 'Rinder'),
};

const piles: Dictionary['piles'] = { left: 'links', right: 'rechts' };
const fromPile: Record<Pile, string> = { left: 'vom linken Stapel', right: 'vom rechten Stapel' };
const thePile: Record<Pile, string> = { left: 'Der linke', right: 'Der rechte' };

const called = ({ face, die }: CardFace) => `${faces[face].one} (${die})`;
const the = (face: CardFace) => `${articles[face.face]} ${called(face)}`;
const oneOf = (list: readonly Type[]) => or(list.map((type) => types[type].one));
const oneFrom = (list: readonly Supply[]) => or(list.map((supply) => (supply === 'goods' ? 'eine Ware' : 'ein Tier')));
const supplyPile: Record<Supply, string> = { goods: 'Warenstapel', animals: 'Tierstapel' };
/** The placed card whose effect it is. */
const by = (card: Card | null, { face }: Facts) => (card === null ? '' : `${faces[face(card).face].one}: `);
const dropping = (drop: Card | null, { face }: Facts) => (drop === null ? '' : `, dafür ${called(face(drop))} ablegen`);

const reasons: Record<Source, string> = {
  action: '',
  effect: '',
  bonus: ' als Bonus',
  sale: ' für den Verkauf',
  conversion: '',
  aaron: ' für Egons Kloster',
};

function gained({ seat, count: n, by }: { seat: Seat; count: number; by: Source }, what: Noun, { who }: LogFacts) {
  const does = by === 'action' ? who(seat, 'nimmt', 'nimmst') : who(seat, 'erhält', 'erhältst');
  return `${does} ${count(n, what)}${reasons[by]}.`;
}

/** What is open, where only the kind of step is known: all in the accusative, so that "auf" can go before them. */
const open: Record<Step['step'], string> = {
  playDie: 'das Ausspielen einer Handkarte',
  takeAction: 'eine Aktion',
  keepOne: 'die Wahl unter den gekauften Karten',
  takeOf: 'eine Karte aus der Auslage',
  receive: 'eine Ware oder ein Tier',
  sellOne: 'den Verkauf von Waren',
  placeAnother: 'das Platzieren eines weiteren Projekts',
  tripleBonus: 'den Bonus für den Drilling',
  endTurn: 'das Ende des Zuges',
};

/** The same as something to do. */
const first: Record<Step['step'], string> = {
  playDie: 'eine Handkarte ausspielen',
  takeAction: 'eine Aktion ausführen',
  keepOne: 'eine der gekauften Karten wählen',
  takeOf: 'eine Karte aus der Auslage nehmen',
  receive: 'eine Ware oder ein Tier nehmen',
  sellOne: 'Waren verkaufen',
  placeAnother: 'ein weiteres Projekt platzieren',
  tripleBonus: 'den Bonus für den Drilling wählen',
  endTurn: 'den Zug beenden',
};

/** Why an effect brings nothing; the other steps are never lost. */
const lost: Partial<Record<Step['step'], string>> = {
  takeOf: 'keine passende Karte in der Auslage',
  receive: 'nichts mehr im Vorrat',
  sellOne: 'keine Waren zu verkaufen',
  placeAnother: 'kein weiteres Projekt zu platzieren',
  tripleBonus: 'kein Bonus zu haben',
};

export const de: Dictionary = {
  ...words,
  title: 'Die Burgen von Burgund: Das Kartenspiel',
  aaron: 'Egon',
  you: 'Du',
  player: (number) => `Spieler ${number}`,
  types,
  faces,
  goods,
  shades: { light: 'hell', medium: 'mittel', dark: 'dunkel' },
  animals,
  resources,
  cards,
  piles,
  actions: {
    take: 'Karte nehmen',
    place: 'Projekt platzieren',
    sell: 'Waren verkaufen',
    workers: 'Arbeiter aufstocken',
    silver: 'Silber nehmen',
    convert: 'In Siegpunkte umwandeln',
  },
  effects: {
    castle: 'beliebige Aktion',
    mine: brings('mine'),
    cloister: 'Joker, kein Effekt',
    knowledge: brings('knowledge'),
    ship: brings('ship'),
    pasture: brings('pasture'),
    carpenter: `${oneOf(EFFECTS.carpenter.types)} nehmen`,
    church: `${oneOf(EFFECTS.church.types)} nehmen`,
    market: `${oneOf(EFFECTS.market.types)} nehmen`,
    watchtower: brings('watchtower'),
    bank: brings('bank'),
    boardingHouse: brings('boardingHouse'),
    warehouse: '1 Warensorte verkaufen',
    cityHall: 'weiteres Projekt platzieren',
  },
  card: called,
  rule: (number) => `Regel ${number}`,
  cost: (used) => `kostet ${count(used, workers)}`,

  events: {
    gameBegan: ({ starter }, { who }) =>
      starter === null
        ? 'Das Spiel gegen Egon beginnt.'
        : `Das Spiel beginnt. ${who(starter, 'erhält', 'erhältst')} die Startspielerkarte.`,
    roundBegan: ({ round, display }) =>
      `Durchgang\u00a0${at(ROUNDS, round)} beginnt mit ${count(display.flat().length, cards)} in der Auslage.`,
    dealt: ({ seat, count: n }, { who }) => `${who(seat, 'erhält', 'erhältst')} ${count(n, cards)}.`,
    drew: ({ seat, die }, { who }) => `${who(seat, 'zieht', 'ziehst')} eine ${die}.`,
    turnBegan: ({ seat, turn }, { who }) => `Runde\u00a0${turn + 1}: ${who(seat, 'ist', 'bist')} am Zug.`,
    turnSkipped: ({ seat }, { who }) =>
      `${who(seat, 'hat keine Karte und setzt', 'hast keine Karte und setzt')} diese Runde aus.`,
    played: ({ seat, die }, { who }) => `${who(seat, 'spielt', 'spielst')} eine ${die} aus.`,
    workersUsed: ({ seat, count: n, die, number }, { who }) =>
      `${who(seat, 'macht', 'machst')} mit ${n} ${n === 1 ? 'Arbeiter' : 'Arbeitern'} aus der ${die} eine ${number}.`,
    took: ({ seat, card, row }, { who, face }) =>
      `${who(seat, 'nimmt', 'nimmst')} ${the(face(card))} aus Reihe ${row}.`,
    dropped: ({ seat, card }, { who, face }) => `${who(seat, 'legt', 'legst')} das Projekt ${called(face(card))} ab.`,
    placed: ({ seat, card, on, type }, { who, face }) => {
      const among = type === 'knowledge' ? 'beim Wissen' : `bei den ${dative[type]}`;
      return `${who(seat, 'platziert', 'platzierst')} ${the(face(card))} ${on === null ? 'in einer neuen Spalte' : among}.`;
    },
    sold: ({ seat, good, count: n }, { who }) => `${who(seat, 'verkauft', 'verkaufst')} ${count(n, goods[good])}.`,
    startCardTaken: ({ seat }, { who }) =>
      who(
        seat,
        'nimmt die Startspielerkarte und legt sie umgedreht vor sich.',
        'nimmst die Startspielerkarte und legst sie umgedreht vor dich.',
      ),
    startCardPassed: ({ seat, turnedUp }, { who }) => {
      if (!turnedUp) return `Die Startspielerkarte wandert weiter: ${who(seat, 'beginnt', 'beginnst')} den Durchgang.`;
      const turns = 'die Startspielerkarte wieder um und';
      return `${who(seat, `dreht ${turns} beginnt`, `drehst ${turns} beginnst`)} den Durchgang.`;
    },
    gainedSilver: (event, facts) => gained(event, silver, facts),
    gainedWorkers: (event, facts) => gained(event, workers, facts),
    gainedPoints: (event, facts) => gained(event, points, facts),
    converted: ({ seat, ...paid }, { who }) =>
      `${who(seat, 'gibt', 'gibst')} ${gain({ workers: paid.workers, silver: paid.silver })} ab.`,
    bought: ({ seat, cards: three }, { who, face }) => {
      const price = count(CARDS_PRICE, silver);
      const paid = who(seat, `zahlt ${price} und deckt`, `zahlst ${price} und deckst`);
      return `${paid} ${and(three.map((card) => called(face(card))))} auf.`;
    },
    kept: ({ seat, card }, { who, face }) => `${who(seat, 'behält', 'behältst')} ${the(face(card))} als Projekt.`,
    used: ({ seat, card }, { who, face }) =>
      `${who(seat, 'legt', 'legst')} ${the(face(card))} für eine Zusatzaktion mit einer ${face(card).die} ab.`,
    receivedGood: ({ seat, good, pile }, { who }) =>
      `${who(seat, 'erhält', 'erhältst')} ${count(1, goods[good])} ${fromPile[pile]}.`,
    receivedAnimal: ({ seat, animal, pile }, { who }) =>
      `${who(seat, 'erhält', 'erhältst')} ${count(1, animals[animal])} ${fromPile[pile]}.`,
    pileHalved: ({ of, into, count: n }) =>
      `${thePile[into]} ${supplyPile[of]} ist leer und erhält ${count(n, cards)} vom anderen.`,
    tripleCompleted: ({ seat, type }, { who }) => `${who(seat, 'vollendet', 'vollendest')} einen ${triples[type]}.`,
    firstTriple: ({ seat, type }, { who }) =>
      `Der erste ${triples[type]}: ${who(seat, 'erhält', 'erhältst')} die Bonuskarte (${count(FIRST_TRIPLE, points)}).`,
    allSevenTypes: ({ seat, points: n }, { who }) => {
      const all = `alle ${allTypes}`;
      return `${who(seat, `hat ${all} und erhält`, `hast ${all} und erhältst`)} die Bonuskarte (${count(n, points)}).`;
    },
    bonusChosen: ({ seat, gain: chosen }, { who }) => `${who(seat, 'wählt', 'wählst')} den Bonus: ${gain(chosen)}.`,
    declined: ({ seat, step }, { who }) => `${who(seat, 'verzichtet', 'verzichtest')} auf ${open[step]}.`,
    lost: ({ seat, step }, { who }) => `${who(seat, 'geht', 'gehst')} leer aus: ${lost[step] ?? 'nicht möglich'}.`,
    reshuffled: ({ count: n }) => `Der Ablagestapel wird gemischt: neuer Nachziehstapel, ${count(n, cards)}.`,
    aaronLaid: ({ card }, { face }) => `Egon legt ${the(face(card))} aus.`,
    compared: ({ round, player, aaron }, { name, isYou }) =>
      `Nach Durchgang\u00a0${at(ROUNDS, round)}: ${isYou(0) ? 'du' : name(0)} ${player}, Egon ${aaron}.`,
    gameOver: () => 'Das Spiel ist zu Ende.',
  },

  why: {
    gameOver: () => 'Das Spiel ist zu Ende.',
    playDieFirst: () => 'Spiele zuerst eine Handkarte aus.',
    diePlayed: () => 'Ein Zug besteht aus einer Karte und ihrer Aktion, und deine hast du schon gespielt.',
    actionOpen: () => `Du hast noch eine Aktion offen. Passt dir keine andere, nimm ${count(SILVER_TAKEN, silver)}.`,
    otherOpen: ({ open: kinds }) => `Zuerst ist noch offen: ${and(kinds.map((kind) => first[kind]))}.`,
    noSuchDie: ({ die }) => `Du hast keine ${die} auf der Hand.`,
    workersShort: ({ needed, have, die }) =>
      `Mit einer ${die} kostet das ${count(needed, workers)}, und du hast ${have === 0 ? 'keinen' : `nur ${have}`}.`,
    notInDisplay: ({ card }, { face }) => `In der Auslage gibt es ${the(face(card))} nicht.`,
    notYourProject: ({ card }, { face }) =>
      `Platzieren kannst du nur eigene Projekte, und ${the(face(card))} hast du nicht darunter.`,
    noSuchGoods: ({ good }) => `Du hast keine ${browns[good]}en Waren zu verkaufen.`,
    enoughWorkers: ({ have }) => `Arbeiter werden nur auf ${REFILL} aufgestockt, und du hast schon ${have}.`,
    notThrees: ({ total }) =>
      total === 0
        ? `Gib mindestens ${POINT_PRICE} Arbeiter oder Silber ab, um einen Siegpunkt zu erhalten.`
        : `Jeder Siegpunkt kostet genau ${POINT_PRICE} Arbeiter oder Silber, und ${total} ist kein Vielfaches von ${POINT_PRICE}.`,
    cannotPay: (have) =>
      `So viel kannst du nicht abgeben: Du hast ${count(have.workers, workers)} und ${count(have.silver, silver)}.`,
    mustDrop: () => `Du hast schon ${letters(MAX_PROJECTS)} Projekte. Wähle eines davon, das du ablegst.`,
    needNotDrop: ({ have }) =>
      have === 0
        ? 'Du hast noch kein Projekt, das du ablegen könntest.'
        : `Du hast erst ${count(have, projects)}. Nimm die Karte, ohne eines abzulegen.`,
    dropNotYours: ({ card }, { face }) =>
      `Ablegen kannst du nur eigene Projekte, und ${the(face(card))} hast du nicht darunter. Wähle eines der ${letters(MAX_PROJECTS)}.`,
    alreadyBought: () => 'Karten kaufen darfst du nur einmal pro Zug, und das hast du schon getan.',
    silverShort: ({ have }) =>
      `${capital(threeCards)} kosten ${count(CARDS_PRICE, silver)}, und du hast ${have === 0 ? 'keines' : `nur ${have}`}.`,
    turnGoesOn: () => 'Dein Zug ist noch nicht zu Ende. Erledige zuerst, was noch offen ist.',
    notBought: ({ card }, { face }) => `${capital(the(face(card)))} hast du nicht aufgedeckt.`,
    nothingBought: () =>
      `Es liegen keine gekauften Karten zur Wahl. Kaufe zuerst ${threeCards} für ${count(CARDS_PRICE, silver)}.`,
    noCardsLeft: () => 'Nachziehstapel und Ablagestapel sind leer: Es gibt nichts zu kaufen.',
    columnComplete: ({ on }, { face }) => `Die Spalte, die mit „${called(face(on))}“ beginnt, ist schon ein Drilling.`,
    noSuchColumn: ({ on }, { face }) => `In deinem Fürstentum beginnt keine Spalte mit „${called(face(on))}“.`,
    otherType: ({ type, column }) =>
      `${types[type].many} und ${types[column].many} gehören nicht in eine Spalte: Nur Klöster sind Joker.`,
    columnOpen: ({ type }) =>
      `Deine Spalte mit ${dative[type]} ist noch unvollständig. Vollende sie, bevor du eine neue beginnst.`,
    cloistersOpen: () =>
      'Deine Spalte mit Klöstern ist noch unvollständig. ' +
      'Lege das Kloster dorthin oder in eine andere unvollständige Spalte.',
    noBonusOpen: () => 'Einen Bonus der Durchgangskarte gibt es nur, wenn du einen Drilling vollendest.',
    notOnRoundCard: ({ gain: wanted }) => `Den Bonus „${gain(wanted)}“ bietet die aktuelle Durchgangskarte nicht.`,
    bringsNothing: ({ gain: wanted }) => `Der Bonus „${gain(wanted)}“ bringt dir nichts: Der Vorrat ist leer.`,
    nothingToReceive: () => 'Du darfst gerade weder eine Ware noch ein Tier nehmen.',
    receiveOther: ({ of }) => `Hier darfst du nur ${oneFrom(of)} nehmen.`,
    pileEmpty: ({ from }) => `Dieser ${supplyPile[from]} ist leer. Nimm von einem anderen.`,
    notOfThese: ({ types: allowed }) => `Hier darfst du nur eine dieser Arten nehmen: ${oneOf(allowed)}.`,
    notOptional: () => 'Auf das, was gerade offen ist, kannst du nicht verzichten.',
  },

  moves: {
    play: ({ die }) => `Eine ${die} ausspielen`,
    take: ({ card, drop }, facts) => {
      const row = facts.row(card);
      const from = row === null ? '' : ` aus Reihe ${row}`;
      return `${called(facts.face(card))}${from} nehmen${dropping(drop, facts)}`;
    },
    place: ({ card, on }, { face, column }) => {
      const where = on === null ? 'in einer neuen Spalte' : `in der Spalte ${column(on).map(called).join(' + ')}`;
      return `${called(face(card))} ${where} platzieren, Effekt: ${de.effects[face(card).face]}`;
    },
    sell: ({ good }, facts) => `${count(facts.goods(good), goods[good])} verkaufen`,
    workers: () => `Arbeiter auf ${REFILL} aufstocken`,
    silver: () => `${count(SILVER_TAKEN, silver)} nehmen`,
    convert: (paid) =>
      `${gain({ workers: paid.workers, silver: paid.silver })} in ` +
      `${count(Math.floor((paid.workers + paid.silver) / POINT_PRICE), points)} umwandeln`,
    buy: () => `${capital(threeCards)} für ${count(CARDS_PRICE, silver)} kaufen`,
    keep: ({ card, drop }, facts) => `${called(facts.face(card))} als Projekt behalten${dropping(drop, facts)}`,
    use: ({ card }, { face }) => `${called(face(card))} für eine Zusatzaktion mit einer ${face(card).die} ablegen`,
    bonus: ({ gain: chosen }) => `Bonus: ${gain(chosen)}`,
    receive: ({ from, pile }, { top }) => `${count(1, top(from, pile))} ${fromPile[pile]} nehmen`,
    decline: (_move, { declinable }) => {
      const step = declinable();
      return step === null ? 'Verzichten' : `Auf ${open[step.step]} verzichten`;
    },
    end: () => 'Zug beenden',
  },

  steps: {
    playDie: () => 'eine Handkarte ausspielen',
    takeAction: ({ die, card }, facts) =>
      die === null ? `${by(card, facts)}eine beliebige Aktion, Zahl frei wählbar` : `eine Aktion mit einer ${die}`,
    keepOne: ({ cards: three }, { face }) =>
      `aus ${and(three.map((card) => called(face(card))))} wählen: als Projekt oder als Würfel`,
    takeOf: ({ types: allowed }) => `aus der Auslage nehmen: ${oneOf(allowed)}`,
    receive: ({ of }) => `${oneFrom(of)} nehmen`,
    sellOne: ({ card }, facts) => `${by(card, facts)}eine Warensorte verkaufen`,
    placeAnother: ({ card }, facts) => `${by(card, facts)}ein beliebiges weiteres Projekt platzieren`,
    tripleBonus: () => 'Bonus für den Drilling wählen',
    endTurn: () => 'Zug beenden',
  },

  table: {
    round: (round) => `Durchgang ${round}`,
    status: (round, turn) => `Durchgang ${round}, Runde ${turn} von ${TURNS}`,
    toPlay: (name) => (name === null ? 'du bist am Zug' : `${name} ist am Zug`),
    over: 'das Spiel ist zu Ende',
    now: 'Jetzt',
    later: 'Danach',
    also: 'Oder',
    buyOffer: `${threeCards} für ${count(CARDS_PRICE, silver)} kaufen`,
    inAnyOrder: 'Reihenfolge frei',
    display: 'Auslage',
    row: (die) => `Reihe ${die}`,
    supply: 'Vorrat',
    goods: 'Waren',
    animals: 'Tiere',
    pile: (pile, top, height) => `${piles[pile]}: ${top}, ${count(height, cards)}`,
    emptyPile: (pile) => `${piles[pile]}: leer`,
    roundBonus: 'Drillingsbonus',
    firstTriples: 'Erster Drilling',
    allSeven: `Alle ${allTypes}`,
    deck: 'Nachziehstapel',
    deckAndDiscard: (deck, discard) => `${count(deck, cards)}, ${discard} auf dem Ablagestapel`,
    none: 'nichts',
    about: (label, text) => `${label}: ${text}`,
    storage: 'Lager',
    points: 'Siegpunkte',
    hand: 'Hand',
    projects: 'Projekte',
    estate: 'Fürstentum',
    comingPiles: 'Noch verdeckt',
    startCard: (faceDown) => `Startspielerkarte ${faceDown ? 'umgedreht' : 'offen'}`,
    dice: (dice) => `Würfel ${and(dice.map(String))}`,
    undrawn: (n) => `${n} zu ziehen`,
    goodsOf: (list) => `Waren: ${list}`,
    animalsOf: (list) => `Tiere: ${list}`,
    taken: (n) => `Karten: ${n}`,
    sold: (list) => `verkauft: ${list}`,
    firstTriplesOf: (list) => `erster Drilling: ${list}`,
    allSevenOf: (n) => `alle ${allTypes}: ${n}`,
    wild: ({ die }) => `Joker-Kloster (${die})`,
    worth: (n) => count(n, points),
    pilesOf: (sizes) => `${sizes.length === 1 ? 'ein Stapel' : 'Stapel'} mit ${and(sizes.map(String))} Karten`,
  },

  sheet: {
    final: 'Endwertung',
    soFar: 'Zwischenstand',
    triples: (type) => `${triples[type]}e`,
    firstTriples: 'Erste Drillinge',
    allSeven: `Alle ${allTypes}`,
    points: 'Siegpunktkarten',
    sold: 'Verkaufte Waren',
    animals: 'Tiere',
    startCard: 'Startspielerkarte',
    total: 'Summe',
    storage: 'Rest im Lager',
    place: 'Platz',
    wins: (name) => (name === null ? 'Du gewinnst.' : `${name} gewinnt.`),
    winsByStorage: (name) =>
      `${name === null ? 'Du gewinnst' : `${name} gewinnt`} den Gleichstand mit dem volleren Lager.`,
    share: (names, you) =>
      you ? `${and(['Du', ...names])} teilt euch den Sieg.` : `${and(names)} teilen sich den Sieg.`,
    wonSolo: (player, aaron) => `Gewonnen gegen Egon, ${player} zu ${aaron}.`,
    lostSolo: (player, aaron, round) => `Verloren gegen Egon nach Durchgang ${round}, ${player} zu ${aaron}.`,
  },
};
