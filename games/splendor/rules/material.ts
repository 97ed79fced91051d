/** The material of the game, chapter 1. */

/** The five gems (1.1). */
export const GEM_NAMES = ['diamond', 'sapphire', 'emerald', 'ruby', 'onyx'] as const;
/** Tokens are gems, and gold, the wild (1.1). */
export const TOKEN_NAMES = [...GEM_NAMES, 'gold'] as const;
export type GemName = (typeof GEM_NAMES)[number];
export type TokenName = (typeof TOKEN_NAMES)[number];

/** A gem, as its index in `GEM_NAMES`; whatever is counted by gem is a short list in that order. */
export const GEMS = [0, 1, 2, 3, 4] as const;
export const TOKENS = [...GEMS, 5] as const;
export type Gem = (typeof GEMS)[number];
export type Token = (typeof TOKENS)[number];
export const GOLD = 5;

/** Counts by gem: a cost, or bonuses. */
export type GemCounts = [number, number, number, number, number];
/** Counts by token: what someone owns, pays or gives back. */
export type Purse = [number, number, number, number, number, number];

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];
/** Cards in each level (1.3). */
export const LEVEL_CARDS: Readonly<Record<Level, number>> = { 1: 40, 2: 30, 3: 20 };

/** A development card, as its index in `CARDS` (0–89). */
export type Card = number;
/** A noble, as its index in `NOBLES` (0–9). */
export type Noble = number;

export const PLAYERS = [2, 3, 4] as const;
export type Players = (typeof PLAYERS)[number];

/** The manual's rules, and the rules of the published game. */
export const RULES = ['court', 'classic'] as const;
export type Rules = (typeof RULES)[number];

/** Tokens of each gem, by number of players, and of gold (1.2). */
export const GEM_TOKENS: Readonly<Record<Players, number>> = { 2: 4, 3: 5, 4: 7 };
export const GOLD_TOKENS = 5;

/** Face-up cards of each level (2.2). */
export const ROW = 4;
/** Tokens taken in one turn (3.1, 3.2), and how many of a gem must be there to take two. */
export const TAKE_DIFFERENT = 3;
export const TAKE_ALIKE = 2;
export const ENOUGH_ALIKE = 4;
/** Reserved cards (3.3). */
export const MAX_HAND = 3;
/** Tokens of one player (4.1). */
export const MAX_TOKENS = 10;
/** Points that bring the last round (6.1). */
export const GOAL = 15;
/** Rounds without a card bought or reserved that end a classic game (3.7). */
export const QUIET_ROUNDS = 10;
