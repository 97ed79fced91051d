import type * as v from 'valibot';
import type { MessageType } from './from-client.ts';
import type { FromServer, RefusalCode } from './from-server.ts';
import {
  BestTry,
  ClaimLink,
  DealStanding,
  HandIn,
  JoinMatch,
  MakeTable,
  MatchMade,
  MatchRecords,
  MatchState,
  Me,
  NameMe,
  PersonalLink,
  RatingList,
  TableList,
  TableMade,
} from './http.ts';
import { TableSummary } from './table.ts';
import { DEAL_KEY, ID, MatchTerms } from './terms.ts';

/** What the server answers under one address: the published description (`scripts/schemas`) is made from this, and tests ask the server for each. */
export interface HttpRoute {
  readonly method: 'GET' | 'POST';
  /** With the names of its parts in braces. */
  readonly path: string;
  readonly what: string;
  /** Whether a cookie must come with it, or may: then the answer is what its guest may know. */
  readonly cookie?: 'needed' | 'welcome';
  /** What may stand behind the question mark: a pattern, and what it means. */
  readonly query?: Readonly<
    Record<string, { readonly pattern: string; readonly what: string; readonly needed?: true }>
  >;
  readonly body?: v.GenericSchema;
  /** JSON of this form, a record of a game, or nothing. */
  readonly answer: v.GenericSchema | 'record' | 'nothing';
  readonly status: 200 | 201 | 204;
  /** Besides those that every request may get. */
  readonly refusals: readonly RefusalCode[];
}

/** What any request below /api/ may get. */
export const ANY_REFUSAL = ['tooFast', 'trouble'] as const satisfies readonly RefusalCode[];
/** And what any that has a body. */
export const BODY_REFUSALS = ['malformed', 'tooLarge', 'foreign'] as const satisfies readonly RefusalCode[];

/** All requests below /api/; docs/protocol.md says more of each. */
export const ROUTES: readonly HttpRoute[] = [
  {
    method: 'GET',
    path: '/api/me',
    what: 'Who one is.',
    cookie: 'needed',
    answer: Me,
    status: 200,
    refusals: ['noGuest'],
  },
  {
    method: 'POST',
    path: '/api/me',
    what: 'A new guest with a cookie if none comes along, else another name.',
    cookie: 'welcome',
    body: NameMe,
    answer: Me,
    status: 200,
    refusals: [],
  },
  {
    method: 'POST',
    path: '/api/me/link',
    what: 'Makes a personal link, good once and for an hour.',
    cookie: 'needed',
    answer: PersonalLink,
    status: 200,
    refusals: ['noGuest', 'foreign'],
  },
  {
    method: 'POST',
    path: '/api/me/claim',
    what: 'This device becomes the guest who made the link.',
    body: ClaimLink,
    answer: Me,
    status: 200,
    refusals: ['badLink'],
  },
  {
    method: 'POST',
    path: '/api/me/sign-out',
    what: 'Every other device of the guest loses its cookie.',
    cookie: 'needed',
    answer: 'nothing',
    status: 204,
    refusals: ['noGuest', 'foreign'],
  },
  {
    method: 'GET',
    path: '/api/me/games',
    what: 'The own tables that are not over, those first at which it is one’s turn.',
    cookie: 'needed',
    answer: TableList,
    status: 200,
    refusals: ['noGuest'],
  },
  {
    method: 'GET',
    path: '/api/me/history',
    what: 'The own tables that are over, 30 at a time, the last first.',
    cookie: 'needed',
    query: { before: { pattern: '^\\d{1,15}$', what: 'Only those that were last changed before this `updated`.' } },
    answer: TableList,
    status: 200,
    refusals: ['noGuest', 'malformed'],
  },
  {
    method: 'POST',
    path: '/api/tables',
    what: 'Makes a table; nobody sits yet.',
    cookie: 'needed',
    body: MakeTable,
    answer: TableMade,
    status: 201,
    refusals: ['noGuest', 'noGame', 'badTerms', 'tooManyTables'],
  },
  {
    method: 'GET',
    path: '/api/tables',
    what: 'The lobby: open tables that wait for people, the newest first.',
    cookie: 'welcome',
    answer: TableList,
    status: 200,
    refusals: [],
  },
  {
    method: 'GET',
    path: '/api/tables/{id}',
    what: 'A table, as new as the guest may watch it.',
    cookie: 'welcome',
    answer: TableSummary,
    status: 200,
    refusals: ['noTable', 'closed'],
  },
  {
    method: 'GET',
    path: '/api/tables/{id}/record',
    what: 'The record of a game that is over, with the proof of its shuffle.',
    cookie: 'welcome',
    answer: 'record',
    status: 200,
    refusals: ['noTable', 'closed', 'notOver'],
  },
  {
    method: 'POST',
    path: '/api/matches',
    what: 'Makes a match: the same deal at several tables, one person at each; nobody has joined yet.',
    cookie: 'needed',
    body: MatchTerms,
    answer: MatchMade,
    status: 201,
    refusals: ['noGuest', 'noGame', 'badTerms', 'tooManyTables'],
  },
  {
    method: 'GET',
    path: '/api/matches/{id}',
    what: 'A match as everybody may see it, and the own table.',
    cookie: 'welcome',
    answer: MatchState,
    status: 200,
    refusals: ['noMatch'],
  },
  {
    method: 'POST',
    path: '/api/matches/{id}/join',
    what: 'Joins with the own part of the shuffle; when the last one has joined, the tables are dealt.',
    cookie: 'needed',
    body: JoinMatch,
    answer: MatchState,
    status: 200,
    refusals: ['noGuest', 'noMatch', 'started'],
  },
  {
    method: 'POST',
    path: '/api/matches/{id}/leave',
    what: 'Leaves a match that has not begun.',
    cookie: 'needed',
    answer: MatchState,
    status: 200,
    refusals: ['noGuest', 'foreign', 'noMatch', 'started'],
  },
  {
    method: 'GET',
    path: '/api/matches/{id}/records',
    what: 'All games of a match that is over, with the proof of their shuffle.',
    answer: MatchRecords,
    status: 200,
    refusals: ['noMatch', 'notOver'],
  },
  {
    method: 'POST',
    path: '/api/deals/tries',
    what: 'Hands in a first try on a deal of the day, which is played through; the first one of a guest stands.',
    cookie: 'needed',
    body: HandIn,
    answer: DealStanding,
    status: 200,
    refusals: ['noGuest', 'notToday', 'otherBots', 'notFound'],
  },
  {
    method: 'GET',
    path: '/api/deals/standing',
    what: 'How the own try compares with those of all others.',
    cookie: 'needed',
    query: { deal: { pattern: DEAL_KEY.source, what: 'The deal.', needed: true } },
    answer: DealStanding,
    status: 200,
    refusals: ['noGuest', 'malformed', 'noTry'],
  },
  {
    method: 'GET',
    path: '/api/deals/try',
    what: 'One of the best tries, for whoever has handed one in.',
    cookie: 'needed',
    query: {
      deal: { pattern: DEAL_KEY.source, what: 'The deal.', needed: true },
      guest: { pattern: ID.source, what: 'Whose try it is.', needed: true },
    },
    answer: BestTry,
    status: 200,
    refusals: ['noGuest', 'malformed', 'noTry', 'notFound'],
  },
  {
    method: 'GET',
    path: '/api/ratings/{game}',
    what: 'The best whose rating is settled, and the guest’s own.',
    cookie: 'welcome',
    answer: RatingList,
    status: 200,
    refusals: ['noGame'],
  },
];

