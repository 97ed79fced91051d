import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { BadInput } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import { DEPTH, isFinished, isReviewOf, readReview } from '@chambord/review';
import type { Review, ReviewStep } from '@chambord/review';
import { startThinker } from '../game/bots/bots.ts';
import type { Thinker } from '../game/bots/bots.ts';
import { keepReview, keptReview } from './review-store.ts';

/** A review that is made on this page, or was. */
export interface Reviewing {
  /** As far as it has come, another object with every change; null before the first is known. */
  readonly review: ReadonlySignal<Review | null>;
  /** The whole game at a glance, so that something is there at once, or as it was judged before; null while there is none. Never kept. */
  readonly glance: ReadonlySignal<Review | null>;
  readonly running: ReadonlySignal<boolean>;
  readonly finished: ReadonlySignal<boolean>;
  readonly failed: ReadonlySignal<boolean>;
  /** How long it will still take, in seconds; null while nobody knows. */
  readonly left: ReadonlySignal<number | null>;
  /** Begins, or goes on. */
  readonly start: () => void;
  /** What is being thought about is thought to its end, and nothing further is begun. */
  readonly stop: () => void;
  /** Begins again, more thoroughly. */
  readonly deepen: (depth: number) => void;
  /** What a move would have lost in place of the one that was made, as the review judges it. */
  readonly judge: (ply: number, instead: string) => Promise<ReviewStep>;
  readonly close: () => void;
}

/** At first the whole game is looked at with so many times less depth: a second or two. */
const GLANCE = 16;
/** What `deeper` comes to. */
export const DEEPER = 4 * DEPTH;
/** The same as on the command line, so that both come to the same. */
const SEED = 'review';
/** More threads than this heat the device more than they help. */
const MOST_THREADS = 4;
/** What was found is kept after this many milliseconds at the latest. */
const KEEP_AFTER = 1000;

/** What was kept, if it can be read and is of this game, and of the depth that is wanted. */
export function usable(kept: unknown, record: GameRecord, depth: number | null): Review | null {
  const review = readKept(kept);
  return review !== null && isReviewOf(review, record) && (depth === null || review.depth === depth) ? review : null;
}

/** What was kept, if it can be read: another version of the page may have kept it. */
export function readKept(kept: unknown): Review | null {
  try {
    return readReview(kept);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

export async function openReviewing(id: string, record: GameRecord, wanted: number | null): Promise<Reviewing> {
  const review = signal(usable(await keptReview(id), record, wanted));
  const glance = signal<Review | null>(null);
  const running = signal(false);
  const failed = signal(false);
  const left = signal<number | null>(null);
  let depth = review.value?.depth ?? wanted ?? DEPTH;
  /** Raised when what is under way is of no use any more. */
  let attempt = 0;
  let threads: Thinker[] = [];
  let open = true;

  const question = (deep = depth) => ({ game: record.game, record, depth: deep, seed: SEED });

  function crew(): readonly Thinker[] {
    if (threads.length === 0) {
      const count = Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency));
      threads = Array.from({ length: count }, startThinker);
    }
    return threads;
  }

  function dismiss(): void {
    for (const thread of threads) thread.close();
    threads = [];
  }

  let keeping: ReturnType<typeof setTimeout> | undefined;

  function keepNow(): void {
    clearTimeout(keeping);
    keeping = undefined;
    if (review.value !== null) void keepReview(id, review.value);
  }

  function keepSoon(): void {
    keeping ??= setTimeout(keepNow, KEEP_AFTER);
  }

  addEventListener('pagehide', keepNow);

  /** Goes on with a review, all threads together; says how long each decision takes, and how many are found. */
  async function look(
    into: Signal<Review | null>,
    deep: number,
    current: () => boolean,
    onFound: (pace: number, found: number) => void,
  ): Promise<void> {
    const [first, ...others] = crew();
    if (first === undefined) return;
    const begun = performance.now();
    const from = into.value?.steps.length ?? 0;
    let next = from;
    let done = 0;
    /** Found before the opening, or before one that comes earlier in the game. */
    const ahead = new Map<number, ReviewStep>();
    const tell = () => {
      append(into, ahead);
      if (done > 0) onFound((performance.now() - begun) / done, from + done);
    };
    const begin = async (): Promise<void> => {
      if (into.value !== null) return;
      const opening = await first.ask('reviewOpening', question(deep));
      if (!current()) return;
      into.value = opening;
      tell();
    };
    const work = async (thread: Thinker): Promise<void> => {
      while (current() && running.value && next < record.moves.length) {
        const ply = next++;
        const step = await thread.ask('reviewStep', { ...question(deep), ply });
        if (!current()) return;
        ahead.set(ply, step);
        done++;
        tell();
      }
    };
    await Promise.all([begin().then(() => work(first)), ...others.map(work)]);
  }

  async function run(): Promise<void> {
    const own = ++attempt;
    const current = () => open && own === attempt;
    batch(() => {
      running.value = true;
      failed.value = false;
      left.value = null;
    });
    try {
      if (glance.value === null && !finished.value) {
        glance.value = review.value;
        await look(glance, Math.max(1, Math.round(depth / GLANCE)), current, () => {});
      }
      await look(review, depth, current, (pace, found) => {
        left.value = (pace * (record.moves.length - found)) / 1000;
        keepSoon();
      });
    } catch (error) {
      console.warn(error);
      if (!current()) return;
      dismiss();
      failed.value = true;
    }
    if (!current()) return;
    running.value = false;
    keepNow();
  }

  const finished = computed(() => review.value !== null && isFinished(review.value));
  return {
    review,
    glance,
    running,
    finished,
    failed,
    left,
    start() {
      if (!running.value && !finished.value) void run();
    },
    stop() {
      running.value = false;
    },
    deepen(deeper) {
      depth = deeper;
      // Who thinks about the old one is not waited for.
      dismiss();
      batch(() => {
        glance.value = review.value;
        review.value = null;
      });
      void run();
    },
    judge: (ply, instead) => {
      const [first] = crew();
      if (first === undefined) return Promise.reject(new Error('nobody thinks'));
      return first.ask('reviewStep', { ...question(), ply, instead });
    },
    close() {
      open = false;
      removeEventListener('pagehide', keepNow);
      dismiss();
      if (keeping !== undefined) keepNow();
    },
  };
}

/** Puts in what was found, as far as nothing before it is missing. */
function append(into: Signal<Review | null>, ahead: Map<number, ReviewStep>): void {
  const known = into.value;
  if (known === null) return;
  const steps = [...known.steps];
  for (let step = ahead.get(steps.length); step !== undefined; step = ahead.get(steps.length)) {
    ahead.delete(steps.length);
    steps.push(step);
  }
  if (steps.length > known.steps.length) into.value = { ...known, steps };
}
