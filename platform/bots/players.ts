import { at, pick } from '@chambord/kernel';
import type { Game, Random, Seat } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import { askLevel, indexOfMost, LEVELS } from './levels.ts';
import { montecarlo } from './search/montecarlo.ts';
import { plainTreeSearch } from './search/plain.ts';
import { policyOf } from './search/think.ts';
import type { Budget } from './search/think.ts';

/** What a player gets to see of the game when it is to decide: a view of the own seat, never more. */
export interface Question {
  readonly game: Game;
  readonly brain: Brain | null;
  readonly options: { readonly players: number };
  readonly seat: Seat;
  /** In the arena: which decision of the game it is, counted from 1. */
  readonly decision?: number;
  readonly view: unknown;
  readonly random: Random;
}

/** Chooses a move from what the own seat may know. Those that live outside of this program take their time. */
export type Player = (question: Question) => { readonly do: string } | Promise<{ readonly do: string }>;

/** Is told, while the other side decides, what the own seat that has decided last may know: whoever wants to can think on meanwhile. */
export type Waiting = (view: unknown) => void;

/** Everyone of the house who can be sent into the arena. */
export const CONTESTANTS = [...LEVELS, 'policy', 'plain', 'montecarlo', 'random', 'first'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** The budget is the king's, and that of plain tree search and Monte Carlo; the others have their own habits. */
export function playerOf(name: Contestant, budget: Budget): Player {
  switch (name) {
    case 'random':
      return ({ game, view, random }) => pick(random, game.legal(view));
    case 'first':
      return ({ game, view }) => at(game.legal(view), 0);
    case 'montecarlo':
      return ({ game, view, random }) => montecarlo(game, view, random, budget);
    case 'plain':
      return ({ game, brain, view, random }) => plainTreeSearch(game, brain, view, random, budget);
    case 'policy':
      return policyMove;
    default:
      return ({ game, brain, view, random }) => askLevel(game, brain, name, view, random, budget);
  }
}

/** The move that the network likes best, without any search. */
function policyMove({ game, brain, view, random }: Question): { readonly do: string } {
  const { moves, policy } = policyOf(game, brain, view, random);
  return at(moves, indexOfMost(policy));
}
