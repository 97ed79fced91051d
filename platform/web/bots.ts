import type { BotAnswer, BotQuestion } from './bot-worker.ts';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (move: string) => void>();

/** Asks a bot, in a worker, so that the page never stutters. */
export function askBot(question: Omit<BotQuestion, 'id'>): Promise<string> {
  worker ??= startWorker();
  const id = asked++;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker?.postMessage({ ...question, id } satisfies BotQuestion);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    waiting.get(data.id)?.(data.move);
    waiting.delete(data.id);
  });
  return started;
}
