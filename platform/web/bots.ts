import type { BotAnswer, BotQuestion } from './bot-worker.ts';

/** Whoever waits for an answer. */
interface Waiting {
  readonly resolve: (move: string) => void;
  readonly reject: (reason: Error) => void;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** Has the worker ready before it is asked: to start one takes longer than the rest of a frame. */
export function wakeBots(): void {
  worker ??= startWorker();
}

/** Asks a bot, in a worker, so that the page never stutters. Rejects if the worker cannot answer; the next question starts a new one. */
export function askBot(question: Omit<BotQuestion, 'id'>): Promise<string> {
  wakeBots();
  const id = asked++;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ ...question, id } satisfies BotQuestion);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    if (data.move === null) return giveUp(started, data.reason);
    waiting.get(data.id)?.resolve(data.move);
    waiting.delete(data.id);
  });
  // A script that does not load, or a fault outside of an answer.
  started.addEventListener('error', (event) => giveUp(started, event.message));
  started.addEventListener('messageerror', () => giveUp(started, 'unreadable answer'));
  return started;
}

/** A worker that failed once is not asked again: what it had loaded, or had not, may be the fault. */
function giveUp(failed: Worker, reason: string): void {
  failed.terminate();
  if (worker !== failed) return;
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(reason));
  waiting.clear();
}
