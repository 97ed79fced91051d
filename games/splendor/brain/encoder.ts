import type { Encoder, NetworkShape, Things } from '@chambord/network';
import { termOf } from '@chambord/network';
import {
  cardOf,
  CARDS,
  excess,
  GEMS,
  GOAL,
  GOLD,
  LEVELS,
  NOBLE_POINTS,
  nobleOf,
  NOBLES,
  TOKENS,
  total,
} from '@chambord/splendor/rules';
import type { Card, Move, Noble, Splendor, State } from '@chambord/splendor/rules';

type Player = State['players'][number];

/** Facts of a card: what is printed, then what it is to each player. */
const PRINTED = 14;
const OF_CARD = 11;
/** Facts of a noble: what is asked for, then what each player lacks. */
const ASKED = 5;
const OF_NOBLE = 7;
/** Facts of each player, and of the rest of the table. */
const OF_PLAYER = 20;
const OF_TABLE = 32;
const MOST_PLAYERS = 4;

/** Groups of cards: the market by level, then the hands from the actor on. */
const HANDS = LEVELS.length;
const BUY = 0;
const RESERVE = 1;

/** Actions that concern no card and no noble: what is taken, as a set of gems or two of a kind; tokens rerotated, the first and further ones. */
const ALIKE = 32;
const RETURN = ALIKE + GEMS.length;
const RETURN_MORE = RETURN + TOKENS.length;
const BLIND = RETURN_MORE + TOKENS.length;
const PASS = BLIND + LEVELS.length;

export const shape: NetworkShape = {
  globals: MOST_PLAYERS * OF_PLAYER + OF_TABLE,
  kinds: [
    {
      facts: PRINTED + MOST_PLAYERS * OF_CARD,
      hidden: 64,
      embedding: 32,
      groups: HANDS + MOST_PLAYERS,
      actions: 2,
      most: 12 + 3 * MOST_PLAYERS,
    },
    { facts: ASKED + MOST_PLAYERS * OF_NOBLE, hidden: 32, embedding: 16, groups: 1, actions: 1, most: 5 },
  ],
  trunk: 128,
  actions: PASS + 1,
  contenders: MOST_PLAYERS,
  // Colours are alike: they can go round.
  rotations: GEMS.length,
};
/** Where the terms of cards and of nobles begin. */
const CARD_TERMS = termOf(shape, 0, 0, 0);
const NOBLE_TERMS = termOf(shape, 1, 0, 0);
const CARD_FACTS = PRINTED + MOST_PLAYERS * OF_CARD;
const NOBLE_FACTS = ASKED + MOST_PLAYERS * OF_NOBLE;

/** By rotation and gem, which gem it becomes. */
const ROTATED: readonly (readonly number[])[] = GEMS.map((rotation) =>
  GEMS.map((gem) => (gem + rotation) % GEMS.length),
);
/** By place and gem: how much a bonus brings nobles nearer. Written anew for each state. */
const PATRONAGE = new Float64Array(MOST_PLAYERS * GEMS.length);

const COSTS: readonly Readonly<readonly number[]>[] = CARDS.map(({ cost }) => cost);

