import { randomFrom } from '@chambord/kernel';
import type { Game, Random, Seat, Shape } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import type { Edge, Node } from './search/search.ts';
import { think } from './search/think.ts';
import type { Budget } from './search/think.ts';

type Move = { readonly do: string };

/** A move that is worth considering. */
export interface Advice<G extends Shape = Shape> {
  readonly move: G['move'];
  /** The chance to win with it, as the search sees it. */
  readonly chance: number;
  /** What probably follows, each with a view of the table in which it can be put into words. */
  readonly line: Line<G>;
}

export type Line<G extends Shape = Shape> = readonly {
  readonly seat: Seat;
  readonly move: G['move'];
  readonly view: G['view'];
}[];

/** How many moves are named. */
const MOST = 3;
/** How seldom a move may have been looked at, against the best one, to be named beside it. */
const LEAST = 0.02;
/** Deals that a line is tried on: it is told as far as it does not hang on what nobody can know. */
const DEALS = 4;

/** The best moves for whoever sees this view, as the strongest bot would judge them; it knows no more than they do. */
export function advise<G extends Shape>(
  game: Game<G>,
  brain: Brain<G> | null,
  view: G['view'],
  budget: Budget,
): Advice<G>[] {
  const random = randomFrom('advice');
  const tree = think(game, brain, view, random, budget);
  const judged = [...tree.edges].sort((one, other) => other.visits - one.visits);
  const least = LEAST * (judged[0]?.visits ?? 0);
  return judged.slice(0, MOST).flatMap((edge) => {
    const chance = tree.valueOf(edge);
    if (chance === null || edge.visits < least) return [];
    return [{ move: edge.move, chance, line: lineAfter(game, view, edge, random) }];
  });
}

/** How far a line is followed, and how often a move must have been looked at to be told. */
const LINE = 3;
const TOLD = 20;

/** What probably follows a move that was searched, as far as it does not hang on what the viewer cannot know. */
export function lineAfter(game: Game, view: unknown, { move, next }: Edge, random: Random): Line {
  return certainLine(game, view, move, lineFrom(next), random);
}

/** What was looked at most after a move, whoever decides there; as far as it was looked at often. */
function lineFrom(node: Node | null): Move[] {
  const line: Move[] = [];
  for (let from = node; from !== null && line.length < LINE;) {
    let most = null;
    for (const edge of from.edges) if (edge.visits >= TOLD && edge.visits > (most?.visits ?? 0)) most = edge;
    if (most === null) break;
    line.push(most.move);
    from = most.next;
  }
  return line;
}

function certainLine(game: Game, view: unknown, first: Move, line: readonly Move[], random: Random): Line {
  const deals = Array.from({ length: DEALS }, () => game.resample(view, random));
  for (const deal of deals) game.apply(deal, first);
  const steps: { seat: Seat; move: Move; view: unknown }[] = [];
  for (const move of line) {
    const [deal] = deals;
    const seat = game.actor(deal);
    if (seat === null || deals.some((other) => game.actor(other) !== seat || game.whyNot(other, move) !== null)) break;
    steps.push({ seat, move, view: game.view(deal, seat) });
    for (const other of deals) game.apply(other, move);
  }
  return steps;
}
