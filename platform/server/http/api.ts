import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { findGame } from '@chambord/games';
import { BadInput } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import {
  ClaimLink,
  DealKey,
  HandIn,
  Id,
  JoinMatch,
  MakeTable,
  MatchTerms,
  MOST_BYTES_OF_A_GAME,
  NameMe,
} from '@chambord/protocol';
import type {
  BestTry,
  DealStanding,
  MatchMade,
  MatchRecords,
  MatchState,
  Me,
  RatingList,
  RefusalCode,
  TableList,
  TableMade,
  TableSummary,
} from '@chambord/protocol';
import { statusOf } from '@chambord/protocol/routes';
import { cookieWith, secretIn } from './cookie.ts';
import { networkOf, newCrowd } from './crowd.ts';
import type { Guest } from '../room/decide.ts';
import type { Guests } from '../guests/guests.ts';
import type { House } from '../house.ts';
import { bucketsByKey } from './limits.ts';
import { tableSummaryOf } from '../room/news.ts';
import { isOwnOrigin } from './origin.ts';
import type { Matches } from '../match/matches.ts';
import type { Tries } from '../daily/tries.ts';
import { Refused, refused } from '../room/refused.ts';
import { digest } from '../log/secrets.ts';
import type { Store } from '../log/store.ts';
import { finishedRecord } from '../room/table.ts';
import type { Now } from '../time.ts';

export interface ApiLimits {
  /** Requests of one address: at once, and a second. */
  readonly requests: readonly [number, number];
  /** Requests of one address at the same time, from the first line to the end of the answer. */
  readonly underWay: number;
  /** New guests of one address: at once, and a second. */
  readonly guests: readonly [number, number];
  /** Tries on deals of the day that one address hands in: at once, and a second. Each is played through. */
  readonly tries: readonly [number, number];
  /** Tables that are not over and were made by one guest. */
  readonly tables: number;
}

export interface ApiParts {
  readonly store: Store;
  readonly guests: Guests;
  readonly house: House;
  readonly tries: Tries;
  readonly matches: Matches;
  readonly limits: ApiLimits;
  readonly trustProxy: boolean;
  readonly now: Now;
  /** How long after the last one has gone a table that waits for players is still offered. */
  readonly deserted: number;
  /** The guest has signed out all devices but the one with this secret's hash. */
  readonly onSignOut: (guest: string, kept: string) => void;
}

/** As many tables as are offered at once. */
const LOBBY_SIZE = 50;

