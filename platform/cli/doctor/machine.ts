import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { Trouble } from './finding.ts';

/** What is looked at on the machine itself; tests put another one in its place. */
export interface Machine {
  readonly nodeVersion: string;
  readonly now: () => number;
  /** Bytes that are free where this folder lies. */
  readonly free: (folder: string) => number;
}

export const MACHINE: Machine = {
  nodeVersion: process.versions.node,
  now: Date.now,
  free(folder) {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
};

const OLDEST_NODE = 20;
/** There was no Chambord before. */
const FIRST_DAY = Date.UTC(2026, 0, 1);
const MB = 1 << 20;
/** Less room than this is used up soon: a thousand games need about as much, and the log of the database grows before it shrinks. */
const LEAST_FREE = 200 * MB;

export function examineNode({ nodeVersion }: Machine): void {
  if (Number(nodeVersion.split('.')[0]) >= OLDEST_NODE) return;
  throw new Trouble(`This is Node ${nodeVersion}. Install Node ${OLDEST_NODE} or newer from nodejs.org.`);
}

export function examineClock({ now }: Machine): void {
  if (now() >= FIRST_DAY) return;
  throw new Trouble(
    `The clock of this machine says ${new Date(now()).toISOString()}, which is past. Set it, best by NTP, before the server starts: clocks at tables go by it.`,
  );
}

export function examineDisk({ free }: Machine, folder: string): void {
  const left = free(existing(folder));
  if (left >= LEAST_FREE) return;
  throw new Trouble(
    `Only ${Math.floor(left / MB)} MB are free where ${folder} lies. Make room: when the disk is full, no move can be kept.`,
  );
}

/** The folder, or the nearest one above it that is there already. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

/** The page must be there, with everything that it asks for first. */
export function examinePage(folder: string, again: string): void {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) throw new Trouble(`There is no page in ${folder}. ${again}`);
  const named = [...readFileSync(index, 'utf8').matchAll(/(?:src|href)="\/?([^"#:?]+\.\w+)"/g)];
  const missing = named.map(([, name = '']) => name).find((name) => !existsSync(join(folder, name)));
  if (missing !== undefined) throw new Trouble(`The page in ${folder} lacks ${missing}. ${again}`);
}

/** Whether the server could listen there. */
export async function examineAddress(host: string, port: number): Promise<void> {
  const server = createServer();
  const code = await new Promise<string | null>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
  switch (code) {
    case null:
      return;
    case 'EADDRINUSE':
      throw new Trouble(`Port ${port} is taken by another program. Stop it, or choose another port (--port, PORT).`);
    case 'EACCES':
      throw new Trouble(`This user may not use port ${port}. Choose one above 1023, and let a proxy stand before it.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      throw new Trouble(
        `This machine has no address ${host}. Use 127.0.0.1 for this machine alone, 0.0.0.0 for everybody (--host, CHAMBORD_HOST).`,
      );
    default:
      throw new Trouble(`The server cannot listen at ${host}, port ${port}: ${code}.`);
  }
}
