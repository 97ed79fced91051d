/// <reference lib="webworker" />
import { policies } from '@chambord/bots';
import type { PolicyName } from '@chambord/bots';
import { loadRules } from '@chambord/games/rules';
import type { GameId } from '@chambord/games/page';
import { randomFrom } from '@chambord/kernel';

/** A question to a bot: a view of its own seat, never more. */
export interface BotQuestion {
  readonly id: number;
  readonly game: GameId;
  readonly view: unknown;
  readonly options: { readonly players: number };
  readonly level: PolicyName;
  readonly seed: string;
}

export interface BotAnswer {
  readonly id: number;
  readonly move: string;
}

addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  const game = await loadRules(data.game);
  const random = randomFrom(data.seed);
  // What the bot cannot see is dealt at random, so that it cannot cheat.
  const guess = game.resample(data.view, random);
  const move = policies[data.level](game, guess, random);
  const answer: BotAnswer = { id: data.id, move: game.format(move, data.options) };
  postMessage(answer);
});
