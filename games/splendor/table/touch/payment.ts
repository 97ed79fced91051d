import { GEMS, GOLD, price, TOKENS } from '@chambord/splendor/rules';
import type { Card, Move, MoveOf, Purse, PositionPlayer, Token } from '@chambord/splendor/rules';

export type Tokens = Readonly<Purse>;
export const NO_TOKENS: Tokens = [0, 0, 0, 0, 0, 0];

/** What a card is to a player: what is left to pay after their cards (5.1), and what they have not got for it. */
export interface Offer {
  readonly due: Tokens;
  readonly lacking: Tokens;
  /** Gold that would have to stand in for gems. */
  readonly gold: number;
  readonly payable: boolean;
}

export function offerOf(card: Card, player: PositionPlayer): Offer {
  const due = price(card, player);
  const lacking: Purse = [0, 0, 0, 0, 0, 0];
  for (const gem of GEMS) lacking[gem] = Math.max(0, due[gem] - player.tokens[gem]);
  const gold = lacking.reduce((sum, count) => sum + count, 0);
  return { due, lacking, gold, payable: gold <= player.tokens[GOLD] };
}

/** Every way to pay for a card now, the one with the fewest gold first: that is the natural one (8.1). */
export function purchases(moves: readonly Move[], card: Card): MoveOf<'buy'>[] {
  return moves
    .filter((move): move is MoveOf<'buy'> => move.do === 'buy' && move.card === card)
    .sort((one, other) => one.pay[GOLD] - other.pay[GOLD]);
}

/** Whether one of the own reserved cards can be bought now. */
export function buysReserved({
  moves,
  player,
}: {
  readonly moves: readonly Move[];
  readonly player: PositionPlayer;
}): boolean {
  return moves.some((move) => move.do === 'buy' && player.hand.some(({ card }) => card === move.card));
}

export function samePurse(one: Tokens, other: Tokens): boolean {
  return TOKENS.every((token) => one[token] === other[token]);
}

/** Tokens that are named one by one, counted by kind. */
export function purseOf(tokens: readonly Token[]): Tokens {
  const purse: Purse = [0, 0, 0, 0, 0, 0];
  for (const token of tokens) purse[token]++;
  return purse;
}
