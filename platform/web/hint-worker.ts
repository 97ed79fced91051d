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
  readonly follows: readonly { readonly seat: number; readonly move: string; readonly view: unknown }[];
}

/** How long a hint is thought about. */
const THINKING = 1000;

addEventListener('message', async ({ data: { game: id, view, options } }: MessageEvent<HintQuestion>) => {
  const [game, brain] = await Promise.all([loadRules(id), loadBrain(id)]);
  const answers: HintAnswer[] = advise(game, brain, view, { ms: THINKING }).map(({ move, chance, follows }) => ({
    move: game.format(move, options),
    chance,
    follows: follows.map((step) => ({ ...step, move: game.format(step.move, options) })),
  }));
  postMessage(answers);
});
