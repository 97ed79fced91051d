import { rulesOf } from '@chambord/kernel';
import type { Game, Shape } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import { askLevel } from './levels.ts';
import type { Level } from './levels.ts';

/** What a thread in which bots think is asked, on the page and on the server: with a view of the bot's own seat, never more. */
export interface BotQuestion<Id extends string = string> {
  readonly game: Id;
  readonly rulesVersion: number;
  readonly view: unknown;
  readonly options: Shape['options'];
  readonly level: Level;
  readonly seed: string;
  /** How long it may think; undefined for as long as its level does. */
  readonly ms?: number | undefined;
}

/** The bot's move in the notation, by the rules that are asked for. */
export function answerQuestion(
  newest: Game,
  brain: Brain | null,
  { rulesVersion, view, options, level, seed, ms }: BotQuestion,
): string {
  const game = rulesOf(newest, rulesVersion);
  return game.format(askLevel(game, brain, level, view, seed, { ms }), options);
}
