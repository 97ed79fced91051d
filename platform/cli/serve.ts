import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { servePage } from '@chambord/server';
import { readArgs, wholeNumber } from './args.ts';
import { UsageError } from './usage.ts';

const PORT = 4207;

/** `serve`: the page, on one printed address. */
export async function serve(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: ['port', 'host'] }, 0);
  const given = args.value('port') ?? process.env['PORT'];
  const port = wholeNumber(args, 'port', given === undefined ? PORT : Number(given), 0, 65_535);
  const folder = resolve('platform/web/dist');
  if (!existsSync(folder)) throw new UsageError('The page is not built yet. Start it with: npm start');
  const host = args.value('host') ?? '127.0.0.1';
  const server = await open(folder, port, host, given === undefined);
  console.log(`Chambord is served at ${server.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

/** Where no port was asked for and the usual one is taken, any free one will do. */
async function open(folder: string, port: number, host: string, anyWillDo: boolean) {
  try {
    return await servePage(folder, port, host);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) throw error;
    if (!anyWillDo)
      throw new UsageError(`Port ${port} is taken. Choose another one with --port, or stop what uses it.`);
    return servePage(folder, 0, host);
  }
}
