import { at } from '@chambord/kernel';
import { isFinished, summaryOf } from './ledger.ts';
import type { Review } from './schema.ts';
import type { ReviewWords } from './words.ts';

/** Something that happened with a decision, and what it was worth in hundredths of a percentage point. */
export interface Moment {
  readonly ply: number;
  readonly amount: number;
}

/** What one remembers of a game. */
export interface Moments {
  /** By seat: the best and the worst that chance did with one decision; null where it did nothing good, or nothing bad. */
  readonly luckiest: readonly (Moment | null)[];
  readonly unluckiest: readonly (Moment | null)[];
  /** Who won, and the decision from which on nobody else was ahead; null if nobody won alone, or it is not known yet. */
  readonly turning: { readonly contender: number; readonly ply: number } | null;
}

/** Chance that is less than so much uncertain is told, in standard errors. */
const CERTAIN = 2;

export function momentsOf(review: Review): Moments {
  const seats = Array.from({ length: review.options.players }, (_, seat) => seat);
  const most = (contender: number, sign: 1 | -1): Moment | null => {
    let found: Moment | null = null;
    for (const { ply, chance } of review.steps) {
      const amount = at(chance.luck, contender);
      const certain = sign * amount > CERTAIN * at(chance.luckError, contender);
      if (certain && sign * amount > sign * (found?.amount ?? 0)) found = { ply, amount };
    }
    return found;
  };
  return {
    luckiest: seats.map((seat) => most(seat, 1)),
    unluckiest: seats.map((seat) => most(seat, -1)),
    turning: turningPoint(review),
  };
}

function turningPoint(review: Review): Moments['turning'] {
  if (!review.over || !isFinished(review)) return null;
  const curve = summaryOf(review).curve.chance;
  const end = at(curve, curve.length - 1);
  const winner = end.findIndex((value) => value === 10_000);
  if (winner < 0) return null;
  const behind = curve.findLastIndex((values) => values.some((value) => value > at(values, winner)));
  return { contender: winner, ply: behind + 1 };
}

/** The same in words, the turning point first: each with the decision that it was at. */
export function momentsInWords(
  { luckiest, unluckiest, turning }: Moments,
  words: ReviewWords,
  names: readonly string[],
  change: (amount: number) => string,
): { readonly ply: number; readonly text: string }[] {
  const told = (moment: Moment | null | undefined, text: (name: string, amount: string) => string, name: string) =>
    moment ? [{ ply: moment.ply, text: text(name, change(moment.amount)) }] : [];
  const lucky = names.flatMap((name, seat) => [
    ...told(luckiest[seat], words.luckiest, name),
    ...told(unluckiest[seat], words.unluckiest, name),
  ]);
  if (turning === null) return lucky;
  const name = at(names, turning.contender);
  const text = turning.ply === 0 ? words.ledThroughout(name) : words.turning(name);
  return [{ ply: turning.ply, text }, ...lucky];
}
