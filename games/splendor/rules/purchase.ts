import type { Emit } from '@chambord/kernel';
import { cardOf, CARDS } from './edition.ts';
import type { Event } from './event.ts';
import { refill } from './market.ts';
import { GEMS, GOLD } from './material.ts';
import type { Card, Gem, Purse } from './material.ts';
import type { Move } from './move.ts';
import { countOf, less, one, packGems, sum, unpack } from './packed.ts';
import type { Packed } from './packed.ts';
import { pour } from './purse.ts';
import { active } from './table.ts';
import type { Player, State, Position, PositionPlayer } from './table.ts';

/** Which payments are listed: all (5.2), or for each card only the one with the fewest gold. */
export type Payments = 'all' | 'canonical';

/** What a card costs a player: its cost less the bonuses, gem by gem, never below 0 (5.1). */
export function price(card: Card, player: PositionPlayer): Purse {
  return unpack(less(costOf(card), packGems(player.bonuses)));
}

/** The payment with the fewest gold by the player whose turn it is; null if they cannot pay. */
export function canonicalPayment(table: Position, card: Card): Readonly<Purse> | null {
  const pay = fewestGold(card, meansOf(active(table)));
  return pay === UNPAYABLE ? null : unpack(pay);
}

/** Adds every way to buy a card, face-up or from the own hand (3.4). */
export function buyMoves(table: Position, player: PositionPlayer, payments: Payments, moves: Move[]): void {
  const { market } = table;
  const { hand } = player;
  const means = meansOf(player);
  for (let place = 0; place < market.length; place++) addPayments(market[place] ?? null, means, payments, moves);
  for (let i = 0; i < hand.length; i++) addPayments(hand[i]?.card ?? null, means, payments, moves);
}

/** What a player can pay with. */
interface Means {
  readonly bonuses: Packed;
  readonly gems: Packed;
  readonly gold: number;
}

function meansOf({ bonuses, tokens }: PositionPlayer): Means {
  return { bonuses: packGems(bonuses), gems: packGems(tokens), gold: tokens[GOLD] };
}

function addPayments(card: Card | null, means: Means, payments: Payments, moves: Move[]): void {
  if (card === null) return;
  const pay = fewestGold(card, means);
  if (pay === UNPAYABLE) return;
  moves.push({ do: 'buy', card, pay: unpack(pay) });
  if (payments === 'all') addGolden(card, pay, 0, means.gold - countOf(pay, GOLD), moves);
}

/** Gems as far as they go, and gold for the rest (5.1). */
function fewestGold(card: Card, means: Means): Packed {
  const due = less(costOf(card), means.bonuses);
  const lacking = less(due, means.gems);
  const gold = sum(lacking);
  return gold > means.gold ? UNPAYABLE : due - lacking + gold * one(GOLD);
}

/** Adds the same payment with spare gold for more and more of the gems, from this gem on: so each comes up once (5.2). */
function addGolden(card: Card, pay: Packed, from: Gem, spare: number, moves: Move[]): void {
  if (spare === 0) return;
  for (const gem of GEMS) {
    if (gem < from || countOf(pay, gem) === 0) continue;
    const golden = pay - one(gem) + one(GOLD);
    moves.push({ do: 'buy', card, pay: unpack(golden) });
    addGolden(card, golden, gem, spare - 1, moves);
  }
}

export function buy(state: State, card: Card, pay: Readonly<Purse>, emit: Emit<Event>): void {
  const { seat } = state;
  const player = active(state);
  const { bonus, points } = cardOf(card);
  pour(player.tokens, state.supply, pay); // 5.1
  player.cards.push(card);
  player.bonuses[bonus]++; // 5.3
  player.points += points;
  state.busyRound = state.round;
  const place = state.market.indexOf(card);
  if (place >= 0) {
    emit?.({ event: 'bought', seat, card, pay, from: 'market' });
    refill(state, place, emit);
  } else {
    const from = leaveHand(player, card) ? 'blind' : 'hand';
    emit?.({ event: 'bought', seat, card, pay, from });
  }
}

/** Takes a card out of the hand, and says whether only its owner knew it. */
function leaveHand({ hand }: Player, card: Card): boolean {
  for (let i = 0; i < hand.length; i++) {
    const reserved = hand[i];
    if (reserved?.card !== card) continue;
    hand.splice(i, 1);
    return reserved.blind;
  }
  throw new Error(`card ${card} is neither in the market nor in the hand`);
}

function costOf(card: Card): Packed {
  const cost = COST[card];
  if (cost === undefined) throw new RangeError(`there is no card ${card}`);
  return cost;
}

const UNPAYABLE: Packed = -1;
const COST: readonly Packed[] = CARDS.map(({ cost }) => packGems(cost));
