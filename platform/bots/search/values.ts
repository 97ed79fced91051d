import { wins } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import type { Judging, Mind } from './mind.ts';
import { Tree } from './search.ts';
import type { Edge } from './search.ts';

/** What is counted: the chance to win, and the points expected at the end, which still differ when the winner is certain. */
export const UNITS = ['chance', 'points'] as const;
export type Unit = (typeof UNITS)[number];

/** By unit, then by contender. */
export type Values = Readonly<Record<Unit, readonly number[]>>;

/** What a state is worth to everybody, all hands lying open. */
export type Evaluate = (state: unknown) => Values;

/**
 * Evaluates by a short search; at the end it is what came of the game. The network alone does not look far enough to see what a new card is worth: by it, hardly
 * anything is luck, and most of what happens cannot be told.
 */
export function evaluator(
  game: Game,
  mind: Pick<Mind, 'key' | 'cPuct'>,
  judge: Judging,
  simulations: number,
  random: Random,
): Evaluate {
  return (state) => {
    if (game.actor(state) === null) {
      const { places, points } = game.score(state);
      return { chance: wins(places), points: [...points] };
    }
    const tree = new Tree(game, mind, judge, game.view(state, 'open'), random);
    for (let i = 0; i < simulations; i++) tree.simulate();
    return meansOf(tree.most());
  };
}

/** What a search found a move to be worth. */
export function meansOf({ values, points, visits }: Edge): Values {
  const mean = (sums: readonly number[] | null) => (sums ?? []).map((sum) => sum / visits);
  return { chance: mean(values), points: mean(points) };
}

export function byUnit<T>(of: (unit: Unit) => T): Record<Unit, T> {
  return { chance: of('chance'), points: of('points') };
}
