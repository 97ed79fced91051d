import { LEVELS } from '@chambord/bots';
import * as v from 'valibot';

/** The longest message and the longest request body that the server reads, in bytes. */
export const MOST_BYTES = 4096;
/** The longest body of a request that brings a whole game. */
export const MOST_BYTES_OF_A_GAME = 65_536;
/** More decisions than any game has. */
export const MOST_MOVES = 5000;
export const LONGEST_GUEST_NAME = 30;
export const LONGEST_CHAT = 300;
/** So many lines of chat are told at a time; older ones are asked for. */
export const CHAT_AT_ONCE = 50;
/** So many may be said from one seat in the life of a table. */
export const MOST_SAID = 500;
/** Longer than any move is written. */
const LONGEST_MOVE = 200;
export const MOST_SEATS = 8;
/** How far behind spectators are at a table that is watched with a delay. */
export const SPECTATOR_DELAY = 120_000;
/** What a seat has at least when its player comes back after its time ran out. */
export const RETURN_TIME = 30_000;

/** A text that can be shown in a line: no control characters, not blank. */
const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(longest),
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    v.regex(/^[^\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/, 'control characters'),
  );

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Tables, guests: made by the server, not to be guessed. */
export const ID = /^[0-9a-z]{8,32}$/;
export const Id = v.pipe(v.string(), v.regex(ID));
/** A client names each of its messages that change something: sent twice, it is carried out once. */
export const MessageId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
export const GuestName = line(LONGEST_GUEST_NAME);
export const ChatText = line(LONGEST_CHAT);
export const MoveText = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_MOVE));
/** The name of a deal of the day: day, game and kind. */
export const DEAL_KEY = /^\d{4}-\d{2}-\d{2}\/[a-z0-9-]{1,30}\/[a-z]{1,10}$/;
export const DealKey = v.pipe(v.string(), v.regex(DEAL_KEY));
export const Seat = whole(0, MOST_SEATS - 1);
/** Whoever gets messages about a table. */
export const Watcher = v.union([Seat, v.literal('spectator')]);
export type Watcher = v.InferOutput<typeof Watcher>;
export const Version = whole(0, Number.MAX_SAFE_INTEGER);
/** What a client adds to the shuffle: 16 to 32 random bytes in hexadecimal. */
export const ShufflePart = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){16,32}$/));
/** The number of a coat of arms: 1 to 4 are those of the house, all others are counted through their parts. */
export const MOST_ARMS = 41_164;
export const Arms = whole(1, MOST_ARMS);
export const BotLevel = v.picklist(LEVELS);

/** How long one may think. A turn is all that one seat decides before another one does. */
export const ClockTerms = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('move'), seconds: whole(10, 3600) }),
  v.strictObject({ kind: v.literal('game'), seconds: whole(60, 24 * 3600), increment: whole(0, 600) }),
  v.strictObject({ kind: v.literal('days'), days: whole(1, 14) }),
]);
export type ClockTerms = v.InferOutput<typeof ClockTerms>;

/** Who a seat is meant for when the table is set up. */
export const SeatPlan = v.variant('kind', [
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({ kind: v.literal('bot'), level: BotLevel, name: GuestName }),
]);
export type SeatPlan = v.InferOutput<typeof SeatPlan>;

/** What a table agrees on before it begins. */
export const TableTerms = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(30)),
  /** As the game reads them; `players` must be the number of seats. */
  options: v.record(v.pipe(v.string(), v.maxLength(30)), v.union([v.number(), v.pipe(v.string(), v.maxLength(30))])),
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(MOST_SEATS)),
  /** `open` stands in the lobby; `invite` is found by its link alone. */
  access: v.picklist(['open', 'invite']),
  clock: ClockTerms,
  /** Who leaves, is gone or runs out of time: the others wait, or a bot plays until they return. */
  leaver: v.picklist(['wait', 'bot']),
  spectators: v.picklist(['none', 'live', 'delayed']),
  /** Counts for the ratings; only without bots, for two people or more. */
  rated: v.boolean(),
});
export type TableTerms = v.InferOutput<typeof TableTerms>;

/** How many tables a match may have. */
export const MOST_TABLES = 8;

/** What a match agrees on: tables that are alike, with one person at each, in the same seat. */
export const MatchTerms = v.strictObject({
  game: TableTerms.entries.game,
  options: TableTerms.entries.options,
  seats: TableTerms.entries.seats,
  tables: whole(2, MOST_TABLES),
  /** For each turn; who takes longer is played for by a bot. */
  days: whole(1, 14),
});
export type MatchTerms = v.InferOutput<typeof MatchTerms>;
