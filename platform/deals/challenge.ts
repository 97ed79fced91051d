import {
  BadInput,
  LEVELS,
  readArray,
  readObject,
  readOneOf,
  readRecord,
  readText,
  readWhole,
  recordOf,
  rulesOf,
} from '@chambord/kernel';
import type { Game, GameRecord, Level, Seat, Session, Shape } from '@chambord/kernel';
import { playThrough } from './play-through.ts';

/** A finished game that somebody else is to play too: in the same seat, against the same bots, and both are held against each other. */
export interface Challenge {
  readonly record: GameRecord;
  /** Whose game it was; all others are bots. */
  readonly seat: Seat;
  /** By seat; null for the one who challenges. */
  readonly bots: readonly (Level | null)[];
}

const FORM = 1;
const FIELDS = ['form', 'game', 'rules', 'options', 'seed', 'seat', 'names', 'bots', 'moves'] as const;

/** More than any game has; what is longer is no challenge. */
const MOST_MOVES = 5000;

/** The seat of the only person; null where several sat, or none. */
export function onlySeat(bots: readonly (string | null)[]): Seat | null {
  const seat = bots.indexOf(null);
  return seat >= 0 && bots.lastIndexOf(null) === seat ? seat : null;
}

/** What can be sent of a finished game; null if that is not one person's, or began in the middle of another one. */
export function challengeOf(record: GameRecord, bots: readonly (string | null)[]): Challenge | null {
  const seat = onlySeat(bots);
  if (seat === null || record.result === null || record.redeal !== undefined || record.moves.length > MOST_MOVES) {
    return null;
  }
  const levels = bots.map((bot) => LEVELS.find((level) => level === bot) ?? null);
  return onlySeat(levels) === seat ? { record, seat, bots: levels } : null;
}

/** The challenge as one text; the result is left out, since it follows from the moves. */
export function formatChallenge({ record, seat, bots }: Challenge): string {
  const { game, rulesVersion, options, seed, names, moves } = record;
  return JSON.stringify({ form: FORM, game, rules: rulesVersion, options, seed, seat, names, bots, moves });
}

/** Which game such a text is about, before anything else is read. */
export function challengedGame(text: string): string {
  return readText(fieldsOf(text)['game'], 'game');
}

/** Reads a challenge from outside and plays it through. Throws `BadInput` with the place of what is wrong. */
export function readChallenge(newest: Game, text: string): { challenge: Challenge; session: Session<Shape> } {
  const fields = fieldsOf(text);
  const { game, rules, options, seed, names, moves } = fields;
  const read = readRecord(newest, { game, rulesVersion: rules, options, seed, names, moves, result: null });
  if (read.moves.length > MOST_MOVES) throw new BadInput('moves', `more than ${MOST_MOVES}`);
  const { players } = read.options;
  const seat = readWhole(fields['seat'], 'seat', 0, players - 1);
  const bots = readArray(fields['bots'], 'bots').map((bot, index) =>
    bot === null ? null : readOneOf(bot, `bots[${index}]`, LEVELS),
  );
  if (bots.length !== players || onlySeat(bots) !== seat) {
    throw new BadInput('bots', `expected one for each of ${players} seats, and none for seat ${seat} alone`);
  }
  const session = playThrough(rulesOf(newest, read.rulesVersion), read);
  return { challenge: { record: recordOf(session), seat, bots }, session };
}

function fieldsOf(text: string) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadInput('', 'this is not what a challenge looks like');
  }
  // Whoever has a newer program may know more fields.
  if (typeof value === 'object' && value !== null && 'form' in value && value.form !== FORM) {
    throw new BadInput('form', `expected ${FORM}: a newer program made this`);
  }
  return readObject(value, '', FIELDS);
}
