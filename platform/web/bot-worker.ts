/// <reference lib="webworker" />
import { advise, askLevel } from '@chambord/bots';
import type { Level } from '@chambord/bots';
import { inHouse } from '@chambord/games/page';

/** A question to a bot: a view of its own seat, never more. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly options: { readonly players: number };
  readonly level: Level;
  readonly seed: string;
}

/** The move in the notation, or why there is none. */
export type BotAnswer =
  | { readonly id: number; readonly move: string }
  | { readonly id: number; readonly move: null; readonly reason: string };

/** A question for advice: a view of the seat that asks, never more. */
export interface HintQuestion extends Pick<BotQuestion, 'game' | 'view' | 'options'> {
  readonly id: null;
}

/** The best moves in the notation, each with its chance and with what probably follows. */
export interface HintAnswer {
  readonly move: string;
  readonly chance: number;
  readonly line: readonly { readonly seat: number; readonly move: string; readonly view: unknown }[];
}

/** How long a hint is thought about. */
const THINKING = 1000;

// One program for bots and hints, so that the network is loaded once.
addEventListener('message', async ({ data }: MessageEvent<BotQuestion | HintQuestion>) => {
  // A rejection in a worker does not reach the page by itself: null says that there is no hint.
  postMessage(await (data.id === null ? hint(data).catch(() => null) : answer(data)));
});

async function load(id: string) {
  const known = inHouse(id);
  if (known === undefined) throw new Error(`there is no game "${id}"`);
  return Promise.all([known.load.rules(), known.load.brain?.() ?? null]);
}

async function answer({ id, game: name, level, view, seed, options }: BotQuestion): Promise<BotAnswer> {
  try {
    const [game, brain] = await load(name);
    return { id, move: game.format(askLevel(game, brain, level, view, seed), options) };
  } catch (error) {
    return { id, move: null, reason: String(error) };
  }
}

async function hint({ game: id, view, options }: HintQuestion): Promise<HintAnswer[]> {
  const [game, brain] = await load(id);
  return advise(game, brain, view, { ms: THINKING }).map(({ move, chance, line }) => ({
    move: game.format(move, options),
    chance,
    line: line.map((step) => ({ ...step, move: game.format(step.move, options) })),
  }));
}
