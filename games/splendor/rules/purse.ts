import type { GemCounts, Purse } from './material.ts';

export function total(purse: Readonly<Purse>): number {
  return purse[0] + purse[1] + purse[2] + purse[3] + purse[4] + purse[5];
}

export function copyPurse(purse: Readonly<Purse>): Purse {
  return [purse[0], purse[1], purse[2], purse[3], purse[4], purse[5]];
}

export function copyGems(gems: Readonly<GemCounts>): GemCounts {
  return [gems[0], gems[1], gems[2], gems[3], gems[4]];
}

/** Moves tokens from one purse to another. */
export function pour(from: Purse, into: Purse, tokens: Readonly<Purse>): void {
  from[0] -= tokens[0];
  from[1] -= tokens[1];
  from[2] -= tokens[2];
  from[3] -= tokens[3];
  from[4] -= tokens[4];
  from[5] -= tokens[5];
  into[0] += tokens[0];
  into[1] += tokens[1];
  into[2] += tokens[2];
  into[3] += tokens[3];
  into[4] += tokens[4];
  into[5] += tokens[5];
}
