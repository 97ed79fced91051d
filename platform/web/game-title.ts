import { GAME_IDS } from '@chambord/games/page';
import { words } from './settings.ts';

/** What a game is called; one that this page does not know has the name it came with. */
export function gameTitle(game: string): string {
  const known = GAME_IDS.find((id) => id === game);
  return known === undefined ? game : words.value.games[known].title;
}
