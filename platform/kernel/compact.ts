import type { Game, Shape } from './game.ts';
import type { Numbering } from './numbers.ts';
import type { QuickRandom } from './random/quick-random.ts';

/**
 * A game on numbers, for who plays millions of games: a table is one list of whole numbers, a move is a number. The readable rules (`Game`) are the truth;
 * the conformance kit plays both side by side and demands the same moves in the same order and the same states.
 */
export interface Compact<G extends Shape = Shape> extends Numbering<G> {
  readonly game: Game<G>;
  /** How many numbers a table takes. */
  readonly size: number;
  /** Room for the most moves that there can be at once. */
  readonly most: number;

  /** Writes a state down in numbers, and back. */
  fromState(state: G['state'], table: Int32Array): void;
  toState(table: Int32Array): G['state'];
  /** Sets up a game with this generator; deals as the readable set-up does, but other cards than any seed. */
  setup(options: G['options'], random: QuickRandom, table: Int32Array): void;

  /** Who decides now; -1 when the game is over. */
  actor(table: Int32Array): number;
  /** Write down the numbers of the moves, in the order of the readable rules, and return how many there are; 0 when the game is over. */
  legal(table: Int32Array, into: Int32Array): number;
  sensible(table: Int32Array, into: Int32Array): number;
  apply(table: Int32Array, move: number): void;
  /** Writes down the points of every contender and returns how many contenders there are. */
  points(table: Int32Array, into: Int32Array): number;
}
