import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as a person would, with these lines typed. */
export function chambord(args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'platform/cli/main.ts', ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, LC_ALL: 'en_US.UTF-8', ...env },
  });
  return { status, stdout, stderr };
}

/** A folder of its own, with a space in its name. */
export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'chambord test '));
}
