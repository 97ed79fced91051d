import {
  AARON,
  agenda,
  ANIMALS,
  animalSets,
  CARDS_PRICE,
  cardsOf,
  DICE,
  editionOf,
  FACES,
  faceOf,
  GOODS,
  MAX_PROJECTS,
  POINT_PRICE,
  ROUNDS,
  score,
  STEPS,
  TRIPLE,
  TURNS,
  TYPES,
  workersFor,
} from '@chambord/burgundy/rules';
import type { Burgundy, Card, CardFace, Column, Die, Move, State, Step, Type } from '@chambord/burgundy/rules';
import { termOf } from '@chambord/network';
import type { Encoder, NetworkShape, Things } from '@chambord/network';

/** A contender as the network sees one: a player, or Aaron, who has an estate and nothing else. */
interface Contender {
  readonly estate: readonly Column[];
  readonly allSeven: number;
  readonly player: State['players'][number] | null;
}

/** Facts of a card: what is printed, where it lies, how far it is, what it is to the actor, then to the others. */
const REACH = FACES.length + 1 + 2 * DICE.length;
const OWN = REACH + 9;
const OTHERS = OWN + 8;
const MOST = 4;
const CARD_FACTS = OTHERS + 2 * (MOST - 1);
const COLUMN_FACTS = TYPES.length + 8;
const OF_PLAYER = 42;
const OF_TABLE = 76;

/** Groups of cards: the display, what was bought, and projects from the actor on. */
const DISPLAY = 0;
const BOUGHT = 1;
const PROJECTS = 2;
/** What can be done with a card, and with a column: adding its own type, a cloister, or a type to a cloister. */
const TAKE = 0;
const DROP = 1;
const PLACE = 2;
const KEEP = 3;
const USE = 4;
const ALIKE = 0;
const WILD = 1;
const ON_WILD = 2;

/** Actions that concern no card, and what all of a kind have in common. */
const PLAY = 0;
const SELL = PLAY + DICE.length;
const WORKERS = SELL + GOODS.length;
const SILVER = WORKERS + 1;
const CONVERT = SILVER + 1;
const CONVERT_WORKERS = CONVERT + 3;
const BUY = CONVERT_WORKERS + 1;
const BONUS = BUY + 1;
const RECEIVE_GOOD = BONUS + 6;
const RECEIVE_ANIMAL = RECEIVE_GOOD + GOODS.length;
const DECLINE = RECEIVE_ANIMAL + ANIMALS.length;
const END = DECLINE + 1;
const NEW_COLUMN = END + 1;
const ANY_TAKE = NEW_COLUMN + 1;
const ANY_PLACE = ANY_TAKE + 1;
const ANY_KEEP = ANY_PLACE + 1;
const ANY_USE = ANY_KEEP + 1;

export const shape: NetworkShape = {
  globals: MOST * OF_PLAYER + OF_TABLE,
  kinds: [
    { facts: CARD_FACTS, hidden: 64, embedding: 32, groups: PROJECTS + MOST, actions: 5, most: 28 },
    { facts: COLUMN_FACTS, hidden: 32, embedding: 16, groups: MOST, actions: 3, most: 48 },
  ],
  trunk: 128,
  actions: ANY_USE + 1,
  contenders: MOST,
  // Dice can go round by two, the goods that they sell with them; and so can animals.
  rotations: GOODS.length * ANIMALS.length,
};

const TYPE_INDEX = Object.fromEntries(TYPES.map((type, index) => [type, index])) as Readonly<Record<Type, number>>;
const FACE_INDEX = Object.fromEntries(FACES.map((face, index) => [face, index])) as Readonly<Record<string, number>>;
const ALL_TYPES = 2 ** TYPES.length - 1;

