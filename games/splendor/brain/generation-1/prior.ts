import { at } from '@chambord/kernel';
import { chances } from '@chambord/network/generation-1';
import {
  active,
  bringsGold,
  cardOf,
  GEMS,
  GOAL,
  GOLD,
  MAX_TOKENS,
  NOBLE_POINTS,
  total,
} from '@chambord/splendor/rules';
import type { Card, Move, Purse, Position, PositionPlayer } from '@chambord/splendor/rules';
import { missing, wishesOf } from './wishes.ts';
import type { Wishes } from './wishes.ts';

/** Points of difference that make a move e times as likely. */
const SCALE = 0.5;
/** Buying is what wins; everything else prepares it. */
const TO_BUY = 1.2;
const WORTH_OF_GOLD = 0.35;
/** A token has some worth whatever it is for. */
const WORTH_OF_TOKEN = 0.1;

export function prior(table: Position, moves: readonly Move[]): number[] {
  const player = active(table);
  const wishes = wishesOf(table, player);
  return chances(
    moves.map((move) => promise(table, player, wishes, move)),
    SCALE,
  );
}

function promise(table: Position, player: PositionPlayer, wishes: Wishes, move: Move): number {
  switch (move.do) {
    case 'buy':
      return toBuy(table, player, wishes, move.card, move.pay);
    case 'take':
      return toTake(wishes, move.gems) - toReturnAfter(player, wishes, move.gems.length);
    case 'reserve':
      return toReserve(table, player, wishes, move.card);
    case 'reserveBlind':
      return (bringsGold(table, player) ? WORTH_OF_GOLD : 0) - 0.6;
    case 'noble':
      // It does not run away unless someone else is near, but it is three points for one turn.
      return TO_BUY + NOBLE_POINTS + 1;
    case 'return':
      return -toReturn(wishes, move.tokens);
    case 'pass':
      return 0;
  }
}

function toBuy(table: Position, player: PositionPlayer, { bonus }: Wishes, card: Card, pay: Readonly<Purse>): number {
  const { points, bonus: gives } = cardOf(card);
  let spent = pay[GOLD] * WORTH_OF_GOLD;
  for (const gem of GEMS) spent += pay[gem] * WORTH_OF_TOKEN;
  // Whoever reaches the goal wins more often than not: nothing else compares. Later on bonuses count less than points.
  const goal = player.points + points >= GOAL ? 5 : 0;
  const late = Math.min(1, mostPoints(table) / GOAL);
  return TO_BUY + goal + points * (0.8 + 0.4 * late) + bonus[gives] * (1.2 - late) - spent;
}

function mostPoints(table: Position): number {
  let most = 0;
  for (const { points } of table.players) if (points > most) most = points;
  return most;
}

function toTake({ first, second }: Wishes, gems: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < gems.length; i++) {
    const gem = at(gems, i);
    const again = i > 0 && gems[i - 1] === gem;
    sum += WORTH_OF_TOKEN + at(again ? second : first, gem);
  }
  return sum;
}

/** For the gold, for a good card that is near, and to keep it from somebody who could buy it at once. */
function toReserve(table: Position, player: PositionPlayer, { bonus }: Wishes, card: Card): number {
  const { points, bonus: gives } = cardOf(card);
  const lacking = missing(player, card);
  let worth = bringsGold(table, player) ? WORTH_OF_GOLD : 0;
  worth += (points + bonus[gives]) * 0.45 * 0.8 ** lacking - 0.15 * player.hand.length - 0.3;
  for (const other of table.players) {
    if (other !== player && points >= 2 && missing(other, card) === 0) {
      worth += other.points + points >= GOAL ? 4 : 0.15 * points;
    }
  }
  return worth;
}

/** Who takes more than fits gives back what is missed least: else a full hand would take and return for ever. */
function toReturnAfter({ tokens }: PositionPlayer, { kept }: Wishes, taken: number): number {
  const over = total(tokens) + taken - MAX_TOKENS;
  if (over <= 0) return 0;
  let least = Infinity;
  for (const gem of GEMS) if (tokens[gem] > 0) least = Math.min(least, kept[gem]);
  return least === Infinity ? 0 : over * (WORTH_OF_TOKEN + least);
}

function toReturn({ kept }: Wishes, tokens: Readonly<Purse>): number {
  let sum = tokens[GOLD] * 2;
  for (const gem of GEMS) sum += tokens[gem] * (WORTH_OF_TOKEN + kept[gem] + wasted(tokens[gem]));
  return sum;
}

/** Giving back several of a kind is a little worse than one of each, if nothing else decides. */
function wasted(count: number): number {
  return count > 1 ? 0.02 : 0;
}
