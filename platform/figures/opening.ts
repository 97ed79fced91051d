import { replay, rulesOf } from '@chambord/kernel';
import type { Game, GameRecord, Seat, Shape } from '@chambord/kernel';
import type { Openings } from '@chambord/prose';

type Move = Shape['move'];

/** A choice of the opening. */
export interface OpeningChoice {
  readonly situation: string;
  readonly choice: string;
}

/** Something that was done for the first time: of which kind, and in which turn of its player, counted from 1. */
export interface FirstDone {
  readonly what: string;
  readonly kind: string;
  readonly turn: number;
}

/** How one player began a game. */
export interface Opening {
  readonly chosen: readonly OpeningChoice[];
  readonly firsts: readonly FirstDone[];
}

/** Follows a game while it is played, decision by decision, and tells how everybody began it. */
export class OpeningsOf {
  readonly #game: Game;
  readonly #openings: Openings;
  readonly #seats: { turns: number; chosen: OpeningChoice[]; firsts: Map<string, FirstDone> }[];
  #turn: { readonly seat: Seat; readonly before: unknown; moves: Move[]; events: Shape['event'][] } | null = null;

  constructor(game: Game, openings: Openings, players: number) {
    this.#game = game;
    this.#openings = openings;
    this.#seats = Array.from({ length: players }, () => ({ turns: 0, chosen: [], firsts: new Map() }));
  }

  /** Before a decision is made at this table. */
  before(state: unknown, move: Move): void {
    const seat = this.#game.actor(state);
    if (seat === null) return;
    // A turn may have ended with a decision of somebody else's.
    if (this.#turn !== null && this.#turn.seat !== seat) this.#end();
    this.#turn ??= { seat, before: this.#game.clone(state), moves: [], events: [] };
    this.#turn.moves.push(move);
  }

  readonly event = (event: Shape['event']): void => {
    this.#turn?.events.push(event);
  };

  /** After a decision was made. */
  after(): void {
    if (this.#turn?.events.some((event) => this.#game.endsTurn(event)) === true) this.#end();
  }

  /** By seat. */
  get all(): Opening[] {
    return this.#seats.map(({ chosen, firsts }) => ({ chosen, firsts: [...firsts.values()] }));
  }

  #end(): void {
    const turn = this.#turn;
    this.#turn = null;
    const own = turn === null ? undefined : this.#seats[turn.seat];
    if (turn === null || own === undefined) return;
    own.turns++;
    if (own.turns <= this.#openings.turns) {
      const situation = this.#openings.situation(turn.before, turn.seat);
      own.chosen.push({ situation, choice: this.#openings.choice(turn) });
    }
    for (const { what, kind } of this.#openings.firsts(turn)) {
      if (!own.firsts.has(what)) own.firsts.set(what, { what, kind, turn: own.turns });
    }
  }
}

/** How everybody began a recorded game, by seat; throws `BadInput` where it cannot be played so. */
export function openingsOf(newest: Game, openings: Openings, record: GameRecord): Opening[] {
  const game = rulesOf(newest, record.rulesVersion);
  const options = game.options(record.options);
  const found = new OpeningsOf(game, openings, options.players);
  replay(
    newest,
    { ...record, options },
    ({ state, move }) => {
      // What the decision before has brought is known now.
      found.after();
      found.before(state, move);
    },
    found.event,
  );
  found.after();
  return found.all;
}

/** Where the turn begins to which a decision belongs: after so many decisions. */
export function turnBefore(
  plies: readonly { readonly actor: Seat; readonly ended: boolean }[],
  ply: number,
  seat: Seat,
): number {
  let begin = ply;
  for (let before = plies[begin - 1]; before?.actor === seat && !before.ended; before = plies[begin - 1]) begin--;
  return begin;
}
