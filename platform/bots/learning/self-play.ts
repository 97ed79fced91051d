import { at, below, wins } from '@chambord/kernel';
import type { Game, Random, Seat } from '@chambord/kernel';
import { sampleOf, fillInResult } from '@chambord/network';
import type { Brain, Sample } from '@chambord/network';
import { sequentialHalving } from './gumbel.ts';
import type { Judge } from '../search/judge.ts';
import { OWN_DEALS, Tree } from '../search/search.ts';

/** The policy's part from which on a move is not searched cheaply: that would hardly ever change it. */
const CLEAR = 0.9;

/** How games to learn from are played. */
export interface Schooling {
  /** Simulations of a full search, whose policy is learned, and of a cheap one (Wu 2019). */
  readonly full: number;
  readonly cheap: number;
  /** The part of decisions that get a full search. */
  readonly often: number;
  /** How far a lesson looks ahead: with 1 at who won in the end, with 0 at the value found on the spot (Sutton 1988). */
  readonly lambda: number;
}

/** A game played against itself, and what can be learned from it. */
export interface Episode {
  readonly samples: readonly Sample[];
  readonly decisions: number;
  readonly points: readonly number[];
}

export function selfPlay(
  game: Game,
  brain: Brain,
  judge: Judge,
  options: { readonly players: number },
  seed: string,
  random: Random,
  { full, cheap, often, lambda }: Schooling,
): Episode {
  const state = game.setup(options, seed);
  const notebook = new Notebook(brain, judge, random);
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    const moves = game.sensible(state);
    if (moves.length === 1) {
      game.apply(state, at(moves, 0));
      continue;
    }
    const by = below(random, 1000) / 1000;
    const learned = by < often;
    const tree = new Tree(game, brain, judge, game.view(state, actor), random, OWN_DEALS);
    const isClear = tree.edges.some(({ prior }) => prior > CLEAR);
    const simulations = learned ? full : isClear ? 0 : cheap;
    const { chosen, policy, values } = sequentialHalving(tree, simulations, 1, random);
    const edges = tree.edges.map(({ move }) => move);
    // A cheap search knows the value well enough to learn from, but not the policy: as many of its positions are noted for their value alone.
    if (by < 2 * often) notebook.note(state, actor, edges, learned ? policy : null, values);
    else notebook.pass(values);
    game.apply(state, chosen.move);
  }
  return notebook.close(wins(game.score(state).places), judge.encoder.points(state), lambda);
}

/** Positions of a game that is being played, until it is known what becomes of them. */
export class Notebook {
  readonly #brain: Brain;
  readonly #judge: Judge;
  readonly #random: Random;
  /** Every decision with its values by contender; a sample where it is to be learned from. */
  readonly #kept: { sample: Sample | null; actor: number; values: readonly number[] }[] = [];

  constructor(brain: Brain, judge: Judge, random: Random) {
    this.#brain = brain;
    this.#judge = judge;
    this.#random = random;
  }

  /** Keeps a position with the policy that was found, if that is to be learned, and the values by contender. */
  note(
    state: unknown,
    actor: Seat,
    moves: readonly { readonly do: string }[],
    policy: readonly number[] | null,
    values: readonly number[],
  ): void {
    const { shape } = this.#brain;
    const { network, encoder } = this.#judge;
    const rotation = below(this.#random, shape.rotations);
    this.#kept.push({ sample: sampleOf(shape, network.input, encoder, state, moves, policy, rotation), actor, values });
  }

  /** A position that is not learned from, though others look ahead to its values. */
  pass(values: readonly number[]): void {
    this.#kept.push({ sample: null, actor: 0, values });
  }

  /** At the end of the game: who has won, and with how many points. What a position is worth is what came of it, the sooner the more: TD(λ). */
  close(won: readonly number[], points: readonly number[], lambda: number): Episode {
    const samples: Sample[] = [];
    let ahead = won;
    for (const { sample, actor, values } of this.#kept.toReversed()) {
      ahead = ahead.map((part, c) => lambda * part + (1 - lambda) * at(values, c));
      if (sample === null) continue;
      const order = won.map((_, place) => (actor + place) % won.length);
      fillInResult(
        sample,
        this.#brain.shape,
        order.map((c) => at(ahead, c)),
        order.map((c) => at(points, c)),
      );
      samples.push(sample);
    }
    return { samples: samples.reverse(), decisions: this.#kept.length, points };
  }
}
