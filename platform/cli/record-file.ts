import { readFileSync, statSync } from 'node:fs';
import { findGame } from '@chambord/games';
import type { GameEntry } from '@chambord/games';
import { BadInput, readGameId, readRecord, rulesOf, within } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';

/** A record found in a file, its form checked, and where it stands. */
export interface FoundRecord {
  readonly place: string;
  /** With the rules that the game was begun by. */
  readonly entry: GameEntry;
  readonly record: GameRecord;
}

/** What Node can hold in one text, and some room. */
const MOST_BYTES = 400 * 2 ** 20;

/** The records of a file: one JSON object, or one a line. What is wrong is thrown with its place when it is reached. */
export function* readRecords(path: string): Generator<FoundRecord> {
  if (statSync(path).size > MOST_BYTES) {
    throw new BadInput(path, `the file is larger than ${MOST_BYTES / 2 ** 20} MB: split it, one record a line`);
  }
  const text = readFileSync(path, 'utf8');
  if (text.trim() === '') throw new BadInput(path, 'the file is empty');
  const whole = parseJson(text);
  if (whole.ok) {
    yield read(path, whole.value);
    return;
  }
  const lines = text.split('\n');
  if (lines.filter((line) => line.trim() !== '').length === 1 || !parseJson(lines[0] ?? '').ok) {
    throw new BadInput(path, `this is not JSON, or it is cut off: ${whole.reason}`);
  }
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const place = `${path}:${index + 1}`;
    const parsed = parseJson(line);
    if (!parsed.ok) throw new BadInput(place, `this is not JSON, or it is cut off: ${parsed.reason}`);
    yield read(place, parsed.value);
  }
}

function read(place: string, value: unknown): FoundRecord {
  return within(place, () => {
    const id = readGameId(value);
    const entry = within('game', () => findGame(id));
    const record = readRecord(entry.game, value);
    return { place, entry: { ...entry, game: rulesOf(entry.game, record.rulesVersion) }, record };
  });
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

function parseJson(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}
