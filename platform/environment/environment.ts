import { at, BadInput, randomFrom, sha256, wins } from '@chambord/kernel';
import type { Game, Numbers, Seat, Shape, Viewer } from '@chambord/kernel';

/** A game that is told in numbers. */
export interface InNumbers<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly numbers: Numbers<G>;
}

/** Which moves are offered: those that do not only pay more dearly for the same, or all. */
export const MOVE_KINDS = ['sensible', 'legal'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** One game as learners see it: numbered actions, observations of numbers, rewards. It knows no game. */
export class Environment<G extends Shape = Shape> {
  readonly options: G['options'];
  readonly moves: MoveKind;
  /** How many actions there are: each has its number for ever. */
  readonly actions: number;
  /** How many numbers an observation has. */
  readonly observationSize: number;
  readonly #game: Game<G>;
  readonly #numbers: Numbers<G>;
  #state: G['state'];
  #moves: readonly G['move'][] = [];
  #legal: readonly number[] = [];

  constructor({ game, numbers }: InNumbers<G>, options: unknown, moves: MoveKind = 'sensible') {
    this.options = game.options(options);
    this.moves = moves;
    this.#game = game;
    this.#numbers = numbers;
    this.actions = moves === 'sensible' ? numbers.moves.sensibleMoves : numbers.moves.moves;
    this.observationSize = numbers.observation.parts.reduce((sum, { length }) => sum + length, 0);
    this.#state = game.setup(this.options, '');
    this.#list();
  }

  /** Begins a game. All chance comes from the seed. */
  reset(seed: string): void {
    this.#state = this.#game.setup(this.options, seed);
    this.#list();
  }

  /** Makes the action of who decides now; throws, and changes nothing, if it is not one of `legal`. */
  step(action: number): void {
    const index = this.#legal.indexOf(action);
    if (index < 0) throw new BadInput('action', `${action} is not legal now (legal: ${this.#legal.join(', ')})`);
    this.#game.apply(this.#state, at(this.#moves, index));
    this.#list();
  }

  /** Who decides now; null when the game is over. */
  get actor(): Seat | null {
    return this.#game.actor(this.#state);
  }

  /** The actions of who decides now, never none before the game is over. */
  get legal(): readonly number[] {
    return this.#legal;
  }

  /** The same as a list with a 1 for each action that is legal. */
  mask(into = new Uint8Array(this.actions)): Uint8Array {
    into.fill(0);
    for (const action of this.#legal) into[action] = 1;
    return into;
  }

  /** What a seat may know, in numbers. */
  observe(seat: Seat, into = new Float32Array(this.observationSize)): Float32Array {
    this.#numbers.observation.write(this.#game.view(this.#state, seat), seat, into);
    return into;
  }

  /** By seat: 0 before the game is over, then see `rewardsOf`. */
  get rewards(): readonly number[] {
    if (this.actor !== null) return Array.from({ length: this.options.players }, () => 0);
    return rewardsOf(this.#game.score(this.#state).places).slice(0, this.options.players);
  }

  /** By contender. */
  get points(): readonly number[] {
    return this.#game.score(this.#state).points;
  }

  /** An action in the notation of the game. */
  format(action: number): string {
    return this.#game.format(this.#numbers.moves.moveOf(this.#state, action), this.options);
  }

  /** 64 bits of the SHA-256 of all that a viewer may know; of everything, hidden things included, without one. */
  hash(viewer?: Viewer): string {
    const seen = viewer === undefined ? this.#state : this.#game.view(this.#state, viewer);
    const [high = 0, low = 0] = sha256(JSON.stringify(seen));
    return [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  /** The position as a text, to go on from it later. */
  save(): string {
    return JSON.stringify({ ...this.#table(), state: this.#state });
  }

  /** Goes on from a text of `save`; throws, and changes nothing, if it is no position of this kind of table. */
  load(text: string): void {
    const { state, ...table } = JSON.parse(text) as { readonly state: G['state'] };
    const [theirs, own] = [JSON.stringify(table), JSON.stringify(this.#table())];
    if (theirs !== own)
      throw new BadInput('', `this position was saved at another kind of table: ${theirs}, not ${own}`);
    const broken = this.#brokenLaw(state);
    if (broken !== null) throw new BadInput('', `this is no position: ${broken}`);
    this.#state = state;
    this.#list();
  }

  #brokenLaw(state: G['state']): string | null {
    try {
      return this.#game.audit(state);
    } catch {
      return 'it is not built like one';
    }
  }

  #table() {
    return { game: this.#game.id, rulesVersion: this.#game.rulesVersion, options: this.options };
  }

  /** Deals all that a seat cannot know anew: what it sees stays the same. For search, and to prove what observations tell. */
  redeal(seat: Seat, seed: string): void {
    this.#state = this.#game.resample(this.#game.view(this.#state, seat), randomFrom(seed));
    this.#list();
  }

  /** An environment that goes on from here by itself. */
  clone(): Environment<G> {
    const copy = new Environment({ game: this.#game, numbers: this.#numbers }, this.options, this.moves);
    copy.#state = this.#game.clone(this.#state);
    copy.#list();
    return copy;
  }

  #list(): void {
    const { moves } = this.#numbers;
    const isOver = this.#game.actor(this.#state) === null;
    this.#moves = isOver ? [] : this.#game[this.moves](this.#state);
    this.#legal = this.#moves.map((move) => moves.numberOf(this.#state, move));
  }
}

/** 1 for who won alone, -1 / (contenders - 1) for who lost; who shares the first place shares these. All together 0. */
export function rewardsOf(places: readonly number[]): number[] {
  const count = places.length;
  return wins(places).map((part) => (count * part - 1) / (count - 1));
}
