/// <reference lib="webworker" />
import { askLevel } from '@chambord/bots';
import type { Level } from '@chambord/bots';
import { loadBrain, loadRules } from '@chambord/games/rules';
import type { GameId } from '@chambord/games/page';

/** A question to a bot: a view of its own seat, never more. */
export interface BotQuestion {
  readonly id: number;
  readonly game: GameId;
  readonly view: unknown;
  readonly options: { readonly players: number };
  readonly level: Level;
  readonly seed: string;
}

/** The move in the notation, or why there is none. */
export type BotAnswer =
  | { readonly id: number; readonly move: string }
  | { readonly id: number; readonly move: null; readonly reason: string };

addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  postMessage(await answer(data));
});

/** Never fails: a rejection in a worker does not reach the page by itself. */
async function answer({ id, game: name, level, view, seed, options }: BotQuestion): Promise<BotAnswer> {
  try {
    const [game, brain] = await Promise.all([loadRules(name), loadBrain(name)]);
    return { id, move: game.format(askLevel(game, brain, level, view, seed), options) };
  } catch (error) {
    return { id, move: null, reason: String(error) };
  }
}
