import { series } from '@chambord/prose';
import type { Noun } from '@chambord/prose';
import { TOKEN_NAMES, TOKENS } from '@chambord/splendor/rules';
import type { Purse, Token, TokenName } from '@chambord/splendor/rules';

/** The small phrases of which sentences are made. */
export interface Phrases {
  /** "1 point", "2 points". */
  readonly count: (count: number, what: Noun) => string;
  /** "a, b and c". */
  readonly and: (items: readonly string[]) => string;
  /** "2 sapphires and 1 gold". */
  readonly purse: (purse: Readonly<Purse>) => string;
}

export function phrases(count: Phrases['count'], andWord: string, tokens: Readonly<Record<TokenName, Noun>>): Phrases {
  const and = (items: readonly string[]) => series(items, andWord);
  return {
    count,
    and,
    purse: (purse) =>
      and(TOKENS.filter((token) => purse[token] > 0).map((token) => count(purse[token], tokens[TOKEN_NAMES[token]]))),
  };
}

/** Tokens that are named one by one, counted by kind. */
export function counted(tokens: readonly Token[]): Purse {
  const purse: Purse = [0, 0, 0, 0, 0, 0];
  for (const token of tokens) purse[token]++;
  return purse;
}
