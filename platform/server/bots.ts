import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotQuestion } from './bot-worker.ts';

/** Bots think in a thread of their own, so that they keep nobody waiting but those at their table. */
export interface Bots {
  ask(question: Omit<BotQuestion, 'id'>): Promise<string>;
  close(): Promise<void>;
}

interface Asked {
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
}

export function openBots(): Bots {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, Asked>();

  /** Started with the first question; a thread that fails takes its questions along, and the next one starts another. */
  function start(): Worker {
    const started = new Worker(resolve('scripts/run.mjs'), { argv: ['platform/server/bot-worker.ts'] });
    started.on('message', ({ id, move }: BotAnswer) => {
      waiting.get(id)?.resolve(move);
      waiting.delete(id);
    });
    const end = (error: Error) => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('error', end);
    started.on('exit', () => end(new Error('the thread of the bots has ended')));
    started.unref();
    return started;
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = count++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...question, id } satisfies BotQuestion);
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