/** Describes a table to the network, from the actor's chair. */
export function encoder(): Encoder<Splendor> {
  /** By card and by noble, which thing it became. */
  const things = new Int16Array(CARDS.length);
  const nobles = new Int16Array(NOBLES.length);
  /** The players, from the actor on. */
  const order: Player[] = [];
  let rotated = 0;
  const rotatedGem = (gem: number) => (gem + rotated) % GEMS.length;

  return {
    encode(state, input, rotation) {
      rotated = rotation;
      const { players, seat, market } = state;
      order.length = 0;
      for (let place = 0; place < players.length; place++) {
        order.push(players[(seat + place) % players.length] as Player);
      }
      const gems = ROTATED[rotation] as readonly number[];
      encodeTable(state, order, input.globals, rotated);
      notePatronage(state, order);
      const [cards, tiles] = input.kinds as [Things, Things];
      // All rows at once: emptying each by itself takes longer than filling it.
      cards.facts.fill(0);
      tiles.facts.fill(0);
      tiles.count = 0;
      for (const noble of state.nobles) {
        nobles[noble] = tiles.count;
        encodeNoble(noble, order, tiles, rotated);
      }
      cards.count = 0;
      for (const card of market) {
        if (card === null) continue;
        things[card] = cards.count;
        encodeCard(state, card, cardOf(card).level - 1, order, cards, gems);
      }
      for (let place = 0; place < order.length; place++) {
        const { hand } = order[place] as Player;
        for (let i = 0; i < hand.length; i++) {
          const { card } = hand[i] as Player['hand'][number];
          things[card] = cards.count;
          encodeCard(state, card, HANDS + place, order, cards, gems);
        }
      }
      return players.length;
    },

    terms(move: Move, into, at) {
      switch (move.do) {
        case 'buy':
          into[at] = CARD_TERMS + 2 * (things[move.card] as number) + BUY;
          return 1;
        case 'reserve':
          into[at] = CARD_TERMS + 2 * (things[move.card] as number) + RESERVE;
          return 1;
        case 'noble':
          into[at] = NOBLE_TERMS + (nobles[move.noble] as number);
          return 1;
        case 'take': {
          const [first = 0, second] = move.gems;
          if (first === second) into[at] = ALIKE + rotatedGem(first);
          else {
            let set = 0;
            for (let i = 0; i < move.gems.length; i++) set |= 1 << rotatedGem(move.gems[i] as number);
            into[at] = set;
          }
          return 1;
        }
        case 'return': {
          let count = 0;
          for (const token of TOKENS) {
            const kind = token === GOLD ? GOLD : rotatedGem(token);
            for (let i = 0; i < move.tokens[token]; i++) {
              into[at + count++] = (i === 0 ? RETURN : RETURN_MORE) + kind;
            }
          }
          return count;
        }
        case 'reserveBlind':
          into[at] = BLIND + move.level - 1;
          return 1;
        case 'pass':
          into[at] = PASS;
          return 1;
      }
    },

    points: ({ players }) => players.map(({ points }) => points),
  };
}

function encodeTable(state: State, order: readonly Player[], into: Float32Array, rotated: number): void {
  into.fill(0);
  for (let place = 0; place < order.length; place++) {
    const player = order[place] as Player;
    let at = place * OF_PLAYER;
    const { tokens, bonuses, points } = player;
    let cards = 0;
    for (const gem of GEMS) {
      const to = (gem + rotated) % GEMS.length;
      into[at + to] = tokens[gem] / 4;
      into[at + 6 + to] = bonuses[gem] / 4;
      cards += bonuses[gem];
    }
    into[at + 5] = tokens[GOLD] / 3;
    at += 11;
    into[at] = 1;
    into[at + 1] = points / GOAL;
    into[at + 2] = (points / GOAL) ** 2;
    into[at + 3] = total(tokens) / 10;
    into[at + 4] = total(tokens) > 7 ? 1 : 0;
    into[at + 5] = player.hand.length / 3;
    into[at + 6] = player.hand.length === 3 ? 1 : 0;
    into[at + 7] = player.nobles.length / 2;
    into[at + 8] = cards / 12;
  }
  const { supply, decks, options, round } = state;
  let at = MOST_PLAYERS * OF_PLAYER;
  for (const gem of GEMS) {
    const to = (gem + rotated) % GEMS.length;
    into[at + to] = supply[gem] / 4;
    into[at + 6 + to] = supply[gem] >= 4 ? 1 : 0;
    into[at + 11 + to] = supply[gem] === 0 ? 1 : 0;
  }
  into[at + 5] = supply[GOLD] / 5;
  at += 16;
  into[at] = decks[0].length / 36;
  into[at + 1] = decks[1].length / 26;
  into[at + 2] = decks[2].length / 16;
  into[at + 3] = state.phase === 'return' ? 1 : 0;
  into[at + 4] = state.phase === 'noble' ? 1 : 0;
  into[at + 5] = state.phase === 'return' ? excess(order[0] as Player) / 3 : 0;
  into[at + 6] = options.rules === 'classic' ? 1 : 0;
  into[at + 7] = state.lastRound ? 1 : 0;
  into[at + 8] = state.seat / 3;
  into[at + 9] = (options.players - 1 - state.seat) / 3;
  into[at + 10] = Math.min(round, 40) / 30;
  into[at + 11] = (round - state.busyRound) / 10;
  into[at + 12] = state.passes / 4;
  into[at + 13 + options.players - 2] = 1;
}

