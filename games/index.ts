import { HOUSE } from '@chambord/games/house';
import { BadInput, show } from '@chambord/kernel';
import type { Game, Lang, Numbers } from '@chambord/kernel';
import type { GameText } from '@chambord/prose';
import type { Brain } from '@chambord/network';
import type { GameDescription } from '@chambord/ui';

/** A game with its words and its brain, opened: for places that have no page to wait for. */
export interface GameEntry {
  readonly description: GameDescription;
  readonly game: Game;
  /** None, if its bots know nothing but its rules. */
  readonly brain: Brain | null;
  /** The game in numbers; none, if it is not told so. */
  readonly numbers: Numbers | null;
  readonly text: Readonly<Record<Lang, GameText>>;
}

/** Every game of the house. */
export const GAMES: readonly GameEntry[] = await Promise.all(
  HOUSE.map(async (description) => {
    const { rules, brain, numbers, text } = description.load;
    const [game, own, inNumbers, words] = await Promise.all([rules(), brain?.() ?? null, numbers?.() ?? null, text()]);
    return { description, game, brain: own, numbers: inNumbers, text: words };
  }),
);

export function findGame(id: string): GameEntry {
  const entry = GAMES.find(({ game }) => game.id === id);
  if (entry === undefined) {
    throw new BadInput('', `there is no game ${show(id)} (there is: ${GAMES.map(({ game }) => game.id).join(', ')})`);
  }
  return entry;
}

/** The brain of a game, for what makes no sense without one. */
export function findBrain(id: string): Brain {
  const { brain } = findGame(id);
  if (brain === null) throw new BadInput('', `${show(id)} has no network: its bots know nothing but its rules`);
  return brain;
}
