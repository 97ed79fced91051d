import { GEM_NAMES } from './material.ts';
import type { Card, Gem, GemCounts, GemName, Level, Noble } from './material.ts';

type Cost = Readonly<GemCounts>;

/**
 * The development cards (1.3): level, bonus, points, cost in diamonds, sapphires, emeralds, rubies and onyxes.
 * Their order is part of the rules version: a card is its line.
 */
const PRINTED_CARDS: readonly (readonly [Level, GemName, number, Cost])[] = [
  [1, 'diamond', 0, [0, 3, 0, 0, 0]],
  [1, 'diamond', 0, [0, 0, 0, 2, 1]],
  [1, 'diamond', 0, [0, 2, 0, 0, 2]],
  [1, 'diamond', 0, [0, 1, 1, 1, 1]],
  [1, 'diamond', 0, [3, 1, 0, 0, 1]],
  [1, 'diamond', 0, [0, 2, 2, 0, 1]],
  [1, 'diamond', 0, [0, 1, 2, 1, 1]],
  [1, 'diamond', 1, [0, 0, 4, 0, 0]],
  [1, 'sapphire', 0, [1, 0, 0, 0, 2]],
  [1, 'sapphire', 0, [0, 0, 0, 0, 3]],
  [1, 'sapphire', 0, [1, 0, 1, 1, 1]],
  [1, 'sapphire', 0, [0, 0, 2, 0, 2]],
  [1, 'sapphire', 0, [1, 0, 2, 2, 0]],
  [1, 'sapphire', 0, [1, 0, 1, 2, 1]],
  [1, 'sapphire', 0, [0, 1, 3, 1, 0]],
  [1, 'sapphire', 1, [0, 0, 0, 4, 0]],
  [1, 'emerald', 0, [2, 1, 0, 0, 0]],
  [1, 'emerald', 0, [0, 0, 0, 3, 0]],
  [1, 'emerald', 0, [1, 1, 0, 1, 1]],
  [1, 'emerald', 0, [0, 2, 0, 2, 0]],
  [1, 'emerald', 0, [1, 3, 1, 0, 0]],
  [1, 'emerald', 0, [1, 1, 0, 1, 2]],
  [1, 'emerald', 0, [0, 1, 0, 2, 2]],
  [1, 'emerald', 1, [0, 0, 0, 0, 4]],
  [1, 'ruby', 0, [3, 0, 0, 0, 0]],
  [1, 'ruby', 0, [0, 2, 1, 0, 0]],
  [1, 'ruby', 0, [2, 0, 0, 2, 0]],
  [1, 'ruby', 0, [1, 1, 1, 0, 1]],
  [1, 'ruby', 0, [2, 1, 1, 0, 1]],
  [1, 'ruby', 0, [2, 0, 1, 0, 2]],
  [1, 'ruby', 0, [1, 0, 0, 1, 3]],
  [1, 'ruby', 1, [4, 0, 0, 0, 0]],
  [1, 'onyx', 0, [0, 0, 3, 0, 0]],
  [1, 'onyx', 0, [0, 0, 2, 1, 0]],
  [1, 'onyx', 0, [2, 0, 2, 0, 0]],
  [1, 'onyx', 0, [1, 1, 1, 1, 0]],
  [1, 'onyx', 0, [2, 2, 0, 1, 0]],
  [1, 'onyx', 0, [1, 2, 1, 1, 0]],
  [1, 'onyx', 0, [0, 0, 1, 3, 1]],
  [1, 'onyx', 1, [0, 4, 0, 0, 0]],
  [2, 'diamond', 1, [0, 0, 3, 2, 2]],
  [2, 'diamond', 1, [2, 3, 0, 3, 0]],
  [2, 'diamond', 2, [0, 0, 0, 5, 0]],
  [2, 'diamond', 2, [0, 0, 1, 4, 2]],
  [2, 'diamond', 2, [0, 0, 0, 5, 3]],
  [2, 'diamond', 3, [6, 0, 0, 0, 0]],
  [2, 'sapphire', 1, [0, 2, 2, 3, 0]],
  [2, 'sapphire', 1, [0, 2, 3, 0, 3]],
  [2, 'sapphire', 2, [0, 5, 0, 0, 0]],
  [2, 'sapphire', 2, [2, 0, 0, 1, 4]],
  [2, 'sapphire', 2, [5, 3, 0, 0, 0]],
  [2, 'sapphire', 3, [0, 6, 0, 0, 0]],
  [2, 'emerald', 1, [2, 3, 0, 0, 2]],
  [2, 'emerald', 1, [3, 0, 2, 3, 0]],
  [2, 'emerald', 2, [0, 0, 5, 0, 0]],
  [2, 'emerald', 2, [4, 2, 0, 0, 1]],
  [2, 'emerald', 2, [0, 5, 3, 0, 0]],
  [2, 'emerald', 3, [0, 0, 6, 0, 0]],
  [2, 'ruby', 1, [2, 0, 0, 2, 3]],
  [2, 'ruby', 1, [0, 3, 0, 2, 3]],
  [2, 'ruby', 2, [0, 0, 0, 0, 5]],
  [2, 'ruby', 2, [1, 4, 2, 0, 0]],
  [2, 'ruby', 2, [3, 0, 0, 0, 5]],
  [2, 'ruby', 3, [0, 0, 0, 6, 0]],
  [2, 'onyx', 1, [3, 2, 2, 0, 0]],
  [2, 'onyx', 1, [3, 0, 3, 0, 2]],
  [2, 'onyx', 2, [5, 0, 0, 0, 0]],
  [2, 'onyx', 2, [0, 1, 4, 2, 0]],
  [2, 'onyx', 2, [0, 0, 5, 3, 0]],
  [2, 'onyx', 3, [0, 0, 0, 0, 6]],
  [3, 'diamond', 3, [0, 3, 3, 5, 3]],
  [3, 'diamond', 4, [0, 0, 0, 0, 7]],
  [3, 'diamond', 4, [3, 0, 0, 3, 6]],
  [3, 'diamond', 5, [3, 0, 0, 0, 7]],
  [3, 'sapphire', 3, [3, 0, 3, 3, 5]],
  [3, 'sapphire', 4, [7, 0, 0, 0, 0]],
  [3, 'sapphire', 4, [6, 3, 0, 0, 3]],
  [3, 'sapphire', 5, [7, 3, 0, 0, 0]],
  [3, 'emerald', 3, [5, 3, 0, 3, 3]],
  [3, 'emerald', 4, [0, 7, 0, 0, 0]],
  [3, 'emerald', 4, [3, 6, 3, 0, 0]],
  [3, 'emerald', 5, [0, 7, 3, 0, 0]],
  [3, 'ruby', 3, [3, 5, 3, 0, 3]],
  [3, 'ruby', 4, [0, 0, 7, 0, 0]],
  [3, 'ruby', 4, [0, 3, 6, 3, 0]],
  [3, 'ruby', 5, [0, 0, 7, 3, 0]],
  [3, 'onyx', 3, [3, 3, 5, 3, 0]],
  [3, 'onyx', 4, [0, 0, 0, 7, 0]],
  [3, 'onyx', 4, [0, 0, 3, 6, 3]],
  [3, 'onyx', 5, [0, 0, 0, 7, 3]],
];

