import { findGame } from '@chambord/games';
import type { GameEntry } from '@chambord/games';
import { BadInput } from '@chambord/kernel';
import type { Args } from './args.ts';
import { UsageError } from './usage.ts';

/** The game that a command line names. */
export function gameArgument(args: Args): GameEntry {
  const [id] = args.positionals;
  if (id === undefined) throw new UsageError('Which game? It is missing.');
  return usage(() => findGame(id));
}

/** The options of a table from the flags --players and --rules. */
export function optionsArgument({ game }: GameEntry, args: Args, players: number): { readonly players: number } {
  const rules = args.value('rules');
  return usage(() => game.options({ players, ...(rules === undefined ? {} : { rules }) }));
}

/** What is wrong with an option given on the command line is wrong with the command line. */
function usage<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadInput) throw new UsageError(`${error.message}.`);
    throw error;
  }
}
