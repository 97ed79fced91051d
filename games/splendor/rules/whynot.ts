import { nobleOf } from './edition.ts';
import { excess } from './limit.ts';
import { ENOUGH_ALIKE, GEMS, GOLD, MAX_HAND, TAKE_ALIKE, TOKENS } from './material.ts';
import type { Card, Gem, Level, Noble, Purse, Token } from './material.ts';
import type { Move, MoveOf } from './move.ts';
import { formatMove } from './notation.ts';
import { legal } from './play.ts';
import { canonicalPayment, price } from './purchase.ts';
import { total } from './purse.ts';
import { active, deckOf } from './table.ts';
import type { Position, PositionPlayer } from './table.ts';
import { differentToTake, room } from './take.ts';

/** Why a move is not legal: the rule, the reason, and the facts of the case. */
export type Why =
  | { readonly rule: '6.1'; readonly reason: 'gameOver' }
  | { readonly rule: '4.1'; readonly reason: 'returnFirst'; readonly count: number }
  | { readonly rule: '3.5'; readonly reason: 'chooseNobleFirst' }
  | { readonly rule: '3.3'; readonly reason: 'goldNotTaken' }
  | { readonly rule: '3.1'; readonly reason: 'notDifferent' }
  | { readonly rule: '3.1'; readonly reason: 'noneLeft'; readonly gem: Gem }
  | { readonly rule: '3.1'; readonly reason: 'takeExactly'; readonly count: number }
  | { readonly rule: '3.2'; readonly reason: 'fewerThanFour'; readonly gem: Gem; readonly left: number }
  | { readonly rule: '4.1'; readonly reason: 'noRoom'; readonly room: number }
  | { readonly rule: '3.3'; readonly reason: 'handFull' }
  | { readonly rule: '3.3'; readonly reason: 'notInMarket'; readonly card: Card }
  | { readonly rule: '3.3'; readonly reason: 'deckEmpty'; readonly level: Level }
  | { readonly rule: '3.4'; readonly reason: 'notForSale'; readonly card: Card }
  /** So many tokens are missing, gold included. */
  | { readonly rule: '5.1'; readonly reason: 'tooDear'; readonly card: Card; readonly missing: number }
  | { readonly rule: '5.2'; readonly reason: 'notYours'; readonly token: Token; readonly have: number }
  /** More of a gem than the price names: only gold stands in for something else. */
  | { readonly rule: '5.2'; readonly reason: 'notAsked'; readonly gem: Gem; readonly asked: number }
  | { readonly rule: '5.2'; readonly reason: 'notThePrice'; readonly price: number; readonly paid: number }
  | { readonly rule: '3.5'; readonly reason: 'comesByItself' }
  | { readonly rule: '3.5'; readonly reason: 'hasNoble'; readonly noble: Noble }
  | { readonly rule: '3.5'; readonly reason: 'nobleNotThere'; readonly noble: Noble }
  | {
      readonly rule: '3.5';
      readonly reason: 'bonusesShort';
      readonly noble: Noble;
      readonly gem: Gem;
      readonly have: number;
      readonly asked: number;
    }
  | { readonly rule: '4.1'; readonly reason: 'nothingToReturn' }
  | { readonly rule: '4.1'; readonly reason: 'returnExactly'; readonly count: number }
  | { readonly rule: '4.1'; readonly reason: 'cannotReturn'; readonly token: Token; readonly have: number }
  | { readonly rule: '3.6'; readonly reason: 'canAct' };

/** Null for a legal move. Only explains: what is legal is decided by `legal` alone. */
export function whyNot(table: Position, move: Move): Why | null {
  const text = formatMove(move);
  if (legal(table).some((other) => formatMove(other) === text)) return null;
  return explain(table, move);
}

