import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { cardOf, GEMS, GOAL, GOLD, nobleOf } from '@chambord/splendor/rules';
import type { Card, Position, PositionPlayer } from '@chambord/splendor/rules';
import { covered, missing } from './wishes.ts';

/** Cards by how many tokens are missing: 0, 1, 2, … and 7 or more. */
const NEAR = 8;
/** Nobles by how many bonuses are missing: 0 or 1, 2, 3, 4, and more. */
const STEPS = 5;
const AFTER_GEMS = GEMS.length * 2;
const AFTER_MARKET = AFTER_GEMS + NEAR * 2;
const AFTER_HAND = AFTER_MARKET + NEAR;
const AFTER_NOBLES = AFTER_HAND + STEPS;
export const INPUTS = AFTER_NOBLES + 18;

/**
 * What a network sees of a player: each number somewhere between 0 and about 1, so that none of them drowns the others. Reserved cards are
 * those of the deal that is being searched, so they are a guess for whoever did not see them.
 */
export function describe(table: Position, seat: Seat, strength: number, into: Float64Array): void {
  const player = at(table.players, seat);
  into.fill(0);
  let tokens = player.tokens[GOLD];
  let bonuses = 0;
  for (const gem of GEMS) {
    tokens += player.tokens[gem];
    bonuses += player.bonuses[gem];
    into[gem] = player.tokens[gem] / 4;
    into[GEMS.length + gem] = player.bonuses[gem] / 4;
  }
  let gain = 0;
  let engine = 0;
  for (const card of table.market) {
    if (card === null) continue;
    const { points, cost } = cardOf(card);
    engine += points * covered(cost, player.bonuses) ** 2;
    gain = Math.max(gain, addCard(into, AFTER_GEMS, player, card));
  }
  for (const { card } of player.hand) {
    if (card === null) continue;
    const near = Math.min(NEAR - 1, missing(player, card));
    into[AFTER_MARKET + near] = (into[AFTER_MARKET + near] ?? 0) + cardOf(card).points / 5;
    if (near === 0) gain = Math.max(gain, cardOf(card).points);
  }
  if (table.options.rules === 'classic' || player.nobles.length === 0) {
    for (const noble of table.nobles) {
      const { asks } = nobleOf(noble);
      let lacking = 0;
      for (const gem of GEMS) lacking += Math.max(0, asks[gem] - player.bonuses[gem]);
      const index = AFTER_HAND + Math.min(STEPS - 1, Math.max(0, lacking - 1));
      into[index] = (into[index] ?? 0) + 0.5;
    }
  }
  let rival = 0;
  for (const other of table.players) if (other !== player && other.points > rival) rival = other.points;
  const { points } = player;
  const rest = [
    strength / 5,
    points / GOAL,
    (points / GOAL) ** 2,
    rival / GOAL,
    (points - rival) / GOAL,
    points + gain >= GOAL ? 1 : 0,
    seat === table.seat ? 1 : 0,
    seat === table.seat && points + gain >= GOAL ? 1 : 0,
    table.lastRound ? 1 : 0,
    table.lastRound && seat < table.seat ? 1 : 0,
    tokens / 10,
    player.tokens[GOLD] / 3,
    bonuses / 12,
    (bonuses / 12) * (points / GOAL),
    player.hand.length / 3,
    player.nobles.length / 2,
    engine / 10,
    (engine / 10) * (1 - points / GOAL),
  ];
  into.set(rest, AFTER_NOBLES);
}

/** How many cards are how near, and their points; returns the points if it can be bought now. */
function addCard(into: Float64Array, from: number, player: PositionPlayer, card: Card): number {
  const near = Math.min(NEAR - 1, missing(player, card));
  const { points } = cardOf(card);
  const index = from + 2 * near;
  into[index] = (into[index] ?? 0) + 0.2;
  into[index + 1] = (into[index + 1] ?? 0) + points / 5;
  return near === 0 ? points : 0;
}
