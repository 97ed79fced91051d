import { availableParallelism } from 'node:os';
import fastify from 'fastify';
import { MOST_BYTES } from '@chambord/protocol';
import { serveApi } from './api.ts';
import type { ApiLimits } from './api.ts';
import { startBotThread } from '../bots/bot-thread.ts';
import { openBots } from '../bots/bots.ts';
import { compressAnswers } from './compress-answers.ts';
import { networkOf, newCrowd } from './crowd.ts';
import { openMatches } from '../match/matches.ts';
import { openTryJudge } from '../daily/judge.ts';
import { openTries } from '../daily/tries.ts';
import { openPostgres, openSqlite } from '../log/database.ts';
import { joinFleet } from '../fleet.ts';
import { serveDescriptions } from './descriptions.ts';
import { errorInLog } from './error-in-log.ts';
import { openGuests } from '../guests/guests.ts';
import { openHouse } from '../house.ts';
import type { HouseEvents, HouseOptions } from '../house.ts';
import { openLag } from './lag.ts';
import { startKeeper } from '../room/keeper.ts';
import { openMetrics } from './metrics.ts';
import { PAGE_HEADERS, addressOrNowhere, servePage } from './page.ts';
import { openReadiness } from './readiness.ts';
import { writePulse } from '../log/schema.ts';
import { serveSockets } from './sockets.ts';
import type { SocketLimits } from './sockets.ts';
import { openStore } from '../log/store.ts';
import { openTime } from '../time.ts';

export interface Limits extends ApiLimits, SocketLimits, Pick<HouseOptions, 'chat'> {
  /** Connections of one address, whatever they are for; not where all come from a proxy. */
  readonly wires: number;
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestTime: number;
}

/** For a server that everybody can reach. Several people may share an address. */
export const LIMITS: Limits = {
  requests: [100, 20],
  underWay: 50,
  guests: [20, 0.2],
  tries: [20, 0.05],
  tables: 20,
  chat: [10, 0.5],
  messages: [60, 20],
  addressMessages: [600, 200],
  connections: 200,
  lag: 1500,
  wires: 400,
  requestTime: 15_000,
};

export interface ServerOptions {
  /** The built page; null to serve none. */
  readonly page: string | null;
  /** The built documentation; null to serve none. */
  readonly docs?: string | null;
  readonly port: number;
  readonly host: string;
  /** Where games are kept: a folder, or the address of a PostgreSQL database. */
  readonly keep: { readonly folder: string } | { readonly postgres: string };
  /** Whether to believe X-Forwarded-… headers. */
  readonly trustProxy?: boolean;
  readonly limits?: Partial<Limits>;
  readonly logLevel?: string;
  /** What runs in the threads of bots (`bot-worker.ts`), where it is built already. */
  readonly botProgram?: string | undefined;
  /** Milliseconds between the decisions of bots. */
  readonly botPace?: number;
  /** How long someone whose turn it is may be without a connection before a bot takes the seat. */
  readonly gone?: number;
  /** How far behind spectators are where the table says so. */
  readonly delay?: number;
  /** How long after the last one has gone a table that waits for players stands in the lobby. */
  readonly deserted?: number;
  /** How long a table that nobody looks at is remembered. */
  readonly idle?: number;
}

export interface ChambordServer {
  readonly address: string;
  /** Everything that is answered by itself, as `GET /api/me`. */
  readonly routes: readonly string[];
  /** Tells everybody, finishes what is under way, and stops. */
  close(): Promise<void>;
}

const BOT_PACE = 700;
const GONE = 60_000;
const DESERTED = 5 * 60_000;
/** How often the log says that bots have too little time. */
const TELL_AGAIN = 60_000;
/** How long it takes until a process that was stopped is there again, at the least. */
const RESTART = 1000;

