import { pick, randomFrom, wins } from '@chambord/kernel';
import type { Game, Random } from '@chambord/kernel';
import type { Brain, Evaluation } from '@chambord/network';
import { judgeOf } from './judge.ts';
import type { Judge } from './judge.ts';

type Move = { readonly do: string };

/** Whoever says how promising moves and positions are: a network, or chance. */
export type Judging = Pick<Judge, 'judge'>;

/** What a search knows of a game besides its rules. */
export interface Mind extends Pick<Brain, 'key' | 'cPuct' | 'levels'> {
  judge(this: void): Judging;
}

/** The mind of who has this brain. Without one bots know nothing but the rules. */
export function mindOf(game: Game, brain: Brain | null): Mind {
  return brain === null ? plainMind(game) : { ...brain, judge: () => judgeOf(brain) };
}

/** How many games each level below the strongest plays on at random before it decides. */
const LEVELS = [3, 9, 27, 81, 243].map((simulations) => ({ simulations }));

/** All moves look alike to it, and a position is worth what comes of playing on at random. */
function plainMind(game: Game): Mind {
  const numbers = new Map<string, number>();
  return {
    key(move) {
      const text = JSON.stringify(move);
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    cPuct: 1,
    levels: LEVELS,
    judge() {
      const random = randomFrom('playouts');
      return { judge: (state, _actor, moves) => playedOut(game, state, moves, random) };
    },
  };
}

function playedOut(game: Game, state: unknown, moves: readonly Move[], random: Random): Evaluation {
  const end = game.clone(state);
  while (game.actor(end) !== null) game.apply(end, pick(random, game.sensible(end)));
  const { points, places } = game.score(end);
  return {
    policy: new Float32Array(moves.length).fill(1 / moves.length),
    contenders: places.length,
    chances: Float32Array.from(wins(places)),
    points: Float32Array.from(points),
  };
}
