import { at } from '@chambord/kernel';
import type { Shape } from '@chambord/kernel';
import { Environment } from './environment.ts';
import type { InNumbers, MoveKind } from './environment.ts';

/** An action for a game that is not to be touched. */
export const LEAVE = -1;

/**
 * Many games at once. A game that is over stays for one step, so that its rewards are seen; the action given for it then is not looked at, and its next game
 * begins. Game `i` plays the seeds `SEED/i/0`, `SEED/i/1`, …, however many games there are beside it.
 */
export class Environments<G extends Shape = Shape> {
  readonly games: readonly Environment<G>[];
  readonly #played: number[];
  #seed = '';

  constructor(game: InNumbers<G>, options: unknown, count: number, moves: MoveKind = 'sensible') {
    this.games = Array.from({ length: count }, () => new Environment(game, options, moves));
    this.#played = this.games.map(() => 0);
  }

  /** Begins all games anew. */
  reset(seed: string): void {
    this.#seed = seed;
    this.#played.fill(0);
    this.games.forEach((game, i) => game.reset(`${seed}/${i}/0`));
  }

  /** Makes one action in each game; throws, and changes nothing, if one of them is not legal. */
  step(actions: ArrayLike<number>): void {
    const { games } = this;
    if (actions.length !== games.length) {
      throw new RangeError(`there are ${games.length} games, and ${actions.length} actions`);
    }
    for (let i = 0; i < games.length; i++) {
      const game = at(games, i);
      const action = actions[i] as number;
      if (action !== LEAVE && game.actor !== null && !game.legal.includes(action)) {
        throw new RangeError(`action ${action} is not legal in game ${i} (legal: ${game.legal.join(', ')})`);
      }
    }
    for (let i = 0; i < games.length; i++) {
      const game = at(games, i);
      const action = actions[i] as number;
      if (action === LEAVE) continue;
      if (game.actor !== null) game.step(action);
      else game.reset(`${this.#seed}/${i}/${(this.#played[i] = at(this.#played, i) + 1)}`);
    }
  }
}
