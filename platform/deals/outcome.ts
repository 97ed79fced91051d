import { at } from '@chambord/kernel';
import type { Score, Seat } from '@chambord/kernel';

/** How often the king tries a deal: enough that one lucky try does not decide, and done in a minute on a phone. */
export const TRIES = 10;

/** What a try came to for the person's seat. */
export interface DealOutcome {
  readonly points: number;
  /** How far ahead of the best of the others, or behind. */
  readonly lead: number;
  readonly won: boolean;
}

export function leadOf({ points, places }: Pick<Score, 'points' | 'places'>, seat: Seat): DealOutcome {
  const own = at(points, seat);
  const others = points.filter((_, contender) => contender !== seat);
  return { points: own, lead: own - Math.max(...others), won: places[seat] === 1 };
}

/** How an outcome compares with a try of the king's: 1 better, ½ the same, 0 worse. To win counts first, then the lead. */
export function beaten(own: DealOutcome, tried: DealOutcome): 0 | 0.5 | 1 {
  const difference = own.won === tried.won ? own.lead - tried.lead : Number(own.won) - Number(tried.won);
  return difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
}

/** Par: what the tries came to on average. */
export function meanOf(tries: readonly DealOutcome[]): { readonly points: number; readonly lead: number } {
  const mean = (pick: (tried: DealOutcome) => number) =>
    tries.reduce((sum, each) => sum + pick(each), 0) / tries.length;
  return { points: mean(({ points }) => points), lead: mean(({ lead }) => lead) };
}
