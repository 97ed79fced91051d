import { replay, verifyProof, within } from '@chambord/kernel';
import { readArgs } from '../args.ts';
import { readRecords } from '../record-file.ts';
import { UsageError } from '../usage.ts';

/** `verify`: checks that nobody chose the shuffle of the games in a file, and that this shuffle led to these games. */
export function verify(words: readonly string[]): void {
  const [path] = readArgs(words, {}, 1).positionals;
  if (path === undefined) throw new UsageError('Which file? It is missing.');
  for (const { place, entry, record } of readRecords(path)) {
    within(place, () => {
      const { commitment, parts } = verifyProof(record);
      replay(entry.game, record);
      const people = parts.filter((part) => part !== null).length;
      console.log(
        `${place}: the shuffle is fair. The server was bound to ${commitment}; ${people} players had a part.`,
      );
    });
  }
}
