import type { Answers, FromWorker, Questions } from './bot-worker.ts';

/** A worker in which bots think, so that the page never stutters. */
export interface Thinker {
  /** Rejects if the worker cannot answer. */
  readonly ask: <Kind extends keyof Questions>(ask: Kind, question: Questions[Kind]) => Promise<Answers[Kind]>;
  /** Whether it has failed. One that failed once is not asked again: what it had loaded, or had not, may be the fault. */
  readonly failed: () => boolean;
  readonly close: () => void;
}

/** Whoever waits for an answer. */
interface Waiting {
  readonly resolve: (answer: FromWorker & { readonly answer: unknown }) => void;
  readonly reject: (reason: Error) => void;
}

export function startThinker(): Thinker {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let failed = false;
  const fail = (reason: string) => {
    failed = true;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('reason' in data) return fail(data.reason);
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  // A script that does not load, or a fault outside of an answer.
  worker.addEventListener('error', (event) => fail(event.message));
  worker.addEventListener('messageerror', () => fail('unreadable answer'));
  return {
    ask: <Kind extends keyof Questions>(ask: Kind, question: Questions[Kind]) =>
      new Promise<Answers[Kind]>((resolve, reject) => {
        const id = asked++;
        // The worker answers each kind of question with its kind of answer.
        waiting.set(id, { resolve: ({ answer }) => resolve(answer as Answers[Kind]), reject });
        worker.postMessage({ id, ask, question });
      }),
    failed: () => failed,
    close: () => worker.terminate(),
  };
}

/** The one that plays: all bots of a page have it together. */
let playing: Thinker | undefined;

/** Has the worker ready before it is asked: to start one takes longer than the rest of a frame. */
export function wakeBots(): Thinker {
  if (playing === undefined || playing.failed()) playing = startThinker();
  return playing;
}

/** Asks a bot for its move, in the notation. Rejects if the worker cannot answer; the next question starts a new one. */
export function askBot(question: Questions['move']): Promise<string> {
  return wakeBots().ask('move', question);
}
