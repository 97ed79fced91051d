import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { gradeOf, isFinished, isFault, lossOf, summaryOf } from '@chambord/review';
import type { Review, ReviewStep } from '@chambord/review';
import type { ReviewedPart } from './played.ts';

/** What a review found of a seat; null while it is not finished, for then it is not known what was luck. */
export function judgedBy(review: Review, seat: Seat): ReviewedPart | null {
  if (!review.over || !isFinished(review)) return null;
  const { ledger, play } = summaryOf(review);
  const { luck, errors } = at(ledger.chance, seat);
  return { accuracy: at(play, seat).accuracy?.value ?? null, luck: luck.amount, errors: errors.amount };
}

/** The mistakes of a seat, as far as the review has come. */
export function faultsOf(review: Review, seat: Seat): ReviewStep[] {
  return review.steps.filter((step) => step.seat === seat && isFault(gradeOf(lossOf(step))));
}
