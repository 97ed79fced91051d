import type { JudgedTry } from '@chambord/deals';
import { refused } from '../room/refused.ts';
import type { JudgeThread, TryQuestion } from '../bots/bot-thread.ts';

/** Plays tries through, one after the other, in a thread of its own: it takes seconds, and nobody at a table waits for it. */
export interface TryJudge {
  /** Rejects with `tooFast` if too many wait. */
  judge(question: TryQuestion): Promise<JudgedTry>;
  close(): Promise<void>;
}

/** So many may wait: whoever is last has an answer within a minute or two. */
export const MOST_WAITING = 30;

export function openTryJudge(start: () => JudgeThread): TryJudge {
  let thread: JudgeThread | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function now(question: TryQuestion): Promise<JudgedTry> {
    thread ??= start();
    try {
      return await thread.judge(question);
    } catch (error) {
      // The next try gets another thread.
      void thread.close();
      thread = undefined;
      throw error;
    }
  }

  return {
    judge(question) {
      if (waiting >= MOST_WAITING) {
        return Promise.reject(refused('tooFast', 'many tries are being played through: hand yours in again later'));
      }
      waiting++;
      const judged = last.then(() => now(question)).finally(() => waiting--);
      last = judged.catch(() => undefined);
      return judged;
    },
    async close() {
      await thread?.close();
    },
  };
}
