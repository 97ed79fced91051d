import { canonicalPayment, GEMS, GOLD } from '@chambord/splendor/rules';
import type { Gem, Level, Move, Position, Purse } from '@chambord/splendor/rules';
import { one, packPurse, unpack } from '../rules/packed.ts';
import type { Packed } from '../rules/packed.ts';
import {
  ALIKE,
  BUY,
  BUY_GOLDEN,
  GIVE_BACK,
  GIVEN,
  GOLDEN_GEMS,
  GOLDEN_WAYS,
  NOBLE_MOVE,
  numberOfBuy,
  numberOfReturn,
  PASS,
  RESERVE,
  RESERVE_BLIND,
  TAKE,
  TAKEN_GEMS,
} from './actions.ts';

/** The number of a legal move. */
export function numberOf(position: Position, move: Move): number {
  switch (move.do) {
    case 'take': {
      const [first, second] = move.gems;
      if (first === second) return ALIKE + (first as Gem);
      return TAKE + move.gems.reduce<number>((set, gem) => set | (1 << gem), 0) - 1;
    }
    case 'reserve':
      return RESERVE + move.card;
    case 'reserveBlind':
      return RESERVE_BLIND + move.level - 1;
    case 'buy':
      return numberOfBuy(move.card, goldenGems(payment(position, move.card), move.pay));
    case 'noble':
      return NOBLE_MOVE + move.noble;
    case 'return':
      return numberOfReturn(packPurse(move.tokens));
    case 'pass':
      return PASS;
  }
}

/** The legal move with this number. */
export function moveOf(position: Position, number: number): Move {
  if (number < RESERVE) return { do: 'take', gems: TAKEN_GEMS[number] ?? [] };
  if (number < RESERVE_BLIND) return { do: 'reserve', card: number - RESERVE };
  if (number < BUY) return { do: 'reserveBlind', level: (number - RESERVE_BLIND + 1) as Level };
  if (number < NOBLE_MOVE) return { do: 'buy', card: number - BUY, pay: payment(position, number - BUY) };
  if (number < GIVE_BACK) return { do: 'noble', noble: number - NOBLE_MOVE };
  if (number < PASS) return { do: 'return', tokens: unpack(GIVEN[number - GIVE_BACK] ?? 0) };
  if (number === PASS) return { do: 'pass' };
  const card = Math.floor((number - BUY_GOLDEN) / GOLDEN_WAYS);
  const golden = unpack(GOLDEN_GEMS[(number - BUY_GOLDEN) % GOLDEN_WAYS] ?? 0);
  const pay: Purse = [...payment(position, card)];
  for (const gem of GEMS) {
    pay[gem] -= golden[gem];
    pay[GOLD] += golden[gem];
  }
  return { do: 'buy', card, pay };
}

/** What a move with this number does. */
export function kindOf(number: number): Move['do'] {
  if (number < RESERVE) return 'take';
  if (number < RESERVE_BLIND) return 'reserve';
  if (number < BUY) return 'reserveBlind';
  if (number < NOBLE_MOVE) return 'buy';
  if (number < GIVE_BACK) return 'noble';
  if (number < PASS) return 'return';
  return number === PASS ? 'pass' : 'buy';
}

function payment(position: Position, card: number): Readonly<Purse> {
  const pay = canonicalPayment(position, card);
  if (pay === null) throw new RangeError(`nobody can pay for card ${card} here`);
  return pay;
}

/** The gems that gold is paid for, beyond what it must be. */
function goldenGems(fewest: Readonly<Purse>, pay: Readonly<Purse>): Packed {
  return GEMS.reduce<number>((sum, gem) => sum + (fewest[gem] - pay[gem]) * one(gem), 0);
}
