import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataTrouble, openServer } from '@chambord/server';
import type { ChambordServer, ServerOptions } from '@chambord/server';
import { readArgs } from '../args.ts';
import { KEEP_FLAGS, readConfig } from '../config.ts';
import { INSTALLATION } from '../installation.ts';
import { PORT } from '../port.ts';
import { Failure, UsageError } from '../usage.ts';

const LONGEST_STOP = 10_000;

/** `serve`: the page and its tables, on one printed address. */
export async function serve(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: ['port', 'host', ...KEEP_FLAGS], switches: ['trust-proxy'] }, 0);
  const { port, page, ...config } = readConfig(args);
  const { keep } = config;
  if (!existsSync(join(page, 'index.html'))) throw new UsageError(noPage(page));
  const docs = existsSync(join(INSTALLATION.docs, 'index.html')) ? INSTALLATION.docs : null;
  const server = await open(
    { ...config, page, docs, port: port ?? PORT, botProgram: INSTALLATION.botProgram },
    port === null,
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

function noPage(folder: string): string {
  if (folder !== INSTALLATION.page) return `There is no built page in ${folder} (CHAMBORD_PAGE).`;
  return INSTALLATION.packaged
    ? `The page is missing in ${folder}. Install Chambord again.`
    : 'The page is not built yet. Start it with: npm start';
}
