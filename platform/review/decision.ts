import { byUnit, estimates, lineAfter, meansOf, Tree } from '@chambord/bots';
import type { Edge, Estimate, Unit, Values } from '@chambord/bots';
import { at } from '@chambord/kernel';
import type { Random } from '@chambord/kernel';
import type { Bench, Following } from './bench.ts';
import { untilTurnEnds } from './line.ts';

type Move = { readonly do: string };

/** Independent searches that a loss is measured by. */
export const TREES = 8;
/** Each of them visits each of the two moves as often as this part of the depth: in less they would not see what the search has seen that chose. */
const PART = 4;
/** How many standard errors a loss must have to be counted: Student's t for that many searches, 95 %. */
export const BEYOND = 2.36;

/** A decision as the review sees it, judged from what the seat could know. */
export interface Judgement {
  readonly best: Move;
  /** What the best move is worth, by unit and contender. */
  readonly values: Values;
  /** What the contenders had of the move made, over the best one: the loss of whoever decided is what is below 0 at their own place. */
  readonly changes: Readonly<Record<Unit, readonly Estimate[]>>;
  readonly lines: { readonly best: readonly Following[]; readonly made: readonly Following[] };
}

/** Null where there was nothing to decide. What was only tried, and not gone on with, is followed until its turn ends, too. */
export function judgeDecision(
  bench: Bench,
  view: unknown,
  made: Move,
  random: Random,
  onlyTried = false,
): Judgement | null {
  const { game, brain, judge, depth } = bench;
  const { key } = brain;
  const sensible = game.sensible(view);
  const isMade = (move: Move) => key(move) === key(made);
  if (sensible.length === 1 && isMade(at(sensible, 0))) return null;
  const tree = new Tree(game, brain, judge, view, random);
  for (let i = 0; i < depth; i++) tree.simulate();
  const best = tree.most();
  const line = (edge: Edge): Following[] =>
    lineAfter(game, view, edge, random).map(({ seat, move }) => ({ seat, move }));
  if (isMade(best.move)) {
    const values = meansOf(best);
    const changes = byUnit((unit) => values[unit].map(() => ({ mean: 0, error: 0 })));
    const own = line(best);
    return { best: made, values, changes, lines: { best: own, made: own } };
  }
  const { trees, last } = compare(bench, view, [best.move, made], random);
  const changes = byUnit((unit) =>
    estimates(trees.map(([one, other]) => one[unit].map((value, c) => at(other[unit], c) - value))),
  );
  // The comparison is independent of the search that chose: if it likes the move made no less, nothing better is known.
  const found = at(changes.chance, tree.actor).mean < 0;
  const worth = (which: 0 | 1): Values =>
    byUnit((unit) => estimates(trees.map((means) => means[which][unit])).map(({ mean }) => mean));
  const lineOfMade = line(last[1]);
  if (!found) {
    return { best: made, values: worth(1), changes, lines: { best: lineOfMade, made: lineOfMade } };
  }
  const lineOfBest = untilTurnEnds(bench, view, best.move, longer(line(best), line(last[0])), random);
  const lines = {
    best: lineOfBest,
    made: onlyTried ? untilTurnEnds(bench, view, made, lineOfMade, random) : lineOfMade,
  };
  return { best: best.move, values: worth(0), changes, lines };
}

function longer<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  return other.length > one.length ? other : one;
}

/** Several searches of their own, each visiting both moves in turn, both on the same deals: so luck does not decide between them. */
function compare({ game, brain, judge, depth }: Bench, view: unknown, moves: readonly [Move, Move], random: Random) {
  const visits = Math.max(1, Math.round(depth / PART));
  const trees: [Values, Values][] = [];
  let last: [Edge, Edge] | null = null;
  for (let i = 0; i < TREES; i++) {
    const tree = new Tree(game, brain, judge, view, random, { perDeal: moves.length });
    const edges: [Edge, Edge] = [tree.edgeOf(moves[0]), tree.edgeOf(moves[1])];
    for (let visit = 0; visit < visits; visit++) for (const edge of edges) tree.simulate(edge);
    trees.push([meansOf(edges[0]), meansOf(edges[1])]);
    last = edges;
  }
  if (last === null) throw new RangeError('nothing was compared');
  return { trees, last };
}
