import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@chambord/bots';

/** A thread in which bots think, one question at a time. */
export interface BotThread {
  /** The move in the notation. A thread that fails is of no more use. */
  ask(question: BotQuestion): Promise<string>;
  close(): Promise<void>;
}

interface Asked {
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
}

export function startBotThread(): BotThread {
  const worker = new Worker(resolve('scripts/run.mjs'), { argv: ['platform/server/bots/bot-worker.ts'] });
  let asked: Asked | undefined;
  let ended: Error | undefined;
  const end = (error: Error) => {
    ended ??= error;
    asked?.reject(ended);
  };
  worker.on('message', (move: string) => asked?.resolve(move));
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the thread of the bots has ended')));
  worker.unref();
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        asked = { resolve, reject };
        // It may have ended while nobody asked it anything.
        if (ended === undefined) worker.postMessage(question);
        else reject(ended);
      }),
    async close() {
      await worker.terminate();
    },
  };
}
