import type { Move } from '@chambord/splendor/rules';

/**
 * The kind of move from bit 25 up; below it the card and what is counted, three bits for each token: nobody pays, takes or gives back
 * more than seven of one. Under 2^30, because larger numbers are slow keys of a map.
 */
const KIND = 1 << 25;
const CARD = 1 << 18;

export function key(move: Move): number {
  switch (move.do) {
    case 'take': {
      let sum = 0;
      for (const gem of move.gems) sum += 1 << (3 * gem);
      return sum;
    }
    case 'reserve':
      return KIND + move.card;
    case 'reserveBlind':
      return 2 * KIND + move.level;
    case 'noble':
      return 3 * KIND + move.noble;
    case 'return':
      return 4 * KIND + counted(move.tokens);
    case 'pass':
      return 5 * KIND;
    case 'buy':
      // Payments differ only where gold is given instead of gems; most cards are bought in one way.
      return 6 * KIND + move.card * CARD + counted(move.pay);
  }
}

function counted(tokens: readonly number[]): number {
  let sum = 0;
  for (let i = tokens.length - 1; i >= 0; i--) sum = (sum << 3) + (tokens[i] ?? 0);
  return sum;
}