function encodeCard(
  { supply, options }: State,
  card: Card,
  group: number,
  order: readonly Player[],
  cards: Things,
  gems: readonly number[],
): void {
  const { facts } = cards;
  const { level, bonus, points } = cardOf(card);
  const cost = COSTS[card] as readonly number[];
  let at = cards.count * CARD_FACTS;
  cards.groups[cards.count++] = group;
  for (let gem = 0; gem < GEMS.length; gem++) facts[at + (gems[gem] as number)] = (cost[gem] as number) / 4;
  facts[at + 5 + (gems[bonus] as number)] = 1;
  facts[at + 10] = points / 5;
  facts[at + 10 + level] = 1;
  at += PRINTED;
  for (let place = 0; place < order.length; place++, at += OF_CARD) {
    const { tokens, bonuses, points: own } = order[place] as Player;
    let price = 0;
    let missing = 0;
    let beyond = 0;
    for (let gem = 0; gem < GEMS.length; gem++) {
      const due = (cost[gem] as number) - (bonuses[gem] as number);
      if (due <= 0) continue;
      price += due;
      const lack = due - (tokens[gem] as number);
      if (lack <= 0) continue;
      missing += lack;
      facts[at + (gems[gem] as number)] = lack / 4;
      if (lack > (supply[gem] as number)) beyond += lack - (supply[gem] as number);
    }
    missing -= tokens[GOLD];
    facts[at + 5] = price / 8;
    if (missing > 0) {
      facts[at + 6] = missing / 5;
      facts[at + 7] = beyond / 4;
    } else facts[at + 8] = 1;
    const patronage = PATRONAGE[place * GEMS.length + bonus] as number;
    facts[at + 9] = patronage;
    const gain = points + (patronage === 1 && options.rules === 'classic' ? NOBLE_POINTS : 0);
    if (own + gain >= GOAL) facts[at + 10] = 1;
  }
}

/** How much a bonus of each gem brings each player nearer to a noble: 1 if it completes one, else the less the more is missing. */
function notePatronage({ nobles, options }: State, order: readonly Player[]): void {
  PATRONAGE.fill(0);
  for (let place = 0; place < order.length; place++) {
    const { bonuses, nobles: own } = order[place] as Player;
    if (options.rules === 'court' && own.length > 0) continue;
    for (let i = 0; i < nobles.length; i++) {
      const { asks } = nobleOf(nobles[i] as Noble);
      let lacking = 0;
      for (let gem = 0; gem < GEMS.length; gem++) {
        const lack = (asks[gem] as number) - (bonuses[gem] as number);
        if (lack > 0) lacking += lack;
      }
      for (let gem = 0; gem < GEMS.length; gem++) {
        const at = place * GEMS.length + gem;
        if ((asks[gem] as number) > (bonuses[gem] as number) && 1 / lacking > (PATRONAGE[at] as number)) {
          PATRONAGE[at] = 1 / lacking;
        }
      }
    }
  }
}

function encodeNoble(noble: Noble, order: readonly Player[], tiles: Things, rotated: number): void {
  const { facts } = tiles;
  let at = tiles.count * NOBLE_FACTS;
  tiles.groups[tiles.count++] = 0;
  const { asks } = nobleOf(noble);
  for (const gem of GEMS) facts[at + ((gem + rotated) % GEMS.length)] = asks[gem] / 4;
  at += ASKED;
  for (let place = 0; place < order.length; place++, at += OF_NOBLE) {
    const { bonuses } = order[place] as Player;
    let lacking = 0;
    for (const gem of GEMS) {
      const lack = asks[gem] - bonuses[gem];
      if (lack <= 0) continue;
      lacking += lack;
      facts[at + ((gem + rotated) % GEMS.length)] = lack / 4;
    }
    facts[at + 5] = lacking / 8;
    facts[at + 6] = lacking === 0 ? 1 : 0;
  }
}
