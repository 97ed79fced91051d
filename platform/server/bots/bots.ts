import { KINGS_TIME } from '@chambord/bots';
import type { BotQuestion, Level } from '@chambord/bots';
import type { BotThread } from './bot-thread.ts';
import { newFairQueue } from './fair-queue.ts';

/**
 * Bots think in threads of their own, so that they keep nobody waiting but those at their table. Guests take turns: whoever plays at many tables
 * shares their own part of the threads among them. When there is more to think about than threads, everybody's bots think for less.
 */
export interface Bots {
  /** A move for a bot at a table of this guest; an exact one is not hurried, however many wait. A table asks one thing at a time. Rejects with `TooMuch` if there is no room. */
  ask(guest: string, question: Omit<BotQuestion, 'ms'>, exact?: boolean): Promise<string>;
  /** How many questions there are of each level, waiting or being thought about. */
  asked(): ReadonlyMap<Level, number>;
  close(): Promise<void>;
}

/** Too many questions wait: ask again later. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

export interface BotsOptions {
  readonly threads: number;
  readonly start: () => BotThread;
  /** A bot of this level begins to think, for this share of the time that it has when nobody waits. */
  readonly onThink: (level: Level, share: number) => void;
}

/** So many questions of one guest, and of all. */
export const MOST_OF_ONE = 40;
export const MOST_OF_ALL = 2000;
/** Less than this would be no thought at all. */
const LEAST_SHARE = 0.05;

interface Asked {
  readonly guest: string;
  readonly question: Omit<BotQuestion, 'ms'>;
  readonly exact: boolean;
  readonly resolve: (move: string) => void;
  readonly reject: (error: unknown) => void;
}

export function openBots({ threads, start, onThink }: BotsOptions): Bots {
  const waiting = newFairQueue<Asked>();
  const idle: BotThread[] = [];
  const all = new Set<BotThread>();
  /** How many questions each guest has, waiting or being thought about. */
  const counts = new Map<string, number>();
  const byLevel = new Map<Level, number>();
  const count = (level: Level, change: 1 | -1) => byLevel.set(level, (byLevel.get(level) ?? 0) + change);

  /** What is this guest's part, and of that this question's. */
  function shareOf(guest: string): number {
    const share = threads / (counts.size * (counts.get(guest) ?? 1));
    return Math.min(1, Math.max(LEAST_SHARE, share));
  }

  function goOn(): void {
    while (idle.length > 0 || all.size < threads) {
      const asked = waiting.take();
      if (asked === undefined) return;
      void answer(idle.pop() ?? another(), asked);
    }
  }

  /** Threads are started when they are needed; one that fails takes its question along, and the next one starts another. */
  function another(): BotThread {
    const thread = start();
    all.add(thread);
    return thread;
  }

  async function answer(thread: BotThread, { guest, question, exact, resolve, reject }: Asked): Promise<void> {
    const share = exact ? 1 : shareOf(guest);
    onThink(question.level, share);
    try {
      resolve(await thread.ask(share < 1 ? { ...question, ms: KINGS_TIME * share } : question));
      idle.push(thread);
    } catch (error) {
      all.delete(thread);
      void thread.close();
      reject(error);
    }
    count(question.level, -1);
    const left = (counts.get(guest) ?? 1) - 1;
    if (left > 0) counts.set(guest, left);
    else counts.delete(guest);
    goOn();
  }

  return {
    ask: (guest, question, exact = false) =>
      new Promise((resolve, reject) => {
        const own = counts.get(guest) ?? 0;
        if (own >= MOST_OF_ONE || waiting.size() >= MOST_OF_ALL) return reject(new TooMuch('bots have too much to do'));
        counts.set(guest, own + 1);
        count(question.level, 1);
        waiting.add(guest, { guest, question, exact, resolve, reject });
        goOn();
      }),
    asked: () => byLevel,
    async close() {
      for (let asked = waiting.take(); asked !== undefined; asked = waiting.take()) asked.reject(new Error('closed'));
      await Promise.all([...all].map((thread) => thread.close()));
    },
  };
}
