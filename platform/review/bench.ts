import type { Judge } from '@chambord/bots';
import type { Game, Seat } from '@chambord/kernel';
import type { Brain } from '@chambord/network';

type Move = { readonly do: string };

/** What probably follows a move. */
export interface Following {
  readonly seat: Seat;
  readonly move: Move;
}

/** The position that is judged: by which game and network, and how long. */
export interface Bench {
  readonly game: Game;
  readonly brain: Brain;
  readonly judge: Judge;
  /** Simulations of the search for the best move; where it is another one than was made, four times as many compare the two. */
  readonly depth: number;
}
