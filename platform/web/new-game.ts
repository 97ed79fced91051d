import { loadGame } from '@chambord/games/page';
import type { GameId } from '@chambord/games/page';
import { newSession, recordOf } from '@chambord/kernel';
import type { SeatInfo } from '@chambord/ui';
import { go } from './route.ts';
import { words } from './settings.ts';
import { keepGame, newId, newSeed } from './store.ts';

/** What a table is set up with. */
export interface TablePlan {
  readonly game: GameId;
  /** As the game reads them. */
  readonly options: { readonly players: number; readonly rules?: string; readonly startPlayer?: number };
  readonly seats: readonly SeatInfo[];
  /** Empty for a new deal. */
  readonly seed: string;
}

/** Sets a table up, keeps it, and goes there. */
export async function newGame(plan: TablePlan): Promise<void> {
  const { game } = await loadGame(plan.game);
  const options = game.options(plan.options);
  const names = plan.seats.map(({ name }) => name);
  const session = newSession(game, options, plan.seed === '' ? newSeed() : plan.seed, names);
  const id = newId();
  await keepGame({ id, record: recordOf(session), seats: plan.seats, played: Date.now() });
  go(`/play/${id}`);
}

/** People of the time, for bots. */
export const BOT_NAMES = ['Isabelle', 'Rolin', 'Marguerite', 'Beatrice', 'Lorenzo', 'Cosimo'] as const;
const BURGUNDIANS = BOT_NAMES.slice(0, 3);
const FLORENTINES = BOT_NAMES.slice(3);

export function botName(game: GameId, index: number): string {
  return (game === 'burgundy' ? BURGUNDIANS : FLORENTINES)[index % 3] ?? 'Rolin';
}

/** One click: against two bots. */
export function playNow(game: GameId): Promise<void> {
  const bots = [0, 1].map((i) => ({ name: botName(game, i), arms: i + 2, bot: 'squire' }));
  const seats = [{ name: words.value.person1, arms: 1, bot: null }, ...bots];
  return newGame({ game, options: { players: 3 }, seats, seed: '' });
}

/** Alone against Aaron. */
export function playSolo(): Promise<void> {
  const seats = [{ name: words.value.person1, arms: 1, bot: null }];
  return newGame({ game: 'burgundy', options: { players: 1 }, seats, seed: '' });
}
