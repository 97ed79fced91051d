import { at, wins } from '@chambord/kernel';
import type { Game, Random, Seat } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import type { Judging } from './mind.ts';
import { Node, MovePlaces, visit } from './node.ts';
import type { Edge } from './node.ts';

export type { Edge } from './node.ts';
export { Node } from './node.ts';

type Move = { readonly do: string };

/** Deals on which a move must come to what is seen, to be sure that it uncovered nothing. */
const FORESEEN = 4;
/** How many answers of the others are gone through to find what is seen, and how many of each are tried. */
const ANSWERS = 2;
const LIKELY = 8;

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
  /** Moves of the root, and of the node that is passed. */
  readonly #first = new MovePlaces();
  readonly #open = new MovePlaces();
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
    this.root.find(moves, this.#first);
    this.edges = Array.from(this.#first.list.subarray(0, this.#first.count), (place) => this.root.edgeAt(place));
  }

  /**
   * The tree below this move and what the others answered, for who has made it and is to decide again: what was found there is not looked for
   * twice. Null where there is none, or if what is seen now could not be foreseen, because then what was found there is about other cards.
   */
  below(made: Edge, view: unknown, random: Random): Tree | null {
    const game = this.#game;
    if (game.actor(view) !== this.actor) return null;
    const seen = JSON.stringify(view);
    const deals = Array.from({ length: FORESEEN }, () => game.resample(this.#view, random));
    const path: Edge[] = [];
    const root = this.#find(made, path, (moves) => deals.every((deal) => this.#comesTo(deal, moves, seen)));
    if (root === null) return null;
    const brain = { key: this.#key, cPuct: this.#manner.cPuct };
    const tree = new Tree(game, brain, this.#judge, view, random, this.#manner, root);
    return tree.edges.length === game.sensible(view).length ? tree : null;
  }

  /** The node below this edge to which a path leads that is the right one; the likeliest answers of the others are tried first. */
  #find(edge: Edge, path: Edge[], isRight: (path: readonly Edge[]) => boolean): Node | null {
    const { next } = edge;
    if (next === null) return null;
    path.push(edge);
    if (isRight(path)) return next;
    if (path.length <= ANSWERS) {
      const likely = next.edges.filter(({ visits }) => visits > 0).sort((a, b) => b.visits - a.visits);
      for (const answer of likely.slice(0, LIKELY)) {
        const found = this.#find(answer, path, isRight);
        if (found !== null) return found;
      }
    }
    path.pop();
    return null;
  }

  /** Whether on this deal the moves can be made, and come to what is seen. */
  #comesTo(deal: unknown, path: readonly Edge[], seen: string): boolean {
    const game = this.#game;
    const state = game.clone(deal);
    for (const { move } of path) {
      const key = this.#key(move);
      if (!game.sensible(state).some((other) => this.#key(other) === key)) return false;
      game.apply(state, move);
    }
    return game.actor(state) === this.actor && JSON.stringify(game.view(state, this.actor)) === seen;
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
    const { perDeal } = this.#manner;
    if (this.#onDeal >= perDeal) this.newDeal();
    this.#simulations++;
    this.#onDeal++;
    // The last one may use the deal up.
    const state = this.#onDeal < perDeal ? game.clone(this.#deal) : this.#deal;
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
    this.root.offer(this.#first);
    return edge;
  }

  #newNode(state: unknown, actor: Seat, moves: readonly Move[]): Node {
    return new Node(this.#key, moves, this.#judge.judge(state, actor, moves));
  }

  /** Chooses a move at a node that was seen before, perhaps with another deal. */
  #descend(node: Node, state: unknown, actor: Seat): Edge {
    const moves = this.#game.sensible(state);
    const open = this.#open;
    const { cPuct, fpuReduction, openFrom } = this.#manner;
    node.find(moves, open);
    if (open.count < moves.length && (open.count === 0 || node.visits >= openFrom)) {
      node.open(moves, this.#judge.judge(state, actor, moves).policy, open);
    }
    return node.choose(open, actor, cPuct, fpuReduction);
  }

  /** The edge of a move at the root. */
  edgeOf(move: Move): Edge {
    return this.root.edgeOf(move);
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
