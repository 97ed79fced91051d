import type { Seat } from '@chambord/kernel';
import { active, cardOf, nobleOf, TOKEN_NAMES, TOKENS } from '@chambord/splendor/rules';
import type { Card, Move, Token, View } from '@chambord/splendor/rules';
import type { ThingNames } from '@chambord/ui';

/** The things on the table that a move is about. */
export function thingsOf(move: Move, view: View, bottom: Seat): readonly ThingNames[] {
  switch (move.do) {
    case 'take':
      return [...new Set(move.gems)].map((gem) => [`[data-gem="${TOKEN_NAMES[gem]}"] .chip`]);
    case 'reserve':
      return [inMarket(move.card)];
    case 'reserveBlind':
      return [[`[data-deck="${move.level}"]`]];
    case 'buy':
      return [active(view).hand.some(({ card }) => card === move.card) ? hand(view.seat) : inMarket(move.card)];
    case 'noble':
      return [[`[data-noble=${nobleOf(move.noble).code}]`]];
    case 'return':
      return TOKENS.filter((token) => move.tokens[token] > 0).map((token) => purse(view.seat, bottom, token));
    case 'pass':
      return [];
  }
}

function inMarket(card: Card): ThingNames {
  return [`.market [data-card="${cardOf(card).code}"]`];
}

function hand(seat: Seat): ThingNames {
  return ['.hand', '.their-hand', '.in-hand'].map((part) => `[data-seat="${seat}"] ${part}`);
}

function purse(seat: Seat, bottom: Seat, token: Token): ThingNames {
  const there = `[data-seat="${seat}"]`;
  return seat === bottom
    ? [`${there} [data-own-gem="${TOKEN_NAMES[token]}"]`]
    : [`${there} .gem-column:nth-child(${token + 1}) .token-count`, there];
}
