import { burgundyBrain } from '@chambord/burgundy/brain';
import { burgundy } from '@chambord/burgundy/rules';
import { burgundyText } from '@chambord/burgundy/text';
import { BadInput, show } from '@chambord/kernel';
import type { Game, Lang, Shape } from '@chambord/kernel';
import type { GameText } from '@chambord/prose';
import type { Brain } from '@chambord/network';
import { splendorBrain } from '@chambord/splendor/brain';
import { splendor } from '@chambord/splendor/rules';
import { splendorText } from '@chambord/splendor/text';

/** A game with its words and its brain: all that the platform knows of it. */
export interface GameEntry<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly brain: Brain<G>;
  readonly text: Readonly<Record<Lang, GameText<G>>>;
}

/** Every game of the house. A further one is a folder beside these and a line here. */
export const GAMES: readonly GameEntry[] = [
  { game: burgundy, brain: burgundyBrain, text: burgundyText },
  { game: splendor, brain: splendorBrain, text: splendorText },
];

export function findGame(id: string): GameEntry {
  const entry = GAMES.find(({ game }) => game.id === id);
  if (entry === undefined) {
    throw new BadInput('', `there is no game ${show(id)} (there is: ${GAMES.map(({ game }) => game.id).join(', ')})`);
  }
  return entry;
}
