import { at, pick } from '@chambord/kernel';
import type { Brain, Game, Random } from '@chambord/kernel';
import { likeliest } from './follow.ts';
import { askLevel, LEVELS } from './levels.ts';
import { montecarlo } from './montecarlo.ts';
import type { Budget } from './search.ts';

/** Chooses a move from what the own seat may know. */
export type Player = (game: Game, brain: Brain, view: unknown, random: Random) => { readonly do: string };

/** Everyone who can be sent into the arena. */
export const CONTESTANTS = [...LEVELS, 'heuristic', 'montecarlo', 'random'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** The budget is the king's, and that of Monte Carlo; the others have their own habits. */
export function playerOf(name: Contestant, budget: Budget): Player {
  switch (name) {
    case 'random':
      return (game, _brain, view, random) => pick(random, game.legal(view));
    case 'montecarlo':
      return (game, _brain, view, random) => montecarlo(game, view, random, budget);
    case 'heuristic':
      return (game, brain, view, random) => likeliest(game, brain, game.resample(view, random));
    default:
      return (game, brain, view, random) => askLevel(game, brain, name, view, random, budget);
  }
}

/** Plays a whole game, one player for each seat; returns the state at its end. */
export function playGame(
  game: Game,
  brain: Brain,
  options: { readonly players: number },
  seed: string,
  players: readonly Player[],
  random: Random,
): unknown {
  const state = game.setup(options, seed);
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    game.apply(state, at(players, actor)(game, brain, game.view(state, actor), random));
  }
  return state;
}
