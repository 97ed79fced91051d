/// <reference lib="webworker" />
import { advise } from '@chambord/bots';
import { loadBrain, loadRules } from '@chambord/games/rules';
import type { GameId } from '@chambord/games/page';

/** A question for advice: a view of the seat that asks, never more. */
export interface HintQuestion {
  readonly game: GameId;
  readonly view: unknown;
  readonly options: { readonly players: number };
}

/** The best moves in the notation, each with its chance and with what probably follows. */
export interface HintAnswer {
  readonly move: string;
  readonly chance: number;
  readonly line: readonly { readonly seat: number; readonly move: string; readonly view: unknown }[];
}

/** How long a hint is thought about. */
const THINKING = 1000;

addEventListener('message', async ({ data }: MessageEvent<HintQuestion>) => {
  // A rejection in a worker does not reach the page by itself: null says that there is no answer.
  postMessage(await answer(data).catch(() => null));
});

async function answer({ game: id, view, options }: HintQuestion): Promise<HintAnswer[]> {
  const [game, brain] = await Promise.all([loadRules(id), loadBrain(id)]);
  return advise(game, brain, view, { ms: THINKING }).map(({ move, chance, line }) => ({
    move: game.format(move, options),
    chance,
    line: line.map((step) => ({ ...step, move: game.format(step.move, options) })),
  }));
}
