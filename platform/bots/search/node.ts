import type { Evaluation } from '@chambord/network';

type Move = { readonly do: string };

/** A move as the search came to see it; made when it is first looked at, because most moves never are. */
export interface Edge {
  readonly move: Move;
  /** The policy's part in the state in which the move was first seen. */
  readonly prior: number;
  visits: number;
  /** Sums of the chances and of the points expected, by contender; none before the first visit. Those of one visit are the node's own lists. */
  values: readonly number[] | null;
  points: readonly number[] | null;
  /** Made when it is first gone on from: most moves never are. */
  next: Node | null;
}

/** What was found below an edge: one visit more. */
export function visit(edge: Edge, values: readonly number[], points: readonly number[]): void {
  edge.visits++;
  edge.values = added(edge.values, values, edge.visits);
  edge.points = added(edge.points, points, edge.visits);
}

function added(sums: readonly number[] | null, values: readonly number[], visits: number): readonly number[] {
  if (sums === null) return values;
  // Until here they were those of the only visit, and belong to somebody else.
  const own = visits === 2 ? listOf(sums, sums.length) : (sums as number[]);
  for (let c = 0; c < own.length; c++) own[c] = (own[c] as number) + (values[c] as number);
  return own;
}

/** Which moves of a node can be made on a deal: their places among all moves that it knows, in the order in which they are listed. */
export class MovePlaces {
  list = new Int32Array(256);
  count = 0;

  push(place: number): void {
    if (this.count === this.list.length) {
      const longer = new Int32Array(2 * this.count);
      longer.set(this.list);
      this.list = longer;
    }
    this.list[this.count++] = place;
  }
}

/** A point in the course of the game: what was done since the root, whatever the hidden cards are. */
export class Node {
  /** What the network said of it, by contender, and how often it was passed. */
  readonly chances: readonly number[];
  readonly points: readonly number[];
  visits = 0;
  readonly #key: (move: Move) => number;
  /** All moves that it knows by their places: those that it was made with, then those that came up later, on other deals. */
  #moves: readonly Move[];
  #count: number;
  /** Where the policy's parts lie, by place. */
  #priors: Float32Array;
  #priorsAt: number;
  /** What is only wanted once it is gone on from, because most nodes never are: the edges, as far as they were looked at, by place. */
  #edges: (Edge | null)[] | null = null;
  /** The numbers of the moves, and how often each could have been chosen (Cowling, Powley and Whitehouse 2012). */
  #notes: Int32Array = NOTHING;
  #keysAt = 0;
  #availableAt = 0;

  constructor(
    key: (move: Move) => number,
    moves: readonly Move[],
    { policy, chances, points, contenders }: Evaluation,
  ) {
    this.#key = key;
    this.#moves = moves;
    this.#count = moves.length;
    // The network writes these lists anew the next time it is asked.
    this.#priorsAt = PRIORS.room(moves.length);
    this.#priors = PRIORS.numbers;
    for (let i = 0; i < moves.length; i++) this.#priors[this.#priorsAt + i] = policy[i] as number;
    this.chances = listOf(chances, contenders);
    this.points = listOf(points, contenders);
  }

  /** All edges that it has. */
  get edges(): readonly Edge[] {
    return this.#moves.map((_, place) => this.edgeAt(place));
  }

  /** The edge of the move at this place. */
  edgeAt(place: number): Edge {
    const edges = (this.#edges ??= this.#begin());
    let edge = edges[place] ?? null;
    if (edge === null) {
      const move = this.#moves[place] as Move;
      edge = {
        move,
        prior: this.#priors[this.#priorsAt + place] as number,
        visits: 0,
        values: null,
        points: null,
        next: null,
      };
      edges[place] = edge;
    }
    return edge;
  }

  /** The edge of a move, also of one that is legal but not sensible, which only a simulation beginning with it looks at. */
  edgeOf(move: Move): Edge {
    this.#edges ??= this.#begin();
    const place = this.#find(move);
    return this.edgeAt(place < 0 ? this.#add(move, 0) : place);
  }

  /** Finds the places of these moves as far as it knows them. Mostly they are the same as ever, in the same order, and nothing has to be searched. */
  find(moves: readonly Move[], into: MovePlaces): void {
    this.#edges ??= this.#begin();
    const own = this.#moves;
    const notes = this.#notes;
    const from = this.#keysAt;
    into.count = 0;
    let next = 0;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] as Move;
      if (next < this.#count && (own[next] === move || notes[from + next] === this.#key(move))) {
        into.push(next++);
        continue;
      }
      const place = this.#find(move);
      if (place >= 0) into.push(place);
      // What is not known has mostly come in place of another one.
      next = place < 0 ? next + 1 : place + 1;
    }
  }

