import { cardOf, PHASES } from '@chambord/splendor/rules';
import type { Player, Position, Reserved, State } from '@chambord/splendor/rules';
import { packGems, packPurse, unpack } from '../rules/packed.ts';
import * as at from './layout.ts';
import { cell, playerAt } from './layout.ts';
import type { Numbers } from './layout.ts';

/** Writes a state down in numbers. */
export function fromState(state: State, into: Numbers): void {
  into.fill(0);
  into[at.PLAYERS] = state.options.players;
  into[at.CLASSIC] = state.options.rules === 'classic' ? 1 : 0;
  into[at.PHASE] = PHASES.indexOf(state.phase);
  into[at.SEAT] = state.seat;
  into[at.ROUND] = state.round;
  into[at.LAST_ROUND] = state.lastRound ? 1 : 0;
  into[at.PASSES] = state.passes;
  into[at.BUSY_ROUND] = state.busyRound;
  into[at.SUPPLY] = packPurse(state.supply);
  into.set(
    state.market.map((card) => card ?? at.NONE),
    at.MARKET,
  );
  state.decks.forEach((deck, level) => {
    into[at.DECK_COUNTS + level] = deck.length;
    into.set(deck, at.DECKS[level]);
  });
  into[at.NOBLES_LEFT] = state.nobles.length;
  into.set(state.nobles, at.NOBLE_LIST);
  let bought = at.BOUGHT;
  let won = at.WON;
  state.players.forEach((player, seat) => {
    const to = playerAt(seat);
    into[to + at.TOKENS] = packPurse(player.tokens);
    into[to + at.BONUSES] = packGems(player.bonuses);
    into[to + at.POINTS] = player.points;
    into[to + at.CARD_COUNT] = player.cards.length;
    into[to + at.NOBLE_COUNT] = player.nobles.length;
    into[to + at.HAND_COUNT] = player.hand.length;
    player.hand.forEach(({ card, blind }, i) => (into[to + at.HAND + i] = card | (blind ? at.BLIND : 0)));
    for (const card of player.cards) into[bought++] = card | (seat << at.OWNER);
    for (const noble of player.nobles) into[won++] = noble | (seat << at.OWNER);
  });
  into[at.BOUGHT_COUNT] = bought - at.BOUGHT;
  into[at.WON_COUNT] = won - at.WON;
}

/** The state that lies in these numbers. */
export function toState(table: Numbers): State {
  const players = cell(table, at.PLAYERS) as Position['options']['players'];
  const list = (from: number, count: number) => Array.from(table.subarray(from, from + count));
  return {
    options: { players, rules: cell(table, at.CLASSIC) === 1 ? 'classic' : 'court' },
    phase: PHASES[cell(table, at.PHASE)] as State['phase'],
    seat: cell(table, at.SEAT),
    round: cell(table, at.ROUND),
    lastRound: cell(table, at.LAST_ROUND) === 1,
    passes: cell(table, at.PASSES),
    busyRound: cell(table, at.BUSY_ROUND),
    supply: unpack(cell(table, at.SUPPLY)),
    market: list(at.MARKET, 12).map((card) => (card === at.NONE ? null : card)),
    decks: [
      list(at.DECKS[0], cell(table, at.DECK_COUNTS)),
      list(at.DECKS[1], cell(table, at.DECK_COUNTS + 1)),
      list(at.DECKS[2], cell(table, at.DECK_COUNTS + 2)),
    ],
    nobles: list(at.NOBLE_LIST, cell(table, at.NOBLES_LEFT)),
    players: Array.from({ length: players }, (_, seat) => playerOf(table, seat)),
  };
}

function playerOf(table: Numbers, seat: number): Player {
  const from = playerAt(seat);
  const owned = (place: number, count: number) =>
    Array.from(table.subarray(place, place + count)).flatMap((entry) =>
      entry >> at.OWNER === seat ? [entry & at.CARD_BITS] : [],
    );
  const cards = owned(at.BOUGHT, cell(table, at.BOUGHT_COUNT));
  const bonuses: Player['bonuses'] = [0, 0, 0, 0, 0];
  for (const card of cards) bonuses[cardOf(card).bonus]++;
  return {
    tokens: unpack(cell(table, from + at.TOKENS)),
    cards,
    bonuses,
    points: cell(table, from + at.POINTS),
    nobles: owned(at.WON, cell(table, at.WON_COUNT)),
    hand: Array.from(table.subarray(from + at.HAND, from + at.HAND + cell(table, from + at.HAND_COUNT)), reserved),
  };
}

function reserved(entry: number): Reserved {
  const card = entry & at.CARD_BITS;
  return { card, level: cardOf(card).level, blind: (entry & at.BLIND) !== 0 };
}
