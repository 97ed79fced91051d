import type { Observation } from '@chambord/kernel';
import {
  cardOf,
  GEM_TOKENS,
  GEMS,
  GOAL,
  GOLD,
  GOLD_TOKENS,
  LEVEL_CARDS,
  LEVELS,
  MAX_HAND,
  nobleOf,
  PHASES,
  ROW,
  TOKENS,
} from '@chambord/splendor/rules';
import type { Card, PositionPlayer, Purse, Splendor, View } from '@chambord/splendor/rules';

const MOST_PLAYERS = 4;
const MOST_NOBLES = MOST_PLAYERS + 1;
const PLACES = LEVELS.length * ROW;
/** Whether it is there; what is printed; how many tokens who looks at it lacks, and whether they could buy it. */
const OF_CARD = 1 + LEVELS.length + GEMS.length + 1 + GEMS.length + 2;
const OF_NOBLE = 1 + 2 * GEMS.length;
const OF_PLAYER = 2 + TOKENS.length + GEMS.length + 3;

const TABLE = PHASES.length + 5 + TOKENS.length + LEVELS.length;

/** What a seat sees of Splendor. What is reserved unseen by the others shows its level and nothing else. */
export const observation: Observation<Splendor> = {
  parts: [
    { name: 'table', length: TABLE },
    ...Array.from({ length: PLACES }, (_, place) => ({ name: `market ${place}`, length: OF_CARD })),
    ...Array.from({ length: MOST_NOBLES }, (_, i) => ({ name: `noble ${i}`, length: OF_NOBLE })),
    ...Array.from({ length: MOST_PLAYERS }, (_, place) => [
      { name: `player ${place}`, length: OF_PLAYER },
      ...Array.from({ length: MAX_HAND }, (__, i) => ({ name: `player ${place} hand ${i}`, length: OF_CARD })),
    ]).flat(),
  ],

  write(view, seat, into) {
    into.fill(0);
    const { players } = view;
    const own = players[seat] as PositionPlayer;
    writeTable(view, into);
    let at = TABLE;
    for (const card of view.market) {
      if (card !== null) writeCard(card, own, into, at);
      at += OF_CARD;
    }
    for (let i = 0; i < MOST_NOBLES; i++, at += OF_NOBLE) {
      const noble = view.nobles[i];
      if (noble === undefined) continue;
      into[at] = 1;
      for (const gem of GEMS) {
        const asked = nobleOf(noble).asks[gem];
        into[at + 1 + gem] = asked / 4;
        into[at + 1 + GEMS.length + gem] = Math.max(0, asked - own.bonuses[gem]) / 4;
      }
    }
    for (let place = 0; place < players.length; place++) {
      const player = players[(seat + place) % players.length] as PositionPlayer;
      const turn = (view.seat - seat + players.length) % players.length === place;
      writePlayer(player, turn, into, at);
      let card = at + OF_PLAYER;
      for (const reserved of player.hand) {
        if (reserved.card === null) {
          into[card] = 1;
          into[card + reserved.level] = 1;
        } else writeCard(reserved.card, own, into, card);
        card += OF_CARD;
      }
      at += OF_PLAYER + MAX_HAND * OF_CARD;
    }
  },
};

function writeTable(view: View, into: Float32Array): void {
  into[PHASES.indexOf(view.phase)] = 1;
  let at = PHASES.length;
  into[at++] = view.options.rules === 'classic' ? 1 : 0;
  into[at++] = view.round / 40;
  into[at++] = view.lastRound ? 1 : 0;
  into[at++] = view.passes / MOST_PLAYERS;
  into[at++] = (view.round - view.busyRound) / 10;
  writePurse(view.supply, GEM_TOKENS[view.options.players], into, at);
  at += TOKENS.length;
  LEVELS.forEach((level, i) => (into[at + i] = (view.decks[i]?.length ?? 0) / LEVEL_CARDS[level]));
}

function writePurse(purse: Readonly<Purse>, gems: number, into: Float32Array, at: number): void {
  for (const token of TOKENS) into[at + token] = purse[token] / (token === GOLD ? GOLD_TOKENS : gems);
}

function writePlayer(player: PositionPlayer, turn: boolean, into: Float32Array, from: number): void {
  let at = from;
  into[at++] = 1;
  into[at++] = turn ? 1 : 0;
  writePurse(player.tokens, 7, into, at);
  at += TOKENS.length;
  for (const gem of GEMS) into[at++] = player.bonuses[gem] / 7;
  into[at++] = player.points / GOAL;
  into[at++] = player.cards.length / 20;
  into[at] = player.nobles.length / 3;
}

function writeCard(card: Card, own: PositionPlayer, into: Float32Array, from: number): void {
  const { level, bonus, points, cost } = cardOf(card);
  let at = from;
  into[at] = 1;
  into[at + level] = 1;
  at += 1 + LEVELS.length;
  into[at + bonus] = 1;
  at += GEMS.length;
  into[at++] = points / 5;
  let lacking = 0;
  for (const gem of GEMS) {
    into[at++] = cost[gem] / 7;
    lacking += Math.max(0, cost[gem] - own.bonuses[gem] - own.tokens[gem]);
  }
  lacking -= own.tokens[GOLD];
  into[at++] = Math.max(0, lacking) / 10;
  into[at] = lacking <= 0 ? 1 : 0;
}