  /** Finds the places of these moves; those that it does not know yet get one. */
  open(moves: readonly Move[], policy: Float32Array, into: MovePlaces): void {
    this.#edges ??= this.#begin();
    into.count = 0;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] as Move;
      const place = this.#find(move);
      into.push(place < 0 ? this.#add(move, policy[i] as number) : place);
    }
  }

  /** These could have been chosen once more. */
  offer({ list, count }: MovePlaces): void {
    for (let i = 0; i < count; i++) this.#offer(list[i] as number);
  }

  #offer(place: number): number {
    const at = this.#availableAt + place;
    return (this.#notes[at] = (this.#notes[at] as number) + 1);
  }

  /**
   * The most promising of these moves for this contender: by policy and value (PUCT), and by how often it could have been chosen. What was never tried is
   * thought to lose against the position, the more the likelier those are that were tried.
   */
  choose({ list, count }: MovePlaces, actor: number, cPuct: number, fpuReduction: number): Edge {
    const edges = (this.#edges ??= this.#begin());
    const priorsAt = this.#priorsAt;
    let priors = 0;
    let tried = 0;
    let visits = 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const place = list[i] as number;
      this.#offer(place);
      const prior = this.#priors[priorsAt + place] as number;
      priors += prior;
      const edge = edges[place] as Edge | null;
      if (edge === null || edge.values === null) continue;
      tried += prior;
      visits += edge.visits;
      sum += edge.values[actor] as number;
    }
    const mean = (sum + (this.chances[actor] as number)) / (visits + 1);
    const untried = mean - fpuReduction * Math.sqrt(tried / priors);
    let best = -Infinity;
    let chosen = list[0] as number;
    for (let i = 0; i < count; i++) {
      const place = list[i] as number;
      const edge = edges[place] as Edge | null;
      const looks = edge === null ? 0 : edge.visits;
      const value = edge === null || edge.values === null ? untried : (edge.values[actor] as number) / looks;
      const prior = this.#priors[priorsAt + place] as number;
      const available = this.#notes[this.#availableAt + place] as number;
      const worth = value + (cPuct * (prior / priors) * Math.sqrt(available)) / (1 + looks);
      if (worth > best) {
        best = worth;
        chosen = place;
      }
    }
    return this.edgeAt(chosen);
  }

  /** What is wanted from the second time on that it is passed. */
  #begin(): (Edge | null)[] {
    const moves = this.#moves;
    const count = moves.length;
    this.#keysAt = NOTES.room(2 * count);
    this.#availableAt = this.#keysAt + count;
    this.#notes = NOTES.numbers;
    const edges: (Edge | null)[] = [];
    for (let i = 0; i < count; i++) {
      this.#notes[this.#keysAt + i] = this.#key(moves[i] as Move);
      edges.push(null);
    }
    return edges;
  }

  /** The place of a move; -1 if it does not know it. */
  #find(move: Move): number {
    const key = this.#key(move);
    const notes = this.#notes;
    const from = this.#keysAt;
    for (let i = 0; i < this.#count; i++) if (notes[from + i] === key) return i;
    return -1;
  }

  /** A new place for a move; every list goes where there is room for as many again. */
  #add(move: Move, prior: number): number {
    const place = this.#count++;
    // The first list is that of whoever made the node.
    this.#moves = [...this.#moves, move];
    const priorsAt = PRIORS.room(place + 1);
    const priors = PRIORS.numbers;
    const keysAt = NOTES.room(2 * (place + 1));
    const availableAt = keysAt + place + 1;
    const notes = NOTES.numbers;
    for (let i = 0; i < place; i++) {
      priors[priorsAt + i] = this.#priors[this.#priorsAt + i] as number;
      notes[keysAt + i] = this.#notes[this.#keysAt + i] as number;
      notes[availableAt + i] = this.#notes[this.#availableAt + i] as number;
    }
    priors[priorsAt + place] = prior;
    notes[keysAt + place] = this.#key(move);
    notes[availableAt + place] = 0;
    this.#priors = priors;
    this.#priorsAt = priorsAt;
    this.#notes = notes;
    this.#keysAt = keysAt;
    this.#availableAt = availableAt;
    this.#edges?.push(null);
    return place;
  }
}

/** Long lists of numbers of which each node gets a part: a typed list of its own for each would cost more than all else in a node. */
class Store<List extends Float32Array | Int32Array> {
  numbers: List;
  readonly #make: (length: number) => List;
  #used = 0;

  constructor(make: (length: number) => List) {
    this.#make = make;
    this.numbers = make(LONG);
  }

  /** Where room for so many begins in `numbers`, which is another list from now on if the old one was full. */
  room(count: number): number {
    if (this.#used + count > this.numbers.length) {
      this.numbers = this.#make(Math.max(LONG, count));
      this.#used = 0;
    }
    const at = this.#used;
    this.#used += count;
    return at;
  }
}

/** Long enough to be made seldom; short enough that what a few nodes hold on to is not much. */
const LONG = 4096;
const PRIORS = new Store((length) => new Float32Array(length));
const NOTES = new Store((length) => new Int32Array(length));
const NOTHING = new Int32Array(0);

/** Written out for a few, which is what there nearly always is: lists that grow take three times the room. */
export function listOf(values: ArrayLike<number>, count: number): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = [values[0], values[1], values[2], values[3]];
  switch (count) {
    case 2:
      return [a, b];
    case 3:
      return [a, b, c];
    case 4:
      return [a, b, c, d];
    default:
      return Array.from({ length: count }, (_, i) => values[i] as number);
  }
}
