import { GAINS, GOODS } from '@chambord/burgundy/rules';
import type { Move } from '@chambord/burgundy/rules';

/** The kind of move in steps of 2^20; below it up to two cards, each in 128, or what else tells moves of a kind apart. */
const KIND = 1 << 20;
const CARD = 128;

export function key(move: Move): number {
  switch (move.do) {
    case 'play':
      return move.die;
    case 'take':
      return KIND + move.card * CARD + (move.drop ?? CARD - 1);
    case 'place':
      return 2 * KIND + move.card * CARD + (move.on ?? CARD - 1);
    case 'sell':
      return 3 * KIND + GOODS.indexOf(move.good);
    case 'workers':
      return 4 * KIND;
    case 'silver':
      return 5 * KIND;
    case 'convert':
      return 6 * KIND + move.workers * CARD + move.silver;
    case 'buy':
      return 7 * KIND;
    case 'keep':
      return 8 * KIND + move.card * CARD + (move.drop ?? CARD - 1);
    case 'use':
      return 9 * KIND + move.card;
    case 'bonus': {
      let sum = 0;
      for (const what of GAINS) sum = sum * 10 + (move.gain[what] ?? 0);
      return 10 * KIND + sum;
    }
    case 'receive':
      return 11 * KIND + (move.from === 'goods' ? 0 : 2) + (move.pile === 'left' ? 0 : 1);
    case 'decline':
      return 12 * KIND;
    case 'end':
      return 13 * KIND;
  }
}
