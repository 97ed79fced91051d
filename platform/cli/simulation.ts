import { playerOf } from '@chambord/bots';
import type { Budget, Contestant } from '@chambord/bots';
import { findGame } from '@chambord/games';
import type { GameEntry } from '@chambord/games';
import { at, below, randomFrom, resultOf } from '@chambord/kernel';
import type { Compact, GameRecord, Score } from '@chambord/kernel';

/** Players that need no budget. */
export const POLICIES = ['random', 'first', 'montecarlo', 'policy'] as const;

/** Games that the computer plays against itself, in a form that can be handed to another thread. */
export interface Simulation {
  readonly game: string;
  readonly options: { readonly players: number };
  /** Who plays, one after the other; with each game everybody moves on by a seat. */
  readonly players: readonly Contestant[];
  readonly budget: Budget;
  readonly seed: string;
  /** Whether records are wanted. */
  readonly recorded: boolean;
}

/** What came of some games: sums by contender, moves by kind, and a line for each record. */
export interface Totals {
  decisions: number;
  readonly points: number[];
  readonly wins: number[];
  readonly actions: Record<string, number>;
  readonly records: string[];
}

export function newTotals(): Totals {
  return { decisions: 0, points: [], wins: [], actions: {}, records: [] };
}

export function addTally(sum: Totals, more: Totals): void {
  sum.decisions += more.decisions;
  more.points.forEach((count, i) => (sum.points[i] = (sum.points[i] ?? 0) + count));
  more.wins.forEach((count, i) => (sum.wins[i] = (sum.wins[i] ?? 0) + count));
  for (const [kind, count] of Object.entries(more.actions)) sum.actions[kind] = (sum.actions[kind] ?? 0) + count;
  sum.records.push(...more.records);
}

/** Plays the games from one number to below another. Each has its own seed, so what comes of it does not depend on the others. */
export async function playGames(simulation: Simulation, from: number, to: number): Promise<Totals> {
  const entry = findGame(simulation.game);
  const compact = entry.numbers?.compact;
  const onlyRandom = simulation.players.every((player) => player === 'random');
  const quickly = onlyRandom && !simulation.recorded && compact !== undefined;
  const tally = newTotals();
  for (let number = from; number < to; number++) {
    const score = quickly
      ? playOnNumbers(compact, simulation, number, tally)
      : await playGame(entry, simulation, number, tally);
    const winners = score.places.filter((place) => place === 1).length;
    score.points.forEach((count, i) => (tally.points[i] = (tally.points[i] ?? 0) + count));
    score.places.forEach((place, i) => (tally.wins[i] = (tally.wins[i] ?? 0) + (place === 1 ? 1 / winners : 0)));
  }
  return tally;
}

function choicesOf(seed: string, number: number) {
  return randomFrom(`${seed}/${number}/policy`);
}

async function playGame(
  { game, brain }: GameEntry,
  { options, players, budget, seed, recorded }: Simulation,
  number: number,
  tally: Totals,
): Promise<Score> {
  const sides = Array.from({ length: options.players }, (_, seat) => at(players, (seat + number) % players.length));
  const seated = sides.map((side) => playerOf(side, budget));
  const random = choicesOf(seed, number);
  const moves: string[] = [];
  const gameSeed = `${seed}/${number}`;
  const state = game.setup(options, gameSeed);
  for (let seat = game.actor(state); seat !== null; seat = game.actor(state)) {
    const move = await at(seated, seat)({ game, brain, options, seat, view: game.view(state, seat), random });
    tally.actions[move.do] = (tally.actions[move.do] ?? 0) + 1;
    if (recorded) moves.push(game.format(move, options));
    game.apply(state, move);
    tally.decisions++;
  }
  const result = resultOf(game, state);
  if (recorded) {
    const { id, rulesVersion } = game;
    const names = sides.map((side, seat) => `${side} ${seat + 1}`);
    const record: GameRecord = { game: id, rulesVersion, options, seed: gameSeed, names, moves, result };
    tally.records.push(JSON.stringify(record));
  }
  return result;
}

/** The same game of who chooses at random: moves come in the same order, so the same ones are chosen. */
function playOnNumbers(compact: Compact, { options, seed }: Simulation, number: number, tally: Totals): Score {
  const { game } = compact;
  const random = choicesOf(seed, number);
  const table = new Int32Array(compact.size);
  const moves = new Int32Array(compact.most);
  compact.fromState(game.setup(options, `${seed}/${number}`), table);
  for (let count = compact.legal(table, moves); count > 0; count = compact.legal(table, moves)) {
    const move = moves[below(random, count)] as number;
    const kind = compact.kindOf(move);
    tally.actions[kind] = (tally.actions[kind] ?? 0) + 1;
    compact.apply(table, move);
    tally.decisions++;
  }
  return game.score(compact.toState(table));
}
