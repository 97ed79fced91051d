import type { Game, Random } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import { mindOf } from './mind.ts';
import { Tree } from './search.ts';

/** How long to think: so many iterations, or until the time is up, whichever comes first. */
export interface Budget {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
  /** Whether to stop as soon as no other move can be looked at more often any more: the same choice, sooner. */
  readonly untilDecided?: boolean | undefined;
}

/** Everywhere where bots think; no clock that can be set, or a thought might take an hour. */
declare const performance: { now(): number };

/** Simulations between two looks at the clock and at who leads. */
const STEP = 16;

/** Searches for as long as the budget lasts; for one who knows only this view. */
export function think(
  game: Game,
  brain: Brain | null,
  view: unknown,
  random: Random,
  { iterations = Infinity, ms = Infinity, untilDecided = false }: Budget,
  tree = newTree(game, brain, view, random),
): Tree {
  const began = performance.now();
  for (let i = 0; i < iterations; i++) {
    // The first look comes after some simulations, so that there is always something to choose from.
    if (i > 0 && i % STEP === 0) {
      const spent = ms < Infinity ? performance.now() - began : 0;
      if (spent >= ms) break;
      if (untilDecided && isDecided(tree, Math.min(iterations - i, i * (ms / spent - 1)))) break;
    }
    tree.simulate();
  }
  return tree;
}

function newTree(game: Game, brain: Brain | null, view: unknown, random: Random): Tree {
  const mind = mindOf(game, brain);
  return new Tree(game, mind, mind.judge(), view, random);
}

/** Whether the simulations that are left are too few for any other move to catch up. */
function isDecided({ edges }: Tree, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of edges) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}

/** The policy of the network for whoever sees this view, without any search. */
export function policyOf(game: Game, brain: Brain | null, view: unknown, random: Random) {
  const actor = game.actor(view);
  if (actor === null) throw new Error('the game is over');
  const deal = game.resample(view, random);
  const moves = game.sensible(deal);
  const { policy } = mindOf(game, brain).judge().judge(deal, actor, moves);
  return { deal, moves, policy: Array.from(policy.subarray(0, moves.length)) };
}
