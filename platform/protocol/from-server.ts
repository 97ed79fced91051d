import * as v from 'valibot';
import { ChangedNews, ChatLine, News, TableFacts } from './table.ts';
import { GuestName, Id, MessageId, Seat, Version, Watcher, whole } from './terms.ts';

/** Why something was refused. */
export const REFUSALS = [
  /** Cannot be read: not JSON, unknown type, wrong field. */
  'malformed',
  /** Too many messages or requests: slower. */
  'tooFast',
  /** Nobody has this cookie, or none was sent: `POST /api/me` first. */
  'noGuest',
  'noTable',
  'noGame',
  /** Sent from a page of somebody else. */
  'foreign',
  /** This table is not to be watched. */
  'closed',
  'seatTaken',
  'alreadySeated',
  'notSeated',
  'notStarted',
  'started',
  'over',
  'notOver',
  'notYourTurn',
  /** Against the rules; `why` says which. */
  'illegal',
  'cannotUndo',
  'noOffer',
  'away',
  'resigned',
  /** The terms of the table make no sense; `reason` says where. */
  'badTerms',
  'tooManyTables',
  /** Enough was said from this seat. */
  'saidEnough',
  /** The personal link was used or is too old. */
  'badLink',
  'tooLarge',
  'notFound',
  /** The game was begun by rules that this server does not have: it can be looked at and given up, and not gone on with. */
  'otherRules',
  'noMatch',
  /** Tries on this deal of the day are no longer taken, or not yet. */
  'notToday',
  /** The moves do not lead there: one is not legal, the game is not over, or a bot answers otherwise. */
  'badTry',
  /** The bots of this server are others than those that were played against. */
  'otherBots',
  /** Other tries are shown to whoever has handed in one of their own. */
  'noTry',
  /** Our fault; nothing was changed. Try again. */
  'trouble',
] as const;
export const RefusalCode = v.picklist(REFUSALS);
export type RefusalCode = v.InferOutput<typeof RefusalCode>;

export const Refusal = v.object({
  code: RefusalCode,
  /** In English, for whoever writes a client. */
  reason: v.string(),
  /** Which rule forbids the move, with the facts that the game's texts need. */
  why: v.optional(v.looseObject({ rule: v.string(), reason: v.string() })),
});
export type Refusal = v.InferOutput<typeof Refusal>;

/** What a server of today offers: changes in place of how things stand, to whoever watches so. */
export const OFFERS = ['changes'];

/** Everything that the server says over the socket. */
export const FromServer = v.variant('type', [
  /** First of all. */
  v.object({
    type: v.literal('welcome'),
    you: v.nullable(v.object({ guest: Id, name: GuestName })),
    now: v.number(),
    /** What may be asked for that servers from before do not know. */
    offers: v.optional(v.array(v.string()), []),
  }),
  /** The whole table as the viewer may see it: the answer to `watch` without `since`. */
  v.object({
    type: v.literal('table'),
    facts: TableFacts,
    viewer: Watcher,
    news: News,
  }),
  /** What is new; the answer to `watch` with `since`. */
  v.object({
    type: v.literal('update'),
    table: Id,
    viewer: Watcher,
    news: News,
  }),
  /** What is new, for whoever asked for changes and has the version that it begins with. */
  v.object({
    type: v.literal('change'),
    table: Id,
    viewer: Watcher,
    news: ChangedNews,
  }),
  /** The last lines that were said before that version, and whether there are older ones. */
  v.object({ type: v.literal('older'), table: Id, before: Version, chat: v.array(ChatLine), skipped: v.boolean() }),
  /** Carried out and kept, as this version. */
  v.object({ type: v.literal('ack'), table: Id, id: MessageId, version: Version }),
  /** Not carried out: the position has changed since; this is how. */
  v.object({ type: v.literal('stale'), table: Id, id: MessageId, news: News }),
  /** Not carried out, or not understood. */
  v.object({ type: v.literal('refused'), table: v.nullable(Id), id: v.nullable(MessageId), ...Refusal.entries }),
  /** Who is connected, whenever that changes. */
  v.object({ type: v.literal('presence'), table: Id, here: v.array(Seat), watching: whole(0, 1e9) }),
  v.object({ type: v.literal('pong'), now: v.number() }),
  /** The server stops; connect again after so many milliseconds, nothing is lost. */
  v.object({ type: v.literal('bye'), again: v.number() }),
]);
export type FromServer = v.InferOutput<typeof FromServer>;
