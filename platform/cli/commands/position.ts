import { at, BadInput, replay, within } from '@chambord/kernel';
import type { Viewer } from '@chambord/kernel';
import { readArgs, readWholeNumber } from '../args.ts';
import { readRecords } from '../record-file.ts';
import type { FoundRecord } from '../record-file.ts';
import { UsageError } from '../usage.ts';

/** `position`: a moment of each game in a file as a line of text, as a seat may know it. */
export function position(words: readonly string[]): void {
  const args = readArgs(words, { values: ['ply', 'viewer'] }, 1);
  const [path] = args.positionals;
  if (path === undefined) throw new UsageError('Which file? It is missing.');
  const ply = args.value('ply');
  const after = ply === undefined ? null : readWholeNumber(ply, '--ply', 0, 100_000);
  for (const found of readRecords(path)) {
    console.log(within(found.place, () => lineOf(found, after, args.value('viewer'))));
  }
}

function lineOf({ entry: { game }, record }: FoundRecord, ply: number | null, viewer: string | undefined): string {
  if (game.position === undefined) throw new BadInput('', `positions of ${game.id} cannot be written down`);
  const { moves } = record;
  if (ply !== null && ply > moves.length) throw new BadInput('', `this game has ${moves.length} decisions, not ${ply}`);
  const given = viewerOf(viewer, record.names.length);
  const { format } = game.position;
  const line = (state: unknown) => format(game.view(state, given ?? game.actor(state) ?? 'open'));
  let found: string | null = null;
  const end = replay(game, record, (step) => {
    if (step.ply === ply) found = line(step.state);
  });
  return found ?? line(end);
}

/** Null for whoever decides. */
function viewerOf(word: string | undefined, seats: number): Viewer | null {
  if (word === undefined) return null;
  if (word === 'spectator' || word === 'open') return word;
  const seat = Array.from({ length: seats }, (_, index) => index).filter((index) => String(index) === word);
  if (seat.length === 0) throw new BadInput('', `--viewer takes 0 to ${seats - 1}, spectator or open, not "${word}"`);
  return at(seat, 0);
}
