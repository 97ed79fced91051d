import { at, below, wins } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import type { FirstBrain } from '@chambord/network/generation-1';
import type { Judge } from '../judge.ts';
import { drawn, indexOfMost } from '../levels.ts';
import { Notebook } from '../self-play.ts';
import type { Lesson } from '../self-play.ts';
import { firstSearch } from './search.ts';

/** How freely he chooses where he does not search: so that games differ. */
const TEMPERATURE = 0.5;
/** The part of decisions that he searches, and that are learned from. */
const OFTEN = 0.25;

/** A game that the first king plays against himself, to begin learning from: it spares a new network the hours of playing at random. */
export function teach(
  game: Game,
  first: FirstBrain,
  brain: Brain,
  judge: Judge,
  options: { readonly players: number },
  seed: string,
  random: Random,
  iterations: number,
): Lesson {
  const state = game.setup(options, seed);
  const notebook = new Notebook(brain, judge, random);
  const contenders = game.score(state).places.length;
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    const moves = game.sensible(state);
    if (moves.length === 1) {
      game.apply(state, at(moves, 0));
      continue;
    }
    if (below(random, 1000) >= OFTEN * 1000) {
      const priors = first.prior(game.resample(game.view(state, actor), random), moves);
      game.apply(state, at(moves, drawn(priors, TEMPERATURE, random)));
      continue;
    }
    const judged = firstSearch(game, first, brain.key, game.view(state, actor), random, { iterations });
    const policy = judged.map(({ visits }) => visits / iterations);
    const best = at(judged, indexOfMost(policy));
    // What one of two does not win, the other one does; of more he says only what the actor wins.
    const own = best.chance ?? 0.5;
    const values = contenders === 2 ? [0, 1].map((c) => (c === actor ? own : 1 - own)) : null;
    const edges = judged.map(({ move }) => move);
    notebook.note(state, actor, edges, policy, values);
    game.apply(state, best.move);
  }
  return notebook.close(wins(game.score(state).places), judge.encoder.points(state), 0.5);
}
