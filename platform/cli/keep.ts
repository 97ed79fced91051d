import { resolve } from 'node:path';
import type { ServerOptions } from '@chambord/server';
import type { Args } from './args.ts';
import { UsageError } from './usage.ts';

/** Where games are kept: in the folder that was named, or in PostgreSQL. */
export function keepFrom(args: Args): ServerOptions['keep'] {
  const url = process.env['DATABASE_URL'];
  if (url === undefined) return { folder: resolve(args.value('data') ?? 'data') };
  if (!args.has('data')) return { postgres: url };
  throw new UsageError('Games are kept in a folder (--data) or in PostgreSQL (DATABASE_URL), not in both.');
}
