import { HOUSE } from '@chambord/games/page';
import type { GameDescription, GamePage } from '@chambord/games/page';
import { afterFrame, awaitShown } from '@chambord/ui';

/** Games whose drawings hang, or are on their way. */
const hung = new Map<string, Promise<void>>();

/** Lays the drawings of a game on the sheet of the page: whatever shows one of them finds it there, also when it was there before. */
export function hangDrawings({ id, load }: GameDescription): Promise<void> {
  const known = hung.get(id);
  if (known !== undefined) return known;
  const hanging = load.drawings().then(async (sheet) => {
    const leaf = document.createElement('template');
    leaf.innerHTML = sheet;
    document.getElementById('symbols')?.append(...(leaf.content.firstElementChild?.childNodes ?? []));
    // A frame for them, and another for the table that they are on: together they would be a long one.
    await new Promise<void>((resolve) => void afterFrame(resolve));
  });
  hung.set(id, hanging);
  // What could not be fetched is asked for again.
  void awaitShown(hanging).catch(() => hung.delete(id));
  return hanging;
}

/** All drawings of the house. */
export async function hangAllDrawings(): Promise<void> {
  await Promise.all(HOUSE.map(hangDrawings));
}

/** A game's table with its drawings. */
export async function openGamePage(game: GameDescription): Promise<GamePage> {
  const [page] = await Promise.all([game.load.page(), hangDrawings(game)]);
  return page;
}
