import { at, below, wins } from '@chambord/kernel';
import type { Brain, Game, Random, Seat } from '@chambord/kernel';
import { indexOfMost } from './follow.ts';
import type { Lesson } from './learn.ts';
import { byWhim } from './levels.ts';
import { search } from './search.ts';

/** How games to learn from are played. */
export interface Schooling {
  /** Iterations of search for each decision; 0 to play at first sight. */
  readonly iterations: number;
  /** How freely moves at first sight are chosen; one in so many decisions is made like that in games with search, too. */
  readonly whim: number;
  readonly adventures: number;
  /** How much the value that the search found counts in a lesson, against who won in the end. */
  readonly trust: number;
}

/** One in so many positions becomes a lesson: those that follow each other teach nearly the same. */
const SPREAD = 6;

/** Plays a game against itself; returns what can be learned from it. */
export function selfPlay(
  game: Game,
  brain: Brain,
  options: { readonly players: number },
  seed: string,
  random: Random,
  { iterations, whim, adventures, trust }: Schooling,
): Lesson[] {
  const { learning } = brain;
  const { inputs } = learning;
  const state = game.setup(options, seed);
  const contenders = brain.evaluate(state).length;
  const kept: (Omit<Lesson, 'target'> & { readonly guess: readonly number[] | null })[] = [];
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    const moves = game.sensible(state);
    let move = at(moves, 0);
    let guess: readonly number[] | null = null;
    if (moves.length > 1) {
      const view = game.view(state, actor);
      const freely = iterations === 0 || below(random, adventures) === 0;
      if (freely) move = at(moves, byWhim(brain.prior(game.resample(view, random), moves), whim, random));
      else {
        const judged = search(game, brain, view, random, { iterations, untilDecided: true });
        const best = at(judged, indexOfMost(judged.map(({ visits }) => visits)));
        move = best.move;
        guess = guessOf(actor, best.chance ?? 0.5, contenders);
      }
      if (below(random, SPREAD) === 0) kept.push({ ...seenAt(state), guess });
    }
    game.apply(state, move);
  }
  const won = wins(game.score(state).places);
  return kept.map(({ seen, strengths, guess }) => ({
    seen,
    strengths,
    target: won.map((part, c) => (guess === null ? part : (1 - trust) * part + trust * at(guess, c))),
  }));

  function seenAt(position: unknown) {
    const values = new Float64Array(inputs);
    const seen = new Float32Array(inputs * contenders);
    const strengths = Array.from({ length: contenders }, (_, contender) => {
      const strength = learning.describe(position, contender, values);
      seen.set(values, contender * inputs);
      return strength;
    });
    return { seen, strengths };
  }
}

/** What the search found, for everyone: of two contenders one wins what the other one does not. */
function guessOf(actor: Seat, chance: number, contenders: number): readonly number[] | null {
  return contenders === 2 ? [0, 1].map((seat) => (seat === actor ? chance : 1 - chance)) : null;
}
