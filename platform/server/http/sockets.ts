import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { RawData } from 'ws';
import { FromClient, MOST_BYTES, OFFERS } from '@chambord/protocol';
import type { FromServer } from '@chambord/protocol';
import { readOrRefuse } from './api.ts';
import { secretIn } from './cookie.ts';
import { networkOf, newCrowd } from './crowd.ts';
import type { Guest } from '../room/decide.ts';
import type { Guests } from '../guests/guests.ts';
import type { House } from '../house.ts';
import { bucketsByKey, newBucket } from './limits.ts';
import { sendMessage } from '../room/client-connection.ts';
import { comeBackIn, stayAway } from './lag.ts';
import type { ClientConnection } from '../room/client-connection.ts';
import type { Metrics } from './metrics.ts';
import { isOwnOrigin } from './origin.ts';
import { Refused, refusal, refused } from '../room/refused.ts';
import { digest } from '../log/secrets.ts';
import type { Now } from '../time.ts';

export interface SocketLimits {
  /** Messages of one connection: at once, and a second. */
  readonly messages: readonly [number, number];
  /** Messages of one address. */
  readonly addressMessages: readonly [number, number];
  /** Open connections of one address. */
  readonly connections: number;
  /** How far the server may be behind, in milliseconds, and still let somebody in: later they would have given up before they were answered, and come again. */
  readonly lag: number;
}

export interface SocketParts {
  readonly guests: Guests;
  readonly house: House;
  readonly metrics: Metrics;
  readonly limits: SocketLimits;
  readonly trustProxy: boolean;
  readonly now: Now;
  readonly onTrouble: (error: unknown) => void;
  /** What becomes of each message; null where nobody reads it. */
  readonly log: ((what: Record<string, unknown>, text: string) => void) | null;
  /** How long clients are to stay away at least when the server stops, in milliseconds. */
  readonly again: () => number;
  /** How far the server is behind, in milliseconds. */
  readonly lag: () => number;
}

export interface Sockets {
  /** The guest has signed out all devices but the one with this secret's hash: their connections end. */
  signOut(guest: string, kept: string): void;
  /** Tells everybody that the server stops, lets what is under way finish, and closes. */
  close(): Promise<void>;
}

const HEARTBEAT = 30_000;
/** Who does not read what is sent has to connect again. */
const MOST_UNREAD = 1 << 20;
/** So many messages may come too fast before the connection is closed. */
const PATIENCE = 100;

