import type { Seat } from '@chambord/kernel';
import { GEMS, levelAt, TOKENS } from '@chambord/splendor/rules';
import type { Card, Level, Noble, PositionPlayer, Token, View } from '@chambord/splendor/rules';

/** A spot on the table that things leave or come to. */
export type Spot =
  | { readonly spot: 'place'; readonly place: number }
  | { readonly spot: 'deck'; readonly level: Level }
  | { readonly spot: 'supply'; readonly token: Token }
  | { readonly spot: 'nobles' }
  | { readonly spot: 'purse'; readonly seat: Seat; readonly token: Token }
  | { readonly spot: 'cards'; readonly seat: Seat; readonly gem: Token }
  | { readonly spot: 'hand'; readonly seat: Seat }
  | { readonly spot: 'seat'; readonly seat: Seat };

export type Flown =
  | { readonly thing: 'token'; readonly token: Token }
  | { readonly thing: 'card'; readonly card: Card }
  | { readonly thing: 'back'; readonly level: Level }
  | { readonly thing: 'noble'; readonly noble: Noble };

/** Something that went from one spot to another. Travels of one step happen together, the steps one after another. */
export interface Trip {
  readonly what: Flown;
  readonly from: Spot;
  readonly to: Spot;
  readonly step: number;
}

/** What one decision can move at the most; more has changed when someone leaps through a replay. */
const MOST = 14;

/** What went where between two views of one game: tokens first, then cards, then what is laid in their place. */
export function travels(before: View, after: View): Trip[] {
  if (before.viewer !== after.viewer || before.players.length !== after.players.length) return [];
  const found = after.players.flatMap((player, seat) => {
    const was = before.players[seat];
    return was === undefined ? [] : [...tokens(was, player, seat), ...cards(before, was, player, seat)];
  });
  found.push(...refills(before, after));
  return found.length > MOST ? [] : inSteps(found);
}

type Move = Omit<Trip, 'step'> & { readonly rank: number };

function tokens(was: PositionPlayer, now: PositionPlayer, seat: Seat): Move[] {
  return TOKENS.flatMap((token) => {
    const gained = now.tokens[token] - was.tokens[token];
    const supply: Spot = { spot: 'supply', token };
    const purse: Spot = { spot: 'purse', seat, token };
    const [from, to] = gained > 0 ? [supply, purse] : [purse, supply];
    return Array.from(
      { length: Math.abs(gained) },
      () => ({ what: { thing: 'token', token }, from, to, rank: 0 }) as const,
    );
  });
}

function cards(before: View, was: PositionPlayer, now: PositionPlayer, seat: Seat): Move[] {
  const moves: Move[] = [];
  const placeOf = (card: Card): Spot | null => {
    const place = before.market.indexOf(card);
    return place < 0 ? null : { spot: 'place', place };
  };
  for (const card of now.cards.slice(was.cards.length)) {
    const gem = GEMS.find((kind) => now.bonuses[kind] > was.bonuses[kind]) ?? 0;
    const from = placeOf(card) ?? { spot: 'hand', seat };
    moves.push({ what: { thing: 'card', card }, from, to: { spot: 'cards', seat, gem }, rank: 1 });
  }
  if (now.hand.length > was.hand.length) {
    for (const { card, level } of now.hand.slice(was.hand.length)) {
      const from: Spot = (card === null ? null : placeOf(card)) ?? { spot: 'deck', level };
      const what: Flown = card === null || from.spot === 'deck' ? { thing: 'back', level } : { thing: 'card', card };
      moves.push({ what, from, to: { spot: 'hand', seat }, rank: 1 });
    }
  }
  for (const noble of now.nobles.slice(was.nobles.length)) {
    moves.push({ what: { thing: 'noble', noble }, from: { spot: 'nobles' }, to: { spot: 'seat', seat }, rank: 3 });
  }
  return moves;
}

function refills(before: View, after: View): Move[] {
  return after.market.flatMap((card, place) => {
    if (card === null || card === before.market[place]) return [];
    const level = levelAt(place);
    return [
      { what: { thing: 'card', card }, from: { spot: 'deck', level }, to: { spot: 'place', place }, rank: 2 } as const,
    ];
  });
}

/** Ranks that nothing has are no steps. */
function inSteps(moves: readonly Move[]): Trip[] {
  const ranks = [...new Set(moves.map(({ rank }) => rank))].sort((one, other) => one - other);
  return moves.map(({ rank, ...move }) => ({ ...move, step: ranks.indexOf(rank) }));
}
