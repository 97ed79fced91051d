import { HOUSE, MOTTO } from '@chambord/games/house';
import type { GameDescription } from '@chambord/ui';

export { HOUSE, MOTTO };
export type { GameDescription, GamePage } from '@chambord/ui';

/** The game of this id, as it describes itself; undefined if there is none in the house. */
export function inHouse(id: string): GameDescription | undefined {
  return HOUSE.find((game) => game.id === id);
}
