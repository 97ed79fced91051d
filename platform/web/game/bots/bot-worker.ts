/// <reference lib="webworker" />
import { advise, answerQuestion } from '@chambord/bots';
import type { BotQuestion } from '@chambord/bots';
import { botsOf, tryOf } from '@chambord/deals';
import type { Deal, DealOutcome } from '@chambord/deals';
import { inHouse } from '@chambord/games/page';
import { rulesOf } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import { reviewerOf } from '@chambord/review';
import type { Review, Reviewer, ReviewStep } from '@chambord/review';

/**
 * What bots are asked: for the move of a level, or for advice to whoever decides, both with a view of the own seat, never more; and for the parts
 * of a review, of a game that is over.
 */
export interface Questions {
  readonly move: BotQuestion;
  readonly hint: Pick<BotQuestion, 'game' | 'rulesVersion' | 'view' | 'options'>;
  readonly reviewOpening: ReviewQuestion;
  /** Who the bots are. */
  readonly bots: { readonly game: string };
  /** A try of the king's on a deal. */
  readonly par: { readonly game: string; readonly deal: Deal; readonly number: number };
  /** Of one decision; `instead` is a move to be judged in place of the one that was made. */
  readonly reviewStep: ReviewQuestion & { readonly ply: number; readonly instead?: string };
}

export interface ReviewQuestion {
  readonly game: string;
  readonly record: GameRecord;
  readonly depth: number;
  readonly seed: string;
}

/** The move in the notation; the best moves, each with its chance and with what probably follows. */
export interface Answers {
  readonly move: string;
  readonly hint: readonly HintAnswer[];
  readonly bots: string;
  readonly par: DealOutcome;
  readonly reviewOpening: Review;
  readonly reviewStep: ReviewStep;
}

export interface HintAnswer {
  readonly move: string;
  readonly chance: number;
  readonly line: readonly { readonly seat: number; readonly move: string; readonly view: unknown }[];
}

/** What goes to the worker, and what comes back under the same number. */
export type ToWorker = { readonly id: number } & {
  [Kind in keyof Questions]: { readonly ask: Kind; readonly question: Questions[Kind] };
}[keyof Questions];
export type FromWorker = { readonly id: number } & (
  { readonly answer: Answers[keyof Answers] } | { readonly reason: string }
);

/** How long a hint is thought about. */
const THINKING = 1000;

// One program for bots, hints and reviews, so that the network is loaded once.
addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  // A rejection in a worker does not reach the page by itself.
  const said = await think(data).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ reason: String(error) }),
  );
  postMessage({ id: data.id, ...said } satisfies FromWorker);
});

async function think(asked: ToWorker): Promise<Answers[keyof Answers]> {
  const known = inHouse(asked.question.game);
  if (known === undefined) throw new Error(`there is no game "${asked.question.game}"`);
  const [newest, brain] = await Promise.all([known.load.rules(), known.load.brain?.() ?? null]);
  if (asked.ask === 'move') return answerQuestion(newest, brain, asked.question);
  if (asked.ask === 'bots') return botsOf(newest, brain);
  if (asked.ask === 'par') return tryOf(newest, brain, asked.question.deal, asked.question.number);
  if (asked.ask === 'reviewOpening' || asked.ask === 'reviewStep') {
    if (brain === null) throw new Error('without a network nothing can be judged');
    const { record, depth, seed } = asked.question;
    const reviewer = once(JSON.stringify([record, depth, seed]), () =>
      reviewerOf(newest, brain, record, { depth, seed }),
    );
    if (asked.ask === 'reviewOpening') return reviewer.opening();
    return reviewer.step(asked.question.ply, asked.question.instead);
  }
  const { rulesVersion, view, options } = asked.question;
  const game = rulesOf(newest, rulesVersion);
  return advise(game, brain, view, { ms: THINKING }).map(({ move, chance, line }) => ({
    move: game.format(move, options),
    chance,
    line: line.map((step) => ({ ...step, move: game.format(step.move, options) })),
  }));
}

/** The game that is reviewed here: it is played through once, not again for each of its decisions. */
let reviewed: { readonly of: string; readonly reviewer: Reviewer } | undefined;

function once(of: string, open: () => Reviewer): Reviewer {
  if (reviewed?.of !== of) reviewed = { of, reviewer: open() };
  return reviewed.reviewer;
}
