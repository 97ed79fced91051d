import type { WhyBetter } from '@chambord/prose';
import { linesOf as linesOfStep } from '@chambord/review';
import type { Lines, ReviewStep } from '@chambord/review';
import type { ReviewedGame } from './reviewed-game.ts';

/** What was played at a decision of this game, and what would have been better; null where there was nothing to decide. */
export function linesAt({ replay, record }: ReviewedGame, step: ReviewStep, tell: WhyBetter | null): Lines | null {
  const { game } = replay.page;
  return linesOfStep({ game, record, state: replay.stateAt(step.ply), step, names: replay.names.value }, tell);
}