export function serveSockets(server: Server, parts: SocketParts): Sockets {
  const { guests, house, metrics, limits, trustProxy, now, onTrouble, again, lag, log } = parts;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const addressBuckets = bucketsByKey(...limits.addressMessages);
  const addresses = newCrowd(limits.connections);
  const alive = new WeakSet<WebSocket>();
  /** Whose connection it is, and by which secret. */
  const owners = new WeakMap<WebSocket, { readonly guest: string; readonly hash: string }>();
  const underWay = new Set<Promise<void>>();
  let open = true;
  let heard = 0;

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    admit(request, socket, head).catch((error: unknown) => {
      onTrouble(error);
      reject(socket, 500);
    });
  });

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = addressOf(request, trustProxy);
    if (request.url !== '/ws') return reject(socket, 404);
    if (!open) return reject(socket, 503);
    if (!isOwnOrigin(request.headers, trustProxy)) return reject(socket, 403);
    const leave = addresses.enter(address);
    if (leave === null) return reject(socket, 429);
    socket.once('close', leave);
    const away = stayAway(lag(), limits.lag);
    if (away !== null) {
      metrics.sentAway();
      // A page learns nothing from a refused connection: it has to be opened for a word.
      wss.handleUpgrade(request, socket, head, (ws) => sendAway(ws, away));
      return;
    }
    const secret = secretIn(request.headers.cookie);
    const guest = secret === undefined ? null : ((await guests.find(secret)) ?? null);
    wss.handleUpgrade(request, socket, head, (ws) => {
      if (guest !== null && secret !== undefined) owners.set(ws, { guest: guest.id, hash: digest(secret) });
      welcome(ws, socket, guest, address);
    });
  }

  function sendAway(ws: WebSocket, away: number): void {
    ws.on('error', () => ws.terminate());
    ws.send(byeIn(away));
    ws.close(1013, 'too busy');
  }

  function welcome(ws: WebSocket, socket: Duplex, guest: Guest | null, address: string): void {
    let corked = false;
    /** What is said in one breath, an answer and the news, goes out together. */
    const gather = () => {
      if (corked) return;
      corked = true;
      socket.cork();
      process.nextTick(() => {
        corked = false;
        socket.uncork();
      });
    };
    const connection: ClientConnection = {
      guest,
      tables: new Set(),
      isOpen: () => ws.readyState === WebSocket.OPEN,
      send(text) {
        if (!connection.isOpen()) return;
        gather();
        if (ws.bufferedAmount > MOST_UNREAD) ws.terminate();
        else ws.send(text);
      },
    };
    const bucket = newBucket(...limits.messages);
    let tooFast = 0;
    metrics.connected(1);
    alive.add(ws);
    ws.on('pong', () => alive.add(ws));
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      metrics.connected(-1);
      house.drop(connection);
    });
    ws.on('message', (data, isBinary) => {
      if (!bucket.take(now()) || !addressBuckets.take(address, now())) {
        metrics.refused('tooFast');
        tooFast++;
        if (tooFast > PATIENCE) ws.close(1008, 'too many messages');
        else sendMessage(connection, refusal(null, null, { code: 'tooFast', reason: 'too many messages: slower' }));
        return;
      }
      const work = hear(connection, data, isBinary);
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    });
    const you = guest && { guest: guest.id, name: guest.name };
    sendMessage(connection, { type: 'welcome', you, now: now(), offers: OFFERS });
  }

  async function hear(connection: ClientConnection, data: RawData, isBinary: boolean): Promise<void> {
    let message: FromClient | undefined;
    const begin = performance.now();
    const trace = `${process.pid}-${heard++}`;
    try {
      message = readOrRefuse(FromClient, parse(isBinary ? undefined : data));
      metrics.received(message.type);
      log?.({ trace, ...namesOf(message) }, 'message');
      await obey(connection, message, trace);
    } catch (error) {
      const table = message !== undefined && 'table' in message ? message.table : null;
      const id = message !== undefined && 'id' in message ? message.id : null;
      if (error instanceof Refused) {
        metrics.refused(error.refusal.code);
        sendMessage(connection, refusal(table, id, error.refusal));
      } else {
        onTrouble(error);
        metrics.refused('trouble');
        sendMessage(
          connection,
          refusal(table, id, { code: 'trouble', reason: 'something went wrong here; try again' }),
        );
      }
    }
    const seconds = (performance.now() - begin) / 1000;
    metrics.answered(seconds);
    log?.({ trace, seconds }, 'answered');
  }

  async function obey(connection: ClientConnection, message: FromClient, trace: string): Promise<void> {
    switch (message.type) {
      case 'ping':
        sendMessage(connection, { type: 'pong', now: now() });
        return;
      case 'watch':
        await house.watch(connection, message.table, message);
        return;
      case 'unwatch':
        await house.unwatch(connection, message.table);
        return;
      case 'older':
        await house.older(connection, message.table, message.before);
        return;
      default:
        await house.command(connection, message, trace);
    }
  }

  const heartbeat = setInterval(() => {
    for (const ws of wss.clients) {
      if (!alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }, HEARTBEAT);

  return {
    signOut(guest, kept) {
      for (const ws of wss.clients) {
        const owner = owners.get(ws);
        if (owner?.guest === guest && owner.hash !== kept) ws.close(1008, 'signed out');
      }
    },

    async close() {
      open = false;
      clearInterval(heartbeat);
      const many = wss.clients.size;
      for (const ws of wss.clients) if (ws.readyState === WebSocket.OPEN) ws.send(byeIn(comeBackIn(again(), many)));
      await Promise.all(underWay);
      for (const ws of wss.clients) ws.close(1001, 'the server stops');
      await new Promise((resolve) => setTimeout(resolve, wss.clients.size === 0 ? 0 : 200));
      for (const ws of wss.clients) ws.terminate();
    },
  };
}

/** What a log may say of a message: not what was said at a table. */
function namesOf(message: FromClient): Record<string, unknown> {
  const { type } = message;
  return {
    type,
    ...('table' in message ? { table: message.table } : {}),
    ...('id' in message ? { id: message.id } : {}),
  };
}

function byeIn(again: number): string {
  const bye: FromServer = { type: 'bye', again };
  return JSON.stringify(bye);
}

function parse(data: RawData | undefined): unknown {
  // With the usual settings a message is always one piece.
  if (!(data instanceof Buffer)) throw refused('malformed', 'a message has to be text, not bytes');
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    throw refused('malformed', 'a message has to be JSON');
  }
}

const REASONS: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function reject(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  // The last one was added by the proxy that we trust; those before it are hearsay.
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return networkOf(last ?? socket.remoteAddress ?? '');
}