export async function openServer(options: ServerOptions): Promise<ChambordServer> {
  const { page, port, host, keep, trustProxy = false, botPace = BOT_PACE, gone = GONE, delay, idle } = options;
  const { deserted = DESERTED, docs = null } = options;
  const now = openTime();
  const limits = { ...LIMITS, ...options.limits };
  const app = fastify({
    // The proxy in front of us, and not those before it.
    trustProxy: (_address: string, hop: number) => trustProxy && hop === 0,
    bodyLimit: MOST_BYTES,
    logger: { level: options.logLevel ?? 'warn', serializers: { err: errorInLog } },
    forceCloseConnections: true,
    requestTimeout: limits.requestTime,
    // Neither is an answer kept for ever that nobody reads.
    connectionTimeout: 4 * limits.requestTime,
    http: { headersTimeout: limits.requestTime, connectionsCheckingInterval: Math.ceil(limits.requestTime / 3) },
    routerOptions: { maxParamLength: 100 },
    rewriteUrl: ({ url = '/' }) => addressOrNowhere(url),
  });
  const onTrouble = (error: unknown) => app.log.error({ err: error }, 'trouble');
  const database = 'postgres' in keep ? await openPostgres(keep.postgres, onTrouble) : await openSqlite(keep.folder);
  const { db, bus } = database;
  const store = openStore(database, gone);
  const guests = openGuests(db);
  const fleet = joinFleet(bus, now);
  const lag = openLag();
  const metrics = openMetrics({
    rooms: () => house.size(),
    changesWaiting: () => store.waiting(),
    botQuestions: () => bots.asked(),
    lag: () => lag.now() / 1000,
  });
  const log = ['debug', 'trace'].includes(options.logLevel ?? '')
    ? (what: Record<string, unknown>, text: string) => app.log.debug(what, text)
    : null;
  store.onBatch(({ size, seconds, traces }) => {
    metrics.wrote(size, seconds);
    log?.({ traces, size, seconds }, 'commit');
  });
  const counted: HouseEvents = {
    move: () => metrics.moved(),
    refused: (code) => metrics.refused(code),
    watched: (told) => metrics.watched(told),
  };
  const house = openHouse(store, bus, fleet, counted, {
    gone,
    now,
    chat: limits.chat,
    ...(delay === undefined ? {} : { delay }),
    ...(idle === undefined ? {} : { idle }),
  });
  let told = -Infinity;
  const bots = openBots({
    // One core is the server's own.
    threads: Math.max(1, availableParallelism() - 1),
    start: () => startBotThread(options.botProgram),
    onThink(level, share) {
      metrics.thought(level, share);
      if (share === 1 || now() - told < TELL_AGAIN) return;
      told = now();
      app.log.warn({ level, share }, 'more bots than cores: they think for this share of their time, and are weaker');
    },
  });
  const judge = openTryJudge(() => startBotThread(options.botProgram));
  const tries = openTries(db, judge, now);
  const matches = openMatches(database, store, house, now);
  const keeper = startKeeper(store, house, fleet, bots, { pace: botPace, gone, now }, onTrouble);

  if (!trustProxy) {
    const wires = newCrowd(limits.wires);
    app.server.on('connection', (socket) => {
      const leave = wires.enter(networkOf(socket.remoteAddress ?? ''));
      if (leave === null) socket.destroy();
      else socket.once('close', leave);
    });
  }
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // The same without its answer.
    if (method !== 'HEAD') routes.push(`${String(method)} ${url}`);
  });
  app.addHook('onSend', async (_request, reply) => void reply.headers(PAGE_HEADERS));
  compressAnswers(app);
  const isReady = openReadiness(() => writePulse(db, now()), now, onTrouble);
  app.get('/livez', async () => ({ ok: true }));
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, async (_request, reply) => {
      const ok = await isReady();
      return reply.code(ok ? 200 : 503).send({ ok });
    });
  }
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  const onSignOut = (guest: string, kept: string) => {
    sockets.signOut(guest, kept);
    bus.publish(`out|${guest}|${kept}`);
  };
  bus.onMessage((message) => {
    const [word, guest = '', kept = ''] = message.split('|');
    if (word === 'out') sockets.signOut(guest, kept);
  });
  serveApi(app, { store, guests, house, tries, matches, limits, trustProxy, now, deserted, onSignOut });
  serveDescriptions(app);
  if (page !== null) servePage(app, page, docs);
  // Where there are others, one of them goes on at once.
  const again = () => (fleet.hasOthers() ? 0 : RESTART);
  const sockets = serveSockets(app.server, {
    guests,
    house,
    metrics,
    limits,
    trustProxy,
    now,
    onTrouble,
    again,
    lag: () => lag.now(),
    log,
  });

  async function close(): Promise<void> {
    await sockets.close();
    lag.stop();
    await app.close();
    keeper.stop();
    house.close();
    fleet.stop();
    await bots.close();
    await judge.close();
    await database.close();
  }

  try {
    await app.listen({ port, host });
  } catch (error) {
    await close();
    throw error;
  }
  const bound = app.server.address();
  const number = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    address: `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${number}/`,
    routes,
    close,
  };
}
