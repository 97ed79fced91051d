import { parentPort } from 'node:worker_threads';
import { askLevel } from '@chambord/bots';
import type { Level } from '@chambord/bots';
import { findGame } from '@chambord/games';
import { rulesOf } from '@chambord/kernel';
import type { Shape } from '@chambord/kernel';

/** A question to a bot: a view of its own seat, never more. Answered by a move in the notation. */
export interface BotQuestion {
  readonly game: string;
  readonly rulesVersion: number;
  readonly view: unknown;
  readonly options: Shape['options'];
  readonly level: Level;
  readonly seed: string;
  /** How long it may think; undefined for as long as its level does. */
  readonly ms?: number | undefined;
}

parentPort?.on('message', ({ game: name, rulesVersion, level, view, seed, options, ms }: BotQuestion) => {
  const { game: newest, brain } = findGame(name);
  const game = rulesOf(newest, rulesVersion);
  parentPort?.postMessage(game.format(askLevel(game, brain, level, view, seed, { ms }), options));
});
