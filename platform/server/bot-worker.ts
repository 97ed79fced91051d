import { parentPort } from 'node:worker_threads';
import { askLevel } from '@chambord/bots';
import type { Level } from '@chambord/bots';
import { findGame } from '@chambord/games';
import type { Shape } from '@chambord/kernel';

/** A question to a bot: a view of its own seat, never more. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly options: Shape['options'];
  readonly level: Level;
  readonly seed: string;
}

export interface BotAnswer {
  readonly id: number;
  readonly move: string;
}

parentPort?.on('message', ({ id, game: name, level, view, seed, options }: BotQuestion) => {
  const { game, brain } = findGame(name);
  const move = askLevel(game, brain, level, view, seed);
  parentPort?.postMessage({ id, move: game.format(move, options) } satisfies BotAnswer);
});
