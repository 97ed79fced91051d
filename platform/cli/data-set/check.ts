import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, replay, within } from '@chambord/kernel';
import { readRecords } from '../record-file.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

/** Holds a data set against its manifest and plays every game of it again; throws `BadInput` with the place of the first fault. */
export function checkDataSet(folder: string): Manifest {
  const place = join(folder, MANIFEST);
  const manifest = within(place, () => readManifest(parse(readFileSync(place, 'utf8'))));
  const { file, game, rulesVersion, options, seed } = manifest;
  const path = join(folder, file.name);
  const bytes = readFileSync(path);
  agree(path, 'bytes', bytes.length, file.bytes);
  agree(path, 'SHA-256', createHash('sha256').update(bytes).digest('hex'), file.sha256);
  let games = 0;
  let decisions = 0;
  for (const { place: line, entry, record } of readRecords(path)) {
    agree(line, 'game', record.game, game);
    agree(line, 'rulesVersion', record.rulesVersion, rulesVersion);
    agree(line, 'options', JSON.stringify(record.options), JSON.stringify(options));
    agree(line, 'seed', record.seed, `${seed}/${games}`);
    within(line, () => replay(entry.game, record));
    games++;
    decisions += record.moves.length;
  }
  agree(path, 'games', games, file.games);
  agree(path, 'decisions', decisions, file.decisions);
  return manifest;
}

function agree<T>(place: string, what: string, found: T, wanted: T): void {
  if (found !== wanted) {
    throw new BadInput(place, `${what}: the manifest says ${String(wanted)}, found ${String(found)}`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput('', `this is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
