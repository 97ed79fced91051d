import { pars, refreshTries, tries } from '../../daily/tries.ts';
import { progress, refreshProgress } from '../../puzzles/progress.ts';
import { allReviews, deleteAllReviews } from '../../review/review-store.ts';
import { saveFile } from '../../saved/record-files.ts';
import { deleteSaved, savedGames } from '../../saved/store.ts';
import { forget } from '../../shell/device-memory.ts';
import type { OwnGame } from './collect.ts';

/** How much of one's own lies on this device. */
export interface Kept {
  readonly games: number;
  /** Those of them that are not over. */
  readonly running: number;
  readonly reviews: number;
  readonly puzzles: number;
  readonly deals: number;
}

export async function countKept(): Promise<Kept> {
  const [games, { reviews }] = await Promise.all([savedGames(), allReviews()]);
  refreshTries();
  refreshProgress();
  return {
    games: games.length,
    running: games.filter(({ record }) => record.result === null).length,
    reviews: Object.keys(reviews).length,
    puzzles: Object.keys(progress.value.answered).length,
    deals: Object.keys(tries.value).length,
  };
}

/** Offers everything as one file. */
export async function saveOwnFile(games: readonly OwnGame[]): Promise<void> {
  const [kept, { reviews, trained }] = await Promise.all([savedGames(), allReviews()]);
  refreshTries();
  refreshProgress();
  const now = new Date();
  saveFile(`chambord-${now.toISOString().slice(0, 10)}.json`, {
    saved: now.toISOString(),
    figures: games.map(({ played }) => played),
    games: kept,
    reviews,
    exercises: trained,
    daily: tries.value,
    par: pars.value,
    puzzles: progress.value,
  });
}

/** Deletes games, reviews, exercises, deals of the day and puzzles from this device; says whether all of it is gone. */
export async function deleteOwn(): Promise<boolean> {
  for (const { id } of await savedGames()) await deleteSaved(id);
  const without = await deleteAllReviews();
  for (const name of ['daily', 'daily.par', 'puzzles']) forget(name);
  refreshTries();
  refreshProgress();
  return without && (await savedGames()).length === 0;
}
