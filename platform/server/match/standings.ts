import { beaten } from '@chambord/deals';
import type { DealOutcome } from '@chambord/deals';
import type { MatchResult } from '@chambord/protocol';

/** 1 if one is better, ½ if both are as good; whoever has resigned is behind all who have not. */
function compared(one: DealOutcome | null, other: DealOutcome | null): 0 | 0.5 | 1 {
  if (one === null || other === null) return one === other ? 0.5 : one === null ? 0 : 1;
  return beaten(one, other);
}

/** What everybody came to, in their order: a point for each one beaten, half a one for a tie. */
export function standings(outcomes: readonly (DealOutcome | null)[]): MatchResult[] {
  const matchpoints = outcomes.map((own, index) =>
    outcomes.reduce<number>((sum, other, i) => sum + (i === index ? 0 : compared(own, other)), 0),
  );
  return outcomes.map((outcome, index) => ({
    outcome,
    matchpoints: matchpoints[index] ?? 0,
    place: matchpoints.filter((points) => points > (matchpoints[index] ?? 0)).length + 1,
  }));
}
