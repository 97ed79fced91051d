import { readdirSync, readFileSync } from 'node:fs';
import { burgundy } from '@chambord/burgundy/rules';
import type { Options, State } from '@chambord/burgundy/rules';
import { readRecord, replay } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';

const folder = new URL('golden/', import.meta.url);

/** Whole games that were played once and must lead to the same end for ever; the names begin with the rules version. */
export const goldenGames: readonly string[] = readdirSync(folder).filter((name) => name.endsWith('.json'));

export function golden(name: string): GameRecord & { options: Options } {
  return readRecord(burgundy, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
}

/** The state of a golden game before its decision number `ply`. */
export function position(name: string, ply: number): State {
  const record = golden(name);
  return replay(burgundy, { ...record, moves: record.moves.slice(0, ply), result: null });
}
