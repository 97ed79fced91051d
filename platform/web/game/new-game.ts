import { useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import type { GameDescription } from '@chambord/games/page';
import { at, BadInput, newSession, recordOf } from '@chambord/kernel';
import type { SeatInfo } from '@chambord/ui';
import { go } from '../shell/route.ts';
import { words } from '../shell/settings.ts';
import { saveGame, newId, newSeed } from '../saved/store.ts';

/** What a table is set up with. */
export interface GamePlan {
  readonly game: string;
  /** As the game reads them. */
  readonly options: { readonly players: number };
  readonly seats: readonly SeatInfo[];
  /** Empty for a new deal. */
  readonly seed: string;
}

/** Sets a table up, keeps it, and goes there. */
export async function newGame(plan: GamePlan): Promise<void> {
  const known = inHouse(plan.game);
  if (known === undefined) throw new BadInput('game', `"${plan.game}"`);
  // The whole table, not the rules alone: what cannot be loaded is told here, before anything is kept.
  const { game } = await known.load.page();
  const options = game.options(plan.options);
  const names = plan.seats.map(({ name }) => name);
  const session = newSession(game, options, plan.seed === '' ? newSeed() : plan.seed, names);
  const id = newId();
  await saveGame({ id, record: recordOf(session), seats: plan.seats, played: Date.now() });
  go(`/play/${id}`);
}

/** The name of the game's bot of this number. */
export function botName({ botNames }: GameDescription, index: number): string {
  return at(botNames, index % botNames.length);
}

/** One click: against bots. */
export function playNow(game: GameDescription): Promise<void> {
  return against(game, game.playNow - 1);
}

/** Alone, against the game itself. */
export function playSolo(game: GameDescription): Promise<void> {
  return against(game, 0);
}

function against(game: GameDescription, count: number): Promise<void> {
  const bots = Array.from({ length: count }, (_, i) => ({ name: botName(game, i), arms: i + 2, bot: 'squire' }));
  const seats = [{ name: words.value.person1, arms: 1, bot: null }, ...bots];
  return newGame({ game: game.id, options: { players: seats.length }, seats, seed: '' });
}

/** Begins games, and says why if one cannot be begun. */
export function useBeginning() {
  const [trouble, setTrouble] = useState<string | null>(null);
  function begin(game: Promise<void>): void {
    setTrouble(null);
    game.catch((error: unknown) => {
      console.warn(error);
      setTrouble(error instanceof BadInput ? words.value.badTable(error.message) : words.value.loadFailed);
    });
  }
  return { begin, trouble };
}
