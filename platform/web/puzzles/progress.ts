import { signal } from '@preact/signals';
import { NEWCOMER, rate } from '@chambord/bots/glicko';
import type { Skill } from '@chambord/bots/glicko';
import type { Puzzle } from '@chambord/puzzles/pack';
import { keep, recall } from '../shell/device-memory.ts';

/** What is known of the person at this device as a solver. */
export interface Progress {
  /** By game. */
  readonly skill: Readonly<Record<string, Skill>>;
  /** By puzzle: whether it was solved at the first answer. */
  readonly answered: Readonly<Record<string, boolean>>;
  /** Solved one after the other: now, and the most ever. */
  readonly row: number;
  readonly longest: number;
}

const NOTHING: Progress = { skill: {}, answered: {}, row: 0, longest: 0 };

function read(): Progress {
  const kept = recall('puzzles');
  return typeof kept === 'object' && kept !== null ? { ...NOTHING, ...(kept as Partial<Progress>) } : NOTHING;
}

export const progress = signal<Progress>(read());

/** Looks again at what is kept: another tab may have written it. */
export function refreshProgress(): void {
  progress.value = read();
}

export function skillIn(game: string): Skill {
  return progress.value.skill[game] ?? NEWCOMER;
}

/** Notes the first answer to a puzzle; later ones change nothing. */
export function noteAnswer(game: string, id: string, { rating, deviation }: Puzzle, right: boolean): void {
  refreshProgress();
  const before = progress.value;
  if (before.answered[id] !== undefined) return;
  const opponent = { rating, deviation, volatility: NEWCOMER.volatility };
  const row = right ? before.row + 1 : 0;
  progress.value = {
    skill: { ...before.skill, [game]: rate(before.skill[game] ?? NEWCOMER, [{ opponent, score: right ? 1 : 0 }]) },
    answered: { ...before.answered, [id]: right },
    row,
    longest: Math.max(row, before.longest),
  };
  keep('puzzles', progress.value);
}
