import { HOUSE } from '@chambord/games/page';
import type { GameDescription } from '@chambord/games/page';

/** The kept game that is the lesson of a game: it is resumed like any other. */
export const lessonId = ({ id }: GameDescription) => `learn-${id}`;

/** Which game's lesson a kept game is, if it is one. */
export function lessonOf(id: string): GameDescription | undefined {
  return HOUSE.find((game) => lessonId(game) === id);
}
