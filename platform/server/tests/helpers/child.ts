import { spawn } from 'node:child_process';
import type { ServerOptions } from '../../http/server.ts';
import { FREE } from './free.ts';

/** A server in a process of its own. */
export interface Child {
  readonly address: string;
  /** How many bytes are in use once everything that nobody needs is thrown away. */
  memory(): Promise<number>;
  /** From now on the system's clock is wrong by so many milliseconds. */
  setClock(by: number): void;
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end in good order. */
  stop(): Promise<void>;
}

/** What is run. */
export interface ChildProgram {
  readonly nodeOptions?: readonly string[];
  /** The folder of an older program; null for this one. */
  readonly from?: string | null;
  /** By how many milliseconds the system's clock is wrong. */
  readonly clock?: number;
}

/** The programs of the server as they were built first, by folder. */
const bundles = new Map<string | null, string>();

export function startChild(
  keep: ServerOptions['keep'],
  port = 0,
  more: Partial<ServerOptions> = {},
  { nodeOptions = [], from = null, clock = 0 }: ChildProgram = {},
): Promise<Child> {
  const options: ServerOptions = { page: null, port, host: '127.0.0.1', keep, limits: FREE, botPace: 0, ...more };
  const known = bundles.get(from);
  const program = known === undefined ? ['scripts/run.mjs', 'platform/server/tests/helpers/alone.ts'] : [known];
  const child = spawn(process.execPath, [...nodeOptions, ...program, JSON.stringify(options), String(clock)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    ...(from === null ? {} : { cwd: from }),
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const memory = () =>
    new Promise<number>((told) => {
      child.once('message', (bytes) => told(Number(bytes)));
      child.send('memory');
    });
  return new Promise((ready, fail) => {
    child.once('exit', () => fail(new Error('the server has ended')));
    child.stdout?.once('data', (line: Buffer) => {
      const told = JSON.parse(line.toString('utf8')) as { readonly address: string; readonly bundle: string };
      bundles.set(from, told.bundle);
      ready({
        address: told.address,
        memory,
        setClock: (by) => void child.send(by),
        kill: () => end('SIGKILL'),
        stop: () => end('SIGTERM'),
      });
    });
  });
}