/** Describes a table to the network, from the actor's chair. */
export function encoder(): Encoder<Burgundy> {
  /** By card, which thing it became, and, of columns, by their first card. */
  const cardThings = new Int16Array(256);
  const columnThings = new Int16Array(256);
  /** By contender, the types in the estate as bits. */
  const types: number[] = [];
  let table: State | null = null;
  let dice = 0;
  let beasts = 0;
  const dieIndex = (die: Die) => (die - 1 + 2 * dice) % DICE.length;
  const goodIndex = (good: number) => (good + dice) % GOODS.length;
  const animalIndex = (animal: number) => (animal + beasts) % ANIMALS.length;

  return {
    encode(state, input, rotation) {
      table = state;
      dice = rotation % GOODS.length;
      beasts = Math.floor(rotation / GOODS.length);
      const { players, seat } = state;
      const order: Contender[] = [];
      for (let place = 0; place < players.length; place++) {
        const player = players[(seat + place) % players.length] as State['players'][number];
        order.push({ estate: player.estate, allSeven: player.allSeven, player });
      }
      if (state.aaron !== null) {
        order.push({ estate: state.aaron.estate, allSeven: state.aaron.allSeven, player: null });
      }
      types.length = 0;
      for (let place = 0; place < order.length; place++) {
        types.push(typesIn(state, (order[place] as Contender).estate));
      }
      const contenders = order.length;
      const open = agenda.open(state);
      const die = openDie(open);

      const { globals } = input;
      globals.fill(0);
      for (let place = 0; place < contenders; place++) {
        const contender = order[place] as Contender;
        const owner = contender.player === null ? AARON : (seat + place) % players.length;
        encodeContender(state, contender, owner, types[place] as number, globals, place * OF_PLAYER);
      }
      encodeTable(state, open, die, globals, MOST * OF_PLAYER);

      const [cards, columns] = input.kinds as [Things, Things];
      // All rows at once: emptying each by itself takes longer than filling it.
      cards.facts.fill(0);
      columns.facts.fill(0);
      cards.count = 0;
      const facts: CardContext = { state, order, types, die, cards };
      for (let index = 0; index < state.display.length; index++) {
        const row = state.display[index] as readonly Card[];
        for (let i = 0; i < row.length; i++) encodeCard(facts, row[i] as Card, DISPLAY, (index + 1) as Die, true);
      }
      for (const step of open) {
        if (step.step !== 'keepOne') continue;
        for (const card of step.cards) encodeCard(facts, card, BOUGHT, faceOf(state, card).die, false);
      }
      for (let place = 0; place < players.length; place++) {
        const { projects } = (order[place] as Contender).player as State['players'][number];
        for (let i = 0; i < projects.length; i++) {
          const card = projects[i] as Card;
          encodeCard(facts, card, PROJECTS + place, faceOf(state, card).die, false);
        }
      }
      columns.count = 0;
      for (let place = 0; place < contenders; place++) {
        const { estate } = order[place] as Contender;
        for (let i = 0; i < estate.length; i++) {
          const column = estate[i] as Column;
          if (column.cards.length < TRIPLE && columns.count < columns.groups.length) {
            encodeColumn(state, column, place, columns);
          }
        }
      }
      return contenders;
    },

    terms(move: Move, into, at) {
      switch (move.do) {
        case 'play':
          into[at] = PLAY + dieIndex(move.die);
          return 1;
        case 'take':
        case 'keep': {
          const [any, action] = move.do === 'take' ? [ANY_TAKE, TAKE] : [ANY_KEEP, KEEP];
          into[at] = any;
          into[at + 1] = cardTerm(move.card, action);
          if (move.drop === null) return 2;
          into[at + 2] = cardTerm(move.drop, DROP);
          return 3;
        }
        case 'use':
          into[at] = ANY_USE;
          into[at + 1] = cardTerm(move.card, USE);
          return 2;
        case 'place': {
          into[at] = ANY_PLACE;
          into[at + 1] = cardTerm(move.card, PLACE);
          into[at + 2] = move.on === null ? NEW_COLUMN : columnTerm(move.card, move.on);
          return 3;
        }
        case 'sell':
          into[at] = SELL + goodIndex(GOODS.indexOf(move.good));
          return 1;
        case 'workers':
          into[at] = WORKERS;
          return 1;
        case 'silver':
          into[at] = SILVER;
          return 1;
        case 'convert':
          into[at] = CONVERT + Math.min(3, (move.workers + move.silver) / POINT_PRICE) - 1;
          if (move.workers === 0) return 1;
          into[at + 1] = CONVERT_WORKERS;
          return 2;
        case 'buy':
          into[at] = BUY;
          return 1;
        case 'bonus': {
          const { points, goods, animals, silver, workers } = move.gain;
          into[at] =
            BONUS +
            (points !== undefined
              ? 0
              : goods !== undefined
                ? 1
                : animals !== undefined
                  ? 2
                  : silver === undefined
                    ? 3
                    : workers === undefined
                      ? 4
                      : 5);
          return 1;
        }
        case 'receive': {
          const pile = move.pile === 'left' ? 0 : 1;
          if (move.from === 'goods') {
            const good = table?.goods[pile].at(-1);
            into[at] = RECEIVE_GOOD + goodIndex(good === undefined ? 0 : GOODS.indexOf(good));
          } else {
            const animal = table?.animals[pile].at(-1);
            into[at] = RECEIVE_ANIMAL + animalIndex(animal === undefined ? 0 : ANIMALS.indexOf(animal));
          }
          return 1;
        }
        case 'decline':
          into[at] = DECLINE;
          return 1;
        case 'end':
          into[at] = END;
          return 1;
      }
    },

    points: (state) => score(state).points,
  };

  function cardTerm(card: Card, action: number): number {
    return termOf(shape, 0, cardThings[card] as number, action);
  }

  function columnTerm(card: Card, on: Card): number {
    if (table === null) return NEW_COLUMN;
    const { type } = faceOf(table, card);
    const column = table.players[table.seat]?.estate.find(({ cards }) => cards[0] === on);
    const action = column?.type === type ? ALIKE : type === 'cloister' ? WILD : ON_WILD;
    return termOf(shape, 1, columnThings[on] as number, action);
  }

  function encodeContender(
    state: State,
    { estate, allSeven, player }: Contender,
    owner: number,
    types: number,
    into: Float32Array,
    at: number,
  ): void {
    into[at] = 1;
    let points = allSeven;
    const worth = editionOf(state).triple;
    for (const { type, cards } of estate) {
      if (cards.length !== TRIPLE) continue;
      points += worth[type];
      const index = at + 22 + TYPE_INDEX[type];
      into[index] = (into[index] as number) + 0.5;
    }
    let count = 0;
    for (let index = 0; index < TYPES.length; index++) {
      if ((types & (1 << index)) !== 0) {
        into[at + 15 + index] = 1;
        count++;
      }
      if (state.firstTriples[TYPES[index] as Type] === owner) points++;
    }
    into[at + 13] = allSeven > 0 ? 1 : 0;
    into[at + 14] = count / 7;
    if (player !== null) {
      const { workers, silver, goods, sold, animals, hand } = player;
      into[at + 1] = workers / 4;
      into[at + 2] = silver / 4;
      into[at + 3] = silver >= CARDS_PRICE ? 1 : 0;
      let stored = workers + silver;
      let sales = 0;
      for (let i = 0; i < GOODS.length; i++) {
        const good = GOODS[i] as (typeof GOODS)[number];
        into[at + 4 + goodIndex(i)] = goods[good] / 3;
        stored += goods[good];
        sales += sold[good];
      }
      into[at + 7] = sales / 6;
      for (let i = 0; i < ANIMALS.length; i++) {
        into[at + 8 + animalIndex(i)] = animals[ANIMALS[i] as (typeof ANIMALS)[number]] / 2;
      }
      const sets = animalSets(animals);
      points += player.points + sales + sets.points;
      for (const { die } of hand) {
        const index = at + 29 + dieIndex(die);
        into[index] = (into[index] as number) + 1;
      }
      into[at + 35] = hand.length / 2;
      into[at + 36] = player.pile.length / 6;
      if (state.startCard?.holder === owner) {
        points++;
        into[at + 37] = 1;
        into[at + 38] = state.startCard.faceDown ? 1 : 0;
      }
      into[at + 39] = player.projects.length / MAX_PROJECTS;
      into[at + 40] = sets.points / 4;
      into[at + 41] = (stored + sets.unused) / 8;
    }
    into[at + 12] = points / 30;
  }

  function encodeTable(
    state: State,
    open: readonly Step[],
    die: Die | null | undefined,
    into: Float32Array,
    from: number,
  ) {
    let at = from;
    into[at + state.round] = 1;
    into[at + 5 + state.turn] = 1;
    into[at + 10 + state.players.length] = 1;
    into[at + 15] = state.bought ? 1 : 0;
    at += 16;
    for (const step of open) into[at + STEPS.indexOf(step.step)] = 1;
    at += STEPS.length;
    // What waits below: the same frame may be there twice.
    for (let i = 0; i < state.agenda.length - 1; i++) {
      for (const step of state.agenda[i] as readonly Step[]) into[at + STEPS.indexOf(step.step)] = 1;
    }
    at += STEPS.length;
    if (die !== undefined) into[at + (die === null ? DICE.length : dieIndex(die))] = 1;
    at += 7;
    into[at] = (state.allSeven[0] ?? 0) / 4;
    into[at + 1] = state.allSeven.length / 4;
    TYPES.forEach((type, index) => (into[at + 2 + index] = state.firstTriples[type] === null ? 1 : 0));
    into[at + 9] = state.deck.length / 100;
    at += 10;
    for (let pile = 0; pile < 2; pile++) {
      const goods = state.goods[pile as 0 | 1];
      const animals = state.animals[pile as 0 | 1];
      const good = goods[goods.length - 1];
      const animal = animals[animals.length - 1];
      if (good !== undefined) into[at + goodIndex(GOODS.indexOf(good))] = 1;
      into[at + 3] = goods.length / 9;
      if (animal !== undefined) into[at + 4 + animalIndex(ANIMALS.indexOf(animal))] = 1;
      into[at + 8] = animals.length / 10;
      at += 9;
    }
    const player = state.players[state.seat] as State['players'][number];
    const turns = player.hand.length + player.pile.length + (ROUNDS.length - 1 - state.round) * TURNS;
    into[at] = turns / 30;
    if (state.aaron !== null) {
      into[at + 1] = 1;
      into[at + 2] = state.aaron.piles.reduce((sum, { length }) => sum + length, 0) / 25;
    }
    const count = state.players.length;
    into[at + 3] = ((state.starter + count - 1 - state.seat + count) % count) / 3;
    into[at + 4] = state.starter === state.seat ? 1 : 0;
  }

  function encodeCard(
    { state, order, types, die, cards }: CardContext,
    card: Card,
    group: number,
    number: Die,
    inDisplay: boolean,
  ): void {
    if (cards.count >= cards.groups.length) return;
    const { facts } = cards;
    const face = faceOf(state, card);
    let at = cards.count * CARD_FACTS;
    cardThings[card] = cards.count;
    cards.groups[cards.count++] = group;
    facts[at + (FACE_INDEX[face.face] as number)] = 1;
    if (face.type === 'building') facts[at + FACES.length] = 1;
    facts[at + FACES.length + 1 + dieIndex(face.die)] = 1;
    if (inDisplay) facts[at + FACES.length + 1 + DICE.length + dieIndex(number)] = 1;

    const [own] = order as [Contender];
    const player = own.player as State['players'][number];
    at += REACH;
    if (die !== undefined) noteReach(facts, at, die, number, player.workers);
    const [first, second] = player.hand;
    if (first !== undefined) noteReach(facts, at + 3, first.die, number, player.workers);
    if (second !== undefined) noteReach(facts, at + 6, second.die, number, player.workers);

    at += OWN - REACH;
    const { type } = face;
    const size = sizeOf(own.estate, type);
    if (size === 1) facts[at] = 1;
    if (size === 2) facts[at + 1] = 1;
    facts[at + 2] = type === 'cloister' ? 0 : sizeOf(own.estate, 'cloister') / 2;
    facts[at + 3] = editionOf(state).triple[type] / 6;
    facts[at + 4] = state.firstTriples[type] === null ? 1 : 0;
    const bit = 1 << TYPE_INDEX[type];
    const ownTypes = types[0] as number;
    facts[at + 5] = (ownTypes & bit) === 0 ? 1 : 0;
    facts[at + 6] = ownTypes !== ALL_TYPES && (ownTypes | bit) === ALL_TYPES ? 1 : 0;
    let alike = 0;
    for (const project of player.projects) if (project !== card && faceOf(state, project).type === type) alike++;
    facts[at + 7] = alike / 2;

    at += OTHERS - OWN;
    for (let place = 1; place < order.length; place++, at += 2) {
      facts[at] = sizeOf((order[place] as Contender).estate, type) / 2;
      facts[at + 1] = ((types[place] as number) & bit) === 0 ? 1 : 0;
    }
  }

  function encodeColumn(state: State, { type, cards }: Column, group: number, columns: Things): void {
    const { facts } = columns;
    let at = columns.count * COLUMN_FACTS;
    columnThings[cards[0] as Card] = columns.count;
    columns.groups[columns.count++] = group;
    facts[at + TYPE_INDEX[type]] = 1;
    at += TYPES.length;
    facts[at + cards.length - 1] = 1;
    let wild = 0;
    for (const card of cards) if (faceOf(state, card).type === 'cloister') wild++;
    facts[at + 2] = type === 'cloister' ? 0 : wild / 2;
    facts[at + 3] = state.firstTriples[type] === null ? 1 : 0;
    facts[at + 4] = editionOf(state).triple[type] / 6;
    let there = 0;
    for (let row = 0; row < state.display.length; row++) {
      const cards = state.display[row] as readonly Card[];
      for (let i = 0; i < cards.length; i++) if (fits(faceOf(state, cards[i] as Card), type)) there++;
    }
    facts[at + 5] = there / 4;
    let held = 0;
    const player = state.players[(state.seat + group) % state.players.length];
    for (const card of player?.projects ?? []) if (fits(faceOf(state, card), type)) held++;
    facts[at + 6] = held / 2;
    facts[at + 7] = held > 0 && cards.length === TRIPLE - 1 ? 1 : 0;
  }
}

