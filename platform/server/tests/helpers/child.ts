import { spawn } from 'node:child_process';
import type { ServerOptions } from '../../http/server.ts';
import { FREE } from './free.ts';

/** A server in a process of its own. */
export interface Child {
  readonly address: string;
  /** How many bytes are in use once everything that nobody needs is thrown away. */
  memory(): Promise<number>;
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>;
}

/** The server's program as the first one was built. */
let bundle: string | undefined;

export function startChild(keep: ServerOptions['keep'], port = 0, more: Partial<ServerOptions> = {}): Promise<Child> {
  const options: ServerOptions = { page: null, port, host: '127.0.0.1', keep, limits: FREE, botPace: 0, ...more };
  const program = bundle === undefined ? ['scripts/run.mjs', 'platform/server/tests/helpers/alone.ts'] : [bundle];
  const child = spawn(process.execPath, [...program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const kill = () => {
    child.kill('SIGKILL');
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
      ({ bundle } = told);
      ready({ address: told.address, memory, kill });
    });
  });
}
