import { inHouse } from '@chambord/games/page';

/** Whether games of this kind can be reviewed: only a network can judge. */
export function canReview(game: string): boolean {
  return inHouse(game)?.load.brain !== undefined;
}