/** The nobles (1.4): name in the notation, name, bonuses they ask for. Their order, too, is part of the rules version. */
const PRINTED_NOBLES = [
  ['machiavelli', 'Niccolò Machiavelli', [4, 4, 0, 0, 0]],
  ['isabella', 'Isabella I of Castile', [4, 0, 0, 0, 4]],
  ['suleiman', 'Suleiman the Magnificent', [0, 4, 4, 0, 0]],
  ['mary', 'Mary Stuart', [0, 0, 4, 4, 0]],
  ['henry', 'Henry VIII', [0, 0, 0, 4, 4]],
  ['anne', 'Anne of Brittany', [3, 3, 3, 0, 0]],
  ['elisabeth', 'Elisabeth of Austria', [3, 3, 0, 0, 3]],
  ['charles', 'Charles V', [3, 0, 0, 3, 3]],
  ['catherine', "Catherine de' Medici", [0, 3, 3, 3, 0]],
  ['francis', 'Francis I of France', [0, 0, 3, 3, 3]],
] as const satisfies readonly (readonly [string, string, Cost])[];
export type NobleCode = (typeof PRINTED_NOBLES)[number][0];

/** A development card as one sees it. */
export interface Development {
  readonly level: Level;
  readonly bonus: Gem;
  readonly points: number;
  readonly cost: Cost;
  /** Its name in the notation: level, bonus, and a letter to tell it from the others. */
  readonly code: string;
}

export interface NobleTile {
  readonly name: string;
  readonly code: NobleCode;
  readonly asks: Cost;
}

/** All development cards; a card is an index into this list. */
export const CARDS: readonly Development[] = PRINTED_CARDS.map(([level, gem, points, cost], card) => {
  const before = PRINTED_CARDS.slice(0, card).filter(([otherLevel, other]) => otherLevel === level && other === gem);
  const letter = String.fromCharCode('a'.charCodeAt(0) + before.length);
  return { level, bonus: GEM_NAMES.indexOf(gem) as Gem, points, cost, code: `${level}${gem}-${letter}` };
});

/** All nobles; a noble is an index into this list. */
export const NOBLES: readonly NobleTile[] = PRINTED_NOBLES.map(([code, name, asks]) => ({ name, code, asks }));
export const NOBLE_POINTS = 3;

const BY_LEVEL: Readonly<Record<Level, readonly Card[]>> = { 1: ofLevel(1), 2: ofLevel(2), 3: ofLevel(3) };
export const ALL_NOBLES: readonly Noble[] = Array.from(NOBLES.keys());

/** The cards of a level. */
export function cardsOf(level: Level): readonly Card[] {
  return BY_LEVEL[level];
}

function ofLevel(level: Level): Card[] {
  return Array.from(CARDS.keys()).filter((card) => CARDS[card]?.level === level);
}

export function cardOf(card: Card): Development {
  const found = CARDS[card];
  if (found === undefined) throw new RangeError(`there is no card ${card}`);
  return found;
}

export function nobleOf(noble: Noble): NobleTile {
  const found = NOBLES[noble];
  if (found === undefined) throw new RangeError(`there is no noble ${noble}`);
  return found;
}
