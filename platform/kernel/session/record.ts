import { attempt, IllegalMove } from './attempt.ts';
import type { Proof } from '../random/fair.ts';
import type { Emit, Game, Score, Shape } from '../game.ts';
import { BadInput, readArray, readObject, readText, readWhole, show, within } from '../input.ts';
import { asDealt, readRedeal } from './redeal.ts';
import type { Redeal } from './redeal.ts';
import { rulesOf } from './versions.ts';

/** A game from set-up to now: all that is needed to play it again, everywhere, for ever. */
export interface GameRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: { readonly players: number };
  readonly seed: string;
  /** By seat. */
  readonly names: readonly string[];
  /** In the game's notation. */
  readonly moves: readonly string[];
  /** Null while the game goes on. */
  readonly result: Pick<Score, 'points' | 'places'> | null;
  /** How the seed came about, where several had a part in it; `verifyProof` checks it. */
  readonly proof?: Proof;
  /** Where the game left another one that went the same way until then. */
  readonly redeal?: Redeal | undefined;
}

const REQUIRED = ['game', 'rulesVersion', 'options', 'seed', 'names', 'moves', 'result'] as const;
const FIELDS = [...REQUIRED, 'proof', 'redeal'] as const;
export const LONGEST_NAME = 60;
export const LONGEST_SEED = 200;

/** Which game a record is of, before anything else is read. */
export function readGameId(value: unknown): string {
  return readText(readObject(value, '', FIELDS)['game'], 'game');
}

/** Reads the form of a record of this game, by whichever of its rules; whether its moves are legal shows `replay`. */
export function readRecord<G extends Shape>(game: Game<G>, value: unknown): GameRecord & { options: G['options'] } {
  const fields = readObject(value, '', FIELDS);
  const missing = REQUIRED.find((field) => fields[field] === undefined);
  if (missing !== undefined) throw new BadInput('', `the field "${missing}" is missing`);
  const id = readText(fields['game'], 'game');
  if (id !== game.id) throw new BadInput('game', `this is a record of ${show(id)}, not of ${game.id}`);
  const rulesVersion = readWhole(fields['rulesVersion'], 'rulesVersion', 1, 1e6);
  const rules = rulesOf(game, rulesVersion);
  const options = within('options', () => rules.options(fields['options']));
  const seed = readText(fields['seed'], 'seed');
  if (seed.length > LONGEST_SEED) throw new BadInput('seed', `longer than ${LONGEST_SEED} characters`);
  const names = readArray(fields['names'], 'names').map((name, seat) => readName(name, `names[${seat}]`));
  if (names.length !== options.players) {
    throw new BadInput('names', `expected ${options.players} names, found ${names.length}`);
  }
  const moves = readArray(fields['moves'], 'moves').map((move, ply) => readText(move, `moves[${ply}]`));
  const result = readResult(fields['result']);
  const proof = fields['proof'] === undefined ? {} : { proof: readProof(fields['proof'], options.players) };
  const redeal = readRedeal(fields['redeal'], options.players, moves.length);
  return { game: id, rulesVersion, options, seed, names, moves, result, ...proof, redeal };
}

function readProof(value: unknown, players: number): Proof {
  const fields = readObject(value, 'proof', ['commitment', 'serverSeed', 'parts', 'shared']);
  const parts = readArray(fields['parts'], 'proof.parts').map((part, seat) =>
    part === null ? null : readHex(part, `proof.parts[${seat}]`),
  );
  if (parts.length !== players) {
    throw new BadInput('proof.parts', `expected ${players} parts, found ${parts.length}`);
  }
  const commitment = readHex(fields['commitment'], 'proof.commitment');
  const serverSeed = readHex(fields['serverSeed'], 'proof.serverSeed');
  if (fields['shared'] === undefined) return { commitment, serverSeed, parts };
  const shared = readArray(fields['shared'], 'proof.shared').map((part, i) => readHex(part, `proof.shared[${i}]`));
  return { commitment, serverSeed, parts, shared };
}

function readHex(value: unknown, place: string): string {
  const text = readText(value, place);
  if (!/^[0-9a-f]{32,64}$/.test(text)) {
    throw new BadInput(place, `expected 32 to 64 hexadecimal digits, found ${show(text)}`);
  }
  return text;
}

function readName(value: unknown, place: string): string {
  const name = readText(value, place);
  if (name.trim() === '' || name.length > LONGEST_NAME) {
    throw new BadInput(place, `expected a name of 1 to ${LONGEST_NAME} characters, found ${show(name)}`);
  }
  return name;
}

function readResult(value: unknown): GameRecord['result'] {
  if (value === null) return null;
  const fields = readObject(value, 'result', ['points', 'places']);
  const list = (name: 'points' | 'places') =>
    readArray(fields[name], `result.${name}`).map((entry, i) => readWhole(entry, `result.${name}[${i}]`, 0, 1e6));
  return { points: list('points'), places: list('places') };
}

/** What a replay shows of each decision, before the move is made. */
export interface Decision<G extends Shape> {
  readonly ply: number;
  readonly state: G['state'];
  readonly move: G['move'];
}

/**
 * Plays a record again by the rules that it was begun by, checking every move and the result; throws `BadInput` with the place of the first
 * fault.
 */
export function replay<G extends Shape>(
  newest: Game<G>,
  record: GameRecord & { options: G['options'] },
  visit?: (decision: Decision<G>) => void,
  emit?: Emit<G['event']>,
): G['state'] {
  const game = rulesOf(newest, record.rulesVersion);
  let state = game.setup(record.options, record.seed, emit);
  for (const [ply, text] of record.moves.entries()) {
    const place = `moves[${ply}]`;
    state = asDealt(game, state, ply, record.redeal);
    if (game.actor(state) === null) throw new BadInput(place, 'the game is over before this move');
    const move = within(place, () => game.parse(text, record.options));
    visit?.({ ply, state, move });
    try {
      attempt(game, state, move, record.options, emit);
    } catch (error) {
      if (error instanceof IllegalMove) throw new BadInput(place, error.message);
      throw error;
    }
  }
  state = asDealt(game, state, record.moves.length, record.redeal);
  checkResult(record.result, game.actor(state) === null ? resultOf(game, state) : null);
  return state;
}

export function resultOf<G extends Shape>(game: Game<G>, state: G['state']): NonNullable<GameRecord['result']> {
  const { points, places } = game.score(state);
  return { points: [...points], places: [...places] };
}

function checkResult(found: GameRecord['result'], right: GameRecord['result']): void {
  if (found === null && right !== null) throw new BadInput('result', 'the game is over, but its result is missing');
  if (found !== null && right === null) throw new BadInput('result', 'there is a result, but the game is not over');
  if (JSON.stringify(found) !== JSON.stringify(right)) {
    throw new BadInput('result', `expected ${JSON.stringify(right)}, found ${JSON.stringify(found)}`);
  }
}
