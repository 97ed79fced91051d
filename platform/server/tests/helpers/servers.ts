import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer } from '../../http/server.ts';
import type { ChambordServer, ServerOptions } from '../../http/server.ts';
import { FREE } from './free.ts';
import { newDatabase, startPostgres } from './postgres.ts';
import type { Postgres } from './postgres.ts';

export const KINDS = ['sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** Somewhere to keep games, for the time of a test file. */
export interface Place {
  readonly keep: ServerOptions['keep'];
  open(options?: Partial<ServerOptions>): Promise<ChambordServer>;
  remove(): Promise<void>;
}

let postgres: Promise<Postgres> | undefined;

export async function newPlace(kind: Kind): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'chambord-data-'));
  postgres = kind === 'postgres' ? (postgres ?? startPostgres()) : postgres;
  const keep =
    kind === 'sqlite' || postgres === undefined ? { folder } : { postgres: await newDatabase((await postgres).url) };
  return {
    keep,
    open: (options = {}) =>
      openServer({ page: null, port: 0, host: '127.0.0.1', keep, limits: FREE, botPace: 0, ...options }),
    async remove() {
      rmSync(folder, { recursive: true, force: true });
      if (kind !== 'postgres' || postgres === undefined) return;
      await (await postgres).stop();
      postgres = undefined;
    },
  };
}
