import { at, wins } from '@chambord/kernel';
import type { Game, Random, Seat } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import type { Judging } from './mind.ts';

type Move = { readonly do: string };

/** Deals on which a move must come to what is seen, to be sure that it uncovered nothing. */
const FORESEEN = 4;

/** A move as the search came to see it. */
export interface Edge {
  readonly move: Move;
  /** The policy's part, and its logit, in the state in which the move was first seen. */
  readonly prior: number;
  readonly logit: number;
  visits: number;
  /** How often the move could have been chosen (Cowling, Powley and Whitehouse 2012). */
  available: number;
  /** Sums of the chances and of the points expected, by contender; none before the first visit, because most moves never have one. */
  values: number[] | null;
  points: number[] | null;
  /** Made when it is first gone on from: most moves never are. */
  next: Node | null;
}

/** A point in the course of the game: what was done since the root, whatever the hidden cards are. */
export interface Node {
  readonly edges: Map<number, Edge>;
  /** What the network said of it, by contender, and how often it was passed. */
  readonly chances: readonly number[];
  readonly points: readonly number[];
  visits: number;
}

export interface Manner {
  /** How far the policy leads away from the value: more looks at more moves. */
  readonly cPuct: number;
  /** Simulations on each deal: a new deal costs about as much as a simulation. */
  readonly perDeal: number;
  /** What moves that were never tried are thought to lose against the position, the more the likelier those are that were tried. */
  readonly fpuReduction: number;
  /** Visits from which on a node asks the network about moves that only a later deal brought up. */
  readonly openFrom: number;
}

/** For sequential halving, which deals anew by itself. */
export const OWN_DEALS: Partial<Manner> = { perDeal: Infinity };

export const MANNER: Omit<Manner, 'cPuct'> = { perDeal: 4, fpuReduction: 0.1, openFrom: 8 };

/**
 * A tree of moves over many deals of what a view hides (information-set Monte Carlo tree search). Each new node is judged by the network; moves are chosen by
 * value and policy (PUCT), each contender going for the own value (max^n).
 */
export class Tree {
  readonly root: Node;
  readonly actor: Seat;
  /** The moves of the root. */
  readonly edges: readonly Edge[];
  readonly #game: Game;
  readonly #key: (move: Move) => number;
  readonly #judge: Judging;
  readonly #view: unknown;
  readonly #random: Random;
  readonly #manner: Manner;
  readonly #path: Edge[] = [];
  readonly #open: Edge[] = [];
  #deal: unknown;
  #simulations = 0;
  #onDeal = 0;

