import { at } from '@chambord/kernel';
import type { Game, Random, Seat } from '@chambord/kernel';
import type { FirstBrain } from '@chambord/network/generation-1';
import type { Budget } from '../search/think.ts';
import { follow } from './follow.ts';

/** Iterations between two looks at the clock and at who leads. */
const STEP = 16;

/** How the search goes about it. */
export interface Manner {
  /** How far the prior leads away from the value: more looks at more moves. */
  readonly curiosity: number;
  /** Iterations on each deal: a new deal costs more than all the rest of an iteration. */
  readonly perDeal: number;
  /** What a move that was never tried is thought to lose against the position. */
  readonly pessimism: number;
  /** How moves are chosen on the way down: by value and prior (PUCT), or without any prior (UCB1). */
  readonly rule: 'puct' | 'ucb';
}

export const MANNER: Manner = { curiosity: 0.4, perDeal: 5, pessimism: 0.02, rule: 'puct' };

/** A move as the search came to see it. */
export interface Judged {
  readonly move: { readonly do: string };
  readonly visits: number;
  /** The actor's chance to win with it; null if it was never tried. */
  readonly chance: number | null;
  readonly prior: number;
}

/** A number for a move. */
type Key = (move: { readonly do: string }) => number;

/** What may be done at a node, by all the deals that came by. */
interface Edge {
  readonly prior: number;
  readonly move: { readonly do: string };
  visits: number;
  /** How often the move could have been chosen (Cowling, Powley, Whitehouse 2012). */
  available: number;
  /** Sum of the values, by contender; none before the first visit, because most moves never have one. */
  values: number[] | null;
  /** Made when it is first gone on from: most moves never are. */
  next: Node | null;
}

/** A point in the course of the game: what was done since the root, whatever the hidden cards are. */
type Node = Map<number, Edge>;

/**
 * Searches a tree of moves over many deals of what the view hides. The moves to look at are chosen by value and prior; each contender
 * goes for the own value (max^n); a new leaf is judged by the brain.
 */
export function firstSearch(
  game: Game,
  brain: FirstBrain,
  key: Key,
  view: unknown,
  random: Random,
  { iterations = Infinity, ms = Infinity, untilDecided = false }: Budget,
  manner: Manner = MANNER,
): readonly Judged[] {
  const actor = game.actor(view);
  if (actor === null) throw new Error('the game is over');
  const root: Node = new Map();
  const began = Date.now();
  const path: Edge[] = [];
  let deal: unknown;
  for (let i = 0; i < iterations; i++) {
    // The first look comes after some iterations, so that there is always something to choose from.
    if (i > 0 && i % STEP === 0) {
      const spent = ms < Infinity ? Date.now() - began : 0;
      if (spent >= ms) break;
      if (untilDecided && isDecided(root, Math.min(iterations - i, i * (ms / spent - 1)))) break;
    }
    if (i % manner.perDeal === 0) deal = game.resample(view, random);
    const state = game.clone(deal);
    path.length = 0;
    const values = descend(game, brain, key, root, state, manner, path);
    for (const edge of path) visit(edge, values);
  }
  return [...root.values()].map(({ move, visits, prior, values }) => ({
    move,
    visits,
    prior,
    chance: values === null ? null : at(values, actor) / visits,
  }));
}

function visit(edge: Edge, values: readonly number[]): void {
  edge.visits++;
  if (edge.values === null) edge.values = values.slice();
  else for (let c = 0; c < values.length; c++) edge.values[c] = at(edge.values, c) + at(values, c);
}

/** Whether the iterations that are left are too few for any other move to catch up. */
function isDecided(root: Node, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of root.values()) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}

/** Goes down the tree, adds one leaf, and returns what it is worth to each contender. */
function descend(
  game: Game,
  brain: FirstBrain,
  key: Key,
  root: Node,
  state: unknown,
  manner: Manner,
  path: Edge[],
): readonly number[] {
  const edges: Edge[] = [];
  let node = root;
  for (;;) {
    const actor = game.actor(state);
    if (actor === null) return brain.evaluate(state);
    const moves = game.sensible(state);
    edgesOf(brain, key, node, state, moves, edges);
    const index = choose(edges, actor, manner, path[path.length - 1]);
    const edge = at(edges, index);
    path.push(edge);
    game.apply(state, at(moves, index));
    if (edge.visits === 0) break;
    edge.next ??= new Map();
    node = edge.next;
  }
  follow(game, brain, state, brain.turns);
  return brain.evaluate(state);
}

/** Fills in the edges of the moves that this deal allows; those never seen before are added, with their prior. */
function edgesOf(
  brain: FirstBrain,
  keyOf: Key,
  node: Node,
  state: unknown,
  moves: readonly { readonly do: string }[],
  edges: Edge[],
): void {
  edges.length = moves.length;
  let priors: readonly number[] | undefined;
  for (let i = 0; i < moves.length; i++) {
    const move = at(moves, i);
    const key = keyOf(move);
    let edge = node.get(key);
    if (edge === undefined) {
      priors ??= brain.prior(state, moves);
      edge = { move, prior: at(priors, i), visits: 0, available: 0, values: null, next: null };
      node.set(key, edge);
    }
    edge.available++;
    edges[i] = edge;
  }
}

function choose(edges: readonly Edge[], actor: Seat, manner: Manner, above: Edge | undefined): number {
  let priors = 0;
  for (let i = 0; i < edges.length; i++) priors += at(edges, i).prior;
  const before = (above === undefined ? null : meanOf(above, actor)) ?? 0.5;
  let best = -Infinity;
  let index = 0;
  for (let i = 0; i < edges.length; i++) {
    const edge = at(edges, i);
    const value = meanOf(edge, actor) ?? before - manner.pessimism;
    const worth = value + manner.curiosity * (manner.rule === 'puct' ? byPrior(edge, priors) : byVisits(edge));
    if (worth > best) {
      best = worth;
      index = i;
    }
  }
  return index;
}

/** What the visits came to for a contender, on average; null if there were none. */
function meanOf({ values, visits }: Edge, contender: Seat): number | null {
  return values === null ? null : at(values, contender) / visits;
}

function byPrior({ prior, visits, available }: Edge, priors: number): number {
  return ((prior / priors) * Math.sqrt(available)) / (1 + visits);
}

function byVisits({ visits, available }: Edge): number {
  return visits === 0 ? Infinity : Math.sqrt(Math.log(available) / visits);
}
