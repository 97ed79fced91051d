import * as v from 'valibot';
import { Change } from './changes.ts';
import { PHRASES } from './phrases.ts';
import { Arms, BotLevel, ChatText, GuestName, Id, MoveText, Seat, TableTerms, Version, whole } from './terms.ts';

/** Milliseconds since 1970, by the server's clock. */
const Time = whole(0, Number.MAX_SAFE_INTEGER);

/** Why nobody sits at a seat that belongs to someone: left, lost the connection, or out of time. */
export const AWAY = ['left', 'gone', 'time'] as const;
export type Away = (typeof AWAY)[number];

/** A seat as everyone sees it. */
export const SeatState = v.object({
  /** Null while the seat is free. */
  name: v.nullable(GuestName),
  /** The guest; null for a bot and for a free seat. */
  guest: v.nullable(Id),
  /** The level of a bot's own seat; null for a person's. */
  bot: v.nullable(BotLevel),
  /** Kept for this guest after a rematch, until they sit. */
  kept: v.nullable(Id),
  /** What the seat bears: no two at a table bear the same. Missing in lists of tables from before there were arms. */
  arms: v.optional(Arms),
  away: v.nullable(v.picklist(AWAY)),
  resigned: v.boolean(),
  /** Whether a bot decides for it now. */
  played: v.picklist(['person', 'bot']),
});
export type SeatState = v.InferOutput<typeof SeatState>;

/** What each seat has left, in milliseconds, when the clock was last set; one of them runs from then on. */
export const Clocks = v.object({ left: v.array(v.number()), running: v.nullable(Seat), since: Time });
export type Clocks = v.InferOutput<typeof Clocks>;

/** A wish to take back, from `seat`, which all others who play have to agree to. */
export const UndoOffer = v.object({
  seat: Seat,
  /** The version to answer to. */
  version: Version,
  /** To this many decisions the game would go back. */
  plies: whole(0, 1e6),
  agreed: v.array(Seat),
});
export type UndoOffer = v.InferOutput<typeof UndoOffer>;

/** How a game ended: played to the end, or all others resigned. By seat; places as in a record, 1 is won. */
export const Outcome = v.object({
  by: v.picklist(['rules', 'resignation']),
  places: v.array(whole(1, 8)),
  /** By contender, where it was played to the end. Tables that ended on servers from before do not say it. */
  points: v.optional(v.array(whole(0, 1e6))),
  /** Change of the rating by seat, at rated tables. */
  ratings: v.nullable(v.array(v.object({ before: v.number(), after: v.number() }))),
});
export type Outcome = v.InferOutput<typeof Outcome>;

/** What of a table changes while it lasts; sent whole with every piece of news. */
export const TableStatus = v.object({
  /** `waiting` for people to sit, `playing`, or `over`. */
  phase: v.picklist(['waiting', 'playing', 'over']),
  /** The rules that the game was begun by; null before it begins. Servers from before did not say it. */
  rulesVersion: v.optional(v.nullable(whole(1, 1e6)), null),
  seats: v.array(SeatState),
  /** Who decides; null unless playing. */
  turn: v.nullable(Seat),
  /** The version of the last change to the position: a move that names an older one is stale. */
  position: Version,
  clocks: v.nullable(Clocks),
  offer: v.nullable(UndoOffer),
  /** Whether the viewer can take back the last decision without asking. */
  canUndo: v.boolean(),
  outcome: v.nullable(Outcome),
  /** The table of the rematch. */
  next: v.nullable(Id),
});
export type TableStatus = v.InferOutput<typeof TableStatus>;

/** One decision and what the viewer may know came of it. */
export const SeenPly = v.object({
  actor: Seat,
  /** In the game's notation, which names only what everybody sees. */
  move: MoveText,
  events: v.array(v.unknown()),
  at: Time,
});
export type SeenPly = v.InferOutput<typeof SeenPly>;

export const ChatLine = v.object({
  version: Version,
  seat: Seat,
  text: v.nullable(ChatText),
  phrase: v.nullable(v.picklist(PHRASES)),
  at: Time,
});
export type ChatLine = v.InferOutput<typeof ChatLine>;

/** What came to pass between two versions: `plies` and `begin` follow on the first `from` decisions. */
export const Happened = v.object({
  since: Version,
  version: Version,
  /** When the server made this. */
  now: Time,
  /** As many decisions stay; all later ones are to be dropped (something was taken back). */
  from: whole(0, 1e6),
  plies: v.array(SeenPly),
  /** What the set-up showed; only with the beginning of the game. */
  begin: v.nullable(v.array(v.unknown())),
  /** The last lines since then. */
  chat: v.array(ChatLine),
  /** Whether lines since then were left out before the first of these: they are to be asked for. */
  skipped: v.optional(v.boolean(), false),
});
export type Happened = v.InferOutput<typeof Happened>;

/** How things stand for a viewer: replaces what was. */
export const Standing = v.object({
  status: TableStatus,
  /** What the viewer may know of the game; null before it begins, and where the server no longer has its rules. */
  view: v.nullable(v.unknown()),
});
export type Standing = v.InferOutput<typeof Standing>;

export const News = v.object({ ...Happened.entries, ...Standing.entries });
export type News = v.InferOutput<typeof News>;

/** News in which only that is told of how things stand what has changed since version `since`. */
export const ChangedNews = v.object({
  ...Happened.entries,
  changes: v.array(Change),
  /** Of how things stand then, `{status, view}`: whoever gets another one asks for the whole table. */
  fingerprint: whole(0, 2 ** 32 - 1),
});
export type ChangedNews = v.InferOutput<typeof ChangedNews>;

/** What never changes about a table. */
export const TableFacts = v.object({
  id: Id,
  terms: TableTerms,
  created: Time,
  /** SHA-256 of the server's part of the seed, in hexadecimal. */
  commitment: v.string(),
  /** The table that this one is the rematch of. */
  previous: v.nullable(Id),
  /** The match that it belongs to. */
  match: v.optional(v.nullable(Id), null),
});
export type TableFacts = v.InferOutput<typeof TableFacts>;

/** A table in a list. */
export const TableSummary = v.object({
  ...TableFacts.entries,
  version: Version,
  phase: TableStatus.entries.phase,
  seats: v.array(SeatState),
  turn: v.nullable(Seat),
  outcome: v.nullable(Outcome),
  next: v.nullable(Id),
  /** When something last happened. */
  updated: Time,
  /** The asking guest's seat. */
  yours: v.nullable(Seat),
});
export type TableSummary = v.InferOutput<typeof TableSummary>;
