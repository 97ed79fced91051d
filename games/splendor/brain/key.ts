import type { Move } from '@chambord/splendor/rules';

/** The kind of move in thousands of millions; below it what is counted, in base 16, or the card. */
const KIND = 1e9;

export function key(move: Move): number {
  switch (move.do) {
    case 'take': {
      let sum = 0;
      for (const gem of move.gems) sum += 16 ** gem;
      return sum;
    }
    case 'reserve':
      return KIND + move.card;
    case 'reserveBlind':
      return 2 * KIND + move.level;
    case 'buy': {
      // Payments differ only where gold is given instead of gems; most cards are bought in one way.
      let sum = move.card;
      for (let token = 0; token < 6; token++) sum = sum * 16 + (move.pay[token] ?? 0);
      return 1e12 + sum;
    }
    case 'noble':
      return 3 * KIND + move.noble;
    case 'return': {
      let sum = 0;
      for (let token = 0; token < 6; token++) sum = sum * 16 + (move.tokens[token] ?? 0);
      return 4 * KIND + sum;
    }
    case 'pass':
      return 5 * KIND;
  }
}
