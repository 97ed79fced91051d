import { attempt } from './attempt.ts';
import type { Game, Seat, Shape, Viewer } from './game.ts';
import { at } from './list.ts';
import { replay, resultOf } from './record.ts';
import type { GameRecord } from './record.ts';
import { rulesOf } from './versions.ts';

/** One decision that was made, and what came of it. */
export interface Ply<G extends Shape> {
  readonly actor: Seat;
  readonly move: string;
  readonly events: readonly G['event'][];
}

/** A game as it is being played at one place: the state, how it came about, and the way back. */
export interface Session<G extends Shape> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly seed: string;
  readonly names: readonly string[];
  readonly begin: readonly G['event'][];
  readonly plies: Ply<G>[];
  state: G['state'];
}

export function newSession<G extends Shape>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  names: readonly string[],
): Session<G> {
  const begin: G['event'][] = [];
  const state = game.setup(options, seed, (event) => begin.push(event));
  return { game, options, seed, names, begin, plies: [], state };
}

/** Makes a move from outside; throws `IllegalMove` and changes nothing if it is not legal. */
export function makeMove<G extends Shape>(session: Session<G>, move: G['move']): readonly G['event'][] {
  const { game, options, state } = session;
  const events: G['event'][] = [];
  const actor = game.actor(state) ?? 0;
  attempt(game, state, move, options, (event) => events.push(event));
  session.plies.push({ actor, move: game.format(move, options), events });
  return events;
}

/** Whether the last decision can be taken back: not once it has shown something that was hidden. */
export function canUndo<G extends Shape>({ game, plies }: Session<G>): boolean {
  const last = plies[plies.length - 1];
  return last !== undefined && !last.events.some((event) => game.reveals(event));
}

/** How many decisions can be taken back, one after the other: all since something was last shown. */
export function undoable<G extends Shape>({ game, plies }: Session<G>): number {
  return plies.length - 1 - plies.findLastIndex(({ events }) => events.some((event) => game.reveals(event)));
}

/** The table before each of these decisions as the viewer saw it, the last one first. */
export function viewsBack<G extends Shape>(session: Session<G>, viewer: Viewer): G['view'][] {
  const { game, plies, options, seed } = session;
  const first = plies.length - undoable(session);
  if (first === plies.length) return [];
  const views: G['view'][] = [];
  const state = game.setup(options, seed);
  // Not asked again whether it was legal: that takes most of the time, and a table waits for this.
  for (const [ply, { move }] of plies.entries()) {
    if (ply >= first) views.unshift(game.view(game.clone(state), viewer));
    game.apply(state, game.parse(move, options));
  }
  return views;
}

/** Takes the last decisions back; false, and nothing changes, if that cannot be done. */
export function undo<G extends Shape>(session: Session<G>, steps = 1): boolean {
  if (steps < 1 || steps > undoable(session)) return false;
  session.plies.length -= steps;
  session.state = replay(session.game, { ...recordOf(session), result: null });
  return true;
}

export function recordOf<G extends Shape>(session: Session<G>): GameRecord & { options: G['options'] } {
  const { game, options, seed, names, plies, state } = session;
  const over = game.actor(state) === null;
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed,
    names,
    moves: plies.map(({ move }) => move),
    result: over ? resultOf(game, state) : null,
  };
}

/** Goes on with a recorded game, by the rules that it was begun by. */
export function resume<G extends Shape>(newest: Game<G>, record: GameRecord & { options: G['options'] }): Session<G> {
  const game = rulesOf(newest, record.rulesVersion);
  const events: G['event'][] = [];
  const ends: number[] = [];
  const actors: Seat[] = [];
  const state = replay(
    game,
    record,
    ({ state: before }) => {
      ends.push(events.length);
      actors.push(game.actor(before) ?? 0);
    },
    (event) => events.push(event),
  );
  const begin = events.slice(0, ends[0] ?? events.length);
  const plies = record.moves.map((move, ply) => ({
    actor: at(actors, ply),
    move,
    events: events.slice(ends[ply], ends[ply + 1]),
  }));
  return { game, options: record.options, seed: record.seed, names: record.names, begin, plies, state };
}
