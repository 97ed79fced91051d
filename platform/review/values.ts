import { wins } from '@chambord/kernel';
import type { Game } from '@chambord/kernel';
import type { Judge } from '@chambord/bots';

/** What is counted: the chance to win, and the points expected at the end, which still differ when the winner is certain. */
export const UNITS = ['chance', 'points'] as const;
export type Unit = (typeof UNITS)[number];

/** By unit, then by contender. */
export type Values = Readonly<Record<Unit, readonly number[]>>;

/** Amounts are kept as whole numbers, so that they add up to the last digit: hundredths of a percentage point, hundredths of a point. */
const WHOLE: Readonly<Record<Unit, number>> = { chance: 10_000, points: 100 };

export function whole(unit: Unit, value: number): number {
  // Never -0, which JSON does not know.
  return Math.round(WHOLE[unit] * value) + 0;
}

/** What a judge thinks of a state for whom all hands lie open; at the end, what came of it. */
export function valuesOf(game: Game, judge: Judge, state: unknown): Values {
  const actor = game.actor(state);
  if (actor === null) {
    const { places, points } = game.score(state);
    return { chance: wins(places), points: [...points] };
  }
  const { chances, points, contenders } = judge.judge(state, actor, []);
  return { chance: [...chances.subarray(0, contenders)], points: [...points.subarray(0, contenders)] };
}

export function byUnit<T>(of: (unit: Unit) => T): Record<Unit, T> {
  return { chance: of('chance'), points: of('points') };
}
