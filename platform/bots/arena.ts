import { at, randomFrom, wins } from '@chambord/kernel';
import type { Brain, Game } from '@chambord/kernel';
import { playerOf, playGame } from './players.ts';
import type { Contestant } from './players.ts';
import type { Budget } from './search.ts';
import { interval } from './statistics.ts';
import type { Interval } from './statistics.ts';

/** Two sides, and how they meet. */
export interface Contest {
  readonly game: Game;
  readonly brain: Brain;
  readonly options: { readonly players: number };
  readonly sides: readonly [Contestant, Contestant];
  readonly games: number;
  readonly seed: string;
  readonly budget: Budget;
}

/** How one side fared. */
export interface Outcome {
  readonly player: Contestant;
  readonly games: number;
  /** Shared wins count in part. */
  readonly wins: number;
  readonly winRate: Interval;
  /** Of a seat that it held. */
  readonly meanPoints: number;
}

/**
 * Lets two players meet. Every deal is played twice with the sides exchanged, and from deal to deal they move on by a seat; at tables for more than
 * two they sit in turn (A B A, then B A B). Alone each of them plays every deal against the game.
 */
export function meet(contest: Contest): [Outcome, Outcome] {
  const { game, brain, options, sides, games, seed, budget } = contest;
  const players = sides.map((side) => playerOf(side, budget));
  const tallies = sides.map(() => ({ games: 0, wins: 0, points: 0, seats: 0 }));
  const solo = options.players === 1;
  for (let i = 0; i < games; i++) {
    const deal = Math.floor(i / 2);
    const sideOf = (seat: number) => (seat + i + (solo ? 0 : deal)) % 2;
    const seats = Array.from({ length: options.players }, (_, seat) => at(players, sideOf(seat)));
    const random = randomFrom(`${seed}/${i}/players`);
    const { points, places } = game.score(playGame(game, brain, options, `${seed}/${deal}`, seats, random));
    const won = wins(places);
    tallies.forEach((tally, side) => {
      if (!solo || sideOf(0) === side) tally.games++;
    });
    for (let seat = 0; seat < options.players; seat++) {
      const tally = at(tallies, sideOf(seat));
      tally.wins += at(won, seat);
      tally.points += at(points, seat);
      tally.seats++;
    }
  }
  const outcome = (side: 0 | 1): Outcome => {
    const { games: played, wins: won, points, seats } = at(tallies, side);
    return {
      player: sides[side],
      games: played,
      wins: won,
      winRate: interval(won, played),
      meanPoints: seats === 0 ? 0 : points / seats,
    };
  };
  return [outcome(0), outcome(1)];
}
