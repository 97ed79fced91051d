import { afterAnswer } from './intervals.ts';
import { findTrained, keepTrained, keptReview } from '../review-store.ts';
import { usable } from '../reviewing.ts';
import { gradeOf, isFault, lossOf } from '@chambord/review';
import { savedGames } from '../../saved/store.ts';

/** A mistake of a kept game: which decision of which game. */
export interface Mistake {
  readonly id: string;
  readonly ply: number;
}

/** Whether it was found decides when it comes again. One that is not due yet, and was found again, stays where it is. */
export async function keepAnswer({ id, ply }: Mistake, right: boolean): Promise<void> {
  const key = keyOf({ id, ply });
  const before = await findTrained(key);
  const now = Date.now();
  if (right && before !== undefined && before.due > now) return;
  await keepTrained(key, afterAnswer(before, right, now));
}

/** The key under which an answer is kept; it begins with the game's, so that it goes along with it. */
function keyOf({ id, ply }: Mistake): string {
  return `${id}#${ply}`;
}

/** Own mistakes of all kept games, as far as they have been reviewed: those that are due, the longest first, and when the next one will be. */
export async function dueMistakes(now: number): Promise<{ readonly due: Mistake[]; readonly next: number | null }> {
  const due: (Mistake & { readonly since: number })[] = [];
  let next: number | null = null;
  for (const { id, record, seats } of await savedGames()) {
    const review = usable(await keptReview(id), record, null);
    for (const step of review?.steps ?? []) {
      if (!isFault(gradeOf(lossOf(step))) || seats[step.seat]?.bot !== null) continue;
      const mistake = { id, ply: step.ply };
      const since = (await findTrained(keyOf(mistake)))?.due ?? 0;
      if (since <= now) due.push({ ...mistake, since });
      else next = Math.min(next ?? Infinity, since);
    }
  }
  due.sort((a, b) => a.since - b.since);
  return { due: due.map(({ id, ply }) => ({ id, ply })), next };
}
