import { attempt } from './attempt.ts';
import type { Game, Seat, Shape, Viewer } from '../game.ts';
import { at } from '../list.ts';
import { asDealt } from './redeal.ts';
import type { Redeal } from './redeal.ts';
import { replay, resultOf } from './record.ts';
import type { GameRecord } from './record.ts';
import { rulesOf } from './versions.ts';

/** One decision that was made, and what came of it. */
export interface Ply<G extends Shape> {
  readonly actor: Seat;
  readonly move: string;
  readonly events: readonly G['event'][];
  /** Made with the same touch as the one before it: both are taken back together. */
  readonly joined?: true;
}

/** A game as it is being played at one place: the state, how it came about, and the way back. */
export interface Session<G extends Shape> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly seed: string;
  readonly names: readonly string[];
  readonly begin: readonly G['event'][];
  readonly plies: Ply<G>[];
  /** Where it left another game. */
  readonly redeal?: Redeal | undefined;
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

/** Makes a move from outside; throws `IllegalMove` and changes nothing if it is not legal. `joined`: by the same touch as the one before. */
export function makeMove<G extends Shape>(session: Session<G>, move: G['move'], joined = false): readonly G['event'][] {
  const { game, options, state } = session;
  const events: G['event'][] = [];
  const actor = game.actor(state) ?? 0;
  attempt(game, state, move, options, (event) => events.push(event));
  session.plies.push({ actor, move: game.format(move, options), events, ...(joined ? { joined } : {}) });
  return events;
}

/** A move that was made on a copy of the position, to see what comes of it. */
export interface Tried<G extends Shape> {
  readonly move: string;
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** The session goes on where the copy is: nothing has changed since the move was tried. */
export function adopt<G extends Shape>(session: Session<G>, { move, state, events }: Tried<G>, joined = false): void {
  const actor = session.game.actor(session.state) ?? 0;
  session.state = state;
  session.plies.push({ actor, move, events, ...(joined ? { joined } : {}) });
}

/**
 * The decisions that a seat can go back to, the last first: those with which its touches began, up to where something hidden was shown to
 * it. What `answers` has decided since, a bot as a rule, is taken back along with them; nobody takes back what another person has decided.
 */
export function waysBack<G extends Shape>(
  { game, plies, redeal }: Session<G>,
  seat: Seat,
  answers: (seat: Seat) => boolean = () => false,
): number[] {
  const ways: number[] = [];
  // What was before a new deal belongs to the other game.
  for (let ply = plies.length - 1; ply >= (redeal?.ply ?? 0); ply--) {
    const { actor, events, joined } = at(plies, ply);
    if (actor !== seat && !answers(actor)) break;
    if (events.some((event) => game.reveals(event, seat))) break;
    if (actor === seat && joined !== true) ways.push(ply);
  }
  return ways;
}

/** The table before each of these decisions as the viewer saw it. */
export function viewsBefore<G extends Shape>(
  session: Session<G>,
  before: readonly number[],
  viewer: Viewer,
): G['view'][] {
  const { game, plies, options, seed, redeal } = session;
  if (before.length === 0) return [];
  const views = new Map<number, G['view']>();
  let state = game.setup(options, seed);
  // Not asked again whether it was legal: that takes most of the time, and a table waits for this.
  for (const [ply, { move }] of plies.entries()) {
    state = asDealt(game, state, ply, redeal);
    if (before.includes(ply)) views.set(ply, game.view(game.clone(state), viewer));
    game.apply(state, game.parse(move, options));
  }
  return before.flatMap((ply) => (views.has(ply) ? [views.get(ply)] : []));
}

/** Takes back all from this decision on; whether that may be, `waysBack` says. */
export function undo<G extends Shape>(session: Session<G>, to: number): void {
  session.plies.length = to;
  session.state = replay(session.game, { ...recordOf(session), result: null });
}

export function recordOf<G extends Shape>(session: Session<G>): GameRecord & { options: G['options'] } {
  const { game, options, seed, names, plies, redeal, state } = session;
  const over = game.actor(state) === null;
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed,
    names,
    moves: plies.map(({ move }) => move),
    result: over ? resultOf(game, state) : null,
    redeal,
  };
}

/** Which decisions were made with the touch of the one before: what a record does not say. */
export function joinedOf<G extends Shape>({ plies }: Session<G>): number[] {
  return plies.flatMap(({ joined }, ply) => (joined === true ? [ply] : []));
}

/** Goes on with a recorded game, by the rules that it was begun by; `joined` as `joinedOf` has it. */
export function resume<G extends Shape>(
  newest: Game<G>,
  record: GameRecord & { options: G['options'] },
  joined: readonly number[] = [],
): Session<G> {
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
    ...(joined.includes(ply) ? { joined: true as const } : {}),
  }));
  const { options, seed, names, redeal } = record;
  return { game, options, seed, names, begin, plies, state, redeal };
}
