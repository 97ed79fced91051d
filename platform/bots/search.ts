import { at } from '@chambord/kernel';
import type { Brain, Game, Random, Seat } from '@chambord/kernel';
import { follow } from './follow.ts';

/** How long to think: so many iterations, or until the time is up, whichever comes first. */
export interface Budget {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}

/** How the search goes about it. */
export interface Manner {
  /** How far the prior leads away from the value: more looks at more moves. */
  readonly curiosity: number;
  /** Iterations on each deal: a new deal costs more than all the rest of an iteration. */
  readonly perDeal: number;
  /** What a move that was never tried is thought to lose against the position. */
  readonly pessimism: number;
}

export const MANNER: Manner = { curiosity: 0.4, perDeal: 5, pessimism: 0.02 };

/** A move as the search came to see it. */
export interface Judged {
  readonly move: { readonly do: string };
  readonly visits: number;
  /** The actor's chance to win with it; null if it was never tried. */
  readonly chance: number | null;
  readonly prior: number;
}

/** What may be done at a node, by all the deals that came by. */
interface Edge {
  readonly prior: number;
  readonly move: { readonly do: string };
  visits: number;
  /** How often the move could have been chosen (Cowling, Powley, Whitehouse 2012). */
  available: number;
  /** Sum of the values, by contender. */
  readonly values: number[];
  /** Made when it is first gone on from: most moves never are. */
  next: Node | null;
}

/** A point in the course of the game: what was done since the root, whatever the hidden cards are. */
type Node = Map<number, Edge>;

/**
 * Searches a tree of moves over many deals of what the view hides, one deal an iteration. The moves to look at are chosen by value
 * and prior (PUCT); each contender goes for the own value (max^n); a new leaf is judged by the brain.
 */
export function search(
  game: Game,
  brain: Brain,
  view: unknown,
  random: Random,
  { iterations = Infinity, ms = Infinity }: Budget,
  manner: Manner = MANNER,
): readonly Judged[] {
  const root: Node = new Map();
  const end = Date.now() + ms;
  const path: Edge[] = [];
  let deal: unknown;
  for (let i = 0; i < iterations; i++) {
    // At least one iteration, so that there is something to choose from.
    if (i > 0 && ms < Infinity && Date.now() >= end) break;
    if (i % manner.perDeal === 0) deal = game.resample(view, random);
    const state = game.clone(deal);
    path.length = 0;
    const values = descend(game, brain, root, state, manner, path);
    for (const edge of path) {
      edge.visits++;
      for (let c = 0; c < values.length; c++) edge.values[c] = (edge.values[c] ?? 0) + at(values, c);
    }
  }
  const actor = game.actor(view);
  if (actor === null) throw new Error('the game is over');
  return [...root.values()].map(({ move, visits, prior, values }) => ({
    move,
    visits,
    prior,
    chance: visits === 0 ? null : at(values, actor) / visits,
  }));
}

/** Goes down the tree, adds one leaf, and returns what it is worth to each contender. */
function descend(
  game: Game,
  brain: Brain,
  root: Node,
  state: unknown,
  manner: Manner,
  path: Edge[],
): readonly number[] {
  let node = root;
  for (;;) {
    const actor = game.actor(state);
    if (actor === null) return brain.evaluate(state);
    const moves = game.sensible(state);
    const edges = edgesOf(brain, node, state, moves);
    const { edge, index } = choose(edges, actor, manner, path[path.length - 1]);
    path.push(edge);
    game.apply(state, at(moves, index));
    if (edge.visits === 0) break;
    edge.next ??= new Map();
    node = edge.next;
  }
  follow(game, brain, state, brain.turns);
  return brain.evaluate(state);
}

/** The edges of the moves that this deal allows; those never seen before are added, with their prior. */
function edgesOf(brain: Brain, node: Node, state: unknown, moves: readonly { readonly do: string }[]): Edge[] {
  const edges: Edge[] = [];
  let priors: readonly number[] | undefined;
  for (let i = 0; i < moves.length; i++) {
    const move = at(moves, i);
    const key = brain.key(move);
    let edge = node.get(key);
    if (edge === undefined) {
      priors ??= brain.prior(state, moves);
      edge = { move, prior: at(priors, i), visits: 0, available: 0, values: [], next: null };
      node.set(key, edge);
    }
    edge.available++;
    edges.push(edge);
  }
  return edges;
}

function choose(edges: readonly Edge[], actor: Seat, manner: Manner, above: Edge | undefined) {
  let priors = 0;
  for (const { prior } of edges) priors += prior;
  const before = above === undefined || above.visits === 0 ? 0.5 : (above.values[actor] ?? 0) / above.visits;
  let best = -Infinity;
  let index = 0;
  for (let i = 0; i < edges.length; i++) {
    const { prior, visits, available, values } = at(edges, i);
    const value = visits === 0 ? before - manner.pessimism : (values[actor] ?? 0) / visits;
    const worth = value + (manner.curiosity * (prior / priors) * Math.sqrt(available)) / (1 + visits);
    if (worth > best) {
      best = worth;
      index = i;
    }
  }
  return { edge: at(edges, index), index };
}