/** Refusals as HTTP says them. */
const STATUS: Partial<Record<RefusalCode, number>> = {
  noGuest: 401,
  foreign: 403,
  closed: 403,
  noTable: 404,
  noMatch: 404,
  noTry: 403,
  noGame: 404,
  notFound: 404,
  notOver: 409,
  notToday: 409,
  otherBots: 409,
  tooLarge: 413,
  tooFast: 429,
  tooManyTables: 429,
  trouble: 500,
};

/** What is not named is a bad request. */
export const statusOf = (code: RefusalCode): number => STATUS[code] ?? 400;

/** What each message of a client means, and by what it is answered. */
export const HEARD: Readonly<
  Record<MessageType, { readonly what: string; readonly answers: readonly FromServer['type'][] }>
> = {
  watch: {
    what: 'News of this table from now on, and all since the version that one has.',
    answers: ['table', 'update', 'change', 'refused'],
  },
  unwatch: { what: 'No more news of this table.', answers: [] },
  older: { what: 'Asks for what was said before that version.', answers: ['older', 'refused'] },
  ping: { what: 'Is anybody there?', answers: ['pong'] },
  sit: { what: 'Takes a free seat; the last one to sit starts the game.', answers: ['ack', 'stale', 'refused'] },
  leave: { what: 'Stands up before the game, goes away during it.', answers: ['ack', 'stale', 'refused'] },
  back: { what: 'Comes back to the own seat.', answers: ['ack', 'stale', 'refused'] },
  move: { what: 'A decision, made looking at this version.', answers: ['ack', 'stale', 'refused'] },
  undo: { what: 'Takes the own last touch back, or asks the others for it.', answers: ['ack', 'stale', 'refused'] },
  answer: { what: 'Answers the offer of that version.', answers: ['ack', 'stale', 'refused'] },
  resign: { what: 'Takes the last place; a bot plays the seat.', answers: ['ack', 'stale', 'refused'] },
  rematch: { what: 'Sets up the next table with the same people, once.', answers: ['ack', 'stale', 'refused'] },
  chat: { what: 'Says something from a seat.', answers: ['ack', 'stale', 'refused'] },
  phrase: { what: 'Says a quick phrase, which each page has in its language.', answers: ['ack', 'stale', 'refused'] },
};

/** What each message of the server means. */
export const SAID: Readonly<Record<FromServer['type'], string>> = {
  welcome: 'First of all: who this connection is, and what may be asked for.',
  table: 'The whole table as the viewer may see it: forget what you had.',
  update: 'What is new at a table.',
  change: 'What is new, for whoever asked for changes: only what has changed of how things stand.',
  older: 'The last lines that were said before that version.',
  ack: 'Carried out as this version, and kept.',
  stale: 'Not carried out: the position has changed since; this is how.',
  refused: 'Not carried out, or not understood.',
  presence: 'Who is connected, whenever that changes.',
  pong: 'The answer to `ping`.',
  bye: 'The server stops: connect again after so many milliseconds, nothing is lost.',
};
