import { writeSync } from 'node:fs';
import { replay as replayRecord, within } from '@chambord/kernel';
import { readArgs } from '../args.ts';
import { readRecords } from '../record-file.ts';
import type { FoundRecord } from '../record-file.ts';
import { UsageError } from '../usage.ts';

/** `replay`: checks every record of a file. */
export function replay(words: readonly string[]): void {
  const args = readArgs(words, { switches: ['trace'] }, 1);
  const [path] = args.positionals;
  if (path === undefined) throw new UsageError('Which file? It is missing.');
  let records = 0;
  let decisions = 0;
  for (const found of readRecords(path)) {
    check(found, args.has('trace'));
    records++;
    decisions += found.record.moves.length;
  }
  console.error(`${records === 1 ? '1 record is' : `${records} records are`} right: ${decisions} decisions.`);
}

function check({ place, entry: { game }, record }: FoundRecord, trace: boolean): void {
  within(place, () =>
    replayRecord(game, record, ({ ply, state, move }) => {
      if (!trace) return;
      print({
        ply,
        actor: game.actor(state),
        state,
        legal: game.legal(state),
        move,
        notation: record.moves[ply],
      });
    }),
  );
}

/** Written at once: a reader at the other end of a pipe may stop listening at any line. */
function print(line: unknown): void {
  let text = Buffer.from(`${JSON.stringify(line)}\n`);
  while (text.length > 0) {
    try {
      text = text.subarray(writeSync(1, text));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
}
