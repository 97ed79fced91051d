import { at, below, wins } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import type { FirstBrain } from '@chambord/network/generation-1';
import type { Judge } from '../search/judge.ts';
import { drawMove, indexOfMost } from '../levels.ts';
import { Notebook } from '../learning/self-play.ts';
import type { Episode } from '../learning/self-play.ts';
import { firstSearch } from './search.ts';

/** How freely he chooses where he does not search: so that games differ. */
const TEMPERATURE = 0.5;
/** The part of decisions that he searches; and of the others that are learned from, too, as he sees them at first sight. */
const SEARCHED = 0.03;
const NOTED = 0.2;
/** How far his lessons look ahead: see `Schooling`. */
const LAMBDA = 0.9;

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
): Episode {
  const state = game.setup(options, seed);
  const notebook = new Notebook(brain, judge, random);
  const by = (part: number) => below(random, 1000) < part * 1000;
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    const moves = game.sensible(state);
    if (moves.length === 1) {
      game.apply(state, at(moves, 0));
      continue;
    }
    if (by(SEARCHED)) {
      const judged = firstSearch(game, first, brain.key, game.view(state, actor), random, { iterations });
      const policy = judged.map(({ visits }) => visits / iterations);
      const edges = judged.map(({ move }) => move);
      notebook.note(state, actor, edges, policy, first.evaluate(state));
      game.apply(state, at(edges, indexOfMost(policy)));
      continue;
    }
    const policy = tempered(first.prior(game.resample(game.view(state, actor), random), moves), TEMPERATURE);
    if (by(NOTED)) notebook.note(state, actor, moves, policy, first.evaluate(state));
    game.apply(state, at(moves, drawMove(policy, 1, random)));
  }
  return notebook.close(wins(game.score(state).places), judge.encoder.points(state), LAMBDA);
}

/** A policy at another temperature. */
function tempered(policy: readonly number[], temperature: number): number[] {
  const most = Math.max(...policy);
  const bent = policy.map((part) => (part / most) ** (1 / temperature));
  const sum = bent.reduce((total, part) => total + part, 0);
  return bent.map((part) => part / sum);
}
