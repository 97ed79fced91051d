import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@chambord/bots';
import type { Deal, JudgedTry, ToldTry } from '@chambord/deals';

/** A thread in which bots think, one question at a time. */
export interface BotThread {
  /** The move in the notation. A thread that fails is of no more use. */
  ask(question: BotQuestion): Promise<string>;
  close(): Promise<void>;
}

/** A thread that plays tries on a deal through, to see whether the bots have answered so. */
export interface JudgeThread {
  judge(question: TryQuestion): Promise<JudgedTry>;
  close(): Promise<void>;
}

export interface TryQuestion {
  readonly deal: Deal;
  readonly told: ToldTry;
}

/** What the program of such a thread is asked. */
export type ThreadQuestion = BotQuestion | TryQuestion;

interface Asked {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** `program` is `bot-worker.ts` as it was built; without one it is bundled from its sources. */
export function startBotThread(program?: string): BotThread & JudgeThread {
  const worker =
    program === undefined
      ? new Worker(resolve('scripts/run.mjs'), { argv: ['platform/server/bots/bot-worker.ts'] })
      : new Worker(program);
  let asked: Asked | undefined;
  let ended: Error | undefined;
  const end = (error: Error) => {
    ended ??= error;
    asked?.reject(ended);
  };
  worker.on('message', (answer: unknown) => asked?.resolve(answer));
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the thread of the bots has ended')));
  worker.unref();
  const put = <Answer>(question: ThreadQuestion) =>
    new Promise<Answer>((resolve, reject) => {
      // Each kind of question has its kind of answer.
      asked = { resolve: (answer) => resolve(answer as Answer), reject };
      // It may have ended while nobody asked it anything.
      if (ended === undefined) worker.postMessage(question);
      else reject(ended);
    });
  return {
    ask: (question) => put<string>(question),
    judge: (question) => put<JudgedTry>(question),
    async close() {
      await worker.terminate();
    },
  };
}
