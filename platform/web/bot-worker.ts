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

export interface BotAnswer {
  readonly id: number;
  readonly move: string;
}

addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  const [game, brain] = await Promise.all([loadRules(data.game), loadBrain(data.game)]);
  const move = askLevel(game, brain, data.level, data.view, data.seed);
  const answer: BotAnswer = { id: data.id, move: game.format(move, data.options) };
  postMessage(answer);
});
