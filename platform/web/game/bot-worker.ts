/// <reference lib="webworker" />
import { advise, answerQuestion } from '@chambord/bots';
import type { BotQuestion } from '@chambord/bots';
import { inHouse } from '@chambord/games/page';
import { rulesOf } from '@chambord/kernel';

/** What bots are asked: for the move of a level, or for advice to whoever decides; both with a view of the own seat, never more. */
export interface Questions {
  readonly move: BotQuestion;
  readonly hint: Pick<BotQuestion, 'game' | 'rulesVersion' | 'view' | 'options'>;
}

/** The move in the notation; the best moves, each with its chance and with what probably follows. */
export interface Answers {
  readonly move: string;
  readonly hint: readonly HintAnswer[];
}

export interface HintAnswer {
  readonly move: string;
  readonly chance: number;
  readonly line: readonly { readonly seat: number; readonly move: string; readonly view: unknown }[];
}

/** What goes to the worker, and what comes back under the same number. */
export type ToWorker = { readonly id: number } & (
  | { readonly ask: 'move'; readonly question: Questions['move'] }
  | { readonly ask: 'hint'; readonly question: Questions['hint'] }
);
export type FromWorker = { readonly id: number } & (
  { readonly answer: Answers[keyof Answers] } | { readonly reason: string }
);

/** How long a hint is thought about. */
const THINKING = 1000;

// One program for bots and hints, so that the network is loaded once.
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
  const { rulesVersion, view, options } = asked.question;
  const game = rulesOf(newest, rulesVersion);
  return advise(game, brain, view, { ms: THINKING }).map(({ move, chance, line }) => ({
    move: game.format(move, options),
    chance,
    line: line.map((step) => ({ ...step, move: game.format(step.move, options) })),
  }));
}
