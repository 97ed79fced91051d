import { cardOf, CARDS, NOBLE_POINTS } from './edition.ts';
import { excess } from './limit.ts';
import { levelAt } from './market.ts';
import { GEM_TOKENS, GEMS, GOLD, GOLD_TOKENS, LEVELS, MAX_HAND, TOKEN_NAMES, TOKENS } from './material.ts';
import type { Card, Level } from './material.ts';
import { deckOf } from './table.ts';
import type { State } from './table.ts';

/** The first law that the state breaks: every token, card and noble is somewhere, once, and no limit is passed. */
export function audit(state: State): string | null {
  return auditTokens(state) ?? auditCards(state) ?? auditNobles(state) ?? auditPlayers(state);
}

/** 1.2 */
function auditTokens(state: State): string | null {
  const purses = [state.supply, ...state.players.map(({ tokens }) => tokens)];
  for (const token of TOKENS) {
    const counts = purses.map((purse) => purse[token]);
    if (counts.some((count) => !Number.isInteger(count) || count < 0)) return `somebody owes ${TOKEN_NAMES[token]}`;
    const all = counts.reduce((sum, count) => sum + count, 0);
    const printed = token === GOLD ? GOLD_TOKENS : GEM_TOKENS[state.options.players];
    if (all !== printed) return `there are ${all} tokens of ${TOKEN_NAMES[token]}`;
  }
  return null;
}

/** 1.3, 2.2 */
function auditCards(state: State): string | null {
  const places = new Map<Card, string>();
  let wrong: string | null = null;
  const lay = (place: string, card: Card, level?: Level) => {
    const before = places.get(card);
    if (before !== undefined) wrong ??= `card ${card} lies in ${before} and in ${place}`;
    if (level !== undefined && cardOf(card).level !== level)
      wrong ??= `card ${card} in ${place} is not of level ${level}`;
    places.set(card, place);
  };
  for (const level of LEVELS) for (const card of deckOf(state, level)) lay(`deck ${level}`, card, level);
  state.market.forEach((card, place) => {
    const level = levelAt(place);
    if (card !== null) lay('the market', card, level);
    else if (deckOf(state, level).length > 0) wrong ??= `place ${place} of the market is empty, its deck is not`;
  });
  state.players.forEach(({ hand, cards }, seat) => {
    for (const { card, level } of hand) lay(`hand ${seat}`, card, level);
    for (const card of cards) lay(`cards ${seat}`, card);
  });
  if (wrong !== null) return wrong;
  const missing = Array.from(CARDS.keys()).find((card) => !places.has(card));
  return missing === undefined ? null : `card ${missing} is nowhere`;
}

/** 1.4, 3.5 */
function auditNobles({ nobles, players, options }: State): string | null {
  const all = [...nobles, ...players.flatMap((player) => player.nobles)];
  if (all.length !== options.players + 1) return `there are ${all.length} nobles`;
  if (new Set(all).size < all.length) return 'a noble is there twice';
  const many = players.findIndex((player) => options.rules === 'court' && player.nobles.length > 1);
  return many < 0 ? null : `seat ${many} has more than one noble`;
}

function auditPlayers(state: State): string | null {
  for (const [seat, player] of state.players.entries()) {
    if (player.hand.length > MAX_HAND) return `seat ${seat} has ${player.hand.length} cards in hand`; // 3.3
    const returning = state.phase === 'return' && seat === state.seat;
    if (excess(player) > 0 !== returning) return `seat ${seat} has too many tokens, or none to return`; // 4.1
    const gem = GEMS.find(
      (kind) => player.cards.filter((card) => cardOf(card).bonus === kind).length !== player.bonuses[kind],
    );
    if (gem !== undefined) return `seat ${seat} has not the bonuses of its cards`; // 5.3
    const points = player.cards.reduce((sum, card) => sum + cardOf(card).points, player.nobles.length * NOBLE_POINTS);
    if (points !== player.points) return `seat ${seat} has ${player.points} points, not ${points}`;
  }
  return null;
}
