import { inHouse } from '@chambord/games/page';
import { lang } from '../shell/settings.ts';

/** What a game is called; one that this page does not know has the name it came with. */
export function gameTitle(game: string): string {
  return inHouse(game)?.words[lang.value].title ?? game;
}

/** The drawing that stands for a game in lists; the rosette for one that this page does not know. */
export function gameSeal(game: string): string {
  return inHouse(game)?.seal ?? 'seal';
}
