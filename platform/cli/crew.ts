import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { judgeOf, playMatch } from '@chambord/bots';
import type { Budget, Match } from '@chambord/bots';
import { findGame } from '@chambord/games';
import { BadInput } from '@chambord/kernel';
import { nameOf, openSide } from './sides.ts';
import { UsageError } from './usage.ts';

/** Games that are to be played, in a form that can be handed to another thread. */
export interface Contest {
  readonly game: string;
  readonly options: { readonly players: number };
  readonly sides: readonly [string, string];
  readonly seed: string;
  readonly budget: Budget;
}

/** Plays single games of a contest. */
interface Hand {
  readonly play: (number: number) => Promise<Match>;
  readonly close: () => void;
}

/**
 * Plays so many games with several threads. Each game has its own seed, so the results are the same however many there are, as long as
 * nobody plays by the clock. They are handed out in the order of the games.
 */
export async function playAll(
  contest: Contest,
  games: number,
  threads: number,
  seen?: (match: Match) => void,
): Promise<Match[]> {
  const crew: Hand[] = [];
  const matches: Match[] = [];
  let next = 0;
  let shown = 0;
  try {
    for (let i = 0; i < Math.min(threads, games); i++)
      crew.push(threads === 1 ? await ownHand(contest) : hire(contest));
    await Promise.all(
      crew.map(async ({ play }) => {
        for (let number = next++; number < games; number = next++) {
          matches[number] = await play(number);
          for (let match = matches[shown]; match !== undefined; match = matches[++shown]) seen?.(match);
        }
      }),
    );
  } finally {
    for (const { close } of crew) close();
  }
  return matches;
}

async function ownHand({ game: id, options, sides, seed, budget }: Contest): Promise<Hand> {
  const { game, brain } = findGame(id);
  const [a, b] = [await openSide(sides[0], id, budget), await openSide(sides[1], id, budget)];
  return {
    async play(number) {
      const names = [nameOf(sides[0]), nameOf(sides[1])] as const;
      const match = await playMatch(
        { game, brain, options, seed, judge: brain === null ? undefined : judgeOf(brain) },
        [a.player, b.player],
        names,
        number,
      );
      a.gameOver();
      b.gameOver();
      return match;
    },
    close() {
      a.close();
      b.close();
    },
  };
}

/** What comes back from a thread: a game, or why there is none. */
type Answer = { readonly match: Match } | { readonly refused: string; readonly usage: boolean };

/** A thread that runs this same program; see `serveCrew`. */
function hire(contest: Contest): Hand {
  const [, program = ''] = process.argv;
  const worker = new Worker(program, { workerData: contest });
  return {
    async play(number) {
      worker.postMessage(number);
      const [answer] = (await once(worker, 'message')) as [Answer];
      if ('refused' in answer) throw answer.usage ? new UsageError(answer.refused) : new BadInput('', answer.refused);
      return answer.match;
    },
    close: () => worker.postMessage(null),
  };
}

/** The other end of `hire`: what this program does when it runs in a thread. */
export async function serveCrew(): Promise<void> {
  if (isMainThread || parentPort === null) return;
  const port = parentPort;
  let hand: Promise<Hand> | undefined;
  port.on('message', (number: number | null) => void answer(number));

  async function answer(number: number | null): Promise<void> {
    if (number === null) {
      (await hand?.catch(() => undefined))?.close();
      port.close();
      return;
    }
    try {
      hand ??= ownHand(workerData as Contest);
      const { play } = await hand;
      port.postMessage({ match: await play(number) } satisfies Answer);
    } catch (error) {
      const usage = error instanceof UsageError;
      if (!usage && !(error instanceof BadInput)) throw error;
      port.postMessage({ refused: error.message, usage } satisfies Answer);
    }
  }
}
