import { estimate, Tree } from '@chambord/bots';
import type { Judge } from '@chambord/bots';
import { at } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import type { Brain } from '@chambord/network';

type Move = { readonly do: string };

/** How thoroughly it is looked whether one move is clearly the best. */
export interface Thoroughness {
  /** Simulations of a free search. */
  readonly search: number;
  /** Independent searches that compare the moves on the same deals, and visits of each move in each of them. */
  readonly trees: number;
  readonly visits: number;
  /** By how much of the chance to win the best must beat each of the others, and by how many standard errors that must be beyond this. */
  readonly margin: number;
  readonly sure: number;
}

/** What a puzzle must hold at, one after the other: the later ones are several times as deep, over other deals. */
export const GENERATION: readonly Thoroughness[] = [
  { search: 160, trees: 3, visits: 16, margin: 0.08, sure: 0 },
  { search: 500, trees: 5, visits: 48, margin: 0.08, sure: 1.5 },
  { search: 1500, trees: 6, visits: 150, margin: 0.08, sure: 2 },
];
/** And what it is solved with again. */
export const CHECK: Thoroughness = { search: 4000, trees: 8, visits: 300, margin: 0.05, sure: 2 };

/** Moves that are compared: those that the search has looked at most, and those that look most promising. */
const COMPARED = 6;

export interface Clear {
  readonly best: Move;
  /** The one that comes next. */
  readonly second: Move;
  /** How much of the chance to win lies between them. */
  readonly margin: number;
}

/** The move that is clearly the best for who sees this view; null if none is. */
export function clearlyBest(
  game: Game,
  brain: Brain,
  judge: Judge,
  view: unknown,
  random: Random,
  { search, trees, visits, margin, sure }: Thoroughness,
): Clear | null {
  const tree = new Tree(game, brain, judge, view, random);
  if (tree.edges.length < 2) return null;
  for (let i = 0; i < search; i++) tree.simulate();
  const best = tree.most();
  const others = tree.edges.filter((edge) => edge !== best);
  const compared = new Set([
    ...[...others].sort((a, b) => b.visits - a.visits).slice(0, COMPARED / 2),
    ...[...others].sort((a, b) => b.prior - a.prior).slice(0, COMPARED),
  ]);
  const moves = [best, ...compared].slice(0, COMPARED).map(({ move }) => move);
  const differences: number[][] = moves.slice(1).map(() => []);
  for (let i = 0; i < trees; i++) {
    const one = new Tree(game, brain, judge, view, random, { perDeal: moves.length });
    const edges = moves.map((move) => one.edgeOf(move));
    for (let visit = 0; visit < visits; visit++) for (const edge of edges) one.simulate(edge);
    const values = edges.map((edge) => one.valueOf(edge) ?? 0);
    for (const [other, list] of differences.entries()) list.push(at(values, 0) - at(values, other + 1));
  }
  const found = differences.map(estimate);
  if (found.some(({ mean, error }) => mean < margin || mean - sure * error < margin / 2)) return null;
  const means = found.map(({ mean }) => mean);
  const least = Math.min(...means);
  return { best: best.move, second: at(moves, 1 + means.indexOf(least)), margin: least };
}