function explain(table: Position, move: Move): Why {
  const player = active(table);
  if (table.phase === 'over') return { rule: '6.1', reason: 'gameOver' };
  if (table.phase === 'return' && move.do !== 'return') {
    return { rule: '4.1', reason: 'returnFirst', count: excess(player) };
  }
  if (table.phase === 'noble' && move.do !== 'noble') return { rule: '3.5', reason: 'chooseNobleFirst' };
  switch (move.do) {
    case 'take':
      return whyNotTake(table, player, move);
    case 'reserve':
      if (player.hand.length >= MAX_HAND) return { rule: '3.3', reason: 'handFull' };
      return { rule: '3.3', reason: 'notInMarket', card: move.card };
    case 'reserveBlind':
      if (deckOf(table, move.level).length === 0) return { rule: '3.3', reason: 'deckEmpty', level: move.level };
      return { rule: '3.3', reason: 'handFull' };
    case 'buy':
      return whyNotBuy(table, player, move);
    case 'noble':
      return whyNotNoble(table, player, move);
    case 'return':
      return whyNotReturn(table, player, move);
    case 'pass':
      return { rule: '3.6', reason: 'canAct' };
  }
}

function whyNotTake(table: Position, player: PositionPlayer, { gems }: MoveOf<'take'>): Why {
  const [first, second] = gems;
  for (const token of gems) {
    if (token === GOLD) return { rule: '3.3', reason: 'goldNotTaken' };
    if (table.supply[token] === 0) return { rule: '3.1', reason: 'noneLeft', gem: token };
  }
  if (gems.length === TAKE_ALIKE && first !== undefined && first !== GOLD && first === second) {
    const left = table.supply[first];
    if (left < ENOUGH_ALIKE) return { rule: '3.2', reason: 'fewerThanFour', gem: first, left };
    return { rule: '4.1', reason: 'noRoom', room: room(table, player) };
  }
  if (new Set(gems).size < gems.length) return { rule: '3.1', reason: 'notDifferent' };
  const left = room(table, player);
  if (gems.length > left && table.options.rules === 'court') return { rule: '4.1', reason: 'noRoom', room: left };
  return { rule: '3.1', reason: 'takeExactly', count: differentToTake(table, player) };
}

function whyNotBuy(table: Position, player: PositionPlayer, { card, pay }: MoveOf<'buy'>): Why {
  const forSale = table.market.includes(card) || player.hand.some((reserved) => reserved.card === card);
  if (!forSale) return { rule: '3.4', reason: 'notForSale', card };
  const due = price(card, player);
  if (canonicalPayment(table, card) === null) {
    const missing = GEMS.map((gem) => Math.max(0, due[gem] - player.tokens[gem])).reduce(
      (sum, count) => sum + count,
      0,
    );
    return { rule: '5.1', reason: 'tooDear', card, missing: missing - player.tokens[GOLD] };
  }
  const token = notOwned(player, pay);
  if (token !== undefined) return { rule: '5.2', reason: 'notYours', token, have: player.tokens[token] };
  const gem = GEMS.find((kind) => pay[kind] > due[kind]);
  if (gem !== undefined) return { rule: '5.2', reason: 'notAsked', gem, asked: due[gem] };
  return { rule: '5.2', reason: 'notThePrice', price: total(due), paid: total(pay) };
}

function whyNotNoble(table: Position, player: PositionPlayer, { noble }: MoveOf<'noble'>): Why {
  if (table.options.rules === 'court') {
    const [own] = player.nobles;
    if (own !== undefined) return { rule: '3.5', reason: 'hasNoble', noble: own };
  } else if (table.phase === 'action') return { rule: '3.5', reason: 'comesByItself' };
  const { asks } = nobleOf(noble);
  const gem = GEMS.find((kind) => player.bonuses[kind] < asks[kind]);
  if (!table.nobles.includes(noble) || gem === undefined) return { rule: '3.5', reason: 'nobleNotThere', noble };
  return { rule: '3.5', reason: 'bonusesShort', noble, gem, have: player.bonuses[gem], asked: asks[gem] };
}

function whyNotReturn(table: Position, player: PositionPlayer, { tokens }: MoveOf<'return'>): Why {
  if (table.phase !== 'return') return { rule: '4.1', reason: 'nothingToReturn' };
  const token = notOwned(player, tokens);
  if (token !== undefined) return { rule: '4.1', reason: 'cannotReturn', token, have: player.tokens[token] };
  return { rule: '4.1', reason: 'returnExactly', count: excess(player) };
}

/** A token of which there are more in the purse than the player has. */
function notOwned(player: PositionPlayer, purse: Readonly<Purse>): Token | undefined {
  return TOKENS.find((token) => purse[token] > player.tokens[token]);
}