/** The requests of docs/protocol.md. */
export function serveApi(app: FastifyInstance, parts: ApiParts): void {
  const { store, guests, house, tries, matches, limits, trustProxy, now, deserted, onSignOut } = parts;
  const requests = bucketsByKey(...limits.requests);
  const newGuests = bucketsByKey(...limits.guests);
  const newTries = bucketsByKey(...limits.tries);

  const underWay = newCrowd(limits.underWay);

  app.addHook('onRequest', async (request, reply) => {
    const leave = underWay.enter(networkOf(request.ip));
    if (leave === null) {
      // The rest of it is not waited for.
      reply.header('Connection', 'close');
      throw refused('tooFast', 'too many requests at the same time: wait for the answers');
    }
    reply.raw.once('close', leave);
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('Cache-Control', 'no-store');
    if (!requests.take(networkOf(request.ip), now())) throw refused('tooFast', 'too many requests: wait a moment');
    if (request.method !== 'GET' && !isOwnOrigin(request.headers, trustProxy)) {
      throw refused('foreign', 'this request comes from the page of somebody else');
    }
  });

  app.setErrorHandler((error: unknown, request, reply) => {
    const { code, reason } = refusalOf(error);
    if (code === 'trouble') request.log.error({ err: error }, 'request failed');
    return reply.code(statusOf(code)).send({ code, reason });
  });

  const findMe = (request: FastifyRequest): Promise<Guest | undefined> => {
    const secret = secretIn(request.headers.cookie);
    return secret === undefined ? Promise.resolve(undefined) : guests.find(secret);
  };

  async function me(request: FastifyRequest): Promise<Guest> {
    const guest = await findMe(request);
    if (guest === undefined) throw refused('noGuest', 'say who you are first: POST /api/me');
    return guest;
  }

  function admit(request: FastifyRequest, reply: FastifyReply, guest: Guest, secret: string): Me {
    reply.header('Set-Cookie', cookieWith(secret, request.protocol === 'https'));
    return { guest: guest.id, name: guest.name };
  }

  app.get('/api/me', async (request): Promise<Me> => {
    const { id, name } = await me(request);
    return { guest: id, name };
  });

  app.post('/api/me', async (request, reply): Promise<Me> => {
    const { name } = readOrRefuse(NameMe, request.body);
    const known = await findMe(request);
    if (known !== undefined) {
      await guests.rename(known.id, name);
      return { guest: known.id, name };
    }
    if (!newGuests.take(networkOf(request.ip), now())) throw refused('tooFast', 'too many new guests: wait a moment');
    const { guest, secret } = await guests.make(name, now());
    return admit(request, reply, guest, secret);
  });

  app.post('/api/me/link', async (request) => guests.link((await me(request)).id, now()));

  app.post('/api/me/claim', async (request, reply): Promise<Me> => {
    const claimed = await guests.claim(readOrRefuse(ClaimLink, request.body).token, now());
    if (claimed === undefined) throw refused('badLink', 'this link was used already, or is too old: make a new one');
    return admit(request, reply, claimed.guest, claimed.secret);
  });

  app.post('/api/me/sign-out', async (request, reply) => {
    const { id } = await me(request);
    const kept = digest(secretIn(request.headers.cookie) ?? '');
    await guests.signOut(id, kept);
    onSignOut(id, kept);
    return reply.code(204).send();
  });

  app.get('/api/me/games', async (request): Promise<TableList> => {
    const guest = await me(request);
    return listFor(await store.games(guest.id), guest);
  });

  app.get('/api/me/history', async (request): Promise<TableList> => {
    const guest = await me(request);
    const { before } = readOrRefuse(
      v.object({ before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))) }),
      request.query,
    );
    return listFor(
      await store.history(guest.id, before === undefined ? Number.MAX_SAFE_INTEGER : Number(before)),
      guest,
    );
  });

  app.post('/api/tables', async (request, reply): Promise<TableMade> => {
    const guest = await me(request);
    const terms = readOrRefuse(MakeTable, request.body);
    if ((await store.made(guest.id)) >= limits.tables) {
      throw refused('tooManyTables', `you have made ${limits.tables} tables that are not over: finish one first`);
    }
    const { facts } = await house.make(terms, guest);
    reply.code(201);
    return { table: facts.id, commitment: facts.commitment };
  });

  app.get('/api/tables', async (request): Promise<TableList> => {
    const time = now();
    const attended = (await store.lobby(time)).filter(
      ({ id, updated }) => Math.max(updated, house.attended(id)) >= time - deserted,
    );
    return listFor(attended.slice(0, LOBBY_SIZE), await findMe(request));
  });

  app.get('/api/tables/:id', async (request): Promise<TableSummary> => {
    const summary = await store.summary(tableId(request));
    if (summary === undefined) throw refused('noTable', 'there is no such table');
    const guest = await findMe(request);
    const live = forGuest(summary, guest);
    // What is kept is as new as the table itself.
    if (live.yours !== null || live.phase === 'waiting' || live.terms.spectators === 'live') return live;
    return forGuest(await house.look(live.id, guest ?? null, tableSummaryOf), guest);
  });

  app.get('/api/tables/:id/record', async (request): Promise<GameRecord> => {
    const { match, record } = await house.look(tableId(request), (await findMe(request)) ?? null, (table) => ({
      match: table.facts.match,
      record: finishedRecord(table),
    }));
    // It holds the shuffle that others are still playing.
    if (match !== null && !(await matches.isOver(match))) throw refused('notOver', 'the match is not over yet');
    if (record === null) throw refused('notOver', 'the game is not over yet');
    return record;
  });

  app.post('/api/matches', async (request, reply): Promise<MatchMade> => {
    const guest = await me(request);
    const made = await matches.make(guest, readOrRefuse(MatchTerms, request.body));
    reply.code(201);
    return made;
  });

  app.get('/api/matches/:id', async (request): Promise<MatchState> => {
    return matches.state(matchId(request), await findMe(request));
  });

  app.post('/api/matches/:id/join', async (request): Promise<MatchState> => {
    return matches.join(matchId(request), await me(request), readOrRefuse(JoinMatch, request.body));
  });

  app.post('/api/matches/:id/leave', async (request): Promise<MatchState> => {
    return matches.leave(matchId(request), await me(request));
  });

  app.get('/api/matches/:id/records', async (request): Promise<MatchRecords> => {
    return { records: await matches.records(matchId(request)) };
  });

  app.post('/api/deals/tries', { bodyLimit: MOST_BYTES_OF_A_GAME }, async (request): Promise<DealStanding> => {
    const guest = await me(request);
    const told = readOrRefuse(HandIn, request.body);
    if (!newTries.take(networkOf(request.ip), now())) throw refused('tooFast', 'too many tries: hand yours in later');
    return tries.handIn(guest, told);
  });

  app.get('/api/deals/standing', async (request): Promise<DealStanding> => {
    const guest = await me(request);
    return tries.standing(guest, readOrRefuse(v.object({ deal: DealKey }), request.query).deal);
  });

  app.get('/api/deals/try', async (request): Promise<BestTry> => {
    const asking = await me(request);
    const { deal, guest } = readOrRefuse(v.object({ deal: DealKey, guest: Id }), request.query);
    return tries.best(asking, deal, guest);
  });

  app.get('/api/ratings/:game', async (request): Promise<RatingList> => {
    const { game } = readOrRefuse(v.object({ game: v.string() }), request.params);
    try {
      findGame(game);
    } catch (error) {
      if (error instanceof BadInput) throw refused('noGame', error.message);
      throw error;
    }
    const guest = await findMe(request);
    const yours = guest && (await store.rating(game, guest.id));
    return { ratings: await store.ratings(game), yours: yours ?? null };
  });
}

