import { CONTESTANTS, playerOf } from '@chambord/bots';
import type { Budget, Player } from '@chambord/bots';
import type { Args } from './args.ts';
import { openEngine } from './engine-process.ts';
import { UsageError } from './usage.ts';

/** Before the command of an outside engine. */
const ENGINE = 'engine:';

/** A side of the arena, ready to play. */
export interface Side {
  readonly player: Player;
  /** A game has ended, or another one begins: engines are told. */
  readonly gameOver: () => void;
  readonly close: () => void;
}

/** Who plays, from a flag that must be there: one of the house, or the command of an engine. */
export function sideArgument(args: Args, flag: string): string {
  const text = args.value(flag);
  if (text === undefined) throw new UsageError(`Who plays? --${flag} is missing.`);
  if (text.startsWith(ENGINE) && text.slice(ENGINE.length).trim() !== '') return text;
  if (!CONTESTANTS.some((name) => name === text)) {
    throw new UsageError(`--${flag} takes ${CONTESTANTS.join(', ')} or engine:COMMAND, not "${text}".`);
  }
  return text;
}

/** How a side is called in records. */
export function nameOf(side: string): string {
  return side.startsWith(ENGINE) ? 'engine' : side;
}

/** Opens a side that was read before. An engine is started here, once for all its games. */
export async function openSide(text: string, budget: Budget): Promise<Side> {
  if (text.startsWith(ENGINE)) return openEngine(text.slice(ENGINE.length).trim(), budget);
  const name = CONTESTANTS.find((contestant) => contestant === text);
  if (name === undefined) throw new UsageError(`There is no player "${text}".`);
  const nothing = () => undefined;
  return { player: playerOf(name, budget), gameOver: nothing, close: nothing };
}
