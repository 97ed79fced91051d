import { CARDS, GEMS, NOBLES, TAKE_ALIKE, TAKE_DIFFERENT, TOKENS } from '@chambord/splendor/rules';
import type { Gem, Token } from '@chambord/splendor/rules';
import { one } from '../rules/packed.ts';
import type { Packed } from '../rules/packed.ts';

/**
 * Every move has a number, the same at every table and for ever (docs/environments.md lists them):
 * a set of gems to take (by its bits, less 1), two of a gem, a card to reserve, a deck to reserve from, a card to buy with as little gold
 * as can be, a noble, tokens to give back, a pass. Behind these come payments with more gold than that, which are legal, but not sensible.
 */

/** All ways to choose up to `most` of these kinds, some perhaps several times: fewer before more, each in order. */
function choices<Kind extends number>(kinds: readonly Kind[], most: number): Kind[][] {
  const of = (count: number, from: number): Kind[][] =>
    count === 0
      ? [[]]
      : kinds.flatMap((kind, i) => (i < from ? [] : of(count - 1, i).map((rest) => [kind].concat(rest))));
  return Array.from({ length: most }, (_, i) => of(i + 1, 0)).flat();
}

const RETURNS: readonly (readonly Token[])[] = choices<Token>(TOKENS, TAKE_DIFFERENT);
const GOLDEN: readonly (readonly Gem[])[] = choices<Gem>(GEMS, 5);

export const TAKE = 0;
export const TAKES = (1 << GEMS.length) - 1;
export const ALIKE = TAKE + TAKES;
export const RESERVE = ALIKE + GEMS.length;
export const RESERVE_BLIND = RESERVE + CARDS.length;
export const BUY = RESERVE_BLIND + 3;
export const NOBLE_MOVE = BUY + CARDS.length;
export const GIVE_BACK = NOBLE_MOVE + NOBLES.length;
export const PASS = GIVE_BACK + RETURNS.length;
/** Numbers of sensible moves lie below this one. */
export const SENSIBLE_MOVES = PASS + 1;
/** Ways to pay so much more gold than needed; for each card as many. */
export const GOLDEN_WAYS = GOLDEN.length;
export const BUY_GOLDEN = SENSIBLE_MOVES;
export const ALL_MOVES = BUY_GOLDEN + CARDS.length * GOLDEN_WAYS;

export function packKinds(kinds: readonly Token[]): Packed {
  return kinds.reduce<number>((sum, kind) => sum + one(kind), 0);
}

/** By number of the move: which tokens are taken. */
export const TAKEN: readonly Packed[] = [
  ...Array.from({ length: TAKES }, (_, i) => packKinds(GEMS.filter((gem) => ((i + 1) >> gem) & 1))),
  ...GEMS.map((gem) => TAKE_ALIKE * one(gem)),
];
/** The same as they are listed. */
export const TAKEN_GEMS: readonly (readonly Gem[])[] = [
  ...Array.from({ length: TAKES }, (_, i) => GEMS.filter((gem) => ((i + 1) >> gem) & 1)),
  ...GEMS.map((gem): Gem[] => [gem, gem]),
];

/** By number of the move, less `GIVE_BACK`: which tokens are given back. */
export const GIVEN: readonly Packed[] = RETURNS.map(packKinds);
/** By number of a golden way: which gems gold is paid for, beyond what it must be. */
export const GOLDEN_GEMS: readonly Packed[] = GOLDEN.map(packKinds);

const GIVEN_NUMBER: ReadonlyMap<Packed, number> = new Map(GIVEN.map((packed, i) => [packed, GIVE_BACK + i]));
const GOLDEN_WAY: ReadonlyMap<Packed, number> = new Map(GOLDEN_GEMS.map((packed, i) => [packed, i]));

/** The number of giving back these tokens. */
export function numberOfReturn(tokens: Packed): number {
  return found(GIVEN_NUMBER.get(tokens));
}

/** The number of buying a card with gold for these gems, beyond what it must be. */
export function numberOfBuy(card: number, golden: Packed): number {
  return golden === 0 ? BUY + card : BUY_GOLDEN + card * GOLDEN_WAYS + found(GOLDEN_WAY.get(golden));
}

/** Ways to give back so many tokens, in the order of the rules: their numbers. */
export const RETURN_NUMBERS: readonly (readonly number[])[] = Array.from({ length: TAKE_DIFFERENT + 1 }, (_, count) =>
  RETURNS.flatMap((kinds, i) => (kinds.length === count ? [GIVE_BACK + i] : [])),
);

function found(number: number | undefined): number {
  if (number === undefined) throw new RangeError('such tokens are never given back or paid at once');
  return number;
}
