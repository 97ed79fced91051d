import { findGame } from '@chambord/games';
import type { GameEntry } from '@chambord/games';
import { HOUSE } from '@chambord/games/page';
import { BadInput } from '@chambord/kernel';
import type { Args } from './args.ts';
import { UsageError } from './usage.ts';

/** The game that a command line names. */
export function gameArgument(args: Args): GameEntry {
  const [id] = args.positionals;
  if (id === undefined) throw new UsageError('Which game? It is missing.');
  return usage(() => findGame(id));
}

/** The flags that are options of a game: each takes those of its own. */
export const OPTION_FLAGS: readonly string[] = [
  ...new Set(HOUSE.flatMap(({ options }) => options.map(({ name }) => name))),
];

/** The options of a table from the number of players and such flags. */
export function optionsArgument({ game }: GameEntry, args: Args, players: number): { readonly players: number } {
  const given = OPTION_FLAGS.flatMap((name) => {
    const value = args.value(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return usage(() => game.options({ players, ...Object.fromEntries(given) }));
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
