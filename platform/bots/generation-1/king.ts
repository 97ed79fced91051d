import { at } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import type { FirstBrain } from '@chambord/network/generation-1';
import { indexOfMost } from '../levels.ts';
import type { Budget } from '../search/think.ts';
import { firstSearch } from './search.ts';

/** How long he thinks, if nothing else is asked for. */
const TIME = 1000;

/** The first king, as he was when he judged by hand. */
export function firstKing(
  game: Game,
  brain: FirstBrain,
  key: (move: { readonly do: string }) => number,
  view: unknown,
  random: Random,
  { iterations, ms }: Budget,
): { readonly do: string } {
  const moves = game.sensible(view);
  if (moves.length === 1) return at(moves, 0);
  const budget = iterations === undefined ? { ms: ms ?? TIME } : { iterations, ms };
  const judged = firstSearch(game, brain, key, view, random, { ...budget, untilDecided: true });
  return at(judged, indexOfMost(judged.map(({ visits }) => visits))).move;
}
