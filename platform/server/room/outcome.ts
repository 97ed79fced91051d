import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import type { Outcome } from '@chambord/protocol';

/** Places by seat: as the score says among those who stayed, behind them who resigned, the first one to do so last. */
export function placesWith(score: readonly number[], seats: number, resigned: readonly Seat[]): number[] {
  const staying = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !resigned.includes(seat));
  return Array.from({ length: seats }, (_, seat) => {
    const left = resigned.indexOf(seat);
    if (left >= 0) return Math.max(2, seats - left);
    const before = staying.filter((other) => at(score, other) < at(score, seat));
    // Solo, whoever is beaten by the game itself takes the second place.
    return seats === 1 ? at(score, seat) : before.length + 1;
  });
}

/** Whether so many have resigned that there is nothing left to play for. */
export function endsByResigning(bots: readonly boolean[], resigned: readonly Seat[]): boolean {
  const staying = bots.flatMap((bot, seat) => (resigned.includes(seat) ? [] : [bot]));
  return staying.length <= 1 || staying.every((bot) => bot);
}

export function outcomeOf(
  by: Outcome['by'],
  score: readonly number[],
  seats: number,
  resigned: readonly Seat[],
  points?: readonly number[],
): Outcome {
  const places = placesWith(score, seats, resigned);
  return { by, places, ...(points === undefined ? {} : { points: [...points] }), ratings: null };
}
