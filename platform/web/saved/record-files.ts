import { inHouse } from '@chambord/games/page';
import { BadInput, readGameId, readRecord, replay, rulesOf } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import { saveGame, newId } from './store.ts';

/** Offers a record to the browser as a file to keep. */
export function saveRecord(record: GameRecord): void {
  saveAs(record.game, record.names, record);
}

/** The same for a record that this page cannot read, only hand on. */
export function saveAs(game: string, names: readonly string[], record: unknown): void {
  saveFile(`chambord-${game}-${names.join('-').replace(/[^\p{L}\p{N}-]+/gu, '_')}.json`, record);
}

/** Offers anything as a file to keep. */
export function saveFile(name: string, value: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(value)}\n`], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The largest file that could be a record. */
const LARGEST = 5_000_000;

/** A file that is no record at all: what its reader says of it helps nobody. */
export class NoRecord extends BadInput {}

/** Reads, checks and keeps a record from a file; returns where it lies now. Throws `BadInput` and keeps nothing otherwise. */
export async function openRecord(file: File): Promise<string> {
  if (file.size > LARGEST) throw new NoRecord(file.name, 'is too large for a record');
  const value = parse(file.name, await file.text());
  const name = readGameId(value);
  const known = inHouse(name);
  if (known === undefined) throw new BadInput('game', `"${name}"`);
  const game = await known.load.rules();
  const record = readRecord(game, value);
  const end = replay(game, record);
  const id = newId();
  const viewer = record.result === null ? 'spectator' : 'open';
  const last = { viewer, view: rulesOf(game, record.rulesVersion).view(end, viewer) } as const;
  const seats = record.names.map((player, index) => ({ name: player, arms: (index % 4) + 1, bot: null }));
  await saveGame({ id, record, seats, last, played: Date.now() });
  return `/${record.result === null ? 'play' : 'replay'}/${id}`;
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoRecord(name, 'is not JSON');
  }
}
