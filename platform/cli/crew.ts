import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { judgeOf, playMatch } from '@chambord/bots';
import type { Budget, Match } from '@chambord/bots';
import { findGame } from '@chambord/games';
import { BadInput } from '@chambord/kernel';
import type { TimeControl } from './engines/clock.ts';
import { endGroupsWithUs, ownGroups, shareGroups } from './engines/groups.ts';
import type { Groups } from './engines/groups.ts';
import type { Thought } from './engines/side.ts';
import { sideName, openSide } from './sides.ts';
import { UsageError } from './usage.ts';

/** Games that are to be played, in a form that can be handed to another thread. */
export interface Contest {
  readonly game: string;
  readonly options: { readonly players: number };
  readonly sides: readonly [string, string];
  readonly seed: string;
  readonly budget: Budget;
  /** Time for whole games instead. */
  readonly clock?: TimeControl | null;
  /** For outside engines: their options, by side, and whether they may think while others decide. */
  readonly settings?: readonly [ReadonlyMap<string, string>, ReadonlyMap<string, string>];
  readonly ponder?: boolean;
}

/** A game that was played, and what engines said they thought in it, by side. */
export interface Played {
  readonly match: Match;
  readonly thoughts: readonly [readonly Thought[], readonly Thought[]];
}

/** Plays single games of a contest. */
interface Hand {
  readonly play: (number: number) => Promise<Played>;
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
  seen?: (played: Played, number: number) => void,
): Promise<Match[]> {
  endGroupsWithUs();
  const crew: Hand[] = [];
  const all: Played[] = [];
  let next = 0;
  let shown = 0;
  try {
    for (let i = 0; i < Math.min(threads, games); i++)
      crew.push(threads === 1 ? await ownHand(contest) : hire(contest));
    await Promise.all(
      crew.map(async ({ play }) => {
        for (let number = next++; number < games; number = next++) {
          all[number] = await play(number);
          for (let played = all[shown]; played !== undefined; played = all[++shown]) seen?.(played, shown);
        }
      }),
    );
  } finally {
    for (const { close } of crew) close();
  }
  return all.map(({ match }) => match);
}

async function ownHand({
  game: id,
  options,
  sides,
  seed,
  budget,
  clock = null,
  settings = [new Map(), new Map()],
  ponder = false,
}: Contest): Promise<Hand> {
  const { game, brain } = findGame(id);
  const terms = { budget, clock, ponder };
  const a = await openSide(sides[0], id, { ...terms, settings: settings[0] });
  const b = await openSide(sides[1], id, { ...terms, settings: settings[1] });
  return {
    async play(number) {
      const names = [sideName(sides[0]), sideName(sides[1])] as const;
      const match = await playMatch(
        { game, brain, options, seed, judge: brain === null ? undefined : judgeOf(brain) },
        [a.player, b.player],
        names,
        number,
        [a.waiting, b.waiting],
      );
      return { match, thoughts: [a.gameOver(), b.gameOver()] };
    },
    close() {
      a.close();
      b.close();
    },
  };
}

/** What comes back from a thread: a game, or why there is none. */
type Answer = { readonly played: Played } | { readonly refused: string; readonly usage: boolean };

/** What a thread is given. */
interface Hired {
  readonly contest: Contest;
  readonly groups: Groups;
}

/** A thread that runs this same program; see `serveCrew`. */
function hire(contest: Contest): Hand {
  const [, program = ''] = process.argv;
  const worker = new Worker(program, { workerData: { contest, groups: ownGroups() } satisfies Hired });
  return {
    async play(number) {
      worker.postMessage(number);
      const [answer] = (await once(worker, 'message')) as [Answer];
      if ('refused' in answer) throw answer.usage ? new UsageError(answer.refused) : new BadInput('', answer.refused);
      return answer.played;
    },
    close: () => worker.postMessage(null),
  };
}

/** The other end of `hire`: what this program does when it runs in a thread. */
export async function serveCrew(): Promise<void> {
  if (isMainThread || parentPort === null) return;
  const port = parentPort;
  const { contest, groups } = workerData as Hired;
  shareGroups(groups);
  let hand: Promise<Hand> | undefined;
  port.on('message', (number: number | null) => void answer(number));

  async function answer(number: number | null): Promise<void> {
    if (number === null) {
      (await hand?.catch(() => undefined))?.close();
      port.close();
      return;
    }
    try {
      hand ??= ownHand(contest);
      const { play } = await hand;
      port.postMessage({ played: await play(number) } satisfies Answer);
    } catch (error) {
      const usage = error instanceof UsageError;
      if (!usage && !(error instanceof BadInput)) throw error;
      port.postMessage({ refused: error.message, usage } satisfies Answer);
    }
  }
}
