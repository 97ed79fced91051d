import { at, below, wins } from '@chambord/kernel';
import type { Game, Random, Seat } from '@chambord/kernel';
import { sampleOf, settle } from '@chambord/network';
import type { Brain, Sample } from '@chambord/network';
import { sequentialHalving } from './gumbel.ts';
import type { Judge } from './judge.ts';
import { OWN_DEALS, Tree } from './search.ts';

/** How games to learn from are played. */
export interface Schooling {
  /** Simulations of a full search, whose policy is learned, and of a cheap one (Wu 2019). */
  readonly full: number;
  readonly cheap: number;
  /** The part of decisions that get a full search. */
  readonly often: number;
  /** How much the value that the search found counts in a lesson, against who won in the end. */
  readonly trust: number;
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
  { full, cheap, often, trust }: Schooling,
): Episode {
  const state = game.setup(options, seed);
  const notebook = new Notebook(brain, judge, random);
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    const moves = game.sensible(state);
    if (moves.length === 1) {
      game.apply(state, at(moves, 0));
      continue;
    }
    const learned = below(random, 1000) < often * 1000;
    const tree = new Tree(game, brain, judge, game.view(state, actor), random, OWN_DEALS);
    const { chosen, policy, values } = sequentialHalving(tree, learned ? full : cheap, 1, random);
    const edges = tree.edges.map(({ move }) => move);
    if (learned) notebook.note(state, actor, edges, policy, values);
    else notebook.decisions++;
    game.apply(state, chosen.move);
  }
  return notebook.close(wins(game.score(state).places), judge.encoder.points(state), trust);
}

/** Positions of a game that is being played, until it is known what becomes of them. */
export class Notebook {
  decisions = 0;
  readonly #brain: Brain;
  readonly #judge: Judge;
  readonly #random: Random;
  readonly #kept: { sample: Sample; actor: number; values: readonly number[] | null }[] = [];

  constructor(brain: Brain, judge: Judge, random: Random) {
    this.#brain = brain;
    this.#judge = judge;
    this.#random = random;
  }

  /** Keeps a position with the policy that was found, and the values by contender, if they are known. */
  note(
    state: unknown,
    actor: Seat,
    moves: readonly { readonly do: string }[],
    policy: readonly number[],
    values: readonly number[] | null,
  ): void {
    const { shape } = this.#brain;
    const { network, encoder } = this.#judge;
    const rotation = below(this.#random, shape.rotations);
    this.#kept.push({ sample: sampleOf(shape, network.input, encoder, state, moves, policy, rotation), actor, values });
    this.decisions++;
  }

  /** At the end of the game: who has won, and with how many points. */
  close(won: readonly number[], points: readonly number[], trust: number): Episode {
    for (const { sample, actor, values } of this.#kept) {
      const mixed = won.map((part, c) => (values === null ? part : (1 - trust) * part + trust * at(values, c)));
      const order = won.map((_, place) => (actor + place) % won.length);
      settle(
        sample,
        this.#brain.shape,
        order.map((c) => at(mixed, c)),
        order.map((c) => at(points, c)),
      );
    }
    return { samples: this.#kept.map(({ sample }) => sample), decisions: this.decisions, points };
  }
}