function tableId(request: FastifyRequest): string {
  const { id } = request.params as { readonly id: unknown };
  if (!v.is(Id, id)) throw refused('noTable', 'there is no such table');
  return id;
}

function matchId(request: FastifyRequest): string {
  const { id } = request.params as { readonly id: unknown };
  if (!v.is(Id, id)) throw refused('noMatch', 'there is no such match');
  return id;
}

function forGuest(summary: Omit<TableSummary, 'yours'>, guest: Guest | undefined): TableSummary {
  const yours = guest === undefined ? -1 : summary.seats.findIndex(({ guest: id, kept }) => (id ?? kept) === guest.id);
  return { ...summary, yours: yours < 0 ? null : yours };
}

function listFor(tables: readonly Omit<TableSummary, 'yours'>[], guest: Guest | undefined): TableList {
  return { tables: tables.map((table) => forGuest(table, guest)) };
}

/** Reads what comes from outside; what is wrong with it is said with its place. */
export function readOrRefuse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue);
  throw refused('malformed', `${place === null ? '' : `${place}: `}${issue.message.slice(0, 200)}`);
}

function refusalOf(error: unknown): { readonly code: RefusalCode; readonly reason: string } {
  if (error instanceof Refused) return { code: error.refusal.code, reason: error.refusal.reason };
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return { code: 'tooLarge', reason: 'the body is too large' };
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { code: 'malformed', reason: 'the request cannot be read: its body has to be JSON' };
  }
  return { code: 'trouble', reason: 'something went wrong here; nothing was changed' };
}
