import * as v from 'valibot';
import { TableSummary } from './table.ts';
import {
  Arms,
  DealKey,
  GuestName,
  Id,
  MatchTerms,
  MOST_MOVES,
  MoveText,
  ShufflePart,
  TableTerms,
  whole,
} from './terms.ts';

/** `GET /api/me`, and the answer to `POST /api/me` and `POST /api/me/claim`. */
export const Me = v.object({ guest: Id, name: GuestName });
export type Me = v.InferOutput<typeof Me>;

/** `POST /api/me`: a new guest if no cookie comes with it, else another name. */
export const NameMe = v.strictObject({ name: GuestName });
export type NameMe = v.InferOutput<typeof NameMe>;

/** Answer to `POST /api/me/link`: goes behind # in the personal link; good once, until then. */
export const PersonalLink = v.object({ token: v.string(), until: v.number() });
export type PersonalLink = v.InferOutput<typeof PersonalLink>;

/** `POST /api/me/claim`: this device becomes the guest who made the link. */
export const ClaimLink = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[0-9a-z]{20,60}$/)) });
export type ClaimLink = v.InferOutput<typeof ClaimLink>;

/** `POST /api/tables` takes `TableTerms` and answers with this. Nobody sits yet. */
export const TableMade = v.object({ table: Id, commitment: v.string() });
export type TableMade = v.InferOutput<typeof TableMade>;
export const MakeTable = TableTerms;

/** `GET /api/tables` (the lobby), `GET /api/me/games` (your turn first), `GET /api/me/history?before=TIME`. */
export const TableList = v.object({ tables: v.array(TableSummary) });
export type TableList = v.InferOutput<typeof TableList>;

export const Rating = v.object({
  guest: Id,
  name: GuestName,
  rating: v.number(),
  /** Give or take twice this much, 95 times of 100. */
  deviation: v.number(),
  games: v.number(),
});
export type Rating = v.InferOutput<typeof Rating>;

/** `GET /api/ratings/GAME`: the best whose rating is settled, and the asking guest's own. */
export const RatingList = v.object({ ratings: v.array(Rating), yours: v.nullable(Rating) });
export type RatingList = v.InferOutput<typeof RatingList>;

/** `POST /api/deals/tries`: a first try on a deal of the day; answered with `DealStanding`. The first one of a guest stands. */
export const HandIn = v.strictObject({
  deal: DealKey,
  /** Who the bots were, as the program that played calls them. */
  bots: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  /** All decisions, of the bots too, in the game's notation. */
  moves: v.pipe(v.array(MoveText), v.maxLength(MOST_MOVES)),
});
export type HandIn = v.InferOutput<typeof HandIn>;

/** What a try came to. */
export const DealOutcome = v.object({ points: v.number(), lead: v.number(), won: v.boolean() });
export type DealOutcome = v.InferOutput<typeof DealOutcome>;

const Count = whole(0, 1e9);

/** `GET /api/deals/standing?deal=KEY`: how the own try compares with those of all others; for whoever has handed one in. */
export const DealStanding = v.object({
  deal: DealKey,
  yours: v.object({ guest: Id, ...DealOutcome.entries }),
  /** Other tries that are worse, and as good; of all `others`. */
  worse: Count,
  same: Count,
  others: Count,
  /** The best, the best first; their games can be looked at. */
  best: v.array(v.object({ guest: Id, name: GuestName, ...DealOutcome.entries })),
});
export type DealStanding = v.InferOutput<typeof DealStanding>;

/** `GET /api/deals/try?deal=KEY&guest=ID`: one of the best; for whoever has handed one in. */
export const BestTry = v.object({ name: GuestName, moves: v.array(MoveText) });
export type BestTry = v.InferOutput<typeof BestTry>;

/** `POST /api/matches` takes `MatchTerms` and answers with this. Nobody has joined yet. */
export const MatchMade = v.object({ match: Id, commitment: v.string() });
export type MatchMade = v.InferOutput<typeof MatchMade>;

/** `POST /api/matches/ID/join`, with the own part of the shuffle; `POST /api/matches/ID/leave` takes `{}`. Both answer with `MatchState`. */
export const JoinMatch = v.strictObject({ part: ShufflePart, arms: v.optional(Arms) });
export type JoinMatch = v.InferOutput<typeof JoinMatch>;

/** What somebody came to, once everybody is done. */
export const MatchResult = v.object({
  place: whole(1, 8),
  /** 1 for each one beaten, ½ for a tie. */
  matchpoints: v.number(),
  /** Null for who has resigned. */
  outcome: v.nullable(DealOutcome),
});
export type MatchResult = v.InferOutput<typeof MatchResult>;

/** `GET /api/matches/ID`: a match as everybody may see it, and the own table. */
export const MatchState = v.object({
  id: Id,
  terms: MatchTerms,
  /** SHA-256 of the server's part of the seed, known before anybody joins. */
  commitment: v.string(),
  phase: v.picklist(['waiting', 'playing', 'over']),
  /** In the order of their places. */
  people: v.array(
    v.object({
      guest: Id,
      name: GuestName,
      done: v.boolean(),
      /** Null until everybody is done. */
      result: v.nullable(MatchResult),
    }),
  ),
  /** The own place among them, and the own table once it is dealt. */
  yours: v.nullable(Count),
  table: v.nullable(Id),
});
export type MatchState = v.InferOutput<typeof MatchState>;

/** `GET /api/matches/ID/records`: all games with the proof of their shuffle, in the order of the people; 409 `notOver` before everybody is done. */
export const MatchRecords = v.object({ records: v.array(v.unknown()) });
export type MatchRecords = v.InferOutput<typeof MatchRecords>;
