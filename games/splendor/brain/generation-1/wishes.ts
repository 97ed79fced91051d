import { cardOf, GEMS, GOLD, MAX_TOKENS, NOBLE_POINTS, nobleOf, TAKE_DIFFERENT, total } from '@chambord/splendor/rules';
import type { Card, GemCounts, Position, PositionPlayer } from '@chambord/splendor/rules';

/** What a player is after, in points. */
export interface Wishes {
  /** A bonus of each gem: for other cards, and for nobles. */
  readonly bonus: GemCounts;
  /** The first further token of each gem, and the second. */
  readonly first: GemCounts;
  readonly second: GemCounts;
  /** The last token of each gem that the player has, where some may have to be returned. */
  readonly kept: GemCounts;
}

/** What is left of the interest in a card for each token that is missing: plans that take long are overtaken by others. */
const PATIENCE = 0.78;
/** A card in the own hand is safe. */
const OWN = 1.3;

export function wishesOf(table: Position, player: PositionPlayer): Wishes {
  const wishes: Wishes = {
    bonus: [0.5, 0.5, 0.5, 0.5, 0.5],
    first: [0, 0, 0, 0, 0],
    second: [0, 0, 0, 0, 0],
    kept: [0, 0, 0, 0, 0],
  };
  if (table.options.rules === 'classic' || player.nobles.length === 0) {
    for (const noble of table.nobles) wishForNoble(player, nobleOf(noble).asks, wishes.bonus);
  }
  for (const card of table.market) if (card !== null) wishForDiscount(player, card, wishes.bonus);
  for (const { card } of player.hand) if (card !== null) wishForDiscount(player, card, wishes.bonus);
  for (const card of table.market) if (card !== null) wishForTokens(player, card, 1, wishes);
  for (const { card } of player.hand) if (card !== null) wishForTokens(player, card, OWN, wishes);
  if (table.options.rules === 'classic' && total(player.tokens) > MAX_TOKENS - TAKE_DIFFERENT) {
    for (const card of table.market) if (card !== null) wishToKeep(player, card, 1, wishes);
    for (const { card } of player.hand) if (card !== null) wishToKeep(player, card, OWN, wishes);
  }
  return wishes;
}

/** Tokens that are missing for a card. */
export function missing({ bonuses, tokens }: PositionPlayer, card: Card): number {
  const { cost } = cardOf(card);
  let lacking = -tokens[GOLD];
  for (const gem of GEMS) {
    const due = cost[gem] - bonuses[gem] - tokens[gem];
    if (due > 0) lacking += due;
  }
  return lacking > 0 ? lacking : 0;
}

/** The part of what a card costs or a noble asks for that bonuses bring. */
export function covered(asked: Readonly<GemCounts>, bonuses: Readonly<GemCounts>): number {
  let total = 0;
  let there = 0;
  for (const gem of GEMS) {
    total += asked[gem];
    there += Math.min(asked[gem], bonuses[gem]);
  }
  return there / total;
}

/** The nearer the noble, the more each step is worth. */
function wishForNoble({ bonuses }: PositionPlayer, asks: Readonly<GemCounts>, bonus: GemCounts): void {
  let lacking = 0;
  for (const gem of GEMS) lacking += Math.max(0, asks[gem] - bonuses[gem]);
  for (const gem of GEMS) if (asks[gem] > bonuses[gem]) bonus[gem] += NOBLE_POINTS / (lacking * lacking + 2);
}

/** A bonus saves a token on every card that still costs that gem: the more points the card has, the surer it is wanted. */
function wishForDiscount({ bonuses }: PositionPlayer, card: Card, bonus: GemCounts): void {
  const { cost, points } = cardOf(card);
  for (const gem of GEMS) if (cost[gem] > bonuses[gem]) bonus[gem] += 0.04 + 0.03 * points;
}

function wishForTokens(player: PositionPlayer, card: Card, weight: number, { bonus, first, second }: Wishes): void {
  const lacking = missing(player, card);
  if (lacking === 0) return;
  const { bonuses, tokens } = player;
  const { cost, points, bonus: gives } = cardOf(card);
  const interest = (weight * (points + bonus[gives]) * PATIENCE ** lacking) / lacking;
  for (const gem of GEMS) {
    const due = cost[gem] - bonuses[gem] - tokens[gem];
    if (due > 0) first[gem] += interest;
    if (due > 1) second[gem] += interest;
  }
}

/** Cards that would be further away without the last token of a gem. */
function wishToKeep(player: PositionPlayer, card: Card, weight: number, { bonus, kept }: Wishes): void {
  const lacking = missing(player, card);
  const { bonuses, tokens } = player;
  const { cost, points, bonus: gives } = cardOf(card);
  const interest = (weight * (points + bonus[gives]) * PATIENCE ** lacking) / (lacking + 1);
  for (const gem of GEMS) {
    const asked = cost[gem] - bonuses[gem];
    if (asked > 0 && asked >= tokens[gem]) kept[gem] += interest;
  }
}
