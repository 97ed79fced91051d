import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DataTrouble, openServer } from '@chambord/server';
import type { ChambordServer, ServerOptions } from '@chambord/server';
import { readArgs, readOneOf, readWholeNumber } from './args.ts';
import { keepFrom } from './keep.ts';
import { Failure, UsageError } from './usage.ts';

const PORT = 4207;
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const LONGEST_STOP = 10_000;

/** `serve`: the page and its tables, on one printed address. */
export async function serve(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: ['port', 'host', 'data'], switches: ['trust-proxy'] }, 0);
  const given = args.value('port') ?? process.env['PORT'];
  const port = given === undefined ? PORT : readWholeNumber(given, args.has('port') ? '--port' : 'PORT', 0, 65_535);
  const logLevel = readOneOf(process.env['LOG_LEVEL'] ?? 'warn', 'LOG_LEVEL', LOG_LEVELS);
  const page = resolve(process.env['CHAMBORD_PAGE'] ?? 'platform/web/dist');
  if (!existsSync(page)) throw new UsageError('The page is not built yet. Start it with: npm start');
  const keep = keepFrom(args);
  const server = await open(
    {
      page,
      port,
      host: args.value('host') ?? '127.0.0.1',
      keep,
      trustProxy: args.has('trust-proxy'),
      logLevel,
    },
    given === undefined,
  );
  console.log(`Chambord is served at ${server.address}`);
  console.log('folder' in keep ? `Games are kept in ${keep.folder}` : 'Games are kept in PostgreSQL (DATABASE_URL)');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // A database that no longer answers must not keep the process from ending.
      setTimeout(() => process.exit(1), LONGEST_STOP).unref();
      void server.close().then(() => process.exit(0));
    });
  }
}

/** Where no port was asked for and the usual one is taken, any free one will do. */
async function open(options: ServerOptions, anyWillDo: boolean): Promise<ChambordServer> {
  try {
    return await openServer(options);
  } catch (error) {
    if (error instanceof DataTrouble) throw new Failure(error.message);
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) throw error;
    if (!anyWillDo)
      throw new UsageError(`Port ${options.port} is taken. Choose another one with --port, or stop what uses it.`);
    return openServer({ ...options, port: 0 });
  }
}