/** What every card is held against. */
interface CardContext {
  readonly state: State;
  readonly order: readonly Contender[];
  /** By contender, the types in the estate as bits. */
  readonly types: readonly number[];
  readonly die: Die | null | undefined;
  readonly cards: Things;
}

function fits({ type }: CardFace, column: Type): boolean {
  return type === column || type === 'cloister' || column === 'cloister';
}

/** The number of the open action: null for any, undefined where there is none. */
function openDie(steps: readonly Step[]): Die | null | undefined {
  for (const step of steps) if (step.step === 'takeAction') return step.die;
  return undefined;
}

function noteReach(facts: Float32Array, at: number, die: Die | null, number: Die, workers: number): void {
  const needed = workersFor(die, number);
  facts[at] = needed / 3;
  if (needed <= workers) facts[at + 1] = 1;
  if (needed === 0) facts[at + 2] = 1;
}

/** The cards of the incomplete column of this type; 0 where there is none. */
function sizeOf(estate: readonly Column[], type: Type): number {
  let size = 0;
  for (const column of estate) {
    if (column.type === type && column.cards.length < TRIPLE && column.cards.length > size) size = column.cards.length;
  }
  return size;
}

/** The types in an estate, as bits; cloisters count as themselves wherever they lie (6.7). */
function typesIn(state: State, estate: readonly Column[]): number {
  const deck = cardsOf(state);
  let bits = 0;
  for (const { cards } of estate) for (const card of cards) bits |= 1 << TYPE_INDEX[(deck[card] as CardFace).type];
  return bits;
}
