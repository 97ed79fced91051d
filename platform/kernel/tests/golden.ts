import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay } from '@chambord/kernel';
import type { Game, GameRecord, Shape } from '@chambord/kernel';

/** Whole games that were played once and must lead to the same end for ever. */
export interface Golden<G extends Shape> {
  /** The files; their names begin with the rules version. */
  readonly names: readonly string[];
  record(name: string): GameRecord & { options: G['options'] };
  /** The state of a golden game before its decision number `ply`. */
  position(name: string, ply: number): G['state'];
}

/** The golden games in a folder. */
export function goldenGames<G extends Shape>(game: Game<G>, folder: URL): Golden<G> {
  const record = (name: string) => readRecord(game, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  return {
    names: readdirSync(folder).filter((name) => name.endsWith('.json')),
    record,
    position(name, ply) {
      const whole = record(name);
      return replay(game, { ...whole, moves: whole.moves.slice(0, ply), result: null });
    },
  };
}
