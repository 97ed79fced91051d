import { spawn } from 'node:child_process';
import type { ServerOptions } from '../server.ts';
import { FREE } from './servers.ts';

/** A server in a process of its own. */
export interface Child {
  readonly address: string;
  readonly pid: number;
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export function startChild(keep: ServerOptions['keep'], port = 0, more: Partial<ServerOptions> = {}): Promise<Child> {
  const options: ServerOptions = { page: null, port, host: '127.0.0.1', keep, limits: FREE, botPace: 0, ...more };
  const child = spawn(
    process.execPath,
    ['scripts/run.mjs', 'platform/server/tests/alone.ts', JSON.stringify(options)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return new Promise((ready, fail) => {
    child.once('exit', () => fail(new Error('the server has ended')));
    child.stdout.once('data', (line) =>
      ready({
        address: String(line).trim(),
        pid: child.pid ?? 0,
        kill: () => end('SIGKILL'),
        stop: () => end('SIGTERM'),
      }),
    );
  });
}
