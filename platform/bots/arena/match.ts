import { at, attempt, BadInput, IllegalMove, randomFrom, resultOf, wins } from '@chambord/kernel';
import type { Game, GameRecord, Seat } from '@chambord/kernel';
import type { Brain } from '@chambord/network';
import type { Judging } from '../search/mind.ts';
import { luckOfMove } from './luck.ts';
import type { Player, Waiting } from '../players.ts';
import { evaluator } from '../search/values.ts';

/** A player from outside who broke off the game: by a move that is not legal, by being late, or by leaving. */
export class Forfeit extends Error {
  override readonly name = 'Forfeit';
}

/** Deals that luck is held against, and simulations for what each comes to: more would cost more time than the games that it saves. */
const DEALS = 8;
const GLANCE = 8;

/** Where two sides meet. */
export interface Venue {
  readonly game: Game;
  readonly brain: Brain | null;
  readonly options: { readonly players: number };
  readonly seed: string;
  /** Who judges how lucky everybody was; nobody, if it is not wanted. */
  readonly judge?: Judging | undefined;
}

/** One game of two sides. */
export interface Match {
  /** Which side sat where. */
  readonly sides: readonly (0 | 1)[];
  /** By seat, shared ones in part. Whoever broke off has lost to the other side. */
  readonly wins: readonly number[];
  /** By seat; none for a game that was broken off. */
  readonly points: readonly number[] | null;
  /** By seat: how much of the win was luck with the cards, as the judge sees it. */
  readonly luck: readonly number[];
  /** How often it was somebody else's turn than before. */
  readonly turns: number;
  readonly rounds: number;
  readonly record: GameRecord;
  readonly fault: string | null;
}

/**
 * Plays the game of this number. Every deal is played twice with the sides exchanged, and from deal to deal they move on by a seat; at
 * tables for more than two they sit in turn (A B A, then B A B). Alone each side plays every deal against the game.
 */
export async function playMatch(
  { game, brain, options, seed, judge }: Venue,
  players: readonly [Player, Player],
  names: readonly [string, string],
  number: number,
  waiting: readonly (Waiting | undefined)[] = [],
): Promise<Match> {
  const deal = Math.floor(number / 2);
  const solo = options.players === 1;
  const sides = Array.from({ length: options.players }, (_, seat) =>
    (seat + number + (solo ? 0 : deal)) % 2 === 0 ? 0 : 1,
  );
  const random = randomFrom(`${seed}/${number}/players`);
  const unknown = randomFrom(`${seed}/${number}/luck`);
  const evaluate = judge === undefined || brain === null ? null : evaluator(game, brain, judge, GLANCE, unknown);
  const luck = sides.map(() => 0);
  const moves: string[] = [];
  let rounds = 0;
  let turns = 0;
  const emit = (event: unknown) => {
    if (game.beginsRound(event)) rounds++;
  };
  const dealt = `${seed}/${deal}`;
  const state = game.setup(options, dealt, emit);
  const recordOf = (result: GameRecord['result']): GameRecord => ({
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed: dealt,
    names: sides.map((side, seat) => `${names[side]} ${seat + 1}`.slice(0, 60)),
    moves,
    result,
  });
  let before: Seat | null = null;
  for (let seat = game.actor(state); seat !== null; seat = game.actor(state)) {
    if (seat !== before) turns++;
    before = seat;
    try {
      const decision = moves.length + 1;
      const question = { game, brain, options, seat, decision, view: game.view(state, seat), random };
      const move = await players[at(sides, seat)](question);
      if (evaluate !== null && game.whyNot(state, move) === null) {
        const { chance } = luckOfMove(game, evaluate, state, move, unknown, DEALS).amounts;
        for (let each = 0; each < luck.length; each++) luck[each] = at(luck, each) + at(chance, each).mean;
      }
      attempt(game, state, move, options, emit);
      moves.push(game.format(move, options));
      const next = game.actor(state);
      if (next !== null && sides[next] !== sides[seat]) waiting[at(sides, seat)]?.(game.view(state, seat));
    } catch (error) {
      if (!(error instanceof Forfeit || error instanceof IllegalMove || error instanceof BadInput)) throw error;
      const fault = `game ${number + 1}, decision ${moves.length + 1}: ${error.message}`;
      return {
        sides,
        wins: forfeited(sides, seat),
        points: null,
        luck: sides.map(() => 0),
        turns,
        rounds,
        record: recordOf(null),
        fault,
      };
    }
  }
  const { points, places } = game.score(state);
  const record = recordOf(resultOf(game, state));
  return { sides, wins: wins(places), points, luck, turns, rounds, record, fault: null };
}

/** The seats of the other side share the win. */
function forfeited(sides: readonly (0 | 1)[], seat: Seat): number[] {
  const others = sides.filter((side) => side !== sides[seat]).length;
  return sides.map((side) => (side === sides[seat] ? 0 : 1 / others));
}
