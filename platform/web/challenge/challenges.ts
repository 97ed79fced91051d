import { keep, recall } from '../shell/device-memory.ts';

/** A challenge that was taken up: what stands behind # in its link, and from whom it is. */
export interface TakenUp {
  readonly link: string;
  readonly from: string;
}

/** So many are remembered. */
const MOST = 20;

function kept(): Record<string, TakenUp> {
  const found = recall('challenges');
  return typeof found === 'object' && found !== null ? (found as Record<string, TakenUp>) : {};
}

/** The game of this id answers a challenge. */
export function keepChallenge(id: string, challenge: TakenUp): void {
  keep('challenges', Object.fromEntries(Object.entries({ ...kept(), [id]: challenge }).slice(-MOST)));
}

/** The challenge that a game answers. */
export function challengeFor(id: string): TakenUp | undefined {
  return kept()[id];
}
