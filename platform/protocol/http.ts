import * as v from 'valibot';
import { TableSummary } from './table.ts';
import { GuestName, Id, TableTerms } from './terms.ts';

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