  constructor(
    game: Game,
    { key, cPuct }: Pick<Brain, 'key' | 'cPuct'>,
    judge: Judging,
    view: unknown,
    random: Random,
    manner: Partial<Manner> = {},
    root?: Node,
  ) {
    const actor = game.actor(view);
    if (actor === null) throw new Error('the game is over');
    this.#game = game;
    this.#key = key;
    this.#judge = judge;
    this.#view = view;
    this.#random = random;
    this.#manner = { ...MANNER, cPuct, ...manner };
    this.actor = actor;
    this.#deal = game.resample(view, random);
    const moves = game.sensible(this.#deal);
    this.root = root ?? this.#newNode(this.#deal, actor, moves);
    // A root that was a node before may know moves of other deals, too.
    this.edges = moves.flatMap((move) => this.root.edges.get(key(move)) ?? []);
  }

  /**
   * The tree below this move, for who has made it and is to decide again: what was found there is not looked for twice. Null where there is
   * none, or if what is seen now could not be foreseen, because then what was found there is about other cards.
   */
  below(edge: Edge, view: unknown, random: Random): Tree | null {
    const game = this.#game;
    if (edge.next === null || game.actor(view) !== this.actor) return null;
    const seen = JSON.stringify(view);
    for (let i = 0; i < FORESEEN; i++) {
      const deal = game.resample(this.#view, random);
      game.apply(deal, edge.move);
      if (JSON.stringify(game.view(deal, this.actor)) !== seen) return null;
    }
    const brain = { key: this.#key, cPuct: this.#manner.cPuct };
    const tree = new Tree(game, brain, this.#judge, view, random, this.#manner, edge.next);
    return tree.edges.length === game.sensible(view).length ? tree : null;
  }

  get simulations(): number {
    return this.#simulations;
  }

  /** Deals what is hidden anew. */
  newDeal(): void {
    this.#deal = this.#game.resample(this.#view, this.#random);
    this.#onDeal = 0;
  }

  /** One simulation, beginning with this move, or with the most promising one. */
  simulate(first: Edge | null = null): void {
    const game = this.#game;
    if (this.#onDeal >= this.#manner.perDeal) this.newDeal();
    this.#simulations++;
    this.#onDeal++;
    const state = game.clone(this.#deal);
    const path = this.#path;
    path.length = 0;
    let node = this.root;
    let actor: Seat | null = this.actor;
    let values: readonly number[];
    let points: readonly number[];
    for (;;) {
      const edge: Edge = node === this.root && first !== null ? this.#take(first) : this.#descend(node, state, actor);
      node.visits++;
      path.push(edge);
      game.apply(state, edge.move);
      actor = game.actor(state);
      if (actor === null) {
        const score = game.score(state);
        values = wins(score.places);
        points = score.points;
        break;
      }
      if (edge.next === null) {
        edge.next = this.#newNode(state, actor, game.sensible(state));
        values = edge.next.chances;
        points = edge.next.points;
        break;
      }
      node = edge.next;
    }
    for (const edge of path) visit(edge, values, points);
  }

  #take(edge: Edge): Edge {
    for (const each of this.edges) each.available++;
    return edge;
  }

  #newNode(state: unknown, actor: Seat, moves: readonly Move[]): Node {
    const { policy, logits, chances, points, contenders } = this.#judge.judge(state, actor, moves);
    const edges = new Map<number, Edge>();
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] as Move;
      edges.set(this.#key(move), newEdge(move, policy[i] as number, logits[i] as number));
    }
    return { edges, chances: listOf(chances, contenders), points: listOf(points, contenders), visits: 0 };
  }

  /** Chooses a move at a node that was seen before, perhaps with another deal. */
  #descend(node: Node, state: unknown, actor: Seat): Edge {
    const moves = this.#game.sensible(state);
    const open = this.#open;
    const { edges } = node;
    let count = 0;
    let unknown = 0;
    for (let i = 0; i < moves.length; i++) {
      const edge = edges.get(this.#key(moves[i] as Move));
      if (edge === undefined) {
        unknown++;
        continue;
      }
      edge.available++;
      open[count++] = edge;
    }
    if (unknown > 0 && (count === 0 || node.visits >= this.#manner.openFrom)) {
      const { policy, logits } = this.#judge.judge(state, actor, moves);
      for (let i = 0; i < moves.length; i++) {
        const move = moves[i] as Move;
        const key = this.#key(move);
        if (edges.has(key)) continue;
        const edge = newEdge(move, policy[i] as number, logits[i] as number);
        edge.available = 1;
        edges.set(key, edge);
        open[count++] = edge;
      }
    }
    return this.#choose(node, open, count, actor);
  }

  #choose(node: Node, open: readonly Edge[], count: number, actor: Seat): Edge {
    const { cPuct, fpuReduction } = this.#manner;
    let priors = 0;
    let tried = 0;
    let visits = 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const edge = open[i] as Edge;
      priors += edge.prior;
      if (edge.values === null) continue;
      tried += edge.prior;
      visits += edge.visits;
      sum += edge.values[actor] as number;
    }
    const mean = (sum + (node.chances[actor] as number)) / (visits + 1);
    const untried = mean - fpuReduction * Math.sqrt(tried / priors);
    let best = -Infinity;
    let chosen = open[0] as Edge;
    for (let i = 0; i < count; i++) {
      const edge = open[i] as Edge;
      const value = edge.values === null ? untried : (edge.values[actor] as number) / edge.visits;
      const worth = value + (cPuct * (edge.prior / priors) * Math.sqrt(edge.available)) / (1 + edge.visits);
      if (worth > best) {
        best = worth;
        chosen = edge;
      }
    }
    return chosen;
  }

  /** The edge of a move at the root, also of one that is legal but not sensible, which only a simulation beginning with it looks at. */
  edgeOf(move: Move): Edge {
    const key = this.#key(move);
    let edge = this.root.edges.get(key);
    if (edge === undefined) {
      edge = newEdge(move, 0, -Infinity);
      this.root.edges.set(key, edge);
    }
    return edge;
  }

  /** The mean value of a move for a contender; null if it was never tried. */
  valueOf(edge: Edge, contender: Seat = this.actor): number | null {
    return edge.values === null ? null : (edge.values[contender] as number) / edge.visits;
  }

  /** The move that was looked at most; of several the first. */
  most(): Edge {
    let most = at(this.edges, 0);
    for (const edge of this.edges) if (edge.visits > most.visits) most = edge;
    return most;
  }
}

function newEdge(move: Move, prior: number, logit: number): Edge {
  return { move, prior, logit, visits: 0, available: 0, values: null, points: null, next: null };
}

function visit(edge: Edge, values: readonly number[], points: readonly number[]): void {
  edge.visits++;
  edge.values = added(edge.values, values);
  edge.points = added(edge.points, points);
}

function added(sums: number[] | null, values: readonly number[]): number[] {
  if (sums === null) return [...values];
  for (let c = 0; c < values.length; c++) sums[c] = (sums[c] as number) + (values[c] as number);
  return sums;
}

function listOf(values: ArrayLike<number>, count: number): number[] {
  const list: number[] = [];
  for (let c = 0; c < count; c++) list.push(values[c] as number);
  return list;
}
