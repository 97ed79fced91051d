import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

export interface Program {
  /** Waits until it has said this, and answers with the first group. */
  readonly hear: (pattern: RegExp) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts a program, whose third channel is heard, too. */
export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Program {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env });
  let said = '';
  let listen = () => {};
  for (const channel of child.stdio.slice(1)) {
    channel?.on('data', (data: Buffer) => {
      said += data.toString();
      listen();
    });
  }
  const hear = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      listen = () => {
        const found = pattern.exec(said);
        if (found !== null) resolve(found[1] ?? '');
      };
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${command} ended with ${code} and had said:\n${said}`)));
      listen();
    });
  return { hear, stop: () => stopped(child) };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  const impatient = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(impatient);
}
